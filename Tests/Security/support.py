"""A dashboard of its own for the scanners, with somebody who is signed in."""
import http.client
import os
import re
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
DASHBOARD = str(Path(os.environ.get("DASHBOARD", HERE / ".build/release/dashboard")).resolve())
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
PASSWORD = "several wrong horses"
# The word by which those who run it read the figures.
OPERATOR = {"METRICS_TOKEN": "a-word-for-the-figures"}
FIGURES = {"Authorization": f"Bearer {OPERATOR['METRICS_TOKEN']}"}


class Dashboard:
    """A running dashboard with few people, and somebody who can sign in."""

    def __init__(self, *arguments):
        self.folder = tempfile.TemporaryDirectory(prefix="pinion-security-")
        environment = {**os.environ, "SAMPLES": "5", "DATABASE_URL": f"sqlite:{self.folder.name}/x.sqlite", **OPERATOR}
        subprocess.run(
            [DASHBOARD, "user", "add", "ann"], input=f"{PASSWORD}\n", text=True, check=True, timeout=TIMEOUT,
            stdout=subprocess.DEVNULL, env=environment,
        )
        self.log = open(f"{self.folder.name}/log", "w+")
        self.process = subprocess.Popen(
            [DASHBOARD, "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment
        )
        self.port = int(re.search(r":(\d+)\s*$", self.process.stdout.readline()).group(1))
        self.url = f"http://127.0.0.1:{self.port}"

    def ask(self, method, path, body=None, headers={}):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, headers)
            reply = connection.getresponse()
            is_stream = method == "GET" and reply.headers.get_content_type() == "text/event-stream"
            reply.data = b"" if is_stream else reply.read()
        finally:
            connection.close()
        return reply

    def sign_in(self):
        """The cookie of somebody who has signed in."""
        form = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        body = f"action=login&username=ann&password={PASSWORD.replace(' ', '+')}"
        cookies = self.ask("POST", "/login", body, form).headers.get_all("Set-Cookie")
        return next(cookie.split(";")[0] for cookie in cookies if cookie.startswith("pinion="))

    def end(self):
        """Ends it, which has to go as it always does."""
        assert self.process.poll() is None, "the program has ended"
        self.process.terminate()
        assert self.process.wait(timeout=TIMEOUT) == 0, "SIGTERM ends the program with status 0"
        self.process.stdout.close()
        self.log.close()
        self.folder.cleanup()
