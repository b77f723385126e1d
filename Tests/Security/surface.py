#!/usr/bin/env python3
"""What the program answers over HTTP is what its OpenAPI file says, with the header fields that browsers go by.

Usage: [DASHBOARD=path] $(Tests/environment Security) Tests/Security/surface.py
"""
import json
import re
import unittest

import yaml
from openapi_spec_validator import validate
from support import FIGURES, HERE, Dashboard

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
HTML, JSON = {"Accept": "text/html"}, {"Accept": "application/json"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
ID = "A" * 22


class Surface(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.file = yaml.safe_load((HERE / "Documentation/openapi.yaml").read_text())
        cls.dashboard = Dashboard()
        cls.addClassCleanup(cls.dashboard.end)
        cls.cookie = {"Cookie": cls.dashboard.sign_in()}

    def ask(self, *arguments):
        return self.dashboard.ask(*arguments)

    def test_the_file_is_sound(self):
        validate(self.file)

    def requests(self):
        """Requests of all kinds: what is asked for, and the path in the file."""
        page = json.loads(self.ask("GET", "/profile", None, {**JSON, **self.cookie}).data)
        upload = page["fields"]["photo"]["value"]["upload"]
        for accept in (JSON, HTML):
            yield "/login", "GET", "/login", None, accept
            yield "/login", "GET", "/login", None, {**accept, **self.cookie}
            yield "/login", "PATCH", "/login", '{"username": "x"}', {**accept, "Content-Type": "application/json"}
            yield "/login", "PATCH", "/login", "{", {**accept, "Content-Type": "application/json"}
            yield "/login", "POST", "/login", "action=clear", {**accept, **FORM}
            yield "/login", "POST", "/login", "action=login", {**accept, **FORM}
            yield "/login", "POST", "/login", "action=nothing", {**accept, **FORM}
            yield "/login", "POST", "/login", "x", {**accept, "Content-Type": "image/png"}
            yield "/login", "POST", "/login", "x=" + "x" * 100_000, {**accept, **FORM}
            yield "/login", "POST", "/login", "action=clear", {**accept, **FORM, "Origin": "http://evil.example"}
            yield "/login", "POST", "/login", "action=clear", {**accept, **FORM, "Pinion-Page": ID}
            yield "/signup", "GET", "/signup?invitation=x", None, accept
            yield "/people/{id}", "GET", "/people/1", None, accept
            yield "/people/{id}", "GET", "/people/1", None, {**accept, **self.cookie}
            yield "/people/{id}", "GET", "/people/x", None, accept
            yield "/live", "GET", "/live", None, accept
            yield "/live", "GET", "/live", None, {**accept, **self.cookie}
            yield "/live", "HEAD", "/live", None, accept
            yield "/live", "POST", "/live", "{", {**accept, **self.cookie}
            yield "/live", "POST", "/live", f'{{"page": "{ID}", "n": 1}}', {**accept, **self.cookie}
            yield "/photos/{person}/{name}", "GET", f"/photos/1/{'0' * 32}.jpg", None, accept
            yield "/photos/{person}/{name}", "GET", f"/photos/1/{'0' * 32}.jpg", None, {**accept, **self.cookie}
            yield "/uploads/{upload}", "PUT", f"/uploads/{ID}", "x", accept
            yield "/uploads/{upload}", "DELETE", f"/uploads/{ID}", None, accept
        part = {**self.cookie, "Upload-Offset": "0", "Upload-Length": "9", "Upload-Complete": "?0"}
        yield "/uploads/{upload}", "PUT", upload, "abc", part
        yield "/uploads/{upload}", "PATCH", upload, "abc", {**part, "Upload-Offset": "3"}
        yield "/uploads/{upload}", "HEAD", upload, None, self.cookie
        yield "/uploads/{upload}", "DELETE", upload, None, self.cookie
        for path in ("/pinion.js", "/pinion.css", "/healthz", "/readyz", "/metrics"):
            yield path, "GET", path, None, FIGURES

    def response(self, path, method, status):
        """What the file says of an answer; nil if it does not know it."""
        answers = self.file["paths"][path][method.lower()]["responses"]
        answer = answers.get(str(status))
        if answer and "$ref" in answer:
            answer = self.file["components"]["responses"][answer["$ref"].split("/")[-1]]
        return answer

    def test_what_is_answered_is_in_the_file(self):
        for path, method, target, body, headers in self.requests():
            with self.subTest(method=method, target=target, headers=headers):
                reply = self.ask(method, target, body, headers)
                answer = self.response(path, method, reply.status)
                self.assertIsNotNone(answer, reply.status)
                if reply.data:
                    self.assertIn(reply.headers.get_content_type(), answer.get("content", {}))
                for name, header in answer.get("headers", {}).items():
                    if header.get("required"):
                        self.assertIn(name, reply.headers)

    def test_what_is_not_in_the_file_is_not_done(self):
        for path, item in self.file["paths"].items():
            target = path.replace("{id}", "1").replace("{upload}", ID).replace("{person}", "1").replace("{name}", "x.jpg")
            for method in METHODS:
                # HEAD is answered as GET is; pages tell what they take.
                if method.lower() in item or method in ("HEAD", "OPTIONS"):
                    continue
                # These belong to every page; the file tells of them once.
                if method in ("POST", "PATCH") and path in ("/signup", "/people/{id}"):
                    continue
                with self.subTest(method=method, path=path):
                    reply = self.ask(method, target)
                    self.assertIn(reply.status, (404, 405))
                    if reply.status == 405:
                        self.assertIn("Allow", reply.headers)

    def test_what_only_looks_changes_nothing(self):
        before = self.ask("GET", "/metrics", None, FIGURES).data
        for path in ("/healthz", "/readyz", "/metrics", "/pinion.js", "/live"):
            for method in ("HEAD", "OPTIONS"):
                self.ask(method, path)
        pages = lambda text: re.search(rb"^pinion_(pages|sessions) \d+$", text, re.M).group()
        self.assertEqual(pages(self.ask("GET", "/metrics", None, FIGURES).data), pages(before))
        # An action is no question.
        for query in ("action=log-out", "_action=log-out"):
            self.ask("GET", f"/?{query}", None, {**HTML, **self.cookie})
        self.assertIn(b"Hello, ann", self.ask("GET", "/", None, {**HTML, **self.cookie}).data)

    def test_every_answer_says_that_its_type_is_meant(self):
        for _, method, target, body, headers in self.requests():
            with self.subTest(method=method, target=target, headers=headers):
                reply = self.ask(method, target, body, headers)
                if reply.data:
                    self.assertEqual(reply.headers["X-Content-Type-Options"], "nosniff")

    def test_pages_have_a_policy(self):
        for path, cookie in (("/login", {}), ("/", self.cookie), ("/people", self.cookie), ("/nothing", {})):
            reply = self.ask("GET", path, None, {**HTML, **cookie})
            policy = dict(part.strip().split(" ", 1) for part in reply.headers["Content-Security-Policy"].split(";"))
            for name in ("default-src", "base-uri", "frame-ancestors"):
                self.assertEqual(policy[name], "'none'", path)
            self.assertEqual((policy["script-src"], policy["style-src"]), ("'self'", "'self'"))
            self.assertEqual(reply.headers["Referrer-Policy"], "same-origin")

    def test_no_other_site_is_let_in(self):
        for method, path in (("GET", "/login"), ("OPTIONS", "/login"), ("GET", "/pinion.js"), ("POST", "/live")):
            reply = self.ask(method, path, None, {"Origin": "http://evil.example"})
            self.assertEqual([name for name in reply.headers if name.lower().startswith("access-control")], [])

    def test_redirects_stay_here(self):
        for path in ("/", "/profile", "//evil.example", "/\\evil.example", "/login?next=//evil.example"):
            for headers in (HTML, {**HTML, **self.cookie}):
                place = self.ask("GET", path, None, headers).headers["Location"]
                if place is not None:
                    self.assertRegex(place, r"^/([^/\\]|$)")

    def test_nothing_lies_about(self):
        for path in ("/.git/config", "/.git/", "/.env", "/Package.swift", "/pinion.js/", "/uploads/", "/photos/", "/dashboard.sqlite"):
            self.assertIn(self.ask("GET", path, None, self.cookie).status, (404, 405), path)

    def test_trace_is_not_known(self):
        self.assertEqual([self.ask(method, "/").status for method in ("TRACE", "TRACK", "DEBUG")], [501] * 3)


if __name__ == "__main__":
    unittest.main()
