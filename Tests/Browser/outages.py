"""What a page says of its connection, and when: written down by the page itself."""

import json
import time
import urllib.request
from dataclasses import dataclass

from support import live
from wire import Wire

# What the bar tells assistive technology, and thus not what changes every second.
WATCH = """
window.noted = []
const look = () => {
    const { documentElement: html } = document
    if (!html) return
    const bar = document.getElementById("pinion-status")
    const entry = {
        online: html.classList.contains("online"),
        said: bar && !bar.hidden ? bar.querySelector("[role=status]").textContent : "",
        dimmed: "since" in html.dataset,
    }
    const last = noted.at(-1)
    const isNews = !last || Object.keys(entry).some((key) => last[key] !== entry[key])
    if (isNews) noted.push({ ...entry, moment: Date.now() })
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""

HIDDEN = """
Object.defineProperties(document, { visibilityState: { get: () => "hidden" }, hidden: { get: () => true } })
"""


@dataclass(frozen=True)
class Note:
    moment: float  # as `time.time()` counts
    online: bool
    said: str
    dimmed: bool


def notes(tab, since=0):
    """What has changed since this moment, what held then included."""
    history = [Note(**{**note, "moment": note["moment"] / 1000}) for note in tab.evaluate("noted")]
    earlier = [note for note in history if note.moment <= since]
    return earlier[-1:] + history[len(earlier) :]


def moment_of(history, condition):
    """When the condition began to hold; None if it never did."""
    return next((note.moment for note in history if condition(note)), None)


def wait(condition, seconds, what):
    """Waits until the condition holds, and returns what it says."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        time.sleep(0.02)
    return value


def lives(tab):
    return tab.evaluate("document.documentElement.classList.contains('online')")


def held_by_server(tab, url, field="username"):
    """What the server itself has in a field of the page that the tab shows; None if it has no such page."""
    page = tab.evaluate("document.body.dataset.page ?? ''")
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in tab.context.cookies())
    headers = {"Accept": "application/json", "Pinion-Page": page, "Cookie": cookies}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=10) as answer:
            return json.load(answer)["fields"][field]["value"]
    except OSError:
        return None


def bring_forward(tab):
    """What the system says when a network is there again."""
    tab.evaluate("dispatchEvent(new Event('online'))")


class Scene:
    """A browser profile of its own, some tabs of a program in it, and the wire between them.

    The wire is what the browser takes for the server or, by `proxied`, its proxy.
    """

    def __init__(self, browser, program, path="/login", tabs=1, hidden=False, proxied=False):
        self.program, self.path = program, path
        self.wire = Wire(program.port)
        self.url = (program if proxied else self.wire).url
        self.context = browser.new_context(proxy={"server": self.wire.url} if proxied else None)
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(WATCH)
        if hidden:
            self.context.add_init_script(HIDDEN)
        self.tabs = [self.context.new_page() for _ in range(tabs)]
        for tab in self.tabs:
            tab.goto(self.url + path)
        for tab in self.tabs:
            live(tab)
        self.tab = self.tabs[0]
        self.start = None  # of the outage, as `time.monotonic()` counts
        self.began = None  # the same as `time.time()` counts

    def begin(self, outage):
        self.start, self.began = time.monotonic(), time.time()
        outage()

    def attempts(self, seconds=30, after=0):
        return self.wire.attempts(self.start + after, seconds)

    def notes(self):
        return notes(self.tab, self.began)

    def held(self, field="username"):
        """What the server has in a field, asked for past the wire."""
        return held_by_server(self.tab, self.program.url + self.path, field)

    def close(self):
        self.context.close()
        self.wire.close()
