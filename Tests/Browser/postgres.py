"""A PostgreSQL server for a test, which is stopped and started again."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path


class PostgreSQL:
    """A running server with an empty database, reachable through a socket in a folder of its own."""

    def __init__(self):
        releases = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
        self.programs = releases[-1]
        self.folder = tempfile.mkdtemp(prefix="pinion-postgres-", dir="/tmp")
        # The server refuses to run as root.
        self.owner = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        if self.owner:
            entry = pwd.getpwnam("postgres")
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self.run("initdb", "-U", "pinion", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()

    @property
    def url(self):
        return f"postgres://pinion@/postgres?host={self.folder}"

    def run(self, program, *arguments):
        subprocess.run(
            [self.programs / program, "-D", f"{self.folder}/data", *arguments],
            cwd=self.folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60, **self.owner,
        )

    def start(self):
        options = f"-k '{self.folder}' -c listen_addresses='' -c fsync=off"
        self.run("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self):
        """Ends every connection, as an operator does who restarts the server."""
        self.run("pg_ctl", "-w", "-m", "fast", "stop")

    def remove(self):
        if os.path.exists(f"{self.folder}/data/postmaster.pid"):
            self.run("pg_ctl", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)
