"""Real programs for tests: started on a free port, killed, stopped for a while and started again."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import tempfile
from pathlib import Path

from support import live

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "correct horse"


class Program:
    """A running program that shows pages, with a folder of its own."""

    def __init__(self, variable, place, samples=0, database=None, sign_up="open"):
        self.samples = samples
        self.sign_up = sign_up
        self.binary = os.environ.get(variable, str(ROOT / place))
        self.folder = tempfile.TemporaryDirectory()
        self.file = f"{self.folder.name}/test.sqlite"
        self.database = database or f"sqlite:{self.file}"
        # The same after a restart: by it a page knows what its browser has kept.
        self.secret = f"{self.folder.name}/secret"
        Path(self.secret).write_bytes(os.urandom(32))
        self.port = 0
        self.start()

    @property
    def flags(self):
        return ["--secret-file", self.secret]

    @property
    def token(self):
        """The word for /metrics."""
        return "whoever runs this site"

    @property
    def environment(self):
        variables = {
            "KEEP": f"{self.folder.name}/kept", "SAMPLES": str(self.samples), "METRICS_TOKEN": self.token,
        }
        return {**variables, "SIGN_UP": self.sign_up} if self.sign_up else variables

    def start(self):
        self.process = subprocess.Popen(
            [self.binary, "--port", str(self.port), *self.flags],
            stdout=subprocess.PIPE,
            env={**os.environ, **self.environment},
        )
        line = self.process.stdout.readline().decode()
        self.port = int(re.search(r":(\d+)\s*$", line).group(1))

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        """Ends it without a chance to say goodbye."""
        self.process.kill()
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def freeze(self):
        """Stops its time: it keeps its connections and says nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def end(self):
        """Asks it to end, which it does in order."""
        self.process.terminate()
        assert self.process.wait(timeout=10) == 0
        self.process.stdout.close()

    def stop(self):
        self.end()
        self.folder.cleanup()


class Gallery(Program):
    """A running gallery: every control on a page."""

    def __init__(self):
        super().__init__("GALLERY", ".build/debug/Gallery")


class Dashboard(Program):
    """A running dashboard without users, unless there shall be some who do not exist."""

    def __init__(self, samples=0, database=None, sign_up="open", nodes=""):
        self.nodes = nodes
        super().__init__("DASHBOARD", ".build/release/dashboard", samples, database, sign_up)

    @classmethod
    def with_articles(cls, count):
        """One whose only user, ann, is its administrator and has written articles."""
        dashboard = cls()
        dashboard.add_user()
        dashboard.command("user", "promote", "ann")
        dashboard.add_articles(count)
        return dashboard

    @property
    def flags(self):
        return ["--database-url", self.database]

    @property
    def environment(self):
        return {**super().environment, **({"NODES": self.nodes} if self.nodes else {})}

    def command(self, *words, standard_input=""):
        """Carries out a command while the site runs."""
        command = [self.binary, *words, "--database-url", self.database]
        subprocess.run(command, input=standard_input, text=True, check=True, capture_output=True)

    def add_user(self, name="ann"):
        self.command("user", "add", name, standard_input=f"{PASSWORD}\n")

    def first_run_link(self):
        """The link that the program prints while nobody can sign in."""
        self.process.stdout.readline()
        return self.process.stdout.readline().decode().strip()

    def sign_in(self, tab, name="ann"):
        """Logs somebody in; the tab shows their home then."""
        tab.goto(self.url + "/login")
        live(tab)
        tab.get_by_label("Username").fill(name)
        tab.get_by_label("Password").fill(PASSWORD)
        tab.get_by_role("button", name="Log in").click()
        tab.wait_for_url(self.url + "/")

    def add_articles(self, count):
        """Has the first user write articles, the last one newest."""
        with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:"), timeout=10)) as database:
            database.executemany(
                "INSERT INTO articles (author_id, published, title, text) SELECT min(id), ?, ?, ? FROM users",
                [(number, f"Article {number}", "One paragraph.\n\nAnother one.") for number in range(1, count + 1)],
            )
            database.commit()
