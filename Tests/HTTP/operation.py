#!/usr/bin/env python3
"""What the dashboard keeps for those who run it, and what it says to them.

Usage: Tests/HTTP/operation.py [path of the dashboard]
"""
import contextlib
import http.client
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

DASHBOARD = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
TOKEN = "whoever runs this site"


class Operation(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def start(self, *arguments, environment=None, lines=1):
        """Starts the dashboard, and returns the ports that it tells."""
        self.server = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--database-url", f"sqlite:{self.folder.name}/x", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "SAMPLES": "0", **(environment or {})},
        )
        self.addCleanup(self.end)
        return [int(self.server.stdout.readline().rsplit(b":", 1)[1]) for _ in range(lines)]

    def end(self):
        if self.server.poll() is None:
            self.server.terminate()
            self.assertEqual(self.server.wait(TIMEOUT), 0, "SIGTERM ends the server with status 0")
        self.server.stdout.close()
        self.server.stderr.close()

    def ask(self, port, path, fields=None):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)) as connection:
            connection.request("GET", path, headers={"Accept": "application/json", **(fields or {})})
            reply = connection.getresponse()
            return reply.status, reply.headers, reply.read().decode()

    def refuse(self, *arguments, words):
        run = subprocess.run([DASHBOARD, "--port", "0", "--database-url", f"sqlite:{self.folder.name}/x", *arguments],
                             capture_output=True, text=True, timeout=TIMEOUT, env={**os.environ, "SAMPLES": "0"})
        self.assertEqual(run.returncode, 2, run.stderr)
        self.assertIn(words, run.stderr)

    def test_nobody_reads_the_figures_unless_it_is_said_who(self):
        port, = self.start()
        self.assertEqual(self.ask(port, "/metrics")[0], 404)

    def test_the_figures_are_for_those_who_have_the_token(self):
        port, = self.start(environment={"METRICS_TOKEN": TOKEN})
        for fields in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {TOKEN}x"},
                       {"Authorization": f"Bearer {TOKEN[:-1]}x"}, {"Authorization": f"Basic {TOKEN}"}):
            status, headers, body = self.ask(port, "/metrics", fields)
            self.assertEqual((status, headers["WWW-Authenticate"]), (401, "Bearer"), fields)
            self.assertNotIn("pinion_", body)
        status, _, body = self.ask(port, "/metrics", {"Authorization": f"Bearer {TOKEN}"})
        self.assertEqual(status, 200)
        self.assertIn("pinion_pages 0\n", body)
        self.refuse("--metrics-token", "short", words="16 characters")

    def test_the_figures_are_told_as_prometheus_reads_them(self):
        port, figures = self.start("--metrics-listen", "127.0.0.1:0", lines=2)
        deadline = time.monotonic() + TIMEOUT
        text = ""
        while "pinion_recorded_network_received_bytes_per_second{" not in text and time.monotonic() < deadline:
            text = self.ask(figures, "/metrics")[2]
        kinds, samples = {}, set()
        for line in text.splitlines():
            if kind := re.fullmatch(r"# TYPE ([a-z_][a-z0-9_]*) (gauge|counter|histogram)", line):
                self.assertNotIn(kind[1], kinds)
                kinds[kind[1]] = kind[2]
                continue
            if line.startswith("# HELP "):
                continue
            sample = re.fullmatch(r'([a-z_][a-z0-9_]*)(\{[a-z_]+="[^"\\]*"(?:,[a-z_]+="[^"\\]*")*\})? (\S+)', line)
            self.assertTrue(sample, line)
            float(sample[3])
            self.assertNotIn(sample[1] + (sample[2] or ""), samples)
            samples.add(sample[1] + (sample[2] or ""))
            self.assertIn(re.sub(r"_(bucket|sum|count)$", "", sample[1]) if "turn_seconds" in line else sample[1], kinds)
        with open("/proc/meminfo") as file:
            size = int(re.search(r"MemTotal: +(\d+)", file.read()).group(1)) * 1024
        told = float(re.search(r"^pinion_recorded_memory_size_bytes (\S+)$", text, re.M).group(1))
        self.assertAlmostEqual(told / size, 1, places=5)
        for name in ("processor_work_ratio", 'load{minutes="1"}', "program_memory_bytes"):
            self.assertIn("pinion_recorded_" + name, samples)
        # Where the root of the tree is no device, as in a container, other mounts are.
        disks = [line for line in samples if line.startswith("pinion_recorded_disk_size_bytes{mount=")]
        with open("/proc/self/mounts") as file:
            self.assertEqual(bool(disks), any(line.startswith("/dev/") for line in file))

    def test_the_figures_have_an_address_of_their_own(self):
        port, figures = self.start("--metrics-listen", "127.0.0.1:0", lines=2)
        self.assertEqual(self.ask(port, "/metrics")[0], 404)
        self.assertIn("pinion_pages 0\n", self.ask(figures, "/metrics")[2])
        self.assertEqual(self.ask(figures, "/readyz")[2], "ready\n")
        for path in ("/", "/login", "/live"):
            self.assertEqual(self.ask(figures, path)[0], 404)
        self.refuse("--metrics-listen", "9100", words="HOST:PORT or unix:PATH")

    def test_what_is_well_known(self):
        text = "Contact: mailto:security@site.example\nExpires: 2027-01-01T00:00:00Z\n"
        path = f"{self.folder.name}/security.txt"
        with open(path, "w") as file:
            file.write("Contact: mailto:security@site.example\n")
        self.refuse("--security-txt", path, words="Expires:")
        with open(path, "w") as file:
            file.write(text)
        port, = self.start("--security-txt", path)
        status, headers, body = self.ask(port, "/.well-known/security.txt")
        self.assertEqual((status, body), (200, text))
        self.assertEqual(headers["Content-Type"], "text/plain; charset=utf-8")
        status, headers, _ = self.ask(port, "/.well-known/change-password")
        self.assertEqual((status, headers["Location"]), (303, "/account"))
        self.refuse("--password-page", "//elsewhere.example", words="takes a path")

    def test_it_leaves_no_memory_behind(self):
        resource.setrlimit(resource.RLIMIT_CORE, (resource.getrlimit(resource.RLIMIT_CORE)[1],) * 2)
        self.start()
        with open(f"/proc/{self.server.pid}/limits") as limits:
            self.assertRegex(limits.read(), r"Max core file size +0 +0 ")
        # Who may not be dumped is root's in the eyes of others.
        with contextlib.suppress(PermissionError):
            self.assertEqual(os.stat(f"/proc/{self.server.pid}/mem").st_uid, 0)

    def test_the_help_says_each_flag_once(self):
        run = subprocess.run([DASHBOARD, "--help"], capture_output=True, text=True, timeout=TIMEOUT)
        flags = re.findall(r"^(--[a-z-]+)", run.stdout, re.M)
        self.assertEqual(len(flags), len(set(flags)))
        for flag in ("--connections-per-address", "--head-timeout", "--message-size", "--file-space", "--certificate"):
            self.assertIn(flag, flags)
        self.assertLess(max(map(len, run.stdout.splitlines())), 180)

    def test_limits_are_flags(self):
        port, = self.start("--connections-per-address", "3", "--message-size", "1")
        connections = [http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT) for _ in range(4)]
        statuses = []
        for connection in connections:
            self.addCleanup(connection.close)
            connection.connect()
        for connection in connections:
            connection.request("POST", "/live", body=b" " * 2000)
            statuses.append(connection.getresponse().status)
        self.assertEqual(sorted(set(statuses)), [413, 429], statuses)
        self.refuse("--head-timeout", "0", words="--head-timeout takes a number from 1 to 86400")

    def test_times_are_flags(self):
        port, = self.start("--head-timeout", "1")
        with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n")
            start = time.monotonic()
            self.assertTrue(connection.recv(1024).startswith(b"HTTP/1.1 408 "))
            # It would be ten seconds.
            self.assertLess(time.monotonic() - start, 9)

    def test_a_signal_that_comes_early_is_not_lost(self):
        for _ in range(5):
            self.start()
            self.server.send_signal(signal.SIGTERM)
            self.assertEqual(self.server.wait(TIMEOUT), 0)
            self.end()


if __name__ == "__main__":
    unittest.main(verbosity=1)
