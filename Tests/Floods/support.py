"""What the floods are made of: people who edit meanwhile, and attackers' connections and requests."""
import http.client
import json
import socket
import time

# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
FORM = "Content-Type: application/x-www-form-urlencoded"
JSON = "Accept: application/json"


class Person:
    """Somebody who edits a field of a page, and hears of it on a stream; with TLS if it is told what to trust."""

    def __init__(self, port, trusted=None):
        if trusted:
            self.connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=TIMEOUT, context=trusted)
        else:
            self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        self.connection.request("GET", "/login", headers={"Accept": "application/json"})
        reply = self.connection.getresponse()
        self.cookie = reply.headers["Set-Cookie"].split(";")[0]
        self.page = json.loads(reply.read())["page"]
        self.stream = socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)
        if trusted:
            self.stream = trusted.wrap_socket(self.stream, server_hostname="127.0.0.1")
        self.stream.sendall(
            f"GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\nPinion-Pages: {self.page}@1\r\n\r\n".encode()
        )
        self.edits = 0

    def edit(self):
        """How many seconds it takes until the stream tells of an edit."""
        self.edits += 1
        fields = {"username": [self.edits, 2, f"name{self.edits}"]}
        body = json.dumps({"page": self.page, "n": self.edits, "seen": 2, "fields": fields})
        start = time.perf_counter()
        self.connection.request(
            "POST", "/live", body=body, headers={"Cookie": self.cookie, "Content-Type": "application/json"}
        )
        reply = self.connection.getresponse()
        reply.read()
        assert reply.status in (200, 204), reply.status
        heard = b""
        while f'"username":[{self.edits}]'.encode() not in heard:
            part = self.stream.recv(65536)
            assert part, "the stream has ended"
            heard = heard[-200:] + part
        return time.perf_counter() - start

    def close(self):
        self.stream.close()
        self.connection.close()


def connect(port, number):
    """A connection from one of 200 addresses: each has limits of its own."""
    connection = socket.socket()
    connection.bind((f"127.0.1.{number % 200 + 1}", 0))
    connection.settimeout(TIMEOUT)
    connection.connect(("127.0.0.1", port))
    return connection


def requests(port, count, texts, statuses, addresses=1, cookie_of=None):
    """Sends requests, one after the other, on a connection that stays open while it can."""
    connection, reader = None, None
    for number in range(count):
        if connection is None or number % (count // addresses or 1) == 0:
            if connection:
                reader.close()
                connection.close()
            connection = connect(port, number * addresses // count)
            reader = connection.makefile("rb")
        try:
            connection.sendall(texts(number))
            status, length, closes = read_head(reader)
            reader.read(length)
        except (OSError, ValueError):
            status, closes = 0, True
        statuses[status] = statuses.get(status, 0) + 1
        if closes:
            reader.close()
            connection.close()
            connection = None
    if connection:
        reader.close()
        connection.close()


def read_head(reader):
    words = reader.readline().split()
    if len(words) < 2:
        raise ValueError("no answer")
    length, closes = 0, False
    while (line := reader.readline().strip().lower()):
        if line.startswith(b"content-length:"):
            length = int(line.split(b":")[1])
        closes = closes or line == b"connection: close"
    return int(words[1]), length, closes


def request(method, path, body="", *fields):
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *fields]
    if method != "GET":
        lines.append(f"Content-Length: {len(body)}")
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()
