"""Pages, messages and streams as the browser's script sees them, under the control of a test.

By default the server behaves: it numbers messages, echoes edits, journals what it sends and resumes from any cursor.
A test bends it: it holds answers back, cuts streams, sends frames twice or in the wrong order, forgets a page.
"""

import json
import queue
import re
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

PUBLIC = Path(__file__).resolve().parents[3] / "Public"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
COMMENTS = {".js": rb"(?m)^[ \t]*//.*\n?", ".css": rb"(?m)^[ \t]*/\*([^*]|\*(?!/))*\*/[ \t]*$\n?"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def content(file):
    """What is sent of a file; of one that is written in chapters, neither indentation nor lines that only comment."""
    if not file.is_dir():
        return file.read_bytes()
    text = b"".join(re.sub(COMMENTS[file.suffix], b"", part.read_bytes()) for part in sorted(file.iterdir()))
    return re.sub(rb"^\s+", b"", text, flags=re.MULTILINE)


class Page:
    """An open page: its journal of frames, and what the browser said of it."""

    def __init__(self, server, path, html, title):
        self.server, self.path, self.html, self.title = server, path, html, title
        self.id = secrets.token_urlsafe(16)
        self.revision = 1
        self.n = 0
        self.number = server.next_number()
        self.stream = None
        self.journal = []  # (revision, ops, fields)
        self.effects = []
        self.messages = []
        self.stored = None
        self.closed = False

    def document(self):
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{self.title}</title>"
            '<link rel="stylesheet" href="/pinion.css"><link rel="icon" href="/icon.svg" type="image/svg+xml">'
            '<script src="/pinion.js" type="module"></script></head>'
            f'<body data-page="{self.id}" data-revision="{self.revision}">{self.html}</body></html>'
        )

    def change(self, *ops, fields=None, send=True):
        """Raises the revision by a change and, unless told otherwise, sends it. Returns the frame."""
        with self.server.lock:
            before = self.revision
            self.revision += 1
            self.journal.append((self.revision, list(ops), fields or {}))
            frame = self.frame(before)
            if send:
                self.send(frame)
            return frame

    def effect(self, kind, argument, send=True):
        with self.server.lock:
            self.effects.append([self.server.next_number(), kind, argument])
            frame = self.frame(self.revision)
            if send:
                self.send(frame)
            return frame

    def frame(self, since):
        """What a reader has to be told that has seen the revision `since`."""
        frame = {"b": since, "q": self.revision, "n": self.n}
        ops, fields = [], {}
        for revision, more, values in self.journal:
            if revision > since:
                ops += more
                fields.update(values)
        if ops:
            frame["ops"] = ops
        if fields:
            frame["fields"] = fields
        if self.effects:
            frame["effects"] = list(self.effects)
        return frame

    def send(self, frame):
        with self.server.lock:
            if self.stream:
                self.stream.send(None, {"page": self.number, **frame})
            self.server.changed.notify_all()

    def actions(self):
        return [message["action"] for message in self.messages if "action" in message]

    def edits(self, name):
        """The values of a field, in the order in which they arrived."""
        return [message["fields"][name][2] for message in self.messages if name in message.get("fields", {})]


class Stream:
    def __init__(self):
        self.id = secrets.token_hex(3)
        self.chunks = queue.Queue()
        self.asked = {}

    def send(self, event, data):
        text = f"event: {event}\n" if event else f"id: {self.id}.{data['q']}\n"
        self.write(f"{text}data: {json.dumps(data, ensure_ascii=False)}\n\n".encode())

    def write(self, chunk):
        self.chunks.put(chunk)

    def cut(self):
        self.chunks.put(None)


