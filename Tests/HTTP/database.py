#!/usr/bin/env python3
"""A database that is locked or full keeps nobody from reading, and one that is in use can be backed up and restored.

Usage: Tests/HTTP/database.py [path of the dashboard]
"""
import contextlib
import http.client
import itertools
import json
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from urllib.parse import urlencode

DASHBOARD = os.path.abspath(
    sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))
from postgres import PostgreSQL  # noqa: E402

PASSWORD = "correct horse battery"
# Seconds to wait for what comes: a busy machine takes its time.
TIMEOUT = 120
# What databases and their drivers say.
TECHNICAL = ("lock", "SQL", "sqlite", "disk", "I/O", "another program", "FATAL", "libpq", "connection to")
BUSY = "The database is busy."


class Server:
    """A running dashboard, and what it writes into its log."""

    def __init__(self, database):
        self.url = ("--database-url", database)
        self.process = subprocess.Popen(
            [DASHBOARD, "--port", "0", "--sign-up", "open", "--trusted-proxy", "127.0.0.1", *self.url],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "SAMPLES": "0"},
            # Where a file may not grow, writing fails, and no signal comes.
            restore_signals=False,
        )
        self.port = int(re.search(rb":(\d+)\s*$", self.process.stdout.readline()).group(1))
        self.log = ""
        self.reader = threading.Thread(target=self.read)
        self.reader.start()
        self.addresses = itertools.count(1)

    def read(self):
        for line in self.process.stderr:
            self.log += line.decode()

    def run(self, *words, given=""):
        return subprocess.run(
            [DASHBOARD, *words, *self.url], input=given, capture_output=True, text=True, timeout=TIMEOUT)

    def ask(self, path, cookie=None, form=None, accept="application/json"):
        """Asks for an address, from an address of its own; returns the status and the text of the answer."""
        address = next(self.addresses)
        fields = {"Accept": accept, "X-Forwarded-For": f"192.0.{address >> 8}.{address & 255}"}
        if cookie:
            fields["Cookie"] = cookie
        if form:
            fields["Content-Type"] = "application/x-www-form-urlencoded"
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)) as connection:
            connection.request("POST" if form else "GET", path, form and urlencode(form), fields)
            reply = connection.getresponse()
            self.cookie = (reply.headers["Set-Cookie"] or "").split(";")[0]
            return reply.status, reply.read().decode()

    def sign_in(self, name):
        status, text = self.ask("/login", form={"action": "login", "username": name, "password": PASSWORD})
        assert status == 200 and json.loads(text)["navigate"] == "/", text
        return self.cookie

    def sign_up(self, name):
        return self.ask("/signup", form={"action": "sign-up", "username": name, "password": PASSWORD})[1]

    def state(self, path, cookie):
        return json.loads(self.ask(path, cookie)[1])

    def site_name(self, cookie):
        return self.state("/administration/settings", cookie)["fields"]["site-name"]["value"]

    def set_site_name(self, cookie, name):
        assert self.ask("/administration/settings", cookie, {"site-name": name})[0] == 200

    def rules(self, cookie):
        """How many rules of alerts there are."""
        return sum(action.startswith("delete") for action in self.state("/alerts", cookie)["actions"])

    def lists(self, name, cookie):
        """Whether the page of people is opened for somebody, and has a name on it."""
        status, text = self.ask("/people", cookie, accept="text/html")
        return status == 200 and f"@{name} " in text

    def stop(self):
        self.process.terminate()
        assert self.process.wait(timeout=TIMEOUT) == 0
        self.reader.join()
        self.process.stdout.close()
        self.process.stderr.close()


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.file = f"{self.folder}/x.sqlite"

    def serve(self, database):
        server = Server(database)
        self.addCleanup(server.stop)
        server.run("user", "add", "ann", given=PASSWORD + "\n")
        return server

    def assertPlain(self, text):
        for word in TECHNICAL:
            self.assertNotIn(word, text)

    def wait_for(self, condition):
        deadline = threading.Event()
        for _ in range(TIMEOUT * 10):
            if condition():
                return
            deadline.wait(0.1)
        self.fail("it has not come")


