#!/usr/bin/env python3
"""What other people notice of a flood, and what it costs: each row of the flood table in the documentation is a test here.

Somebody edits a field, again and again, and waits each time until their stream tells it: at first in peace, then while the
flood goes on. The server may take longer under a flood, but it answers; its memory grows by what its limits say.

Usage: Tests/Floods/run [path of the dashboard]
"""
import json
import multiprocessing
import os
import platform
import re
import resource
import selectors
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import unittest

from support import FORM, JSON, TIMEOUT, Person, connect, request, requests

DASHBOARD = os.path.abspath(
    sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
)
# Edits in peace, and at least during a flood.
EDITS = 100
# How much longer an edit may take during a flood: a slow one (of a hundred the slowest) so many times as long as a slow one
# in peace, which counts as one of 20 ms at least.
RATIO = 30
LEAST = 0.020
DESCRIPTORS = 1024

processes = multiprocessing.get_context("fork")


class Floods(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.database = f"sqlite:{self.folder.name}/x"
        subprocess.run(
            [DASHBOARD, "user", "add", "ann", "--database-url", self.database], input=b"correct horse\n", check=True,
            capture_output=True,
        )
        self.start()

    def start(self, *flags, trusted=None):
        self.server = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--sign-up", "open", "--database-url", self.database, *flags],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, "SAMPLES": "0"},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
        )
        self.port = int(re.search(rb":(\d+)\s*$", self.server.stdout.readline()).group(1))
        self.person = Person(self.port, trusted)
        for _ in range(50):
            self.person.edit()

    def stop(self):
        self.person.close()
        self.server.terminate()
        assert self.server.wait(timeout=TIMEOUT) == 0, "SIGTERM ends the server with status 0"
        self.server.stdout.close()

    def tearDown(self):
        self.stop()
        self.folder.cleanup()

    @classmethod
    def setUpClass(cls):
        print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
        print("| attack | answers | p50 before | meanwhile | p99 before | meanwhile | edits | memory before | most | after |")
        print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)

    def memory(self):
        """The resident memory of the server now and at most, in MiB."""
        with open(f"/proc/{self.server.pid}/status") as status:
            text = status.read()
        return [int(re.search(rf"{name}:\s+(\d+)", text).group(1)) / 1024 for name in ("VmRSS", "VmHWM")]

    def flood(self, attack, growth=64):
        """Measures edits in peace and during an attack, which is a function that runs in a process of its own and returns
        what has become of its requests; prints the row. The memory may grow by so many MiB."""
        before = sorted(self.person.edit() for _ in range(EDITS))
        memory = self.memory()[0]
        answers, send = processes.Pipe(duplex=False)
        process = processes.Process(target=lambda: send.send(attack()))
        process.start()
        meanwhile = []
        while process.is_alive() and not answers.poll() or len(meanwhile) < 20:
            meanwhile.append(self.person.edit())
        meanwhile.sort()
        statuses = answers.recv()
        process.join(TIMEOUT)
        self.assertEqual(process.exitcode, 0)
        # The flood is over: it goes on as before.
        for _ in range(EDITS):
            self.person.edit()
        now, most = self.memory()

        def slow(times, part):
            return times[min(len(times) - 1, int(len(times) * part))]

        said = ", ".join(f"{count} × {status or 'none'}" for status, count in sorted(statuses.items()))
        milliseconds = [f"{slow(times, part) * 1000:.1f} ms" for part in (0.5, 0.99) for times in (before, meanwhile)]
        name = self._testMethodName.removeprefix("test_").replace("_", " ")
        row = [name, said, *milliseconds, str(len(meanwhile)), f"{memory:.0f} MB", f"{most:.0f} MB", f"{now:.0f} MB"]
        print("| " + " | ".join(row) + " |", flush=True)
        self.assertLess(slow(meanwhile, 0.99), RATIO * max(slow(before, 0.99), LEAST), "other people wait")
        self.assertLess(most - memory, growth, "the memory grows")
        self.assertIsNone(self.server.poll())
        return statuses

    def test_browser_after_browser_opens_a_page(self):
        def attack():
            statuses = {}
            requests(self.port, 2_000, lambda _: request("GET", "/login", "", JSON), statuses, addresses=4)
            return statuses

        self.assertEqual(set(self.flood(attack)), {200})

    def test_one_browser_opens_page_after_page(self):
        def attack():
            statuses = {}
            cookie = self.cookie()
            requests(self.port, 1_500, lambda _: request("GET", "/signup", "", JSON, cookie), statuses)
            return statuses

        self.assertLessEqual(set(self.flood(attack)), {200, 429})

    def test_streams_that_stay_open(self):
        def attack():
            statuses, streams = {}, []
            for number in range(1_000):
                cookie, page = self.open(number)
                connection = connect(self.port, number)
                try:
                    connection.sendall(request("GET", "/live", "", cookie, f"Pinion-Pages: {page}@1"))
                    status = int((connection.recv(4096).split() or [0, 0])[1])
                except (OSError, IndexError):
                    status = 0
                statuses[status] = statuses.get(status, 0) + 1
                streams.append(connection)
            for stream in streams:
                stream.close()
            return statuses

        self.assertIn(200, self.flood(attack))

    def test_slow_heads(self):
        head = b"GET /login HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
        self.flood(lambda: self.dawdle(1_500, head, b"a"))

    def test_slow_bodies(self):
        head = b"POST /login HTTP/1.1\r\nHost: localhost\r\n" + FORM.encode() + b"\r\nContent-Length: 60000\r\n\r\nusername="
        self.flood(lambda: self.dawdle(1_500, head, b"a" * 1_000), growth=128)

    def test_bodies_as_large_as_may_be(self):
        def attack():
            statuses = {}
            body = "username=" + "a" * 65_000
            requests(self.port, 1_000, lambda _: request("POST", "/login", body, FORM, JSON), statuses, addresses=4)
            return statuses

        self.assertLessEqual(set(self.flood(attack)), {200, 422, 429})

    def test_bodies_that_are_too_large(self):
        def attack():
            statuses = {}
            kind = "Content-Type: multipart/form-data; boundary=XYZ"
            body = "--XYZ" + "a" * 500_000
            requests(self.port, 200, lambda _: request("POST", "/login", body, kind), statuses)
            return statuses

        self.assertLessEqual(set(self.flood(attack)), {0, 413})

    def test_wrong_passwords(self):
        def attack():
            statuses = {}
            requests(
                self.port, 200,
                lambda number: request("POST", "/login", f"action=login&username=ann&password=wrong+horse+{number}", FORM, JSON),
                statuses, addresses=20,
            )
            return statuses

        self.flood(attack, growth=128)

    def test_sign_ups(self):
        def attack():
            statuses = {}
            requests(
                self.port, 200,
                lambda number: request(
                    "POST", "/signup",
                    f"action=sign-up&username=eve{number}&email=&password=correct+horse+{number}", FORM, JSON),
                statuses, addresses=4,
            )
            return statuses

        self.flood(attack, growth=128)

    def test_connections_beyond_the_descriptors(self):
        def attack():
            statuses = {"connected": 0}
            for _ in range(3):
                connections = []
                for number in range(DESCRIPTORS * 2):
                    try:
                        connections.append(connect(self.port, number))
                        statuses["connected"] += 1
                    except OSError:
                        pass
                for connection in connections:
                    connection.close()
            return statuses

        self.flood(attack)

    def test_messages_as_fast_as_possible(self):
        def attack():
            statuses = {}
            cookie, page = self.open(0)

            def message(number):
                body = {"page": page, "n": number + 1, "seen": 1, "fields": {"username": [number + 1, 1, f"a{number}"]}}
                return request("POST", "/live", json.dumps(body), cookie)

            requests(self.port, 3_000, message, statuses)
            return statuses

        self.assertEqual(set(self.flood(attack)), {200})

    def test_probing_of_names(self):
        def attack():
            statuses = {}
            cookie, page = self.open(0, "/signup")

            def message(number):
                body = {"page": page, "n": number + 1, "seen": 1, "fields": {"username": [number + 1, 1, f"eve{number}"]}}
                return request("POST", "/live", json.dumps(body), cookie)

            requests(self.port, 2_000, message, statuses)
            return statuses

        self.assertLessEqual(set(self.flood(attack)), {200, 422})

    def test_handshakes_of_tls(self):
        certificate, key = f"{self.folder.name}/certificate.pem", f"{self.folder.name}/key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=here", "-addext", "subjectAltName=IP:127.0.0.1", "-out", certificate, "-keyout", key],
            check=True, capture_output=True,
        )
        trusted = ssl.create_default_context(cafile=certificate)
        self.stop()
        self.start("--certificate", certificate, "--key", key, trusted=trusted)

        def attack():
            statuses = {"done": 0}
            for number in range(1_000):
                with trusted.wrap_socket(connect(self.port, number), server_hostname="127.0.0.1"):
                    statuses["done"] += 1
            return statuses

        self.assertEqual(self.flood(attack), {"done": 1_000})

    # What attackers do

    def open(self, number, path="/login"):
        """A page: the field with its cookie, and its id."""
        with connect(self.port, number) as connection, connection.makefile("rb") as reader:
            connection.sendall(request("GET", path, "", JSON, "Connection: close"))
            answer = reader.read().decode("latin-1")
        head, _, body = answer.partition("\r\n\r\n")
        found = re.search(r"(?i)set-cookie: ([^;]*)", head)
        if not found:
            return "Cookie: a=b", "A" * 22
        return f"Cookie: {found.group(1)}", json.loads(body)["page"]

    def cookie(self):
        return self.open(0)[0]

    def dawdle(self, count, head, part, seconds=8):
        """Holds connections on which something comes now and then, but never all of it."""
        connections = []
        for number in range(count):
            try:
                connection = connect(self.port, number)
                connection.sendall(head)
                connections.append(connection)
            except OSError:
                pass
        statuses = {"connected": len(connections)}
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for connection in connections:
                try:
                    connection.send(part, socket.MSG_DONTWAIT)
                except OSError:
                    pass
            with selectors.DefaultSelector() as selector:
                selector.select(0.2)
        for connection in connections:
            connection.close()
        return statuses


if __name__ == "__main__":
    unittest.main(verbosity=1)
