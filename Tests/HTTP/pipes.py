#!/usr/bin/env python3
"""Nobody reads the log, or its reader is gone: neither ends the server, nor keeps anybody waiting.

The program is one that has a site in it, and does nothing about signals.
"""
import fcntl
import os
import re
import select
import socket
import subprocess
import unittest

PROGRAM = ".build/debug/Embedder"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
# The line for a request has its path in it.
LONG = "/admin/" + "a" * 4000


class Pipes(unittest.TestCase):
    def setUp(self):
        self.reading, writing = os.pipe()
        fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
        self.server = subprocess.Popen([PROGRAM], stdout=subprocess.PIPE, stderr=writing)
        os.close(writing)
        if not select.select([self.server.stdout], [], [], TIMEOUT)[0]:
            self.fail("the program does not say where it listens")
        self.port = int(re.search(rb":(\d+)\s*$", self.server.stdout.readline()).group(1))

    def tearDown(self):
        self.server.kill()
        self.server.wait()
        self.server.stdout.close()
        if self.reading is not None:
            os.close(self.reading)

    def ask(self, path):
        with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return int(connection.recv(4096).split()[1])

    def test_a_reader_who_is_gone(self):
        os.close(self.reading)
        self.reading = None
        for _ in range(20):
            self.assertEqual(self.ask("/admin/"), 200)
            self.assertEqual(self.ask(LONG), 404)
        self.assertIsNone(self.server.poll())

    def test_a_reader_who_does_not_read(self):
        for _ in range(20):
            self.assertEqual(self.ask(LONG), 404)
        self.assertEqual(self.ask("/admin/"), 200)
        # What is lost is counted, and said as soon as somebody reads.
        os.set_blocking(self.reading, False)
        text = b""
        while b"of its lines are lost" not in text:
            try:
                text += os.read(self.reading, 65536)
            except BlockingIOError:
                self.assertEqual(self.ask("/admin/"), 200)


if __name__ == "__main__":
    unittest.main(verbosity=1)
