#!/usr/bin/env python3
"""A server that has run out of descriptors hears again as soon as some are free, and keeps those that it needs itself.

Usage: Tests/HTTP/descriptors.py [path of the dashboard]
"""
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
import unittest

DASHBOARD = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
# As few descriptors as a process may have that somebody starts by hand.
DESCRIPTORS = 256


class Descriptors(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.server = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--database-url", f"sqlite:{self.folder.name}/test.sqlite"],
            env={"SAMPLES": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
        )
        self.port = int(re.search(rb":(\d+)\s*$", self.server.stdout.readline()).group(1))
        self.connections = []

    def tearDown(self):
        self.end()
        self.server.terminate()
        self.assertEqual(self.server.wait(timeout=TIMEOUT), 0)
        self.server.stdout.close()
        self.folder.cleanup()

    def connect(self, number=0):
        # Each address has a limit of its own.
        connection = socket.socket()
        connection.bind((f"127.0.1.{number % 200 + 1}", 0))
        connection.settimeout(TIMEOUT)
        connection.connect(("127.0.0.1", self.port))
        return connection

    def burst(self, count, text=b""):
        for number in range(count):
            connection = self.connect(number)
            self.connections.append(connection)
            try:
                connection.sendall(text)
            except OSError:
                pass  # It has been refused.

    def end(self):
        for connection in self.connections:
            connection.close()
        self.connections = []

    def ask(self, path="/readyz"):
        """The status of an answer; 0 if there is none."""
        with self.connect() as connection:
            try:
                connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
                answer = connection.recv(4096)
            except ConnectionError:
                return 0
        return int(answer.split()[1]) if answer else 0

    def wait_until_it_answers(self, path="/readyz"):
        deadline = time.monotonic() + TIMEOUT
        while self.ask(path) != 200:
            self.assertLess(time.monotonic(), deadline, "the server is deaf")

    def used(self):
        import os
        return len(os.listdir(f"/proc/{self.server.pid}/fd"))

    def test_a_burst_is_over_when_its_connections_are(self):
        self.burst(2048)
        self.end()
        self.wait_until_it_answers()

    def test_half_a_request_on_each(self):
        self.burst(2048, b"GET /login HT")
        self.end()
        self.wait_until_it_answers()

    def test_those_who_are_refused_count(self):
        self.burst(2048, b"GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n")
        # All of them are still there on this side.
        self.assertLess(self.used(), DESCRIPTORS - 16)
        self.end()
        self.wait_until_it_answers()
        self.wait_until_it_answers("/login")

    def test_streams_take_no_more_than_there_is_room_for(self):
        first = self.connect()
        self.burst(16)
        self.burst(1000, b"GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        # One that came before is served in the middle of it, and the database has its files.
        self.assertTrue(first.recv(4096).startswith(b"HTTP/1.1 200 "))
        first.close()
        self.end()
        self.wait_until_it_answers()

    def test_again_and_again(self):
        for _ in range(5):
            self.burst(600, b"POST /live HTTP/1.1\r\nHost: localhost\r\nContent-Length: 70000\r\n\r\n")
            self.end()
        self.wait_until_it_answers()


if __name__ == "__main__":
    unittest.main(verbosity=1)
