#!/usr/bin/env python3
"""The unit for systemd is sound, leaves the program hardly anything, and the program does all its work below it.

Usage: [DASHBOARD=path] Tests/Deploy/systemd.py
"""
import os
import re
import shutil
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import (
    DASHBOARD, DEPLOY, HERE, PASSWORD, TIMEOUT, Browser, UnixConnection, replaced, see_a_portrait, see_an_update,
    wait,
)

UNITS = DEPLOY / "systemd"
# Of 100, as systemd-analyze counts: 20 is where its green ends.
EXPOSURE = 15
# What the rest of a machine would have, with nothing in it.
TARGETS = ["basic", "multi-user", "network", "shutdown", "sockets", "sysinit"]


def analyze(*arguments, folder):
    return subprocess.run(
        ["systemd-analyze", *arguments], capture_output=True, text=True, timeout=TIMEOUT,
        env={**os.environ, "SYSTEMD_UNIT_PATH": str(folder)},
    )


class Unit(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory(prefix="pinion-unit-")
        self.addCleanup(place.cleanup)
        self.folder = Path(place.name)
        text = replaced((UNITS / "dashboard.service").read_text(), {"/usr/local/bin/dashboard": DASHBOARD})
        (self.folder / "dashboard.service").write_text(text)
        shutil.copy(UNITS / "dashboard.socket", self.folder)

    def drop_in(self, name):
        place = self.folder / "dashboard.service.d"
        place.mkdir()
        shutil.copy(UNITS / name, place)

    def assertSound(self):
        run = analyze("verify", "--man=no", "dashboard.service", "dashboard.socket", folder=f"{self.folder}:")
        self.assertEqual((run.returncode, run.stdout + run.stderr), (0, ""))
        run = analyze(
            "security", "--offline=true", f"--threshold={EXPOSURE}", "--no-pager", "dashboard.service",
            folder=f"{self.folder}:",
        )
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_it_is_in_the_green(self):
        self.assertSound()

    def test_it_is_in_the_green_with_a_database_elsewhere(self):
        self.drop_in("postgresql.conf")
        self.assertSound()

    def test_it_is_in_the_green_where_it_speaks_tls(self):
        self.drop_in("tls.conf")
        self.assertSound()


def holds_a_machine():
    """Whether this one may have another one inside: a container may not."""
    if os.geteuid() != 0 or not Path("/lib/systemd/systemd").exists():
        return False
    groups = Path("/sys/fs/cgroup")
    group = (groups if (groups / "cgroup.controllers").exists() else groups / "unified") / f"pinion-{os.getpid()}"
    try:
        group.mkdir()
        group.rmdir()
    except OSError:
        return False
    spaces = ["unshare", "--mount", "--pid", "--fork", "--uts", "--ipc", "--net", "--cgroup"]
    try:
        run = subprocess.run([*spaces, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, timeout=TIMEOUT)
    except OSError:
        return False
    return run.returncode == 0


@unittest.skipUnless(holds_a_machine(), "it takes root, systemd, and room for a machine in this one")
class Service(unittest.TestCase):
    """The units as they are, below a systemd of their own."""

    @classmethod
    def setUpClass(cls):
        place = tempfile.TemporaryDirectory(prefix="pinion-machine-")
        cls.addClassCleanup(place.cleanup)
        folder = Path(place.name)
        units = folder / "etc/pinion-units"
        units.mkdir(parents=True)
        (folder / "root").mkdir()
        for name in ("dashboard.service", "dashboard.socket"):
            shutil.copy(UNITS / name, units)
        for name in TARGETS:
            (units / f"{name}.target").write_text("[Unit]\nDefaultDependencies=no\n")
        (units / "multi-user.target.wants").mkdir()
        (units / "multi-user.target.wants/dashboard.service").symlink_to("../dashboard.service")
        (units / "dashboard.service.d").mkdir()
        (units / "dashboard.service.d/log.conf").write_text(
            "[Service]\nStandardOutput=append:/run/dashboard.log\nStandardError=append:/run/dashboard.log\n"
        )
        (folder / "etc/dashboard").mkdir()
        environment = (UNITS / "environment").read_text() + "SAMPLES=0\n"
        (folder / "etc/dashboard/environment").write_text(environment)
        machine = subprocess.Popen([HERE / "Tests/Deploy/machine", folder, DASHBOARD])
        cls.addClassCleanup(machine.wait, timeout=TIMEOUT)
        cls.addClassCleanup(machine.terminate)
        cls.first = wait(lambda: cls.systemd(machine), "systemd")
        wait(lambda: cls.control("is-active", "dashboard.service").stdout == "active\n", "the service")

    @staticmethod
    def systemd(machine):
        """The process that is the first one of the machine."""
        if machine.poll() is not None:
            raise AssertionError("the machine has ended")
        found = [machine.pid]
        for pid in found:
            try:
                found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
                if Path(f"/proc/{pid}/comm").read_text() == "systemd\n":
                    return pid
            except FileNotFoundError:
                pass
        return None

    @classmethod
    def inside(cls, *arguments, **options):
        """Runs a program as root on the machine."""
        return subprocess.run(
            ["nsenter", "--target", str(cls.first), "--mount", "--pid", "--net", "--cgroup", *arguments],
            capture_output=True, text=True, timeout=TIMEOUT, **options,
        )

    @classmethod
    def control(cls, *arguments):
        return cls.inside("systemctl", "--no-pager", *arguments)

    def shown(self, name):
        return self.control("show", "--value", "--property", name, "dashboard.service").stdout.strip()

    @property
    def process(self):
        """The program's folder in /proc, as this machine sees it."""
        pids = self.inside("sh", "-c", "cat /sys/fs/cgroup/system.slice/dashboard.service/cgroup.procs").stdout.split()
        self.assertEqual(len(pids), 1)
        for place in Path("/proc").iterdir():
            if place.name.isdigit() and place.joinpath("comm").exists():
                status = place.joinpath("status").read_text()
                if re.search(rf"^NSpid:\t\d+\t{pids[0]}$", status, re.M):
                    return place
        raise AssertionError("the program is not there")

    @property
    def log(self):
        return Path(f"/proc/{self.first}/root/run/dashboard.log").read_text()

    def browser(self):
        socket = f"/proc/{self.first}/root/run/dashboard.sock"
        # Somebody behind a web server that speaks TLS and says so.
        connect = lambda: UnixConnection(socket)
        browser = Browser(connect)
        ask = browser.begin
        proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
        browser.begin = lambda connection, method, path, body=None, headers={}: ask(
            connection, method, path, body, {**proxy, **headers}
        )
        return browser

    def add(self, name):
        """As its administrator does: as root, on the database where it is."""
        run = self.inside(
            "dashboard", "user", "add", name, input=f"{PASSWORD}\n",
            env={"PATH": "/usr/local/bin:/usr/bin:/bin", "DATABASE_URL": "sqlite:/var/lib/dashboard/dashboard.sqlite"},
        )
        self.assertEqual(run.returncode, 0, run.stderr)

    def test_a_process_that_may_nothing(self):
        status = dict(re.findall(r"^(\w+):\s+(.*)$", self.process.joinpath("status").read_text(), re.M))
        self.assertNotIn("0", status["Uid"].split())
        for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"):
            self.assertEqual(int(status[name], 16), 0, name)
        self.assertEqual((status["NoNewPrivs"], status["Seccomp"]), ("1", "2"))
        root = self.process / "root"
        self.assertEqual([os.listdir(root / place) for place in ("root", "home")], [[], []])
        mounts = self.process.joinpath("mounts").read_text()
        self.assertRegex(mounts, r"(?m)^\S+ / \S+ ro[, ]")
        interfaces = self.process.joinpath("net/dev").read_text().splitlines()[2:]
        self.assertEqual([line.split(":")[0].strip() for line in interfaces], ["lo"])

    def test_it_serves(self):
        browser = self.browser()
        self.assertEqual(browser.ask("GET", "/healthz").data, b"ok\n")
        self.assertEqual(browser.ask("GET", "/readyz").data, b"ready\n")
        self.assertLess(see_an_update(self, browser), 1)
        self.add("ann")
        self.assertEqual(browser.sign_in("ann"), "/")
        self.assertEqual([name for name in browser.cookies if not name.startswith("__Host-pinion")], [])
        self.assertEqual(browser.json("GET", "/")["text"]["greeting"], "Hello, ann")

    def test_what_it_stores_is_its_own_and_survives_a_restart(self):
        self.add("ben")
        browser = self.browser()
        browser.sign_in("ben")
        self.assertEqual(self.control("restart", "dashboard.service").returncode, 0)
        self.assertEqual(browser.json("GET", "/")["text"]["greeting"], "Hello, ben")
        state = Path(f"/proc/{self.first}/root/var/lib/private/dashboard")
        uid = self.process.stat().st_uid
        self.assertEqual(state.stat().st_mode & 0o777, 0o700)
        for file in state.iterdir():
            self.assertEqual((file.stat().st_uid, file.stat().st_mode & 0o077), (uid, 0), file)

    def test_a_photo_is_made_a_portrait(self):
        self.add("cleo")
        browser = self.browser()
        browser.sign_in("cleo")
        see_a_portrait(self, browser)

    def test_it_ends_when_told_and_comes_back_when_killed(self):
        self.control("stop", "dashboard.service")
        self.assertEqual((self.shown("Result"), self.shown("ExecMainStatus")), ("success", "0"))
        # Whoever asks starts it.
        self.assertEqual(self.browser().ask("GET", "/healthz").data, b"ok\n")
        os.kill(int(self.process.name), signal.SIGKILL)
        wait(lambda: self.shown("NRestarts") == "1", "the restart")
        self.assertEqual(self.browser().ask("GET", "/healthz").data, b"ok\n")


if __name__ == "__main__":
    unittest.main()
