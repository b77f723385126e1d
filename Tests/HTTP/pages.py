#!/usr/bin/env python3
"""However many pages somebody opens, the server holds as many as it may, and other people go on.

Usage: Tests/HTTP/pages.py [path of the dashboard]
"""
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

DASHBOARD = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
ATTEMPTS = 3000
TOKEN = "whoever runs this site"


class Pages(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--trusted-proxy", "127.0.0.1", "--database-url", f"sqlite:{self.folder.name}/x"],
            stdout=subprocess.PIPE,
            env={**os.environ, "SAMPLES": "0", "METRICS_TOKEN": TOKEN},
        )
        self.port = int(re.search(rb":(\d+)\s*$", self.server.stdout.readline()).group(1))
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)

    def tearDown(self):
        self.connection.close()
        self.server.terminate()
        assert self.server.wait(timeout=TIMEOUT) == 0, "SIGTERM ends the server with status 0"
        self.server.stdout.close()
        self.folder.cleanup()

    def ask(self, method, path, fields=None, body=None, address="192.0.2.1"):
        fields = {"Accept": "application/json", "X-Forwarded-For": address, **(fields or {})}
        self.connection.request(method, path, body=body and json.dumps(body), headers=fields)
        reply = self.connection.getresponse()
        return reply.status, reply.headers, reply.read()

    def metric(self, name):
        text = self.ask("GET", "/metrics", {"Authorization": f"Bearer {TOKEN}"})[2].decode()
        return int(re.search(rf"^pinion_{name} (\d+)$", text, re.M).group(1))

    @property
    def memory(self):
        """The resident memory of the server, in MiB."""
        with open(f"/proc/{self.server.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def test_one_browser_that_puts_page_after_page_on_a_stream(self):
        _, headers, body = self.ask("GET", "/login")
        cookie = {"Cookie": headers["Set-Cookie"].split(";")[0]}
        first = json.loads(body)["page"]
        stream = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        stream.request("GET", "/live", headers={**cookie, "Pinion-Pages": f"{first}@1"})
        reply = stream.getresponse()
        name = None
        while not name:
            name = re.search(rb'"stream":"(\w+)"', reply.fp.readline())
        name = name.group(1).decode()
        before = self.memory
        statuses = []
        for _ in range(ATTEMPTS):
            status, _, body = self.ask("GET", "/login", cookie)
            statuses.append(status)
            if status == 200:
                page = json.loads(body)["page"]
                status, _, _ = self.ask("POST", "/live", cookie, {"page": page, "seen": 1, "attach": name})
                self.assertEqual(status, 200)
        self.assertEqual(statuses, [200] * 63 + [429] * (ATTEMPTS - 63))
        self.assertIn("as many pages open", json.loads(body)["detail"])
        self.assertEqual(self.metric("pages"), 64)
        self.assertLess(self.memory - before, 16)
        # Another person is not held up.
        self.assertEqual(self.ask("GET", "/login", address="192.0.2.2")[0], 200)
        stream.close()

    def test_one_address_with_browser_after_browser(self):
        before = self.memory
        statuses = {self.ask("GET", "/login")[0] for _ in range(ATTEMPTS)}
        self.assertEqual(statuses, {200})
        self.assertEqual(self.metric("pages"), 512)
        self.assertEqual(self.metric("sessions"), 512)
        self.assertLess(self.memory - before, 48)
        self.assertEqual(self.ask("GET", "/login", address="192.0.2.2")[0], 200)
        self.assertEqual(self.metric("pages"), 513)


if __name__ == "__main__":
    unittest.main()