class FakeServer:
    """Serves the pages that `open_page(path)` makes: a function from a path to (HTML, title)."""

    def __init__(self, open_page, port=0):
        self.open_page = open_page
        self.lock = threading.RLock()
        self.changed = threading.Condition(self.lock)
        self.pages = {}
        self.streams = []
        self.requests = []  # (method, path)
        self.attached = []  # the bodies of attach messages
        self.numbers = 0
        self.answering = threading.Event()
        self.answering.set()
        self.on_message = None  # (page, message) → (status, body), or None for the usual answer
        self.on_request = None  # (handler) → True if it has answered
        self.httpd = Httpd(("127.0.0.1", port), Handler)
        self.httpd.fake = self
        self.port = self.httpd.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.thread = threading.Thread(target=self.httpd.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self.thread.start()

    def stop(self):
        self.httpd.shutdown()
        self.httpd.server_close()
        self.answering.set()
        self.cut_streams()

    def next_number(self):
        with self.lock:
            self.numbers += 1
            return self.numbers

    # What tests do

    def wait(self, condition, timeout=30):
        """Waits until `condition()` is true; the changes of this server wake it."""
        with self.changed:
            if not self.changed.wait_for(condition, timeout):
                raise AssertionError(f"never happened: {condition.__code__.co_name} {condition.__code__.co_firstlineno}")

    @property
    def page(self):
        """The page that was opened last."""
        return list(self.pages.values())[-1]

    def beat(self):
        """Says on every stream that it is there, as a server does every ten seconds."""
        with self.lock:
            for stream in self.streams:
                stream.send("beat", {})

    def cut_streams(self):
        with self.lock:
            for stream in self.streams:
                stream.cut()
            for page in self.pages.values():
                page.stream = None
            self.streams = []

    def forget_pages(self):
        """What a restart does: nobody knows the open pages any more."""
        with self.lock:
            self.pages = {}
            self.cut_streams()

    # What browsers do

    def make_page(self, path):
        with self.lock:
            html, title = self.open_page(path)
            page = Page(self, path, html, title)
            self.pages[page.id] = page
            self.changed.notify_all()
            return page

    def open_stream(self, header):
        with self.lock:
            stream = Stream()
            self.streams.append(stream)
            gone = []
            for entry in filter(None, (part.strip() for part in header.split(","))):
                identifier, _, seen = entry.partition("@")
                stream.asked[identifier] = int(seen)
                if identifier in self.pages:
                    self.pages[identifier].stream = stream
                else:
                    gone.append(identifier)
            known = [self.pages[identifier] for identifier in stream.asked if identifier in self.pages]
            stream.write(b"retry: 1500\n\n")
            stream.send(
                "hello",
                {
                    "stream": stream.id,
                    "pages": {page.id: page.number for page in known},
                    "n": {page.id: page.n for page in known},
                    "gone": gone,
                },
            )
            for page in known:
                if stream.asked[page.id] < page.revision or page.effects:
                    page.send(page.frame(stream.asked[page.id]))
            self.changed.notify_all()
            return stream

    def receive(self, message):
        """Answers a message: (status, body or None)."""
        with self.lock:
            page = self.pages.get(message.get("page"))
            if page is None or page.closed:
                return 410, {"title": "This page is gone.", "status": 410}
            if message.get("close"):
                page.closed = True
                self.changed.notify_all()
                return 204, None
            if "attach" in message:
                self.attached.append(message)
                self.changed.notify_all()
                stream = next((stream for stream in self.streams if stream.id == message["attach"]), None)
                if stream is None:
                    return 404, {"title": "No such stream.", "status": 404}
                page.stream = stream
                if message["seen"] < page.revision:
                    page.send(page.frame(message["seen"]))
                return 200, {"stream": stream.id, "page": page.number, "n": page.n}
            if message["n"] == page.n and page.stored:
                return page.stored
            if message["n"] != page.n + 1:
                return 409, {"title": "Another number was expected.", "status": 409, "n": page.n}
            page.n = message["n"]
            page.messages.append(message)
            if "ack" in message:
                page.effects = [effect for effect in page.effects if effect[0] > message["ack"]]
            page.stored = (self.on_message and self.on_message(page, message)) or self.usual(page, message)
            self.changed.notify_all()
            return page.stored

    def usual(self, page, message):
        if message.get("fields"):
            page.change(fields={name: edit[:1] for name, edit in message["fields"].items()})
        return (204, None) if page.stream else (200, page.frame(message["seen"]))


class Httpd(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        pass  # browsers break connections off


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    @property
    def fake(self):
        return self.server.fake

    def do_GET(self):
        path = urlsplit(self.path).path
        self.note(path)
        if self.fake.on_request and self.fake.on_request(self):
            return
        file = PUBLIC / path[1:]
        if path == "/live":
            self.live()
        elif path != "/" and file.suffix in TYPES and file.exists():
            self.answer(200, content(file), TYPES[file.suffix])
        elif path.count(".") or path == "/test":
            self.answer(200 if path == "/test" else 404, b"<!doctype html><title>test</title>", "text/html")
        else:
            self.answer(200, self.fake.make_page(path).document().encode(), "text/html; charset=utf-8")

    def do_HEAD(self):
        """A browser asks whether the server is there."""
        self.note(urlsplit(self.path).path)
        if self.fake.on_request and self.fake.on_request(self):
            return
        self.answer(200, b"", "text/event-stream")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.note(urlsplit(self.path).path)
        if self.fake.on_request and self.fake.on_request(self):
            return
        if urlsplit(self.path).path != "/live":
            return self.form(body)
        status, answer = self.fake.receive(json.loads(body))
        self.fake.answering.wait()
        kind = "application/problem+json" if status > 399 else "application/json"
        self.answer(status, json.dumps(answer).encode() if answer is not None else b"", kind)

    def form(self, body):
        self.answer(405, b"", "text/plain")

    def note(self, path):
        with self.fake.lock:
            self.fake.requests.append((self.command, path))
            self.fake.changed.notify_all()

    def live(self):
        stream = self.fake.open_stream(self.headers.get("Pinion-Pages", ""))
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        while (chunk := stream.chunks.get()) is not None:
            self.wfile.write(chunk)
            self.wfile.flush()

    def answer(self, status, body, type, headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if status != 204:
            self.send_header("Content-Type", type)
            self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        if status != 204:
            self.wfile.write(body)
