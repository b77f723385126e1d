#!/usr/bin/env python3
"""The dashboard speaks TLS by itself: pages, forms, files and streams, with a certificate that is renewed meanwhile.

Usage: Tests/HTTP/tls.py [path of the dashboard]
"""
import contextlib
import http.client
import json
import os
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings

DASHBOARD = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
BOOTH = ".build/release/PhotoBooth"
PART = 262_144
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120


def certify(folder, name):
    """Makes a certificate for this machine, and its key."""
    certificate, key = f"{folder}/{name}.pem", f"{folder}/{name}.key"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1,DNS:site.example", "-out", certificate,
         "-keyout", key],
        check=True, capture_output=True,
    )
    return certificate, key


def context(certificate):
    return ssl.create_default_context(cafile=certificate)


class TLS(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.first, self.second = certify(self.folder.name, "first"), certify(self.folder.name, "second")
        # The files that the server reads.
        self.files = f"{self.folder.name}/certificate.pem", f"{self.folder.name}/key.pem"
        self.put(*self.first)
        self.server = None

    def put(self, *files):
        for source, target in zip(files, self.files):
            with open(source, "rb") as file:
                content = file.read()
            with open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(content)

    def run_program(self, *arguments):
        return subprocess.run(
            [DASHBOARD, *arguments, "--database-url", f"sqlite:{self.folder.name}/x", "--port", "0"],
            capture_output=True, text=True, timeout=TIMEOUT, env={**os.environ, "SAMPLES": "0"},
        )

    def start(self, *arguments):
        self.serve(DASHBOARD, "--database-url", f"sqlite:{self.folder.name}/x", *arguments)

    def serve(self, program, *arguments, environment=None):
        self.server = subprocess.Popen(
            [program, "--port", "0", "--certificate", self.files[0], "--key", self.files[1], "--host-name",
             "site.example", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "SAMPLES": "0", "SIGN_UP": "open", **(environment or {})},
        )
        self.addCleanup(self.end)
        line = self.server.stdout.readline().decode()
        self.assertRegex(line, r"^Listening on https://127\.0\.0\.1:\d+$")
        self.port = int(line.rsplit(":", 1)[1])
        self.context = context(self.first[0])

    def end(self):
        self.server.terminate()
        self.assertEqual(self.server.wait(TIMEOUT), 0, "SIGTERM ends the server with status 0")
        self.server.stdout.close()
        self.server.stderr.close()

    def line_of_log(self, word):
        """Reads the log up to a line with a word."""
        for line in self.server.stderr:
            if word in line.decode():
                return line.decode()
        self.fail("the log has ended")

    def connect(self, trusted=None):
        return http.client.HTTPSConnection("127.0.0.1", self.port, timeout=TIMEOUT, context=trusted or self.context)

    def ask(self, method, path, fields=None, body=None, connection=None):
        connection = connection or self.connect()
        with contextlib.closing(connection):
            connection.request(method, path, body=body, headers={"Accept": "application/json", **(fields or {})})
            reply = connection.getresponse()
            return reply.status, reply.headers, reply.read()

    def open_page(self, path="/login"):
        status, headers, body = self.ask("GET", path)
        self.assertEqual(status, 200)
        return headers["Set-Cookie"].split(";")[0], json.loads(body)["page"]

    def open_stream(self, cookie, page):
        stream = socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT)
        stream = self.context.wrap_socket(stream, server_hostname="127.0.0.1")
        stream.sendall(
            f"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nPinion-Pages: {page}@2\r\n\r\n".encode())
        self.addCleanup(stream.close)
        self.read_until(stream, "\r\n\r\n")
        return stream

    def read_until(self, stream, text):
        heard = b""
        while text.encode() not in heard:
            part = stream.recv(65536)
            self.assertTrue(part, f"the stream has ended: {heard!r}")
            heard += part
        return heard.decode()

    def type(self, cookie, page, number, text):
        body = json.dumps({"page": page, "n": number, "seen": 2, "fields": {"username": [number, 2, text]}})
        status, _, _ = self.ask("POST", "/live", {"Cookie": cookie, "Content-Type": "application/json"}, body)
        self.assertEqual(status, 204)

    def shake_hands(self, version):
        """Connects with one version of TLS only, and says what it became."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            client = context(self.first[0])
            client.set_ciphers("ALL:@SECLEVEL=0")
            client.minimum_version = client.maximum_version = version
        with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
            with client.wrap_socket(connection, server_hostname="127.0.0.1") as secured:
                return secured.version(), secured.cipher()[0]

    # What is said inside

    def test_a_page_has_the_cookies_and_the_promise_of_a_secure_one(self):
        self.start()
        status, headers, body = self.ask("GET", "/login", {"Accept": "text/html", "Host": "site.example"})
        self.assertEqual(status, 200)
        self.assertIn(b"<html", body)
        self.assertTrue(headers["Set-Cookie"].startswith("__Host-pinion="))
        self.assertTrue(headers["Set-Cookie"].endswith("; Secure"))
        self.assertEqual(headers["Strict-Transport-Security"], "max-age=31536000")
        _, headers, _ = self.ask("GET", "/healthz", {"Host": f"localhost:{self.port}"})
        self.assertIsNone(headers["Strict-Transport-Security"])

    def test_files_come_whole_and_several_on_one_connection(self):
        self.start()
        with contextlib.closing(self.connect()) as connection:
            connection.request("GET", "/login", headers={"Accept": "text/html"})
            page = connection.getresponse().read().decode()
            for address in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page):
                connection.request("GET", address)
                reply = connection.getresponse()
                body = reply.read()
                self.assertEqual((reply.status, len(body)), (200, int(reply.headers["Content-Length"])))
                self.assertGreater(len(body), 1000)

    def test_a_form_is_taken_from_the_sites_own_pages_only(self):
        self.start()
        cookie, page = self.open_page("/login")
        form = {"Cookie": cookie, "Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"}
        for origin, expected in ((f"http://127.0.0.1:{self.port}", 403), (f"https://127.0.0.1:{self.port}", 200)):
            status, _, body = self.ask("POST", "/login", {**form, "Origin": origin}, "username=ann&password=wrong")
            self.assertEqual(status == 403, expected == 403, body)

    def test_a_stream_hears_what_is_typed(self):
        self.start()
        cookie, page = self.open_page()
        stream = self.open_stream(cookie, page)
        for number in range(1, 4):
            self.type(cookie, page, number, f"name{number}")
            self.read_until(stream, f'"username":[{number}]')

    def test_a_body_may_be_large_and_is_answered(self):
        self.start()
        cookie, _ = self.open_page()
        # Far more than the sockets hold: the refusal is heard although the rest is never read.
        status, _, body = self.ask(
            "POST", "/live", {"Cookie": cookie, "Content-Type": "application/json"}, b" " * (60 << 10))
        self.assertEqual(status, 400, body)
        status, _, body = self.ask(
            "POST", "/live", {"Cookie": cookie, "Content-Type": "application/json"}, b" " * (100 << 10))
        self.assertEqual(status, 413, body)

    def test_a_file_reaches_its_field_as_it_was_sent(self):
        kept = f"{self.folder.name}/kept"
        self.serve(BOOTH, environment={"KEEP": kept})
        file = random.Random(7).randbytes(3_000_000)
        cookie, page = self.open_page("/")
        fields = {"Cookie": cookie, "Pinion-Page": page}
        state = json.loads(self.ask("GET", "/", fields)[2])
        address = state["fields"]["document"]["value"]["upload"]
        for offset in range(0, len(file), PART):
            part = file[offset : offset + PART]
            complete = "?1" if offset + len(part) == len(file) else "?0"
            told = {"Upload-Offset": str(offset), "Upload-Length": str(len(file)), "Upload-Complete": complete}
            self.assertEqual(self.ask("PUT", address, {**fields, **told}, part)[0], 204)
        end = time.monotonic() + TIMEOUT
        while not os.path.exists(kept) or os.path.getsize(kept) < len(file):
            self.assertLess(time.monotonic(), end, "the file is not there")
            time.sleep(0.05)
        with open(kept, "rb") as arrived:
            self.assertEqual(arrived.read(), file)

    def test_what_is_no_http_gets_an_answer(self):
        self.start()
        with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
            with self.context.wrap_socket(connection, server_hostname="127.0.0.1") as secured:
                secured.sendall(b"nonsense\r\n\r\n")
                heard = b""
                while part := secured.recv(65536):
                    heard += part
        self.assertTrue(heard.startswith(b"HTTP/1.1 400 "), heard)

    # The handshake

    def test_versions_and_ciphers(self):
        self.start()
        version, cipher = self.shake_hands(ssl.TLSVersion.TLSv1_3)
        self.assertEqual(version, "TLSv1.3")
        version, cipher = self.shake_hands(ssl.TLSVersion.TLSv1_2)
        self.assertEqual(version, "TLSv1.2")
        self.assertIn("ECDHE", cipher)
        for old in (ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1):
            with self.assertRaises(ssl.SSLError) as refusal:
                self.shake_hands(old)
            self.assertIn("PROTOCOL_VERSION", str(refusal.exception).upper().replace(" ", "_"))

    def test_weak_ciphers_are_refused(self):
        self.start()
        for cipher in ("AES128-SHA", "AES256-GCM-SHA384", "ECDHE-ECDSA-AES128-SHA", "ECDHE-RSA-AES256-SHA384"):
            client = context(self.first[0])
            client.maximum_version = ssl.TLSVersion.TLSv1_2
            client.set_ciphers(f"{cipher}:@SECLEVEL=0")
            with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
                with self.assertRaises(ssl.SSLError, msg=cipher):
                    client.wrap_socket(connection, server_hostname="127.0.0.1")

    def test_who_speaks_http_without_tls_is_told_so(self):
        self.start()
        with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            heard = b""
            while part := connection.recv(65536):
                heard += part
        self.assertTrue(heard.startswith(b"HTTP/1.1 400 "), heard)
        self.assertIn(b"https://", heard)

    def test_who_says_nothing_or_only_half_is_dropped_and_others_are_served(self):
        self.start()
        hello = bytes.fromhex("16030100c8010000c40303")
        connections = []
        for words in (b"", hello, b"\x16", b"\x80\x01\x02"):
            connection = socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT)
            self.addCleanup(connection.close)
            connection.sendall(words)
            connections.append(connection)
        self.assertEqual(self.ask("GET", "/healthz")[0], 200)
        start = time.monotonic()
        for connection in connections:
            with contextlib.suppress(ConnectionError):
                while connection.recv(1024):
                    pass
        self.assertLess(time.monotonic() - start, TIMEOUT / 2)
        self.assertEqual(self.ask("GET", "/healthz")[0], 200)

    def test_connections_in_the_middle_of_a_handshake_count(self):
        self.start()
        # One address may have 512 connections.
        silent = []
        for _ in range(700):
            connection = socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT)
            self.addCleanup(connection.close)
            silent.append(connection)
        ended = 0
        for connection in silent:
            connection.settimeout(0.01)
            with contextlib.suppress(TimeoutError, ConnectionError):
                ended += connection.recv(1) == b""
        self.assertGreater(ended, 50)
        for connection in silent:
            connection.close()
        deadline = time.monotonic() + TIMEOUT
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.ask("GET", "/healthz")[0] == 200:
                    break
            self.assertLess(time.monotonic(), deadline)

    # The certificate

    def certificate_now(self):
        """Which of the two certificates a newcomer meets."""
        for name, (certificate, _) in (("first", self.first), ("second", self.second)):
            with contextlib.suppress(ssl.SSLCertVerificationError):
                self.assertEqual(self.ask("GET", "/healthz", connection=self.connect(context(certificate)))[0], 200)
                return name

    def test_is_renewed_while_a_stream_goes_on(self):
        self.start()
        cookie, page = self.open_page()
        stream = self.open_stream(cookie, page)
        self.type(cookie, page, 1, "before")
        self.read_until(stream, '"username":[1]')
        self.put(*self.second)
        self.server.send_signal(signal.SIGHUP)
        self.line_of_log("the certificate was read again")
        self.assertEqual(self.certificate_now(), "second")
        self.context = context(self.second[0])
        self.type(cookie, page, 2, "after")
        self.read_until(stream, '"username":[2]')
        # What cannot be used changes nothing.
        self.put(self.first[0], self.second[1])
        self.server.send_signal(signal.SIGHUP)
        self.assertIn("does not belong to", self.line_of_log("the certificate stays the one it was"))
        self.assertEqual(self.certificate_now(), "second")
        self.type(cookie, page, 3, "later")
        self.read_until(stream, '"username":[3]')

    def test_that_cannot_be_used_is_an_error_before_anything_listens(self):
        nonsense = f"{self.folder.name}/nonsense"
        with open(nonsense, "w") as file:
            file.write("This is no certificate.\n")
        for certificate, key, words in (
            (self.first[0], self.second[1], "does not belong to the certificate"),
            (f"{self.folder.name}/none", self.first[1], "cannot read the certificate"),
            (self.first[0], f"{self.folder.name}/none", "cannot read the key"),
            (nonsense, self.first[1], "the certificate"),
            (self.first[0], nonsense, "the certificate"),
        ):
            run = self.run_program("--certificate", certificate, "--key", key)
            self.assertEqual((run.returncode, run.stdout), (1, ""), run.stderr)
            self.assertEqual(run.stderr.count("\n"), 1, run.stderr)
            self.assertIn(words, run.stderr)
        run = self.run_program("--certificate", self.first[0])
        self.assertEqual(run.returncode, 2)
        self.assertIn("--certificate and --key are given together", run.stderr)

    def test_with_a_key_that_everybody_can_read_is_warned_of(self):
        os.chmod(self.files[1], 0o644)
        self.start()
        self.assertIn(self.files[1], self.line_of_log("can be read by every user"))

    def test_the_health_check_asks_with_tls(self):
        self.start()
        flags = ("--certificate", self.files[0], "--key", self.files[1])
        run = subprocess.run([DASHBOARD, "healthcheck", "--port", str(self.port), *flags], timeout=TIMEOUT)
        self.assertEqual(run.returncode, 0)
        run = subprocess.run([DASHBOARD, "healthcheck", "--port", str(self.port)], timeout=TIMEOUT)
        self.assertEqual(run.returncode, 1)

    def test_many_clients_at_once_and_those_who_leave_in_the_middle(self):
        self.start()
        failures = []

        def visit():
            try:
                with contextlib.closing(self.connect()) as connection:
                    for _ in range(10):
                        connection.request("GET", "/healthz")
                        if connection.getresponse().read() != b"ok\n":
                            failures.append("an answer is not whole")
            except Exception as error:
                failures.append(repr(error))

        def leave():
            with contextlib.suppress(OSError):
                with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
                    secured = self.context.wrap_socket(connection, server_hostname="127.0.0.1")
                    secured.sendall(b"GET /login HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    secured.close()

        threads = [threading.Thread(target=work) for work in [visit, leave] * 20]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])
        descriptors = f"/proc/{self.server.pid}/fd"
        deadline = time.monotonic() + TIMEOUT
        while len(os.listdir(descriptors)) > 40:
            self.assertLess(time.monotonic(), deadline, "descriptors stay open")
            time.sleep(0.05)


if __name__ == "__main__":
    unittest.main(verbosity=1)
