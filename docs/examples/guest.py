#!/usr/bin/env python3
"""A player of one's own at Yinuo's table: plays the first card that goes, calls when it has to.

    guest.py PATH/TO/yinuo-cli [WORDS OF serve…]     such as: --players guest,normal --games 100 --seed 7
"""
import json
import subprocess
import sys


def choose(question):
    """Whatever it is, it stands in question['legal']; here: a call, else a play, else what is left."""
    deeds = {action.split()[1]: action for action in reversed(question['legal'])}
    if question['ask'] == 'reaction':
        return deeds.get('call') or deeds.get('report')
    for deed in ('name', 'play', 'draw', 'pass'):
        if deed in deeds:
            return deeds[deed]
    return question['legal'][0]


def main():
    command, *words = sys.argv[1:]
    table = subprocess.Popen([command, 'serve', *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    for line in table.stdout:
        message = json.loads(line)
        if 'ask' in message:
            table.stdin.write(json.dumps({'action': choose(message)}) + '\n')
            table.stdin.flush()
        elif 'players' in message:
            for player in message['players']:
                print(f"{player['kind']}: {player['wins']} of {message['games']} games won")
        elif 'refused' in message:
            print(message['sentence'], file=sys.stderr)
    return table.wait()


if __name__ == '__main__':
    sys.exit(main())
