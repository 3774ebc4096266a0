// Who sits at the table of a record: the drawn faces of its computer players, and the person.
#pragma once

#include <vector>

#include "app/match.hpp"
#include "engine/record.hpp"

namespace yinuo::app {

// By the seats at which they began, one of them or more people, without names but own ones. The faces that the record
// names; where it does not name them all, those that its seed draws.
[[nodiscard]] std::vector<Player> seat_players(const Record& record);

}  // namespace yinuo::app
