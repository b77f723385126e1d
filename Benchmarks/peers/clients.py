"""A browser's half of the wire, without the browser, one class for each peer.

    page = Kind(port, index)        of the index depends which of the loopback's addresses it comes from
    await page.open("/shared")      gets the page, and opens its stream or its socket
    await page.edit("ann")          types into the first field, until the button's new state has come
    await page.press()              presses the shared page's button
    page.on_text = function         is told of each delivery, as text
    page.up, page.down              bytes that were sent and received since `open`

The heads of requests are the fewest that the server can do with. NiceGUI speaks socket.io, whose few messages are
written here by hand; its frames are those of `websockets`, compressed as a browser and the server agree on it.
"""

import ast
import asyncio
import json
import re
import urllib.parse
import uuid

import websockets

PAGES_AN_ADDRESS = 24


class Line:
    """A connection that carries one request after the other."""

    async def connect(self, port, index):
        source = 2 + index // PAGES_AN_ADDRESS
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(f"127.0.{source // 250}.{source % 250 + 1}", 0), limit=1 << 20)
        self.up = self.down = 0
        return self

    def send(self, method, path, headers="", body=b""):
        length = f"Content-Length: {len(body)}\r\n" if body or method == "POST" else ""
        data = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}{length}\r\n".encode() + body
        self.writer.write(data)
        self.up += len(data)

    async def head(self):
        head = await self.reader.readuntil(b"\r\n\r\n")
        self.down += len(head)
        status = int(head[9:12])
        if status not in (200, 204):
            raise RuntimeError(f"answered {head.decode()}")
        return head.decode("latin-1")

    async def chunk(self):
        line = await self.reader.readuntil(b"\r\n")
        data = await self.reader.readexactly(int(line, 16) + 2)
        self.down += len(line) + len(data)
        return data[:-2]

    async def ask(self, method, path, headers="", body=b""):
        self.send(method, path, headers, body)
        head = await self.head()
        self.cookie = (re.search(r"(?i)set-cookie: ([^;\r]+)", head) or [None, None])[1]
        if head[9:12] == "204":
            return ""
        if "transfer-encoding: chunked" in head.lower():
            parts = []
            while part := await self.chunk():
                parts.append(part)
            return b"".join(parts).decode()
        size = int((re.search(r"(?i)content-length: (\d+)", head) or [0, 0])[1])
        self.down += size
        return (await self.reader.readexactly(size)).decode()


class Client:
    keeps_login = True           # Whether the server keeps anything of an open login page.
    first_is_elsewhere = False   # Whether the script comes from another server, which is not measured.
    stream = None
    reading = None

    def __init__(self, port, index):
        self.port, self.index = port, index
        self.on_text = None
        self.answered = asyncio.Event()

    async def dial(self):
        return await Line().connect(self.port, self.index)

    async def get(self, path):
        self.line = await self.dial()
        return await self.line.ask("GET", path, "Accept: text/html\r\n")

    def close_line(self):
        self.line.writer.close()

    @property
    def up(self):
        return self.line.up

    @property
    def down(self):
        return self.line.down + (self.stream.down if self.stream else 0)

    def listen(self, reading):
        self.reading = asyncio.create_task(reading)

    async def close(self):
        if self.reading:
            self.reading.cancel()
        if self.stream:
            self.stream.writer.close()
        self.close_line()


