#!/usr/bin/env python3
"""The table of the article on verification has every requirement once, and names tests and articles that there are.

Usage: Tests/Security/table.py
"""
import re
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
ARTICLES = HERE / "Sources/Pinion/Pinion.docc"
# The levels of a section's requirements, in their order, in version 5.0.0 of the standard.
LEVELS = {
    "1.1": "22", "1.2": "1111122223", "1.3": "112222222223", "1.4": "222", "1.5": "123",
    "2.1": "122", "2.2": "112", "2.3": "12223", "2.4": "23",
    "3.1": "3", "3.2": "113", "3.3": "12223", "3.4": "11222233", "3.5": "11122333", "3.6": "3", "3.7": "22333",
    "4.1": "12233", "4.2": "23333", "4.3": "22", "4.4": "1222",
    "5.1": "2", "5.2": "112333", "5.3": "113", "5.4": "222",
    "6.1": "122", "6.2": "111111112222", "6.3": "11223333", "6.4": "112233", "6.5": "22222333", "6.6": "2223",
    "6.7": "33", "6.8": "2222",
    "7.1": "222", "7.2": "1111", "7.3": "22", "7.4": "11222", "7.5": "223", "7.6": "22",
    "8.1": "1233", "8.2": "1123", "8.3": "133", "8.4": "23",
    "12.1": "12233", "12.2": "11", "12.3": "22223",
    "13.1": "2333", "13.2": "222223", "13.3": "2233", "13.4": "1222233",
    "14.1": "22", "14.2": "12223333", "14.3": "122",
    "16.1": "2", "16.2": "22222", "16.3": "2222", "16.4": "222", "16.5": "2223",
}


class Table(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        text = (ARTICLES / "Verification.md").read_text()
        cls.rows = re.findall(r"^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+) \|$", text, re.M)
        cls.tests = {}
        for pattern, function in (("*.swift", r"\bfunc (\w+)"), ("*.py", r"\bdef (test_\w+)")):
            for file in (HERE / "Tests").rglob(pattern):
                cls.tests.setdefault(file.stem, set()).update(re.findall(function, file.read_text()))

    def test_it_has_each_requirement_of_level_2_once_with_its_level(self):
        expected = [
            (f"{section}.{number}", level)
            for section, levels in LEVELS.items()
            for number, level in enumerate(levels, 1)
            if level != "3"
        ]
        self.assertEqual([row[:2] for row in self.rows], expected)

    def test_every_test_that_it_names_is_there(self):
        for number, _, _, shown in self.rows:
            for file, function in re.findall(r"`(\w+)\.(\w+)`", shown):
                self.assertIn(function, self.tests.get(file, ()), f"{number}: {file}")

    def test_every_row_names_a_test_or_an_article_or_says_why_not(self):
        for number, _, _, shown in self.rows:
            self.assertRegex(shown, r"^(`\w+\.\w+`|said in <doc:\w+>|not met|does not apply)", number)
            for article in re.findall(r"<doc:(\w+)>", shown):
                self.assertTrue((ARTICLES / f"{article}.md").exists(), article)


if __name__ == "__main__":
    unittest.main()
