#!/usr/bin/env python3
"""TLS as the program speaks it: versions, ciphers, and nothing that openssl or sslyze holds against it.

Usage: [DASHBOARD=path] $(Tests/environment Security) Tests/Security/tls.py
"""
import json
import subprocess
import sys
import tempfile
import unittest

from support import DASHBOARD, TIMEOUT, Dashboard


def speaks_tls():
    run = subprocess.run([DASHBOARD, "--help"], capture_output=True, text=True, timeout=TIMEOUT)
    return "--certificate" in run.stdout


@unittest.skipUnless(speaks_tls(), "this program speaks no TLS")
class TLS(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        place = tempfile.TemporaryDirectory(prefix="pinion-tls-")
        cls.addClassCleanup(place.cleanup)
        cls.certificate = f"{place.name}/certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
             "-keyout", f"{place.name}/key.pem", "-out", cls.certificate],
            check=True, stderr=subprocess.DEVNULL, timeout=TIMEOUT,
        )
        cls.dashboard = Dashboard("--certificate", cls.certificate, "--key", f"{place.name}/key.pem")
        cls.addClassCleanup(cls.dashboard.end)

    def shake_hands(self, *flags):
        """What openssl says of a connection; nil if there is none."""
        run = subprocess.run(
            ["openssl", "s_client", "-connect", f"127.0.0.1:{self.dashboard.port}", "-servername", "localhost",
             "-CAfile", self.certificate, *flags],
            capture_output=True, text=True, timeout=TIMEOUT, stdin=subprocess.DEVNULL,
        )
        is_made = "Cipher is (NONE)" not in run.stdout and "BEGIN CERTIFICATE" in run.stdout
        return run.stdout if is_made else None

    def test_versions(self):
        old = ["-cipher", "ALL:@SECLEVEL=0"]
        self.assertIsNone(self.shake_hands("-tls1", *old))
        self.assertIsNone(self.shake_hands("-tls1_1", *old))
        self.assertIsNotNone(self.shake_hands("-tls1_2"))
        self.assertIsNotNone(self.shake_hands("-tls1_3"))
        self.assertIn("TLSv1.3", self.shake_hands())

    def test_ciphers(self):
        for weak in ("NULL", "aNULL", "3DES", "RC4", "MD5", "SEED", "IDEA", "CAMELLIA", "kRSA", "DHE+SHA1"):
            with self.subTest(weak):
                self.assertIsNone(self.shake_hands("-tls1_2", "-cipher", f"{weak}:@SECLEVEL=0"))
        self.assertIsNotNone(self.shake_hands("-tls1_2", "-cipher", "ECDHE+AESGCM"))

    def test_nothing_is_negotiated_anew_or_compressed(self):
        said = self.shake_hands("-tls1_2")
        self.assertIn("Secure Renegotiation IS supported", said)
        self.assertIn("Compression: NONE", said)

    def test_the_certificate_is_the_one_that_was_given(self):
        self.assertIn("Verify return code: 0 (ok)", self.shake_hands("-tls1_2"))

    def test_sslyze_finds_nothing(self):
        with tempfile.NamedTemporaryFile(prefix="pinion-sslyze-") as report:
            subprocess.run(
                [sys.executable, "-m", "sslyze", "--json_out", report.name, f"127.0.0.1:{self.dashboard.port}"],
                check=False, timeout=300, capture_output=True,
            )
            results = json.load(report)["server_scan_results"]
        self.assertEqual(results[0]["connectivity_status"], "COMPLETED")
        scan = results[0]["scan_result"]
        for version in ("ssl_2_0", "ssl_3_0", "tls_1_0", "tls_1_1"):
            suites = scan[f"{version}_cipher_suites"]["result"]["accepted_cipher_suites"]
            self.assertEqual(suites, [], version)
        self.assertFalse(scan["heartbleed"]["result"]["is_vulnerable_to_heartbleed"])
        self.assertFalse(scan["openssl_ccs_injection"]["result"]["is_vulnerable_to_ccs_injection"])
        self.assertIn("NOT_VULNERABLE", scan["robot"]["result"]["robot_result"])
        self.assertFalse(scan["session_renegotiation"]["result"]["is_vulnerable_to_client_renegotiation_dos"])
        self.assertFalse(scan["tls_compression"]["result"]["supports_compression"])


if __name__ == "__main__":
    unittest.main()