class InTheWay(Case):
    def test_a_file_that_another_program_locks(self):
        server = self.serve(f"sqlite:{self.file}")
        ann = server.sign_in("ann")
        answers = []
        with contextlib.closing(sqlite3.connect(self.file, timeout=TIMEOUT, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writer = threading.Thread(target=lambda: answers.append(server.sign_up("bea")))
            writer.start()
            # Whoever reads does not wait for whoever writes.
            rounds = 0
            while not answers:
                self.assertTrue(server.lists("ann", ann))
                self.assertEqual(server.ask("/login")[0], 200)
                rounds += 1
            writer.join()
            print(f"\npeople listed {rounds} times while somebody waited to sign up")
            self.assertGreater(rounds, 5)
            status, text = server.ask("/readyz")
            self.assertEqual(status, 503)
            self.assertPlain(text)
            self.assertEqual(server.ask("/healthz")[0], 200)
        self.assertIn(BUSY, answers[0])
        self.assertPlain(answers[0])
        self.wait_for(lambda: server.ask("/readyz")[0] == 200)
        self.wait_for(lambda: "another program keeps it locked" in server.log)
        self.assertIn("not ready: the database is busy", server.log)
        self.assertIn('"navigate":"/"', server.sign_up("bea"))

    def test_a_disk_that_takes_nothing(self):
        server = self.serve(f"sqlite:{self.file}")
        ann = server.sign_in("ann")
        self.assertEqual(server.ask("/readyz")[0], 200)
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
        try:
            # What was found a moment ago counts for a second.
            self.wait_for(lambda: server.ask("/readyz")[0] == 503)
            self.assertPlain(server.ask("/readyz")[1])
            answer = server.sign_up("bea")
            self.assertIn("The database", answer)
            self.assertPlain(answer)
            self.assertTrue(server.lists("ann", ann))
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        self.wait_for(lambda: server.ask("/readyz")[0] == 200)
        self.wait_for(lambda: "disk I/O error" in server.log)
        self.assertIn("not ready: the database", server.log)


class Backups(Case):
    def test_of_a_file(self):
        self.check(f"sqlite:{self.file}")

    def test_of_a_server(self):
        server = PostgreSQL()
        self.addCleanup(server.remove)
        self.check(server.url)

    def set_up(self, server, ann):
        """A name of the site and a rule about the load, as they are in the database."""
        server.set_site_name(ann, "Boiler house")
        self.wait_for(lambda: any(
            choice["value"] == "load" for choice in server.state("/alerts", ann)["fields"]["about"]["choices"]))
        self.assertEqual(server.ask("/alerts", ann, {"about": "load", "action": "add-rule"})[0], 200)
        self.wait_for(lambda: self.is_stored(server, rules=1, name="Boiler house"))

    def is_stored(self, server, rules, name):
        """Whether the database has so many rules, and the site this name."""
        path = f"{self.folder}/probe"
        rows = server.run("backup", path).stdout
        with contextlib.closing(sqlite3.connect(path)) as file:
            names = file.execute("SELECT value FROM settings WHERE name = 'dashboard.site-name'").fetchall()
        os.remove(path)
        return re.search(rf"^alert_rules +{rules}$", rows, re.M) and names == [(name,)]

    def check(self, database):
        """Somebody signs up, one after the other, while backups are made and one is restored."""
        server = self.serve(database)
        server.run("user", "promote", "ann")
        ann = server.sign_in("ann")
        self.set_up(server, ann)
        self.assertTrue(server.lists("ann", ann))
        stop, names = threading.Event(), []

        def write():
            for number in itertools.count():
                if stop.is_set():
                    return
                if '"navigate":"/"' in server.sign_up(f"new{number}"):
                    names.append(f"new{number}")

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for number in range(3):
                before = len(names)
                self.wait_for(lambda: len(names) > before + 1)
                known = set(names)
                self.back_up(server, number, known)
        finally:
            stop.set()
            writer.join()
        server.set_site_name(ann, "Something else")
        rule = next(name for name in server.state("/alerts", ann)["actions"] if name.startswith("delete"))
        server.ask("/alerts", ann, {"action": rule})
        self.assertEqual(server.rules(ann), 0)
        # What is not stored yet would win over what is restored.
        self.wait_for(lambda: self.is_stored(server, rules=0, name="Something else"))
        path = f"{self.folder}/backup1"
        self.assertIn("there is a file", server.run("backup", path).stderr)
        self.assertEqual(server.run("restore", path, given="no\n").returncode, 1)
        self.assertTrue(server.lists("ann", ann))
        run = server.run("restore", path, given="yes\n")
        self.assertEqual((run.returncode, run.stdout.splitlines()[-1]), (0, "Restored."))
        self.assertIn("This replaces all that is in", run.stdout)
        # Those who are there are those who were; nobody is signed in any more.
        users = re.findall(r"^(\w+)", server.run("user", "list").stdout, re.M)
        self.assertEqual(set(users), self.kept)
        self.wait_for(lambda: not server.lists("ann", ann))
        self.assertIn(names[-1] in users and "taken" or '"navigate":"/"', server.sign_up(names[-1]))
        ann = server.sign_in("ann")
        self.assertTrue(server.lists("ann", ann))
        # What was set is set again, on the open pages of the running program too.
        self.wait_for(lambda: server.site_name(ann) == "Boiler house" and server.rules(ann) == 1)
        self.refuse_what_is_none(server)

    def back_up(self, server, number, known):
        path = f"{self.folder}/backup{number}"
        run = server.run("backup", path)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)
        with contextlib.closing(sqlite3.connect(path)) as file:
            self.assertEqual(file.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
            self.assertEqual(file.execute("PRAGMA foreign_key_check").fetchall(), [])
            users = {name for (name,) in file.execute("SELECT name FROM users")}
            # Each user has been stored together with the words by which they are found.
            found = {name for (name,) in file.execute("SELECT name FROM users WHERE id IN (SELECT user_id FROM user_words)")}
            self.assertEqual(file.execute("SELECT count(*) FROM sessions").fetchone(), (0,))
        self.assertEqual(users, found)
        self.assertLessEqual(known | {"ann"}, users)
        if number == 1:
            self.kept = users

    def refuse_what_is_none(self, server):
        path = f"{self.folder}/none"
        Path(path).write_text("This is no database, and it is longer than a hundred bytes. " * 9)
        run = server.run("restore", path, given="yes\n")
        self.assertEqual((run.returncode, run.stderr), (1, f"dashboard: cannot restore {path}: not a database\n"))
        for change, words in (
            ("INSERT INTO schema_steps VALUES ('accounts', 99, 0)", "its schema has number 99"),
            ("INSERT INTO schema_steps VALUES ('club', 1, 0)", "it is of another program"),
            ("DELETE FROM users", "rows that others refer to are missing"),
        ):
            shutil.copy(f"{self.folder}/backup1", path)
            with contextlib.closing(sqlite3.connect(path)) as file:
                file.execute(change)
                file.commit()
            run = server.run("restore", path, given="yes\n")
            self.assertEqual((run.returncode, run.stderr.count("\n")), (1, 1))
            self.assertIn(words, run.stderr)
        self.assertTrue(server.lists("ann", server.sign_in("ann")))


class Nodes(Case):
    def test_what_is_set_on_one_counts_on_the_other(self):
        database = PostgreSQL()
        self.addCleanup(database.remove)
        one, other = self.serve(database.url), Server(database.url)
        self.addCleanup(other.stop)
        one.run("user", "promote", "ann")
        cookies = [node.sign_in("ann") for node in (one, other)]
        one.set_site_name(cookies[0], "Boiler house")
        self.wait_for(lambda: other.site_name(cookies[1]) == "Boiler house")
        other.set_site_name(cookies[1], "Engine room")
        self.wait_for(lambda: one.site_name(cookies[0]) == "Engine room")
        # It is on record on both, with who did it.
        for node, cookie in zip((one, other), cookies):
            self.wait_for(lambda: "changed the name of the site" in node.ask("/administration/actions", cookie)[1])


if __name__ == "__main__":
    unittest.main(verbosity=1)
