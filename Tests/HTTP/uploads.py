#!/usr/bin/env python3
"""Files reach fields whole, however often the connection breaks, and nobody else's.

Usage: Tests/HTTP/uploads.py [path of the photo booth]
"""
import hashlib
import http.client
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

BOOTH = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/PhotoBooth"
FIXTURES = Path("Tests/ImagesTests/Fixtures")
PART = 262_144
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120


class Browser:
    """Somebody with a cookie and an open page."""

    def __init__(self, port):
        self.port = port
        self.cookies = {}
        self.state = self.json("GET", "/")

    def ask(self, method, path, body=None, headers={}):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, {"Cookie": self.cookie, **headers})
            reply = connection.getresponse()
            reply.data = reply.read()
        finally:
            connection.close()
        for cookie in reply.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        return reply

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def json(self, method, path, body=None):
        kind = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
        return json.loads(self.ask(method, path, body, {"Accept": "application/json", **kind}).data)

    def now(self):
        headers = {"Accept": "application/json", "Pinion-Page": self.state["page"]}
        return json.loads(self.ask("GET", "/", None, headers).data)

    def address(self, field):
        """Where the field takes its next file."""
        return self.now()["fields"][field]["value"]["upload"]

    def put(self, address, body, **headers):
        return self.ask("PUT", address, body, {k.replace("_", "-"): str(v) for k, v in headers.items()})


