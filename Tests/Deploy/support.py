"""What the tests of Deploy stand on: a browser of sorts that speaks through a proxy, and programs that are ended again."""
import http.client
import json
import os
import re
import socket
import ssl
import subprocess
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
DEPLOY = HERE / "Deploy"
DASHBOARD = str(Path(os.environ.get("DASHBOARD", HERE / ".build/release/dashboard")).resolve())
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
NAME = "pinion.example"
PASSWORD = "several wrong horses"
# The word by which those who run it read the figures.
OPERATOR = {"METRICS_TOKEN": "a-word-for-the-figures"}
FIGURES = {"Authorization": f"Bearer {OPERATOR['METRICS_TOKEN']}"}


def wait(condition, what):
    """Waits until something is true."""
    end = time.monotonic() + TIMEOUT
    while not (value := condition()):
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come")
        time.sleep(0.02)
    return value


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def replaced(text, changes):
    """A text in which some places are changed, each of which has to be there."""
    for old, new in changes.items():
        assert old in text, f"there is no {old!r}"
        text = text.replace(old, new)
    return text


def add_user(name, **environment):
    """Adds somebody who can sign in, as the one who runs the program does."""
    subprocess.run(
        [DASHBOARD, "user", "add", name], input=f"{PASSWORD}\n", text=True, check=True, timeout=TIMEOUT,
        stdout=subprocess.DEVNULL, env={**os.environ, **environment},
    )


