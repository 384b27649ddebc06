#!/usr/bin/env python3
"""A small bot for all games of Farbraum; docs/bots-by-others.md tells what it hears and says.

bot.py                   answers line by line: farbraum bot-arena GAME --bot "python3 examples/bot.py"
bot.py URL CODE [NAME]   sits down at a table and plays there over HTTP
"""
import json, random, sys, time, urllib.error, urllib.request

# What ends something or gives something up is done only if there is nothing better.
LAST = ("end", "done", "joker", "propose", "accept", "let-go", "drop edge", "drop middle", "give")


def choose(game):
    """One of the legal actions, or `wait` where time will bring something better."""
    legal = game["legal"]
    best = [a for a in legal if a.startswith(("fulfil", "drop hold"))] or [a for a in legal if not a.startswith(LAST)]
    if game["deadline"] is not None and not best:
        return "wait"
    # Now and then something ends all the same, lest a turn go on for ever.
    return random.choice(best if best and random.random() < 0.97 else legal)


def lines():
    for line in sys.stdin:
        game = json.loads(line).get("game")
        if game and "legal" in game:
            print(choose(game), flush=True)


def http(url, code, name="Python"):
    def ask(path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(url + path, data, headers))

    headers = {"Content-Type": "application/json"}
    headers["Authorization"] = "Bearer " + json.load(ask("/api/bots", {"name": name}))["token"]
    table, you = f"/api/bot/tables/{code}", None
    stream = ask(table + "/stream")
    ask(table, {"ask": "sit", "name": name})
    for told in (json.loads(line) for line in stream if line.strip()):
        you = told["table"]["you"] if "table" in told else you
        game = told.get("game")
        if game and game["outcome"]:
            return print(json.dumps(game["outcome"]["seats"][you]))
        while game and you in game["awaited"] and (action := choose(game)) != "wait":
            # Where everybody races, what others did meanwhile does not matter.
            number = game["number"] if game["deadline"] is None else None
            try:
                ask(table, {"ask": "play", "action": action, "number": number})
            except urllib.error.HTTPError as refused:
                if refused.code == 429:  # too fast
                    time.sleep(1)
                    continue
            break  # if somebody was quicker, the next line tells how things stand


http(*sys.argv[1:]) if len(sys.argv) > 2 else lines()
