#!/usr/bin/env python3
"""Scanners of others find nothing: schemathesis by the OpenAPI file, wapiti by what it crawls, slowhttptest by patience.

Usage: [DASHBOARD=path] $(Tests/environment Security) Tests/Security/scanners.py
"""
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from support import FIGURES, HERE, TIMEOUT, Dashboard

# Wrong answers count; what a scanner sends is mostly refused, and may be.
CHECKS = "not_a_server_error,content_type_conformance,response_headers_conformance,response_schema_conformance"
# Seconds that slowhttptest holds on for.
SLOW = 30
CONNECTIONS = 400


class Scanners(unittest.TestCase):
    def setUp(self):
        self.dashboard = Dashboard()
        self.addCleanup(self.dashboard.end)

    def test_schemathesis(self):
        for fields in ({}, {"Cookie": self.dashboard.sign_in()}):
            with self.subTest(fields=list(fields)):
                arguments = [f"--header={name}: {value}" for name, value in {**fields, **FIGURES}.items()]
                run = subprocess.run(
                    [str(Path(sys.executable).parent / "schemathesis"), "run", str(HERE / "Documentation/openapi.yaml"),
                     "--url", self.dashboard.url, "--checks", CHECKS, "--phases", "examples,coverage,fuzzing",
                     "--max-examples", "30", "--seed", "12", "--request-timeout", "20", "--suppress-health-check", "all",
                     # A stream has no end.
                     "--exclude-operation-id", "openStream", *arguments],
                    capture_output=True, text=True, timeout=900, cwd=self.dashboard.folder.name,
                )
                said = run.stdout + run.stderr
                self.assertRegex(said, r"\d+ generated", said)
                # TRACE is answered with 501, as RFC 9110 wants it of a method that a server does not know.
                failed = re.findall(r"^_+ (\w+ \S+) _+$", said, re.M)
                self.assertEqual([place for place in failed if not place.startswith("TRACE ")], [], said)
                self.assertEqual(set(re.findall(r"^\[(\d+)\]", said, re.M)) - {"501"}, set(), said)
                if run.returncode != 0:
                    self.assertNotEqual(failed, [], said)

    def test_wapiti(self):
        place = Path(self.dashboard.folder.name)
        report = place / "wapiti.json"
        run = subprocess.run(
            ["wapiti", "-u", f"{self.dashboard.url}/", "--scope", "domain", "-f", "json", "-o", str(report),
             "-m", "all,-brute_login_form,-nikto,-wapp,-drupal_enum,-wp_enum,-ssrf,-log4shell,-xxe", "--flush-session",
             "--store-session", str(place), "--max-scan-time", "150", "--max-attack-time", "30", "--no-bugreport",
             "-H", f"Cookie: {self.dashboard.sign_in()}"],
            capture_output=True, text=True, timeout=600, env={"HOME": str(place), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        )
        self.assertTrue(report.exists(), run.stdout + run.stderr)
        found = json.loads(report.read_text())
        expected = {
            # It is asked without TLS here, where no cookie can be Secure and no HSTS is believed.
            "Secure Flag cookie": [""], "Unencrypted Channels": [""],
            # Who may frame a page is said by its policy (`frame-ancestors`), and browsers know X-XSS-Protection no more.
            "HTTP Secure Headers": ["Strict-Transport-Security", "X-Frame-Options", "X-XSS-Protection"],
            # It looks for a token. What holds here is where a request comes from (`RequestTests`, `bad_input.py`), and
            # that a form names an open page of the session.
            "Cross Site Request Forgery": ["Lack of anti CSRF token"],
        }
        for kind in ("vulnerabilities", "anomalies"):
            for name, items in found[kind].items():
                unexpected = [
                    item["info"] for item in items
                    if not any(words in item["info"] for words in expected.get(name, []))
                ]
                self.assertEqual(unexpected, [], name)

    def slow(self, *arguments):
        """Holds many connections that do hardly anything, and returns how long somebody else waited, in seconds."""
        waits = []
        is_over = threading.Event()

        def somebody():
            while not is_over.wait(0.2):
                start = time.monotonic()
                waits.append((self.dashboard.ask("GET", "/login").status, time.monotonic() - start))

        other = threading.Thread(target=somebody)
        other.start()
        try:
            run = subprocess.run(
                ["slowhttptest", "-c", str(CONNECTIONS), "-r", "200", "-l", str(SLOW), "-p", "5", *arguments],
                capture_output=True, text=True, timeout=TIMEOUT, cwd=self.dashboard.folder.name,
            )
        finally:
            is_over.set()
            other.join()
        self.assertEqual({status for status, _ in waits}, {200})
        said = re.sub(r"\x1b\[[0-9;]*m", "", run.stdout)
        available = re.findall(r"service available:\s+(\w+)", said)
        self.assertTrue(available, said)
        self.assertEqual(set(available), {"YES"})
        return sorted(wait for _, wait in waits)[len(waits) * 95 // 100]

    def test_slow_heads(self):
        self.assertLess(self.slow("-H", "-i", "5", "-u", f"{self.dashboard.url}/login"), 5)

    def test_slow_bodies(self):
        self.assertLess(self.slow("-B", "-i", "5", "-s", "8192", "-x", "10", "-u", f"{self.dashboard.url}/login"), 5)

    def test_slow_readers(self):
        self.assertLess(
            self.slow("-X", "-n", "5", "-w", "1", "-y", "8", "-z", "4", "-k", "3", "-u", f"{self.dashboard.url}/pinion.js"), 5)


if __name__ == "__main__":
    unittest.main()
