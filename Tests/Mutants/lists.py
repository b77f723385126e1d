"""Mutants: small mistakes, kept as lists beside this file, and how they are put into the sources.

A list is text. A mutant is a paragraph: a sentence that says what is wrong, the lines that a file has (`-`), those
that it has instead (`+`), and between them, where they alone do not say which place is meant, lines that stay (two
spaces). `= File.swift` names the file of those below it. Indentation does not count, nor does the folder of the file.
In Swift the word `mutated` is true while the mutant is on: all of them are compiled into one program. What the browser
loads is not compiled: there a mutant is a change of the text, made while it is tried.

`by:` names a suite that is asked if the unit tests notice nothing. `same:` says why a mutant that nobody can notice
changes nothing.
"""

import dataclasses
import difflib
import re
from pathlib import Path

SWITCH = re.compile(r"\bmutated\b")
WORD = re.compile(r"\w+|\s+|[^\w\s]")


class Mistake(Exception):
    """What is wrong with a list."""


@dataclasses.dataclass
class Mutant:
    """A small mistake at one place in a file."""

    number: int
    name: str
    file: str
    lines: list
    origin: str
    by: str = ""
    same: str = ""
    path: Path = None
    start: int = 0
    old: str = ""
    new: str = ""

    @property
    def is_compiled(self):
        return self.file.endswith(".swift")

    @property
    def module(self):
        return self.path.parts[1] if self.is_compiled else "script"


def read(folder):
    """The mutants of all lists in a folder, numbered from 1."""
    mutants = []
    for path in sorted(Path(folder).glob("*.mutants")):
        file = ""
        mutant = None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            origin = f"{path.name}:{number}"
            if not line.strip():
                mutant = None
            elif line.startswith("= "):
                file = line[2:].strip()
            elif line.startswith("# "):
                pass
            elif mutant is None:
                if not file:
                    raise Mistake(f"{origin}: no file has been named yet (= File.swift)")
                mutant = Mutant(len(mutants) + 1, line.strip(), file, [], origin)
                mutants.append(mutant)
            elif line[:2] in ("- ", "+ ", "  ") or line in ("-", "+"):
                mutant.lines.append((line[0], line[2:].strip()))
            elif line.startswith("by: "):
                mutant.by = line[4:].strip()
            elif line.startswith("same: "):
                mutant.same = line[6:].strip()
            else:
                raise Mistake(f"{origin}: neither a line of code nor by: nor same:")
    names = {}
    for mutant in mutants:
        key = (mutant.file, mutant.name)
        if key in names:
            raise Mistake(f"{mutant.origin}: {names[key]} has the same file and name")
        names[key] = mutant.origin
        if not any(kind in "+-" for kind, _ in mutant.lines):
            raise Mistake(f"{mutant.origin}: a mutant without a change")
        if mutant.is_compiled and not any(kind == "+" and SWITCH.search(text) for kind, text in mutant.lines):
            raise Mistake(f"{mutant.origin}: `mutated` does not stand in what it puts there")
    return mutants


def find(mutants, root):
    """Looks up where each mutant belongs; returns what is wrong, a line each."""
    files = {}
    for folder in ("Sources", "Public"):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in (".swift", ".js"):
                files.setdefault(path.name, []).append(path.relative_to(root))
    wrong = []
    for mutant in mutants:
        anchor = [text for kind, text in mutant.lines if kind != "+" and text]
        kept = files.get(mutant.file, [])
        places = [place for path in kept for place in occurrences(root, path, anchor)]
        if not places:
            others = [path for paths in files.values() for path in paths if path.suffix == Path(mutant.file).suffix]
            places = [place for path in others for place in occurrences(root, path, anchor)]
        if len(places) != 1:
            what = f"stands there {len(places)} times" if places else "is gone"
            wrong.append(f"{mutant.origin}: in {mutant.file} the place of “{mutant.name}” {what}: {anchor[0]}")
            continue
        mutant.path, mutant.start, mutant.old, lines = places[0]
        mutant.new = changed(mutant, lines)
    return wrong


def occurrences(root, path, anchor):
    """Where these lines stand one below the other: the path, the offset, the text, and its lines."""
    lines = (root / path).read_text().splitlines(keepends=True)
    bare = [line.strip() for line in lines]
    count = len(anchor)
    return [
        (path, sum(map(len, lines[:index])), "".join(lines[index : index + count]), lines[index : index + count])
        for index in range(len(bare) - count + 1)
        if bare[index : index + count] == anchor
    ]


def changed(mutant, lines):
    """The lines as the mutant leaves them."""
    left = list(lines)
    indent = re.match(r"\s*", lines[0]).group()
    text = []
    for kind, line in mutant.lines:
        if not line and kind != "+":
            continue
        if kind == "+":
            text.append(f"{indent}{line}\n" if line else "")
        else:
            original = left.pop(0)
            if kind == " ":
                text.append(original)
    return "".join(text)


def binding(words):
    """How tightly what is put before an expression binds: a choice, an or, an and."""
    words = words.rstrip()
    return next((rank for rank, end in enumerate((":", "||", "&&")) if words.endswith(end)), 3)


def weave(text, mutants):
    """A file's text with all of its mutants in it, each with its switch."""
    edits = []
    for mutant in mutants:
        before, after = WORD.findall(mutant.old), WORD.findall(SWITCH.sub(f"isMutant({mutant.number})", mutant.new))
        offsets = [0]
        for word in before:
            offsets.append(offsets[-1] + len(word))
        for kind, a, b, c, d in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            if kind != "equal":
                edits.append((mutant.start + offsets[a], mutant.start + offsets[b], "".join(after[c:d]), mutant))
    # Of those that stand at the same place, what binds less stands around what binds more.
    edits.sort(key=lambda edit: (edit[0], edit[1], binding(edit[2])))
    result, end, last = [], 0, None
    for start, stop, replacement, mutant in edits:
        if start < end:
            raise Mistake(f"{mutant.origin} changes the same words as {last.origin}: write it with `mutated ||` or `?`")
        result += [text[end:start], replacement]
        end, last = stop, mutant
    return "".join(result) + text[end:]
