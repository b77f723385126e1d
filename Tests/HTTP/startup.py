#!/usr/bin/env python3
"""What keeps the dashboard from starting is said in one line, with a non-zero exit.

Usage: Tests/HTTP/startup.py [path of the dashboard]
"""
import os
import socket
import subprocess
import sys
import tempfile
import unittest

DASHBOARD = os.path.abspath(
    sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else ".build/release/dashboard"
)


class Startup(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def start(self, *arguments, environment=None, given=None, folder=None):
        return subprocess.run(
            [DASHBOARD, *arguments], input=given, capture_output=True, text=True, timeout=300, cwd=folder,
            env={**os.environ, **(environment or {})},
        )

    def assertFails(self, run, *words):
        self.assertNotEqual(run.returncode, 0)
        self.assertEqual(run.stderr.count("\n"), 1, run.stderr)
        for word in words:
            self.assertIn(word, run.stderr)

    def database(self, name="x.sqlite"):
        return f"sqlite:{self.folder.name}/{name}"

    def test_a_port_in_use(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            run = self.start("--port", port, "--database-url", self.database())
            self.assertFails(run, "in use", f"127.0.0.1:{port}")

    def test_a_database_that_is_none(self):
        with open(f"{self.folder.name}/text", "w") as file:
            file.write("This is no database, and it is longer than a hundred bytes. " * 4)
        self.assertFails(self.start("--port", "0", "--database-url", self.database("text")), "cannot open database")

    def test_a_folder_that_is_not_there(self):
        self.assertFails(self.start("--port", "0", "--database-url", "sqlite:/no/such/folder/x"), "cannot open database")

    def test_a_database_of_an_unknown_kind(self):
        self.assertFails(self.start("--port", "0", "--database-url", "mysql://localhost/x"), "database")

    def test_a_missing_public_folder(self):
        run = self.start("--port", "0", "--public", "/no/such", "--database-url", self.database())
        self.assertFails(run, "there is no folder /no/such")

    def test_a_host_that_is_none(self):
        self.assertFails(self.start("--host", "300.1.1.1", "--port", "0", "--database-url", self.database()), "300.1.1.1")

    def test_flags_and_commands_that_are_none(self):
        self.assertFails(self.start("--nonsense", "1"), "unknown flag --nonsense")
        self.assertFails(self.start("nonsense"), "unknown command nonsense")
        self.assertFails(self.start("--port", "x"), "--port is not a port")
        self.assertFails(self.start(environment={"PORT": "x"}), "PORT is not a port")

    def test_help_names_every_setting(self):
        run = self.start("--help")
        self.assertEqual(run.returncode, 0)
        for word in ("--host", "--port", "--database-url", "--public", "HOST", "PORT", "DATABASE_URL", "PUBLIC", "user add"):
            self.assertIn(word, run.stdout)

    def test_users_are_added_once(self):
        add = ("user", "add", "ann", "--database-url", self.database())
        self.assertEqual(self.start(*add, given="correct horse\n").returncode, 0)
        self.assertFails(self.start(*add, given="correct horse\n"), "taken")
        self.assertFails(self.start("user", "add", "bob", *add[3:], given="short\n"), "10 characters")
        self.assertFails(self.start("user", "add", "", *add[3:], given="correct horse\n"))
        self.assertFails(self.start("user", "remove", "ann", *add[3:]), "user add NAME")


if __name__ == "__main__":
    unittest.main(verbosity=1)
