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
import urllib.request

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

    def serve(self, *arguments):
        """Starts the dashboard on a free port, without people who do not exist."""
        return subprocess.Popen(
            [DASHBOARD, "--port", "0", *arguments], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "SAMPLES": "0"},
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

    def test_users_are_managed_while_the_program_runs(self):
        url = ("--database-url", self.database())
        self.start("user", "add", "ann", *url, given="correct horse\n")
        server = self.serve(*url)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait, 10)
        self.addCleanup(server.terminate)
        self.assertIn("Listening on", server.stdout.readline())
        for words, answer in (
            (("user", "promote", "ann"), "ann is an administrator now."),
            (("user", "list"), "ann  administrator, 0 sign-ins"),
            (("user", "disable", "ANN"), "ann cannot sign in any more."),
            (("user", "list"), "ann  administrator, disabled, 0 sign-ins"),
            (("user", "enable", "ann"), "ann can sign in again."),
            (("user", "demote", "ann"), "ann is no administrator any more."),
            (("user", "logout", "ann"), "ann is signed out everywhere."),
            (("user", "delete", "ann"), "ann is deleted."),
            (("user", "list"), ""),
        ):
            run = self.start(*words, *url)
            self.assertEqual((run.returncode, run.stdout.strip()), (0, answer))
        self.assertFails(self.start("user", "delete", "ann", *url), "no user called “ann”")
        self.start("user", "add", "bea", *url, given="correct horse\n")
        self.assertFails(self.start("user", "passwd", "bea", *url, given="short\n"), "10 characters")
        run = self.start("user", "passwd", "bea", *url, given="correct horse too\n")
        self.assertIn("another password", run.stdout)
        run = self.start("invite", "--port", "8080", *url)
        self.assertRegex(run.stdout, r"^http://127.0.0.1:8080/signup\?invitation=[0-9a-f]{32}\n$")
        self.assertIn("closed", run.stderr)
        run = self.start("invite", "--host", "0.0.0.0", "--port", "8080", *url)
        self.assertIn("http://localhost:8080/signup?", run.stdout)
        self.assertEqual(self.start("invite", "--sign-up", "invitation", *url).stderr, "")
        self.assertFails(self.start("--sign-up", "nobody", *url), "--sign-up takes open, invitation or closed")
        self.assertFails(self.start("--sign-in-idle", "0", *url), "--sign-in-idle takes a number from 1 to 87600")
        self.assertFails(self.start("--sign-ups-per-address", "none", *url), "--sign-ups-per-address takes a number")
        for flag in ("--guesses", "--guesses-per-address", "--guesses-per-name", "--guess-wait", "--password-threads",
                     "--password-queue"):
            self.assertFails(self.start(flag, "0", *url), f"{flag} takes a number from 1")

    def test_the_first_person_comes_by_a_link_that_is_printed(self):
        url = ("--database-url", self.database())
        links = []
        for _ in range(2):
            server = self.serve(*url)
            site = server.stdout.readline().split()[-1]
            self.assertIn("administrator", server.stdout.readline())
            link = server.stdout.readline().strip()
            links.append(link.removeprefix(site))
            for address, word in ((site + "/signup", "nobody can sign in yet"), (link, "Username")):
                with urllib.request.urlopen(address) as answer:
                    self.assertIn(word.lower(), answer.read().decode().lower())
            server.terminate()
            server.wait(10)
            server.stdout.close()
        self.assertEqual(*links)
        self.assertRegex(links[0], r"^/signup\?invitation=[0-9a-f]{32}$")

    def test_users_are_added_once(self):
        add = ("user", "add", "ann", "--database-url", self.database())
        self.assertEqual(self.start(*add, given="correct horse\n").returncode, 0)
        self.assertFails(self.start(*add, given="correct horse\n"), "taken")
        self.assertFails(self.start("user", "add", "bob", *add[3:], given="short\n"), "10 characters")
        self.assertFails(self.start("user", "add", "", *add[3:], given="correct horse\n"))
        self.assertFails(self.start("user", "remove", "ann", *add[3:]), "user add NAME")


if __name__ == "__main__":
    unittest.main(verbosity=1)
