#!/usr/bin/env python3
"""Whatever a client sends gets a clear answer, the server stays up, and other people's streams go on.

Usage: Tests/HTTP/bad_input.py [path of the dashboard]
"""
import contextlib
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import unittest

DASHBOARD = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
TOKEN = "whoever runs this site"


class Reply:
    """The status, header fields and body of an answer."""

    def __init__(self, data):
        head, _, self.body = data.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if lines[0].startswith("HTTP/") else 0
        pairs = [line.partition(": ")[::2] for line in lines[1:]]
        self.fields = {name.lower(): value for name, value in pairs}
        self.cookies = [value.split(";")[0] for name, value in pairs if name.lower() == "set-cookie"]

    @property
    def problem(self):
        return json.loads(self.body)


class BadInput(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.database = f"sqlite:{cls.folder.name}/test.sqlite"
        cls.server = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--metrics-token", TOKEN, "--database-url", cls.database],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "SAMPLES": "0"},
        )
        cls.port = int(re.search(rb":(\d+)\s*$", cls.server.stdout.readline()).group(1))
        # Another person, whose stream has to go on.
        cls.cookie, cls.page = cls.open_page()
        cls.stream = socket.create_connection(("127.0.0.1", cls.port), timeout=TIMEOUT)
        cls.stream.sendall(cls.head("GET", "/live", {"Cookie": cls.cookie, "Pinion-Pages": f"{cls.page}@2"}))
        cls.edits = 0

    @classmethod
    def tearDownClass(cls):
        cls.stream.close()
        cls.server.terminate()
        assert cls.server.wait(timeout=TIMEOUT) == 0, "SIGTERM ends the server with status 0"
        cls.server.stdout.close()
        cls.server.stderr.close()
        cls.folder.cleanup()

    def tearDown(self):
        """After each case the other person types, and hears of it on the stream that was open before."""
        cls = type(self)
        cls.edits += 1
        body = json.dumps(
            {"page": self.page, "n": cls.edits, "seen": 2, "fields": {"username": [cls.edits, 2, f"name{cls.edits}"]}}
        )
        reply = self.ask("POST", "/live", {"Cookie": self.cookie, "Content-Type": "application/json"}, body)
        self.assertEqual(reply.status, 204)
        heard = b""
        while f'"username":[{cls.edits}]'.encode() not in heard:
            part = self.stream.recv(65536)
            self.assertTrue(part, "the stream has ended")
            heard += part
        self.assertIsNone(self.server.poll())

    @staticmethod
    def head(method, path, fields=None, length=None):
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
        lines += [f"{name}: {value}" for name, value in (fields or {}).items()]
        if length is not None:
            lines.append(f"Content-Length: {length}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape")

    @classmethod
    def raw(cls, data, timeout=TIMEOUT):
        """Sends bytes, and reads until the other side has answered a whole message or closed."""
        with socket.create_connection(("127.0.0.1", cls.port), timeout=timeout) as connection:
            try:
                connection.sendall(data)
            except OSError:
                pass  # It has answered before it read all.
            answer = b""
            try:
                while part := connection.recv(65536):
                    answer += part
                    head, separator, body = answer.partition(b"\r\n\r\n")
                    length = re.search(rb"(?i)content-length: (\d+)", head)
                    if separator and (not length or len(body) >= int(length.group(1))):
                        break
            except OSError:
                pass
            return Reply(answer)

    @classmethod
    def ask(cls, method, path, fields=None, body=""):
        body = body.encode() if isinstance(body, str) else body
        return cls.raw(cls.head(method, path, fields, len(body) if method not in ("GET", "HEAD") else None) + body)

    @classmethod
    def open_page(cls):
        reply = cls.ask("GET", "/login", {"Accept": "application/json"})
        return reply.cookies[0], json.loads(reply.body)["page"]

    def message(self, body, cookie=None, fields=None):
        cookie = cookie or self.open_page()[0]
        return self.ask("POST", "/live", {"Cookie": cookie, "Content-Type": "application/json", **(fields or {})}, body)

    def assertProblem(self, reply, status, *words):
        self.assertEqual(reply.status, status, reply.body)
        self.assertEqual(reply.fields["content-type"], "application/problem+json")
        self.assertEqual(reply.problem["status"], status)
        for word in words:
            self.assertIn(word, reply.problem["detail"])

    # Cookies and pages

    def test_a_message_without_a_cookie(self):
        reply = self.ask("POST", "/live", {"Content-Type": "application/json"}, json.dumps({"page": "A" * 22, "n": 1}))
        self.assertProblem(reply, 410, "not open")

    def test_a_wrong_cookie_gets_a_fresh_one(self):
        for cookie in ("pinion=nonsense", "pinion=" + "A" * 43, "pinion=", "\x00\xff", "pinion=" + "A" * 5000):
            reply = self.ask("GET", "/login", {"Accept": "application/json", "Cookie": cookie})
            self.assertIn(reply.status, (200, 400))
            if reply.status == 200:
                self.assertIn("pinion=", reply.fields["set-cookie"])

    def test_an_unknown_page(self):
        self.assertProblem(self.message(json.dumps({"page": "A" * 22, "n": 1})), 410, "not open")
        reply = self.ask("GET", "/login", {"Pinion-Page": "A" * 22, "Accept": "application/json"})
        self.assertProblem(reply, 410, "not open")

    def test_a_page_of_someone_else(self):
        self.assertProblem(self.message(json.dumps({"page": self.page, "n": 1})), 410, "not open")

    def test_a_stream_without_a_session(self):
        self.assertProblem(self.ask("GET", "/live", {"Pinion-Pages": "x@1, @, ,@@@@,é@9999999999999999999999"}), 410)

    def test_the_question_whether_the_server_is_there(self):
        def open_now():
            metrics = self.ask("GET", "/metrics", {"Authorization": f"Bearer {TOKEN}"}).body.decode()
            return [int(number) for number in re.findall(r"pinion_(?:sessions|pages|streams) (\d+)", metrics)]

        before = open_now()
        for fields in ({}, {"Cookie": self.cookie}, {"Cookie": "pinion=" + "A" * 43}):
            # What was a stream would not answer again.
            with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
                for _ in range(2):
                    connection.sendall(self.head("HEAD", "/live", fields))
                    answer = b""
                    while not answer.endswith(b"\r\n\r\n"):
                        part = connection.recv(65536)
                        self.assertTrue(part, answer)
                        answer += part
                    reply = Reply(answer)
                    self.assertEqual((reply.status, reply.body), (200, b""))
                    self.assertEqual(reply.fields["cache-control"], "no-store")
                    self.assertNotIn("set-cookie", reply.fields)
            self.assertTrue(all(map(int.__le__, open_now(), before)), (open_now(), before))

    # Messages

    def test_a_wrong_message_number(self):
        cookie, page = self.open_page()
        reply = self.message(json.dumps({"page": page, "n": 7, "seen": 1}), cookie)
        self.assertProblem(reply, 409, "number 0")
        self.assertEqual(reply.problem["n"], 0)

    def test_numbers_out_of_any_range(self):
        cookie, page = self.open_page()
        for text in ('"n":9223372036854775807', '"n":9223372036854775808', '"n":-1', '"n":1e400', '"n":"1"', '"n":1.5'):
            reply = self.message('{"page":"%s",%s}' % (page, text), cookie)
            self.assertIn(reply.status, (400, 409), text)
        extreme = '{"page":"%s","n":1,"seen":9223372036854775807,"ack":9223372036854775807,"fields":{"username":[9223372036854775807,-9223372036854775808,"x"]}}'
        self.assertEqual(self.message(extreme % page, cookie).status, 200)
        again = self.ask("PATCH", "/login", {"Cookie": cookie, "Pinion-Page": page}, '{"username":"y"}')
        self.assertEqual(again.status, 422)

    def test_unknown_disabled_and_wrong_fields(self):
        cookie, page = self.open_page()
        cases = [
            ('"fields":{"nobody":[1,1,"x"]}', "nobody", "no such field"),
            ('"fields":{"username":[1,1,true]}', "username", "takes text"),
            ('"fields":{"username":[2,1,["a"]]}', "username", "takes text"),
            ('"fields":{"username":[3,1,"a\\u0000b"]}', "username", "NUL"),
            ('"fields":{"username":[4,1,"%s"]}' % ("x" * 60_000), "username", "bytes"),
            ('"action":"login"', "action", "cannot be used"),
            ('"action":"nonsense"', "action", "no action"),
        ]
        for number, (members, name, words) in enumerate(cases, start=1):
            reply = self.message('{"page":"%s","n":%d,"seen":1,%s}' % (page, number, members), cookie)
            self.assertProblem(reply, 422)
            self.assertIn(words, reply.problem["fields"][name])

    def test_bodies_that_are_no_message(self):
        cases = [
            (b"", "unexpected end"), (b"{", "expected a name"), (b"[]", "not a JSON object"), (b"{}", "page"),
            (b'{"page":1}', "page"), (b'{"page":"\xff\xfe"}', "bad UTF-8"), (b"\x00" * 64, "unexpected character"),
            (b'{"page":"' + b"A" * 22 + b'","fields":{"a":[1]}}', "edit count"),
            (b"[" * 60_000, "nested too deeply"), (b'{"page":"\\ud800"}', "surrogate"),
        ]
        for body, words in cases:
            self.assertProblem(self.message(body), 400, words)

    def test_a_value_of_five_megabytes(self):
        body = '{"page":"%s","n":1,"fields":{"username":[1,1,"%s"]}}' % ("A" * 22, "x" * 5_000_000)
        self.assertProblem(self.message(body), 413)

    # Forms and JSON for pages

    def test_broken_bodies_for_a_page(self):
        for kind, body, status in [
            ("application/json", b"{", 400), ("application/json", b'{"username":null}', 400),
            ("application/json", b'{"username":"\xff"}', 400), ("application/x-www-form-urlencoded", b"a=%ff", 400),
            ("application/x-www-form-urlencoded", b"a=%", 400), ("text/plain", b"x", 415), ("", b"x", 415),
        ]:
            reply = self.ask("POST", "/login", {"Content-Type": kind, "Accept": "application/json"}, body)
            self.assertProblem(reply, status)

    def test_a_form_of_another_site(self):
        for fields in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            reply = self.ask("POST", "/login", {"Content-Type": "application/x-www-form-urlencoded", **fields}, "action=clear")
            self.assertProblem(reply, 403, "another site")

    def test_an_address_without_a_page(self):
        self.assertProblem(self.ask("GET", "/nowhere"), 404, "/nowhere")
        reply = self.ask("GET", "/nowhere", {"Accept": "text/html"})
        self.assertEqual((reply.status, reply.fields["content-type"]), (404, "text/html; charset=utf-8"))

    # What a browser keeps for a page that was open before

    def log_in(self, name):
        command = [DASHBOARD, "user", "add", name, "--database-url", self.database]
        subprocess.run(command, input=b"correct horse\n", check=True, capture_output=True)
        form = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        reply = self.ask("POST", "/login", form, f"action=login&username={name}&password=correct+horse")
        return reply.cookies[0]

    def test_a_scene_that_is_forged_or_of_somebody_else_is_ignored(self):
        ann, bob = self.log_in("ann"), self.log_in("bob")
        form = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"}
        # The way back to the page is in a cookie of its own.
        ticket = self.ask("POST", "/account", {"Cookie": ann, **form}, "action=edit").cookies[-1]
        page = self.ask("GET", "/account", {"Cookie": f"{ann}; {ticket}", "Accept": "text/html"}).body.decode()
        scene = re.search(r'data-scene="([\w-]+)"', page).group(1)

        def opened(cookie, scene, path="/account"):
            fields = {"Cookie": cookie, "Accept": "text/html", "Pinion-Scene": scene}
            reply = self.ask("GET", path, fields)
            self.assertEqual(reply.status, 200, scene)
            return "<dialog" in reply.body.decode()

        self.assertTrue(opened(ann, scene))
        self.assertFalse(opened(bob, scene))
        self.assertFalse(opened(ann, scene, "/people"))
        forged = scene[:-1] + ("A" if scene[-1] != "A" else "B")
        for text in ("", "undefined", scene[:-1], scene[1:], scene + "A", forged, scene * 40, "A" * 3000,
                     "\udcff\udcfe", "{}", "%00", "é", "=" * 44):
            self.assertFalse(opened(ann, text), text)

        # A form without JavaScript carries it, too, and the page that is gone is opened again with it.
        for text, status in ((scene, 200), (forged, 422), ("%ff", 400), ("x" * 60_000, 422), ("x" * 100_000, 413)):
            body = f"_page={'A' * 22}&_scene={text}&displayName=Ann&action=save"
            reply = self.ask("POST", "/account", {"Cookie": ann, **form, "Accept": "application/json"}, body)
            self.assertEqual(reply.status, status, reply.body)

    def test_a_page_that_is_closed_in_the_middle_of_its_work(self):
        cookie = self.log_in("eve")
        fields = {"Cookie": cookie, "Content-Type": "application/json"}
        page = json.loads(self.ask("GET", "/account", {"Cookie": cookie, "Accept": "application/json"}).body)["page"]

        def send(**message):
            return self.ask("POST", "/live", fields, json.dumps({"page": page, "seen": 1, **message}))

        self.assertEqual(send(n=1, action="edit").status, 200)
        with contextlib.closing(sqlite3.connect(f"{self.folder.name}/test.sqlite", isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            self.assertEqual(send(n=2, action="save").status, 200)
            self.assertIn(send(close=True).status, (200, 204))
            database.execute("COMMIT")
        # The work goes on with nobody behind it, and says nothing to anybody.
        self.assertProblem(send(n=3, action="save"), 410)

    # HTTP itself

    def test_paths_that_lead_outside(self):
        for path in ("/..%2f..%2fetc/passwd", "/../../etc/passwd", "/%2e%2e/Package.swift", "//etc/passwd", "/pinion.js/..%2f..%2fPackage.swift"):
            reply = self.ask("GET", path)
            self.assertEqual(reply.status, 404, path)

    def test_paths_that_are_none(self):
        for path in ("/%00", "/%ff", "/%zz", "/%"):
            self.assertEqual(self.ask("GET", path).status, 400, path)

    def test_a_method_nobody_knows(self):
        self.assertEqual(self.ask("BREW", "/login").status, 501)
        self.assertEqual(self.ask("DELETE", "/login").status, 405)

    def test_a_header_of_64_kilobytes(self):
        self.assertEqual(self.ask("GET", "/login", {"X-Large": "x" * 65_536}).status, 431)

    def test_lines_that_are_no_request(self):
        for line in (b"\r\n\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9.9\r\n\r\n"):
            # Where the end comes with the text libmicrohttpd may miss it; then the timeout of heads ends after 10 s.
            with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
                connection.sendall(line)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(4096):
                    pass

    def test_a_body_that_never_ends(self):
        connections = []
        for _ in range(20):
            connection = socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT)
            connection.sendall(self.head("POST", "/live", {"Content-Type": "application/json"}, 1000) + b'{"page":')
            connections.append(connection)
        self.assertEqual(self.ask("GET", "/healthz").status, 200)
        for connection in connections:
            connection.close()

    def test_a_thousand_half_open_connections(self):
        connections = []
        for number in range(1000):
            # Not from the address of the others: each address has a limit of its own.
            connection = socket.socket()
            connection.bind((f"127.0.1.{number % 2 + 1}", 0))
            connection.connect(("127.0.0.1", self.port))
            try:
                connection.sendall(b"GET /login HT")
            except OSError:
                pass  # Beyond the limit it is told so and closed.
            connections.append(connection)
        self.assertEqual(self.ask("GET", "/healthz").status, 200)
        for connection in connections:
            connection.close()


if __name__ == "__main__":
    unittest.main(verbosity=1)
