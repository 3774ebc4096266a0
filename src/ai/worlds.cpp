#include "ai/worlds.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "engine/families/deal.hpp"
#include "engine/fold.hpp"

namespace yinuo::ai {
namespace {

// Per cent. Where drawing is free some draw although they could play; black cards are often kept.
constexpr std::uint32_t kTrustColoured = 10, kTrustColouredStrict = 3;
constexpr std::uint32_t kTrustBlack = 30, kTrustBlackStrict = 12;
constexpr std::uint32_t kKeepsOddHand = 35;  // a hand in which another colour than the named one is the most frequent
constexpr int kTries = 12;                   // for a card that is not doubted
constexpr int kHands = 3;                    // for a hand that fits the named colour

// What costs time in a look-ahead and decides nothing there.
void simplify(State& state) {
  Rules& rules = state.rules;
  rules.uno_penalty = 0;
  rules.misplay_penalty = 0;
  rules.reveal_at = 0;
  rules.silence_on = SilenceOn::None;
  rules.partner_hands = false;
  state.owes_call = state.called = state.early_call = state.late_allowed = state.fined = 0;
  state.silence_by = kNoSeat;
}

bool fits_name(const State& world, Seat seat, Colour named) {
  const Hand& hand = world.hands[seat];
  const auto held = [&](Colour colour) {
    return size_of(hand.faces & faces_of_colour(colour)) + size_of(hand.pairs & faces_of_colour(colour));
  };
  const int own = held(named);
  for (int i = 0; i < kColours; ++i) {
    if (held(static_cast<Colour>(i)) > own) return false;
  }
  return true;
}

}  // namespace

Worlds::Worlds(const View& view, const Belief* belief) : base_(view.copy()) {
  const bool strict = !base_.rules.draw_freely;
  trust_coloured_ = strict ? kTrustColouredStrict : kTrustColoured;
  trust_black_ = strict ? kTrustBlackStrict : kTrustBlack;
  const bool usable = belief != nullptr && belief->is_up_to_date(view);
  collect(view, usable ? belief : nullptr);
  simplify(base_);
}

void Worlds::collect(const View& view, const Belief* belief) {
  const auto sees = [&](Slot slot) { return contains(base_.cells[slot].known(), view.me()); };
  std::array<int, 64> copies{};
  std::array<Face, kMaxSlots> deck;
  const int cards = deal::list_faces(base_.rules, deck);
  for (int i = 0; i < cards; ++i) ++copies[static_cast<std::size_t>(bit_of(deck[static_cast<std::size_t>(i)]))];
  for (Slot slot = 0; slot < base_.slots; ++slot) {
    if (sees(slot)) --copies[static_cast<std::size_t>(bit_of(base_.face(slot)))];
  }
  for (int i = 0; i < kFaces; ++i) {
    const Face face = face_at(i);
    for (int n = copies[static_cast<std::size_t>(bit_of(face))]; n > 0; --n) pool_[pool_count_++] = face;
  }
  for (Seat seat = 0; seat < base_.seats; ++seat) collect_hand(seat, belief);
  const Seat four = base_.chain.wild4_by;
  if (four == kNoSeat || base_.chain.guilt != Guilt::Unknown) return;
  telling_ = belief != nullptr ? belief->telling() : 0;
  const Face under = view.under_top();
  // The colour in force before the card is that of the one below it; below a black one any colour does for a guess.
  if (telling_ == 0) telling_ = faces_of_colour(is_coloured(under) ? colour_of(under) : Colour::Red);
}

// The cards of a hand that are not seen, those first of which most is known.
void Worlds::collect_hand(Seat seat, const Belief* belief) {
  HiddenHand hand{seat, hidden_count_, 0, belief != nullptr ? belief->named(seat) : Colour::None};
  for (Slot slot = base_.hands[seat].first; slot != kNoSlot; slot = base_.cells[slot].next) {
    if (base_.face(slot) != Face::Unknown) continue;
    hidden_[static_cast<std::size_t>(hidden_count_++)] = {slot, belief != nullptr ? belief->doubted(slot) : 0};
  }
  hand.count = hidden_count_ - hand.first;
  if (hand.count == 0) return;
  std::stable_sort(hidden_.begin() + hand.first, hidden_.begin() + hidden_count_,
                   [](const Hidden& a, const Hidden& b) { return size_of(a.doubted) > size_of(b.doubted); });
  hands_[static_cast<std::size_t>(hand_count_++)] = hand;
}

void Worlds::draw(State& world, Rng& rng) const {
  world = base_;
  std::array<Face, kMaxSlots> pool;
  std::copy_n(pool_.begin(), pool_count_, pool.begin());
  std::uint32_t left = pool_count_;
  for (int i = 0; i < hand_count_; ++i) deal_hand(world, hands_[static_cast<std::size_t>(i)], pool.data(), left, rng);
  shuffle(pool.data(), left, rng);
  // A set-up table may lack cards of its deck.
  YINUO_CHECK(left >= world.draw_count);
  for (Slot slot = world.draw_top; slot != kNoSlot; slot = world.cells[slot].next)
    world.cells[slot].set_face(pool[--left]);
  if (telling_ != 0) judge(world);
  world.rng = Rng::seeded(rng.next());
}

// Cards that are taken stand behind those that are left, so that a hand can be put back and dealt anew.
void Worlds::deal_hand(State& world, const HiddenHand& hidden, Face* pool, std::uint32_t& left, Rng& rng) const {
  Hand& hand = world.hands[hidden.seat];
  const Hand before = hand;
  const std::uint32_t all = left;
  for (int attempt = 0; attempt < kHands; ++attempt) {
    left = all;
    hand = before;
    for (int i = hidden.first; i < hidden.first + hidden.count; ++i) {
      const Hidden& card = hidden_[static_cast<std::size_t>(i)];
      const std::uint32_t at = pick(pool, left, card.doubted, rng);
      std::swap(pool[at], pool[--left]);
      Cell& cell = world.cells[card.slot];
      cell.set_face(pool[left]);
      if (!cell.face_down()) folding::count_face(hand, pool[left]);
    }
    if (hidden.named == Colour::None || fits_name(world, hidden.seat, hidden.named) || rng.chance(kKeepsOddHand))
      return;
  }
}

std::uint32_t Worlds::pick(const Face* pool, std::uint32_t left, FaceSet doubted, Rng& rng) const {
  std::uint32_t at = rng.below(left);
  if (doubted == 0) return at;
  for (int i = 0; i < kTries; ++i) {
    const Face face = pool[at];
    if (!contains(doubted, face) || rng.chance(is_black(face) ? trust_black_ : trust_coloured_)) return at;
    at = rng.below(left);
  }
  for (std::uint32_t i = 0; i < left; ++i) {
    const std::uint32_t next = at + i < left ? at + i : at + i - left;
    if (!contains(doubted, pool[next])) return next;
  }
  return at;
}

void Worlds::judge(State& world) const {
  Chain& chain = world.chain;
  chain.guilt = Guilt::Innocent;
  Slot slot = world.hands[chain.wild4_by].first;
  for (int i = 0; i < chain.wild4_hand && slot != kNoSlot; ++i, slot = world.cells[slot].next) {
    if (!world.cells[slot].face_down() && contains(telling_, world.face(slot))) chain.guilt = Guilt::Guilty;
  }
}

}  // namespace yinuo::ai
