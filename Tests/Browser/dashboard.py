"""Real programs for tests: started on a free port, killed and started again, and reached through a slow wire."""

import contextlib
import os
import re
import selectors
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from support import live

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "correct horse"


class Program:
    """A running program that shows pages, with a database of its own."""

    def __init__(self, variable, place, samples=0, database=None):
        self.samples = samples
        self.binary = os.environ.get(variable, str(ROOT / place))
        self.folder = tempfile.TemporaryDirectory()
        self.file = f"{self.folder.name}/test.sqlite"
        self.database = database or f"sqlite:{self.file}"
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.binary, "--port", str(self.port), "--database-url", self.database, "--public", str(ROOT / "Public")],
            stdout=subprocess.PIPE,
            env={**os.environ, "KEEP": f"{self.folder.name}/kept", "SAMPLES": str(self.samples)},
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

    def stop(self):
        self.process.terminate()
        assert self.process.wait(timeout=10) == 0
        self.process.stdout.close()
        self.folder.cleanup()


class Gallery(Program):
    """A running gallery: every control on a page."""

    def __init__(self):
        super().__init__("GALLERY", ".build/debug/Gallery")


class Dashboard(Program):
    """A running dashboard without users, unless there shall be some who do not exist."""

    def __init__(self, samples=0, database=None):
        super().__init__("DASHBOARD", ".build/release/dashboard", samples, database)

    def add_user(self, name="ann"):
        command = [self.binary, "user", "add", name, "--database-url", self.database]
        subprocess.run(command, input=f"{PASSWORD}\n", text=True, check=True, capture_output=True)

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


class Wire:
    """A TCP connection between the browser and a server that takes its time, and can be cut."""

    def __init__(self, port, delay):
        self.target = port
        self.delay = delay
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.pairs = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                return
            self.pairs.append((near, far))
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source, sink):
        """Each piece arrives `delay` seconds after it was sent, however many are on their way."""
        source.setblocking(False)
        waiting, ended = [], False
        with selectors.DefaultSelector() as selector:
            selector.register(source, selectors.EVENT_READ)
            while waiting or not ended:
                patience = max(0, waiting[0][0] - time.monotonic()) if waiting else None
                if ended:
                    time.sleep(patience)
                elif selector.select(patience):
                    try:
                        piece = source.recv(65536)
                    except OSError:
                        piece = b""
                    ended = not piece
                    waiting.append((time.monotonic() + self.delay, piece))
                while waiting and waiting[0][0] <= time.monotonic():
                    try:
                        piece = waiting.pop(0)[1]
                        sink.setblocking(True)
                        sink.sendall(piece) if piece else sink.shutdown(socket.SHUT_WR)
                        sink.setblocking(False)
                    except OSError:
                        return

    def cut(self):
        """Breaks every connection."""
        for pair in self.pairs:
            for end in pair:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass
        self.pairs.clear()

    def close(self):
        self.listener.close()
        self.cut()
