#!/usr/bin/env python3
"""Times the first picture of a page in Chromium, and prints two lines of JSON: with an empty cache, and with a full one.

Usage: $(Tests/Browser/environment) Benchmarks/first.py /usr/bin/chromium http://127.0.0.1:PORT/login-views [--count 15]

Everything is counted from the moment in which the browser begins to ask for the page: until it has painted something,
until the page's stream is there, and until the first frame is applied: it answers a word that is typed into both fields
once the stream is there, and turns the button on. The bytes are those of the wire, with heads; the medians of all times are told.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests" / "Browser"))
sys.dont_write_bytecode = True

from playwright.sync_api import sync_playwright  # noqa: E402

# Notes in the page when its stream is there, types a word then, and notes when the answer has changed the button.
NOTES = """
    new MutationObserver(() => {
        const page = document.documentElement
        if (!window.liveAt && page.classList.contains("online")) {
            window.liveAt = performance.now()
            for (const field of document.querySelectorAll("input:not([type=hidden])")) {
                field.value = "ann"
                field.dispatchEvent(new InputEvent("input", { bubbles: true }))
            }
        }
        const buttons = [...document.querySelectorAll("form button:not([disabled])")]
        if (window.liveAt && !window.frameAt && buttons.some((button) => button.textContent === "Log in"))
            window.frameAt = performance.now()
    }).observe(document, { subtree: true, attributes: true, childList: true })
"""

TIMES = """() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    live: window.liveAt, frame: window.frameAt,
})"""


def visit(context, url):
    """One visit in a tab of its own: times in ms, requests and bytes."""
    tab = context.new_page()
    devtools = context.new_cdp_session(tab)
    devtools.send("Network.enable")
    seen = {"requests": 0, "bytes": 0}

    def ask(event):
        seen["requests"] += 1

    def finish(event):
        seen["bytes"] += event["encodedDataLength"]

    devtools.on("Network.requestWillBeSent", ask)
    devtools.on("Network.loadingFinished", finish)
    tab.add_init_script(NOTES)
    tab.goto(url)
    for _ in range(200):
        times = tab.evaluate(TIMES)
        if all(times.values()):
            break
        tab.wait_for_timeout(20)
    else:
        sys.exit(f"first.py: the page at {url} never came so far: {times}")
    tab.close()
    return {**times, **seen}


def middle(visits):
    return {key: statistics.median(visit[key] for visit in visits) for key in visits[0]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chromium", help="the browser's program")
    parser.add_argument("url", help="the page")
    parser.add_argument("--count", type=int, default=15, help="how many visits of each kind")
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        cold = []
        for _ in range(arguments.count):
            context = browser.new_context()
            cold.append(visit(context, arguments.url))
            context.close()
        context = browser.new_context()
        visit(context, arguments.url)
        warm = [visit(context, arguments.url) for _ in range(arguments.count)]
        browser.close()
    print(json.dumps(middle(cold)))
    print(json.dumps(middle(warm)))


if __name__ == "__main__":
    main()