def certificate(folder):
    """A certificate for the name in the examples, and its key."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},DNS:example.org", "-keyout", f"{folder}/privkey.pem",
         "-out", f"{folder}/fullchain.pem"],
        check=True, stderr=subprocess.DEVNULL, timeout=TIMEOUT,
    )


class Program:
    """A program that runs as long as a test, with what it writes in a file."""

    def __init__(self, arguments, environment={}, log=None):
        self.log = Path(log or tempfile.mkstemp(prefix="pinion-deploy-")[1])
        with open(self.log, "wb") as file:
            self.process = subprocess.Popen(
                arguments, stdout=file, stderr=subprocess.STDOUT, env={**os.environ, **environment}
            )

    def says(self, pattern):
        """What it has written, as soon as that fits a pattern."""
        def found():
            text = self.log.read_text(errors="replace")
            match = re.search(pattern, text)
            if not match and self.process.poll() is not None:
                raise AssertionError(f"it has ended: {text}")
            return match
        return wait(found, pattern)

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
        status = self.process.wait(timeout=TIMEOUT)
        self.log.unlink(missing_ok=True)
        return status


def nginx(folder, example, places):
    """Starts nginx with an example; `places` is what is elsewhere on this machine than the example says."""
    Path(folder, "site.conf").write_text(replaced((DEPLOY / "nginx" / example).read_text(), places))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    Path(folder, "nginx.conf").write_text(
        f"daemon off;\nuser root;\npid {folder}/nginx.pid;\nerror_log stderr;\nworker_processes 1;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
    )
    command = ["nginx", "-p", folder, "-e", "stderr", "-c", f"{folder}/nginx.conf"]
    run = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=TIMEOUT)
    assert run.returncode == 0 and "[warn]" not in run.stderr, run.stderr
    return Program(command)




class UnixConnection(http.client.HTTPConnection):
    """A connection to a Unix socket."""

    def __init__(self, path):
        super().__init__("localhost", timeout=TIMEOUT)
        self.place = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(TIMEOUT)
        self.sock.connect(self.place)


class TLSConnection(http.client.HTTPSConnection):
    """A connection of TLS to a port of this machine, under the name in the certificate."""

    def __init__(self, port, certificate, address="127.0.0.1", name=NAME):
        context = ssl.create_default_context(cafile=certificate)
        super().__init__(name, 443, timeout=TIMEOUT, context=context)
        self.place, self.address = ("127.0.0.1", port), address

    def connect(self):
        plain = socket.create_connection(self.place, timeout=TIMEOUT, source_address=(self.address, 0))
        self.sock = self._context.wrap_socket(plain, server_hostname=self.host)


class Browser:
    """Somebody with cookies, at an origin below a path."""

    def __init__(self, connect, origin=f"https://{NAME}", base=""):
        self.connect, self.origin, self.base = connect, origin, base
        self.cookies = {}

    def ask(self, method, path, body=None, headers={}, accept="application/json"):
        """Asks for a path below the base, on a connection of its own, and reads the answer."""
        connection = self.connect()
        try:
            reply = self.begin(connection, method, path, body, {"Accept": accept, **headers})
            reply.data = reply.read()
        finally:
            connection.close()
        self.set_cookies = reply.headers.get_all("Set-Cookie") or []
        for cookie in self.set_cookies:
            name, value = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return reply

    def begin(self, connection, method, path, body=None, headers={}):
        fields = {"Host": urllib.parse.urlsplit(self.origin).netloc, **headers}
        if self.cookies:
            fields["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if method not in ("GET", "HEAD"):
            fields.setdefault("Origin", self.origin)
        connection.request(method, self.base + path, body, fields)
        return connection.getresponse()

    def json(self, method, path, body=None, headers={}):
        return json.loads(self.ask(method, path, body, headers).data)

    def act(self, path, **fields):
        """Fills in fields and runs an action of a fresh page, in one request."""
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return json.loads(self.ask("POST", path, urllib.parse.urlencode(fields), kind).data)

    def sign_in(self, name):
        return self.act("/login", action="login", username=name, password=PASSWORD)["navigate"]

    def stream(self, page, seen):
        return Stream(self, page, seen)


class Stream:
    """The stream of a page: its lines, as they come, each with its moment."""

    def __init__(self, browser, page, seen):
        self.connection = browser.connect()
        reply = browser.begin(self.connection, "GET", "/live", None, {"Pinion-Pages": f"{page}@{seen}"})
        self.status, self.headers, self.lines = reply.status, reply.headers, []
        # The connection gives its socket away when the answer is one that ends it.
        self.socket = reply.fp.raw._sock
        self.thread = threading.Thread(target=self.read, args=(reply,), daemon=True)
        self.thread.start()

    def read(self, reply):
        try:
            while line := reply.readline():
                self.lines.append((time.monotonic(), line.decode()))
        except (OSError, http.client.HTTPException, ValueError):
            pass

    def moment(self, word):
        """When a line with this word has come."""
        return wait(lambda: next((moment for moment, line in list(self.lines) if word in line), None), word)

    def close(self):
        self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(TIMEOUT)
        self.connection.close()


def see_an_update(test, browser):
    """A page is opened, its stream held, a message sent, and what it changes is seen on the stream within a second."""
    state = browser.json("GET", "/login")
    test.assertFalse(state["actions"]["login"]["enabled"])
    stream = browser.stream(state["page"], state["revision"])
    try:
        test.assertEqual((stream.status, stream.headers["Content-Type"]), (200, "text/event-stream"))
        stream.moment("hello")
        sent = time.monotonic()
        reply = browser.ask(
            "PATCH", "/login", json.dumps({"username": "ann", "password": "x"}),
            {"Content-Type": "application/json", "Pinion-Page": state["page"]},
        )
        test.assertEqual(reply.status, 200)
        return stream.moment("disabled") - sent
    finally:
        stream.close()


def see_a_portrait(test, browser):
    """A photo is sent to the profile of whoever is signed in, and shown as the portrait that was made of it."""
    state = browser.json("GET", "/profile")
    photo = (HERE / "Tests/ImagesTests/Fixtures/turned6.jpg").read_bytes()
    place = state["fields"]["photo"]["value"]["upload"].removeprefix(browser.base)
    test.assertEqual(browser.ask("PUT", place, photo).status, 204)

    def shown():
        page = browser.ask("GET", "/profile", headers={"Pinion-Page": state["page"]}, accept="text/html").data
        return re.search(rb'src="([^"]*/photos/[^"]+\.jpg)"', page)

    address = wait(shown, "the portrait").group(1).decode()
    test.assertTrue(address.startswith(f"{browser.base}/photos/"), address)
    reply = browser.ask("GET", address.removeprefix(browser.base))
    test.assertEqual((reply.status, reply.headers["Content-Type"]), (200, "image/jpeg"))
