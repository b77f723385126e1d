"""The two pages, as one writes them with Datastar's Python SDK and Starlette: datastar_pages.py PORT.

The button's state is the server's, which patches the element; what the fields hold stays in the browser, as signals.
"""

import asyncio
import itertools
import sys

import uvicorn
from datastar_py import ServerSentEventGenerator as SSE
from datastar_py.starlette import DatastarResponse, read_signals
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

SCRIPT = "https://cdn.jsdelivr.net/gh/starfederation/datastar@main/bundles/datastar.js"


def document(title, body):
    return HTMLResponse(f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title><script type="module" src="{SCRIPT}"></script></head>
<body>
{body}
</body>
</html>
""")


def login_button(enabled):
    return f'<button id="login"{"" if enabled else " disabled"}>Log in</button>'


async def login(request):
    return document("Log in", f"""<h1>Log in</h1>
<form data-on:submit="@post('/login')">
<label>Username <input data-bind:username data-on:input="@post('/login/validate')"></label>
<label>Password <input type="password" data-bind:password data-on:input="@post('/login/validate')"></label>
{login_button(False)}
</form>""")


async def validate(request):
    signals = await read_signals(request)
    return DatastarResponse(SSE.patch_elements(login_button(signals["username"] and signals["password"])))


async def log_in(request):
    return DatastarResponse(SSE.execute_script('alert("Nobody can sign in here.")'))


class Board:
    def __init__(self):
        self.value = 0
        self.changed = asyncio.Condition()

    async def change(self):
        async with self.changed:
            self.value += 1
            self.changed.notify_all()

    async def next_after(self, value):
        async with self.changed:
            await self.changed.wait_for(lambda: self.value != value)
        return self.value


board = Board()
numbers = itertools.count(1)


def label(number, value):
    return f'<p id="label">Page {number} sees {value}</p>'


async def shared(request):
    number = next(numbers)
    return document("Shared", f"""<main data-signals:number="{number}" data-init="@get('/shared/updates')">
{label(number, board.value)}
<button data-on:click="@post('/shared/change')">Change it for all</button>
</main>""")


async def updates(request):
    number = (await read_signals(request))["number"]

    async def events():
        value = board.value
        while True:
            yield SSE.patch_elements(label(number, value))
            value = await board.next_after(value)

    return DatastarResponse(events())


async def change(request):
    await board.change()
    return DatastarResponse()


app = Starlette(routes=[
    Route("/login", login),
    Route("/login", log_in, methods=["POST"]),
    Route("/login/validate", validate, methods=["POST"]),
    Route("/shared", shared),
    Route("/shared/updates", updates),
    Route("/shared/change", change, methods=["POST"]),
])

if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