class Pinion(Client):
    login, shared = "/login-views", "/shared-views"

    async def open(self, path):
        html = await self.get(path)
        self.cookie = self.line.cookie
        self.id = re.search(r'data-page="([^"]+)', html)[1]
        self.seen = int(re.search(r'data-revision="(\d+)', html)[1])
        self.names = re.findall(r'<input[^>]*? name="(username|password)"', html)
        self.n = self.edits = 0
        self.stream = await self.dial()
        self.stream.send("GET", "/live", f"Accept: text/event-stream\r\nCookie: {self.cookie}\r\n"
                                         f"Pinion-Pages: {self.id}@{self.seen}\r\n")
        await self.stream.head()
        self.greeted = asyncio.Event()
        self.listen(self.read())
        await self.greeted.wait()

    async def read(self):
        while True:
            event = await self.stream.reader.readuntil(b"\n\n")
            self.stream.down += len(event)
            if b"event: hello" in event:
                self.greeted.set()
            if not event.startswith(b"data: ") and b"\ndata: " not in event or b"event: " in event:
                continue
            frame = event.decode()
            self.seen = int(re.search(r'"q":(\d+)', frame)[1])
            if self.on_text:
                self.on_text(frame)
            if (edit := re.search(r'"username":\[(\d+)', frame)) and int(edit[1]) >= self.edits:
                self.answered.set()

    async def say(self, what):
        self.n += 1
        body = f'{{"page":"{self.id}","n":{self.n},"seen":{self.seen},{what}}}'.encode()
        await self.line.ask("POST", "/live", f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\n", body)

    async def fill(self):
        await self.say(f'"fields":{{"password":[1,{self.seen},"secret"]}}')

    async def edit(self, text):
        self.edits += 1
        self.answered.clear()
        await self.say(f'"fields":{{"username":[{self.edits},{self.seen},"{text}"]}}')
        await self.answered.wait()

    async def press(self):
        await self.say('"action":"fan-out"')


class Datastar(Client):
    login, shared = "/login", "/shared"
    keeps_login = False
    first_is_elsewhere = True
    asking = "Accept: text/event-stream, text/html, application/json\r\nDatastar-Request: true\r\n"
    sending = asking + "Content-Type: application/json\r\n"

    async def open(self, path):
        html = await self.get(path)
        self.signals = {"username": "", "password": ""}
        if number := re.search(r'data-signals:number="(\d+)', html):
            self.signals = {"number": int(number[1])}
            self.stream = await self.dial()
            query = urllib.parse.urlencode({"datastar": json.dumps(self.signals, separators=(",", ":"))})
            self.stream.send("GET", f"/shared/updates?{query}", self.asking)
            await self.stream.head()
            await self.stream.chunk()
            self.listen(self.read())

    async def read(self):
        while True:
            event = await self.stream.chunk()
            if self.on_text:
                self.on_text(event.decode())

    async def post(self, path):
        return await self.line.ask("POST", path, self.sending, json.dumps(self.signals, separators=(",", ":")).encode())

    async def fill(self):
        self.signals["password"] = "secret"
        await self.post("/login/validate")

    async def edit(self, text):
        self.signals["username"] = text
        event = await self.post("/login/validate")
        if ("disabled" in event) == bool(text):
            raise RuntimeError(f"'{text}' was answered {event}")

    async def press(self):
        await self.post("/shared/change")


class NiceGUI(Client):
    login, shared = "/login", "/shared"
    socket = None

    async def open(self, path):
        html = await self.get(path)
        query = ast.literal_eval(re.search(r"query: (\{.*?\}),\n", html)[1])
        self.id, self.next = query["client_id"], int(query["next_message_id"])
        elements = json.loads(re.search(r"parseElements\(String\.raw`(.*?)`\)", html, re.DOTALL)[1].replace("&quot;", '"'))
        self.listeners = [(int(number), event["listener_id"], event["type"])
                          for number, element in elements.items() for event in element.get("events", [])]
        self.close_line()
        implicit = query["implicit_handshake"]
        query |= {"implicit_handshake": str(implicit).lower(), "document_id": str(uuid.uuid4()), "tab_id": str(uuid.uuid4()),
                  "EIO": 4, "transport": "websocket"}
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/_nicegui_ws/socket.io/?{urllib.parse.urlencode(query)}",
            max_queue=None, ping_interval=None)
        opened = await self.socket.recv()
        await self.socket.send("40")
        joined = await self.socket.recv()
        if opened[:1] != "0" or joined[:2] != "40":
            raise RuntimeError(f"no socket: {opened} {joined}")
        if not implicit:
            await self.say("handshake", query)
        self.count_bytes()
        self.listen(self.read())

    def count_bytes(self):
        self.sent = self.received = 0
        transport, data_received = self.socket.transport, self.socket.data_received
        write = transport.write

        def count_received(data):
            self.received += len(data)
            data_received(data)

        def count_sent(data):
            self.sent += len(data)
            write(data)

        self.socket.data_received = count_received
        self.socket.transport = type("Counting", (), {
            "write": staticmethod(count_sent), "__getattr__": lambda _, name: getattr(transport, name)})()

    @property
    def up(self):
        return self.sent

    @property
    def down(self):
        return self.received

    async def read(self):
        async for message in self.socket:
            if message == "2":
                await self.socket.send("3")
                continue
            if not message.startswith("42"):
                continue
            name, data = json.loads(message[2:])
            self.next = data.get("_id", self.next) + 1
            if name == "update":
                if self.on_text:
                    self.on_text(message)
                self.answered.set()

    async def say(self, name, data):
        await self.socket.send("42" + json.dumps([name, data], separators=(",", ":")))

    async def act(self, listener, args):
        number, listener_id, _ = listener
        await self.say("event", {"id": number, "client_id": self.id, "listener_id": listener_id, "args": args})

    def on(self, kind):
        return [each for each in self.listeners if each[2] == kind]

    async def fill(self):
        await self.act(self.on("update:value")[1], ['"secret"'])

    async def edit(self, text):
        self.answered.clear()
        await self.act(self.on("update:value")[0], [json.dumps(text)])
        await self.answered.wait()

    async def press(self):
        await self.act(self.on("click")[0], [])

    async def close(self):
        if self.reading:
            self.reading.cancel()
        if self.socket:
            await self.socket.close()
