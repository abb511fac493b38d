"""How REST of this checkout does beside another one: `python -m tools.compare_rest OTHER [ROUNDS]`.

OTHER is a folder with another checkout of Landsraad, for example the commit before a change. Both
answer the same requests by turns, each in a process of its own and without a network in between;
the median of the rounds counts. Requests are per second of processor time.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

from tools.checkouts import by_turns, compare

MEASURE = """
import asyncio, json, resource, sys, tempfile, time

began = time.process_time()
from landsraad.server.app import create_app
imported = time.process_time() - began
modules = len(sys.modules)
from landsraad.server.limits import STANDARD
from landsraad.server.settings import Settings


async def ask(app, method, path, token, body=None, refused=False):
    content = b"" if body is None else json.dumps(body).encode()
    headers = [(b"content-type", b"application/json"), (b"host", b"localhost")]
    headers += [(b"content-length", str(len(content)).encode())]
    headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
    scope = {
        "type": "http", "http_version": "1.1", "method": method, "path": path,
        "raw_path": path.encode(), "root_path": "", "scheme": "http", "query_string": b"",
        "headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }
    sent = []

    async def receive():
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message):
        sent.append(message)

    await app(scope, receive, send)
    assert (sent[0]["status"] >= 400) == refused, sent
    return json.loads(sent[1]["body"])


async def rate(number, *request):
    began = time.process_time()
    for _ in range(number):
        await ask(*request)
    return number / (time.process_time() - began)


async def main():
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(folder + "/x.db", limits=STANDARD.times(1e6)))
        async with app.router.lifespan_context(app):
            guest = await ask(app, "POST", "/api/guests", "", {"name": "Irulan"})
            token = guest["token"]
            table = {"game": "crysknife", "name": "Sietch", "players": {"paul": "me"}}
            found = {
                "GET /api/me": await rate(2000, app, "GET", "/api/me", token),
                "PATCH /api/me": await rate(500, app, "PATCH", "/api/me", token, {"name": "Ghani"}),
                "the same, refused": await rate(2000, app, "PATCH", "/api/me", token, {}, True),
                "POST /api/tables": await rate(300, app, "POST", "/api/tables", token, table),
            }
    found["import of the app, s"] = imported
    found["modules imported"] = modules
    found["memory, MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps(found))


asyncio.run(main())
"""


def main(other: Path, rounds: int) -> None:
    """Measure by turns and print a line for each row: there, here and the ratio."""
    measured = by_turns(MEASURE, other, rounds)
    for row in measured[0][0]:
        here = median([mine[row] for mine, _ in measured])
        there = median([theirs[row] for _, theirs in measured])
        ratio = median([mine[row] / theirs[row] for mine, theirs in measured])
        print(f"{row:22} {there:10.2f} {here:10.2f}   ratio {ratio:.2f}")


if __name__ == "__main__":
    compare("compare_rest", main)
