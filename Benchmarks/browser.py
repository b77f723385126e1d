#!/usr/bin/env python3
"""Measures the script in Chromium, on a small page and on a large one, and prints a line of JSON for each figure.

Usage: $(Tests/Browser/environment) Benchmarks/browser.py /usr/bin/chromium [--count 40]

A page stands on the fake server of the browser's tests. What the page's main thread does is read from a trace of the
browser's own, in milliseconds of that thread's processor time: "script" is the functions of our script and what they
call, "browser" is the style, layout and paint that follow, or that they force.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests" / "Browser"))
sys.dont_write_bytecode = True

from playwright.sync_api import sync_playwright  # noqa: E402

from fake.server import FakeServer  # noqa: E402
from support import live  # noqa: E402

SIZES = [(20, 2), (10_000, 200)]     # Rows and fields.
WARM_UP = 5                          # Rounds before those that count.
CATEGORIES = ["-*", "devtools.timeline", "v8.execute", "__metadata"]
DRAWING = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"}

# Numbers of elements.
HINT = 3
LIST = 4
FIELD = 10
ROW = 1_000


def page(rows, fields):
    labels = "".join(
        f'<label data-n="{FIELD + 2 * i}"><span>Field {i}</span>'
        f'<input data-n="{FIELD + 2 * i + 1}" name="field-{i}" value=""></label>' for i in range(fields))
    items = "".join(f'<li data-n="{ROW + i}">Row {i}</li>' for i in range(rows))
    return (f'<main data-n="1"><form data-n="2" method="post">{labels}</form><p data-n="{HINT}"></p>'
            f'<ul data-n="{LIST}">{items}</ul></main>')


class Tab:
    """A page in the browser, and what is done to it one after the other, each time until its effect is there."""

    def __init__(self, browser, rows, fields):
        self.server = FakeServer(lambda path: (page(rows, fields), "Benchmark"))
        self.server.on_message = self.answer
        self.tab = browser.new_page()
        self.tab.goto(self.server.url)
        live(self.tab)
        self.devtools = self.tab.context.new_cdp_session(self.tab)
        self.tab.focus(f"[name=field-{fields // 2}]")
        self.row = ROW + rows // 2
        self.new_row = ROW + rows
        self.keys = self.texts = 0

    def answer(self, page, message):
        """What a server does that checks what is typed: the frame takes the edit, and changes a text."""
        echo = {name: edit[:1] for name, edit in message.get("fields", {}).items()}
        page.change(["t", HINT, f"{message['n']}"], fields=echo)
        return 204, None

    def key(self):
        self.keys += 1
        before = self.server.page.n
        self.tab.keyboard.press("a")
        self.server.wait(lambda: self.server.page.n > before)
        self.until(f"document.querySelector('[data-n=\"{HINT}\"]').textContent === '{self.server.page.n}'")

    def text(self):
        self.texts += 1
        self.server.page.change(["t", self.row, f"Text {self.texts}"])
        self.until(f"document.querySelector('[data-n=\"{self.row}\"]').textContent === 'Text {self.texts}'")

    def insert(self):
        self.new_row += 1
        self.server.page.change(["i", LIST, self.row, f'<li data-n="{self.new_row}">Another row</li>'])
        self.until(f"document.querySelector('[data-n=\"{self.new_row}\"]') !== null")

    def remove(self):
        self.server.page.change(["x", self.new_row])
        self.until(f"document.querySelector('[data-n=\"{self.new_row}\"]') === null")

    def until(self, expression, timeout=20):
        """Waits without a promise: its microtasks would look like the script's."""
        deadline = time.monotonic() + timeout
        while not self.devtools.send("Runtime.evaluate", {"expression": expression})["result"]["value"]:
            if time.monotonic() > deadline:
                sys.exit(f"browser.py: never came true: {expression}")
        time.sleep(0.02)             # For the reply, which comes beside the frame.

    def close(self):
        self.tab.close()
        self.server.stop()


FIGURES = {"key": Tab.key, "text": Tab.text, "insert": Tab.insert, "remove": Tab.remove}


def measure(browser, rows, fields, count):
    """The processor times of each figure, in ms: {figure: (of the script, of the browser)}."""
    tab = Tab(browser, rows, fields)
    spans = []                       # (figure, since, until), in µs of the clock that the trace has, too.
    try:
        for _ in range(WARM_UP):
            for act in FIGURES.values():
                act(tab)
        browser.start_tracing(page=tab.tab, categories=CATEGORIES)
        for _ in range(count):
            for name, act in FIGURES.items():
                since = time.monotonic() * 1e6
                act(tab)
                spans.append((name, since, time.monotonic() * 1e6))
        events = json.loads(browser.stop_tracing())["traceEvents"]
    finally:
        tab.close()
    times = {name: ([], []) for name in FIGURES}
    slices = main_thread(events, tab.server.url)
    for name, since, until in spans:
        script, drawing = work([each for each in slices if since <= each["ts"] < until], tab.server.url)
        times[name][0].append(script / 1e3)
        times[name][1].append(drawing / 1e3)
    return {name: tuple(statistics.median(values) for values in both) for name, both in times.items()}


def is_ours(event, url):
    return event["name"] == "FunctionCall" and event["args"].get("data", {}).get("url", "").startswith(url)


def main_thread(events, url):
    """What the page's main thread did, each slice before those in it."""
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    ours = {(event["pid"], event["tid"]) for event in events if event["ph"] == "X" and is_ours(event, url)}
    threads = [thread for thread in ours if names.get(thread) == "CrRendererMain"]
    if len(threads) != 1:
        sys.exit(f"browser.py: the script ran in {len(threads)} pages of the trace, not in one")
    slices = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) == threads[0]]
    return sorted(slices, key=lambda event: (event["ts"], -event["dur"]))


def work(slices, url):
    """How many µs the script took, with the microtasks that go on after an `await`, and how many the drawing."""
    script = drawing = 0
    script_end = drawing_end = 0
    for each in slices:
        start, end, time = each["ts"], each["ts"] + each["dur"], each.get("tdur", each["dur"])
        if each["name"] in DRAWING and start >= drawing_end:
            drawing_end = end
            drawing += time
            if start < script_end:
                script -= time
        if (each["name"] == "RunMicrotasks" or is_ours(each, url)) and start >= script_end:
            script_end = end
            script += time
    return script, drawing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chromium", help="the browser's program")
    parser.add_argument("--count", type=int, default=40, help="how often each is done on each page")
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        for rows, fields in SIZES:
            for name, (script, drawing) in measure(browser, rows, fields, arguments.count).items():
                said = {"figure": name, "rows": rows, "fields": fields, "script": script, "browser": drawing}
                print(json.dumps(said), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