class Uploads(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.kept = Path(cls.folder.name) / "kept"
        cls.server = subprocess.Popen(
            [BOOTH, "--port", "0"],
            stdout=subprocess.PIPE, env={"KEEP": str(cls.kept)},
        )
        cls.port = int(re.search(rb":(\d+)\s*$", cls.server.stdout.readline()).group(1))

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        assert cls.server.wait(timeout=TIMEOUT) == 0
        cls.server.stdout.close()
        cls.folder.cleanup()

    def test_a_file_cut_at_ten_places_arrives_whole_with_no_part_sent_twice_more_than_once(self):
        ann = Browser(self.port)
        address = ann.address("document")
        file = random.Random(7).randbytes(5_300_000)
        cuts = sorted(random.Random(8).sample(range(len(file)), 10))
        offset = sent = 0
        while offset < len(file):
            part = file[offset : offset + PART]
            sent += len(part)
            if cuts and offset <= cuts[0] < offset + len(part):
                self.send_and_break(ann, address, part, offset, len(file), cuts[0] - offset)
                cuts = [cut for cut in cuts if cut > cuts[0]]
                reply = ann.ask("HEAD", address)
                self.assertEqual(reply.status, 204)
                self.assertIn(int(reply.headers["Upload-Offset"]), (offset, offset + len(part)))
            else:
                complete = "?1" if offset + len(part) == len(file) else "?0"
                reply = ann.put(
                    address, part, Upload_Offset=offset, Upload_Length=len(file), Upload_Complete=complete
                )
                self.assertEqual((reply.status, reply.headers["Upload-Complete"]), (204, complete))
            offset = int(reply.headers["Upload-Offset"])
        self.assertEqual(cuts, [])
        self.assertLessEqual(sent, len(file) + 10 * PART)
        self.wait_for(hashlib.sha256(file))
        # The answer to the last part may have been lost: it is told again.
        reply = ann.ask("HEAD", address)
        self.assertEqual((reply.headers["Upload-Complete"], reply.headers["Upload-Offset"]), ("?1", str(len(file))))

    def send_and_break(self, browser, address, part, offset, size, count):
        with socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT) as connection:
            head = (
                f"PUT {address} HTTP/1.1\r\nHost: localhost\r\nCookie: {browser.cookie}\r\nUpload-Offset: {offset}\r\n"
                f"Upload-Length: {size}\r\nUpload-Complete: ?0\r\nContent-Length: {len(part)}\r\n\r\n"
            )
            connection.sendall(head.encode() + part[:count])

    def wait_for(self, expected):
        for _ in range(20 * TIMEOUT):
            if self.kept.exists() and hashlib.sha256(self.kept.read_bytes()).digest() == expected.digest():
                return
            time.sleep(0.05)
        self.fail("the file did not arrive as it was sent")

    def test_a_part_that_does_not_follow_is_told_where_to_go_on(self):
        ann = Browser(self.port)
        address = ann.address("document")
        self.assertEqual(ann.put(address, b"abc", Upload_Offset=5, Upload_Length=9).status, 409)
        self.assertEqual(ann.put(address, b"abc", Upload_Offset=0, Upload_Length=9).status, 204)
        reply = ann.put(address, b"abc", Upload_Offset=0, Upload_Length=9)
        self.assertEqual((reply.status, reply.headers["Upload-Offset"]), (409, "3"))
        self.assertEqual(json.loads(reply.data)["expected-offset"], 3)
        self.assertEqual(ann.put(address, b"abcdefghi", Upload_Offset=3, Upload_Length=9).status, 400)
        self.assertEqual(ann.put(address, b"a", Upload_Offset=3, Upload_Length=8).status, 409)
        self.assertEqual(ann.now()["fields"]["document"]["value"]["received"], 3)

    def test_what_arrives_after_the_file_was_given_up_finds_nobody(self):
        ann = Browser(self.port)
        address = ann.address("document")
        self.assertEqual(ann.put(address, b"abc", Upload_Offset=0, Upload_Length=9).status, 204)
        reply = ann.ask("DELETE", address)
        self.assertEqual((reply.status, reply.headers["Location"]), (204, ann.address("document")))
        self.assertNotEqual(ann.address("document"), address)
        for method in ("PUT", "HEAD", "DELETE"):
            self.assertEqual(ann.ask(method, address, b"abc" if method == "PUT" else None).status, 404)
        self.assertNotIn("received", ann.now()["fields"]["document"]["value"])
        # Nothing of the file needs to have come before.
        self.assertEqual(ann.ask("DELETE", ann.address("document")).status, 204)
        self.assertEqual(ann.ask("HEAD", ann.address("document")).headers["Upload-Offset"], "0")

    def test_a_part_that_comes_again_after_the_whole_file_is_no_new_one(self):
        ann = Browser(self.port)
        address = ann.address("document")
        reply = ann.put(address, b"abc")
        self.assertEqual((reply.status, reply.headers["Location"]), (204, ann.address("document")))
        self.assertEqual(ann.put(address, b"abc").status, 404)
        reply = ann.ask("HEAD", address)
        self.assertEqual((reply.headers["Upload-Complete"], reply.headers["Upload-Offset"]), ("?1", "3"))
        self.assertEqual(reply.headers["Location"], ann.address("document"))
        # Who gives up a file that has come after all hears where the next one goes.
        reply = ann.ask("DELETE", address)
        self.assertEqual((reply.status, reply.headers["Location"]), (204, ann.address("document")))
        self.assertEqual(ann.put(reply.headers["Location"], b"abcd").status, 204)

    def test_a_whole_file_may_come_at_once_as_curl_sends_it(self):
        ann = Browser(self.port)
        file = random.Random(9).randbytes(3_000_000)
        reply = ann.put(ann.address("document"), file)
        self.assertEqual((reply.status, reply.headers["Upload-Complete"]), (204, "?1"))
        self.wait_for(hashlib.sha256(file))

    def test_an_address_belongs_to_a_field_on_an_open_page_of_one_browser(self):
        ann, bob = Browser(self.port), Browser(self.port)
        for method in ("HEAD", "PUT", "DELETE"):
            self.assertEqual(bob.ask(method, ann.address("photo"), b"x" if method == "PUT" else None).status, 404)
            self.assertEqual(ann.ask(method, "/uploads/" + "0" * 32).status, 404)
        stranger = Browser(self.port)
        stranger.cookies = {}
        self.assertEqual(stranger.put(ann.address("photo"), b"x").status, 404)

    def test_other_sites_cannot_send_and_other_methods_do_nothing(self):
        ann = Browser(self.port)
        self.assertEqual(ann.put(ann.address("photo"), b"x", Sec_Fetch_Site="cross-site").status, 403)
        self.assertEqual(ann.put(ann.address("photo"), b"x", Origin="https://example.org").status, 403)
        self.assertEqual(ann.ask("GET", ann.address("photo")).status, 405)
        self.assertEqual(ann.put("/", b"x").status, 405)

    def test_what_is_too_large_or_empty_is_told_before_it_comes(self):
        ann = Browser(self.port)
        address = ann.address("document")
        reply = ann.put(address, b"abc", Upload_Offset=0, Upload_Length=11 << 20)
        self.assertEqual(reply.status, 413)
        self.assertEqual(ann.now()["fields"]["document"]["error"], "This file is too large: it may have 10 MB.")
        self.assertEqual(ann.put(address, b"").status, 422)
        self.assertEqual(ann.now()["fields"]["document"]["error"], "This file is empty.")

    def test_a_photo_becomes_a_portrait_that_is_kept_for_ever(self):
        ann = Browser(self.port)
        self.assertEqual(ann.put(ann.address("photo"), (FIXTURES / "turned6.jpg").read_bytes()).status, 204)
        page = ann.ask("GET", "/", None, {"Accept": "text/html", "Pinion-Page": ann.state["page"]}).data.decode()
        path = re.search(r'src="(/photos/\d+/[0-9a-f]+\.jpg)"', page).group(1)
        photo = ann.ask("GET", path)
        self.assertEqual((photo.status, photo.headers["Content-Type"]), (200, "image/jpeg"))
        self.assertEqual(photo.data[:3], b"\xff\xd8\xff")
        self.assertNotIn(b"Exif", photo.data)
        self.assertIn("immutable", photo.headers["Cache-Control"])
        again = ann.ask("GET", path, None, {"If-None-Match": photo.headers["ETag"]})
        self.assertEqual((again.status, again.data), (304, b""))
        for other in ("/photos/x", "/photos/1/../x.jpg", path.replace(".jpg", ".png"), "/photos/1/00.jpg", "/photos/99/00.jpg"):
            self.assertEqual(ann.ask("GET", other).status, 404)

    def test_a_bad_file_is_the_fields_error(self):
        ann = Browser(self.port)
        for name, words in [("moving.gif", "This picture moves: a photo stands still."),
                            ("../BadFileTests.swift", "This is not a picture: a photo is a JPEG, PNG, WebP or GIF file.")]:
            reply = ann.put(ann.address("photo"), (FIXTURES / name).read_bytes())
            self.assertEqual((reply.status, json.loads(reply.data)["detail"]), (422, words))
            self.assertEqual(ann.now()["fields"]["photo"]["error"], words)

    def test_a_form_without_javascript_sends_files_too(self):
        ann = Browser(self.port)
        file = random.Random(10).randbytes(9_000_000)
        body = b"".join([
            b'--XYZ\r\nContent-Disposition: form-data; name="_page"\r\n\r\n' + ann.state["page"].encode(),
            b'\r\n--XYZ\r\nContent-Disposition: form-data; name="photo"; filename=""\r\n\r\n',
            b'\r\n--XYZ\r\nContent-Disposition: form-data; name="document"; filename="a.bin"\r\n\r\n' + file,
            b'\r\n--XYZ\r\nContent-Disposition: form-data; name="action"\r\n\r\nupload-document\r\n--XYZ--\r\n',
        ])
        form = {"Content-Type": "multipart/form-data; boundary=XYZ", "Accept": "text/html"}
        reply = ann.ask("POST", "/", body, form)
        self.assertEqual((reply.status, reply.headers["Location"]), (303, "/"))
        self.wait_for(hashlib.sha256(file))
        self.assertIn("a.bin has 9000000 bytes.", ann.ask("GET", "/", None, {"Accept": "text/html"}).data.decode())
        self.assertEqual(ann.ask("POST", "/", body[:-20], form).status, 400)

    def test_whoever_is_not_signed_in_is_asked_to(self):
        # The booth has no field for strangers; a body that large is still no trouble.
        stranger = Browser(self.port)
        self.assertEqual(stranger.put("/uploads/" + "0" * 32, b"x" * 2_000_000).status, 404)


if __name__ == "__main__":
    unittest.main()
