#!/usr/bin/env python3
"""What is not there has one face: a person, an article and a page that do not exist are answered with 404 alike.

Usage: Tests/HTTP/missing.py [path of the dashboard]
"""
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

DASHBOARD = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
PLACES = ["/people/4711", "/articles/4711", "/people/ada", "/nothing"]


class Missing(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        database = f"sqlite:{cls.folder.name}/x"
        subprocess.run(
            [DASHBOARD, "user", "add", "ann", "--database-url", database],
            input=b"correct horse\n", check=True, capture_output=True,
        )
        cls.server = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--database-url", database], stdout=subprocess.PIPE,
            env={**os.environ, "SAMPLES": "0"},
        )
        cls.port = int(re.search(rb":(\d+)\s*$", cls.server.stdout.readline()).group(1))
        body = urllib.parse.urlencode({"action": "login", "username": "ann", "password": "correct horse"})
        fields = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
        _, headers, _ = cls.ask("POST", "/login", fields, body)
        cls.cookie = "; ".join(cookie.split(";")[0] for cookie in headers.get_all("Set-Cookie"))

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        assert cls.server.wait(timeout=TIMEOUT) == 0, "SIGTERM ends the server with status 0"
        cls.server.stdout.close()
        cls.folder.cleanup()

    @classmethod
    def ask(cls, method, path, fields, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", cls.port, timeout=TIMEOUT)
        connection.request(method, path, body=body, headers=fields)
        reply = connection.getresponse()
        answer = reply.status, reply.headers, reply.read().decode()
        connection.close()
        return answer

    def test_people_see_one_page(self):
        pages = set()
        for path in PLACES:
            status, _, body = self.ask("GET", path, {"Accept": "text/html", "Cookie": self.cookie})
            self.assertEqual((path, status), (path, 404))
            self.assertIn(path, body)
            pages.add(body.replace(path, "…"))
        self.assertEqual(len(pages), 1, pages)

    def test_scripts_are_told_the_same(self):
        for path in PLACES:
            for method, body in [("GET", None), ("POST", "action=follow"), ("PATCH", '{"name": "x"}')]:
                kind = "application/json" if method == "PATCH" else "application/x-www-form-urlencoded"
                fields = {"Accept": "application/json", "Cookie": self.cookie, "Content-Type": kind}
                status, headers, text = self.ask(method, path, fields, body)
                self.assertEqual((method, path, status), (method, path, 404))
                self.assertEqual(headers["Content-Type"], "application/problem+json")
                self.assertEqual(json.loads(text)["detail"], f"There is no page at {path}.")

    def test_what_is_there_is_not_missing(self):
        for path in ["/people/1", "/people", "/articles"]:
            self.assertEqual(self.ask("GET", path, {"Accept": "text/html", "Cookie": self.cookie})[0], 200)


unittest.main()
