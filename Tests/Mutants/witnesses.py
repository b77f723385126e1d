"""Who notices a mutant: the unit tests, Swift's in one program and the script's under Node, and suites named with it."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

# What a module knows of the switches. Which of them a test reaches is noted in a file of one byte each.
SWITCHES = """\
import Glibc

nonisolated private let chosen = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
    guard let path = getenv("MUTANTS_REACHED") else { return nil }
    let file = open(path, O_RDWR)
    guard let bytes = mmap(nil, %d, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), bytes != MAP_FAILED else { abort() }
    return bytes.assumingMemoryBound(to: UInt8.self)
}()

@usableFromInline @inline(never) nonisolated func isMutant(_ number: Int) -> Bool {
    if let reached { reached[number] = 1 }
    return number == chosen
}
"""


class SwiftTests:
    """The Swift tests, compiled once with all mutants in them."""

    def __init__(self, tree, count):
        self.tree = tree
        self.count = count
        self.program = tree / ".build/debug/PinionPackageTests.xctest"
        self.suites = {}

    def build(self):
        """Builds the tests; returns the places of the errors and what was said."""
        build = subprocess.run(
            ["swift", "build", "--build-tests"], cwd=self.tree, capture_output=True, text=True, timeout=3600
        )
        if build.returncode == 0:
            return [], ""
        said = build.stdout + build.stderr
        places = {(path, int(line)) for path, line in re.findall(r"^(/\S+?):(\d+):\d+: error:", said, re.M)}
        return sorted(places), said

    def command(self, suites):
        names = "|".join(re.escape(suite) for suite in suites)
        return [str(self.program), "--testing-library", "swift-testing", "--filter", f"^({names})(/|$)"]

    def run(self, suites, seconds, **variables):
        """What does not pass of these suites in that time, or nothing."""
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                # It has an end too where this program is ended in between.
                ["timeout", "--kill-after=1", str(seconds + 1), *self.command(suites)],
                cwd=self.tree,
                env={**os.environ, **variables},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                if process.wait(timeout=seconds) == 0:
                    return None
                output.seek(0)
                failed = re.search(r"^\S* ?Test (\S+) (?:recorded|failed)", output.read().decode(errors="replace"), re.M)
                return failed.group(1) if failed else f"{' '.join(suites[:2])}: the program ended"
            except subprocess.TimeoutExpired:
                return f"{' '.join(suites[:2])}: no end"
            finally:
                # What it has started ends with it.
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def names(self):
        tests = subprocess.run(
            [str(self.program), "--testing-library", "swift-testing", "--list-tests"],
            cwd=self.tree, capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        return sorted({line.split("/")[0] for line in tests.stdout.splitlines() if "." in line.split("/")[0]})

    def look(self, pool):
        """Finds out which mutants each suite reaches and how long it takes; returns those that fail without any.

        What was found out is kept beside the program, for as long as that is the same.
        """
        kept = self.tree / ".build/reached.json"
        program = self.program.stat()
        stamp = [program.st_mtime_ns, program.st_size]
        if kept.exists():
            known = json.loads(kept.read_text())
            if known["program"] == stamp:
                self.suites = {name: (seconds, set(reached)) for name, (seconds, reached) in known["suites"].items()}
                return []

        def explore(suite):
            with tempfile.NamedTemporaryFile() as file:
                file.write(bytes(self.count + 1))
                file.flush()
                start = time.monotonic()
                failed = self.run([suite], 300, MUTANTS_REACHED=file.name)
                if failed:
                    failed = self.run([suite], 300, MUTANTS_REACHED=file.name)
                seconds = time.monotonic() - start
                reached = Path(file.name).read_bytes()
                return suite, failed, seconds, {number for number in range(self.count + 1) if reached[number]}

        failed = []
        for suite, witness, seconds, reached in pool.map(explore, self.names()):
            if witness:
                failed.append(f"{suite}: {witness}")
                continue
            self.suites[suite] = (seconds, reached)
        if not failed:
            suites = {name: (seconds, sorted(reached)) for name, (seconds, reached) in self.suites.items()}
            kept.write_text(json.dumps({"program": stamp, "suites": suites}))
        return failed

    def notice(self, mutant, longest):
        """The test that notices a mutant, or nothing. Those of its own module are asked first."""
        near = f"{mutant.module}Tests."
        asked = sorted(
            (not name.startswith(near), seconds, name)
            for name, (seconds, reached) in self.suites.items()
            if mutant.number in reached and seconds <= longest
        )
        batch, sum_of_seconds = [], 0
        batches = []
        for _, seconds, name in asked:
            if batch and sum_of_seconds + seconds > (4 if not batches else 20):
                batches.append((batch, sum_of_seconds))
                batch, sum_of_seconds = [], 0
            batch.append(name)
            sum_of_seconds += seconds
        if batch:
            batches.append((batch, sum_of_seconds))
        for batch, seconds in batches:
            # Those who wait for each other for ever have noticed it.
            witness = self.run(batch, 30 + 5 * seconds, MUTANT=str(mutant.number))
            if witness:
                return witness
        return None


class NodeTests:
    """The script's unit tests. What a mutant changes is a copy."""

    def __init__(self, root):
        self.root = root

    def notice(self, mutant):
        with tempfile.TemporaryDirectory() as folder:
            tree = Path(folder)
            shutil.copytree(self.root / "Public", tree / "Public")
            shutil.copytree(self.root / "Tests/Browser", tree / "Tests/Browser")
            path = tree / mutant.path
            text = path.read_text()
            path.write_text(text[: mutant.start] + mutant.new + text[mutant.start + len(mutant.old) :])
            # How large it may be is nobody's mistake here. Those of the same chapter are asked first.
            chapter = mutant.path.stem.split("-")[-1]
            tests = [test for test in (tree / "Tests/Browser/unit").glob("*.test.mjs") if "size" not in test.name]
            near = [test for test in tests if test.name.startswith(chapter)]
            for asked in (near, sorted(set(tests) - set(near))):
                witness = self.run(asked, tree) if asked else None
                if witness:
                    return witness
            return named(mutant, tree, self.root, {}) if mutant.by else None

    def run(self, tests, tree):
        """What does not pass of these tests, or nothing."""
        command = ["timeout", "--kill-after=1", "150", "node", "--test", "--test-reporter=tap", "--test-timeout=20000"]
        ended = subprocess.run([*command, *map(str, tests)], cwd=tree, capture_output=True, text=True)
        if ended.returncode == 0:
            return None
        failed = re.search(r"^ *not ok \d+ - (.*)", ended.stdout, re.M)
        return failed.group(1) if failed else f"{tests[0].name}: no end"


def named(mutant, tree, root, variables):
    """Whether the suite that a mutant names notices it: a file of tests, and what chooses among them."""
    file, *arguments = mutant.by.split(" ", 1)
    command = [file] if os.access(tree / file, os.X_OK) else ["python3", file]
    if file.startswith("test_"):
        command = [
            str(root / ".build/browser-tests/bin/python"), "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider",
            f"Tests/Browser/{file}",
        ]  # fmt: skip
    for argument in arguments:
        command += re.match(r"(-k) (.*)", argument).groups()
    build = root / ".build"
    programs = {"GALLERY": build / "debug/Gallery", "DASHBOARD": build / "release/dashboard"}
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **{k: str(v) for k, v in programs.items()}, **variables}
    try:
        ended = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=600)
    except subprocess.TimeoutExpired:
        return mutant.by
    return mutant.by if ended.returncode else None
