#!/usr/bin/env python3
"""A chart that moves on costs few bytes on the wire, in every tick and not only in most of them.

Usage: Tests/HTTP/charts.py [path of the gallery]
"""
import http.client
import json
import re
import subprocess
import sys
import unittest

GALLERY = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/debug/Gallery"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
# Each of two seconds: six minutes.
TICKS = 180


class Charts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = subprocess.Popen(
            [GALLERY, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        cls.port = int(re.search(rb":(\d+)\s*$", cls.server.stdout.readline()).group(1))

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        cls.server.wait(timeout=TIMEOUT)
        cls.server.stdout.close()

    def ask(self, connection, method, path, fields, body=None):
        connection.request(method, path, body, {"Cookie": getattr(self, "cookie", ""), **fields})
        return connection.getresponse()

    def ticks(self, charts, count):
        """The bytes of each tick, as they come on the stream, and what is in them."""
        messages = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        reply = self.ask(messages, "GET", f"/ticking?charts={charts}", {"Accept": "application/json"})
        self.cookie = re.match("[^;]*", reply.headers["Set-Cookie"]).group()
        state = json.loads(reply.read())
        page = state["page"]
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        stream = self.ask(connection, "GET", "/live", {"Pinion-Pages": f"{page}@{state['revision']}"})
        self.assertEqual(stream.status, 200)
        ticks = []
        for number in range(1, count + 1):
            message = json.dumps({"page": page, "n": number, "seen": 1, "action": "tick", "fields": {}})
            reply = self.ask(messages, "POST", "/live", {"Content-Type": "application/json"}, message)
            reply.read()
            self.assertIn(reply.status, (200, 204))
            event = b""
            # What is no frame, such as a comment that keeps the stream open, is no tick.
            while b'"ops":' not in event:
                event = self.event(stream)
            ticks.append(event)
        connection.close()
        messages.close()
        return ticks

    def event(self, stream):
        lines = b""
        while not lines.endswith(b"\n\n"):
            line = stream.readline()
            self.assertTrue(line, "the stream has ended")
            lines += line
        return lines

    def test_a_tick_of_900_points_is_400_bytes_at_most(self):
        ticks = self.ticks(1, TICKS)
        largest = max(ticks, key=len)
        mean = sum(map(len, ticks)) / len(ticks)
        print(f"a chart: {mean:.0f} bytes a tick in the mean, {len(largest)} in the largest")
        self.assertLessEqual(len(largest), 400, largest.decode())

    def test_a_tick_of_six_charts_is_6_kb_at_most(self):
        largest = max(self.ticks(6, TICKS // 3), key=len)
        print(f"six charts: {len(largest)} bytes in the largest tick")
        self.assertLessEqual(len(largest), 6_000)


if __name__ == "__main__":
    unittest.main()
