"""A computer player of one's own: plays a match against Quatorze's through the API, with Python's standard library.

    quatorze serve --no-browser &
    python3 examples/bot.py [game] [level] [address]
"""
import hashlib, json, os, random, sys, time
from urllib.request import Request, urlopen

GAME, LEVEL, ADDRESS = (sys.argv[1:] + ["attrition", "recrue", "http://127.0.0.1:1914"][len(sys.argv) - 1:])[:3]


def ask(method, path, body=None, token=None):
    request = Request(ADDRESS + "/api" + path, method=method, data=body and json.dumps(body).encode())
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urlopen(request) as answer:
        return json.load(answer)


def choose(table):
    """The thinking goes here: the table holds all that this seat may see, the offers all that it may do."""
    return random.choice(table["prompt"]["offers"])["decision"]


# Our number is promised by its digest before the server could know it, and opened when the server has promised its own.
number = os.urandom(32)
seats = [{"kind": "person", "name": "bot.py"}, {"kind": "computer", "level": LEVEL}]
match = ask("POST", "/matches", {"game": GAME, "seats": seats, "commitment": hashlib.sha256(number).hexdigest()})
path, token = "/matches/" + match["id"], match["tokens"][0]
ask("POST", path + "/reveal", {"number": number.hex()}, token)

while True:
    sheet = ask("GET", path + "/sheet?lang=en", token=token)
    if sheet["over"]:
        break
    if sheet["table"]["prompt"]["offers"]:
        ask("POST", path + "/decide", {"number": sheet["number"], "decision": choose(sheet["table"])}, token)
    else:
        time.sleep(0.05)

print(sheet["over"]["outcome"], f"({sheet['number']} decisions)")
made = hashlib.sha256(b"quatorze-seed" + bytes.fromhex(sheet["dice"]["secret"]) + number).hexdigest()
assert made == sheet["dice"]["seed"], "these dice were not fair"
print(f"{ADDRESS}/#{path.replace('/matches', '/m')}/r/0 shows it again.")
