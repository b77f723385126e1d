"""What takes minutes: long outages, connections that nobody uses, a laptop that sleeps, a thousand presses."""

import os
import random
import signal
import time
import urllib.parse
import urllib.request

import pytest
from dashboard import Dashboard
from outages import Scene, lives, wait
from playwright.sync_api import expect
from test_outage import Outage

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    yield dashboard
    dashboard.stop()


@pytest.fixture(scope="module")
def outage(browser):
    made = [Dashboard() for _ in range(3)]
    outage = Outage(browser, made, seconds=150)
    yield outage
    outage.close()
    for dashboard in made:
        dashboard.stop()


@pytest.mark.parametrize("name", ["idle", "typed", "pressed", "many tabs", "killed", "frozen", "breaking off"])
def test_a_long_outage_stays_calm(outage, name):
    assert outage[name].attempts(30) <= 10
    for minute in range(2):
        assert 3 <= outage[name].attempts(60, after=30 + 60 * minute) <= 8, minute


def test_who_types_all_the_time_brings_one_more_in_five_seconds_forward(outage):
    for minute in range(2):
        assert outage["typing"].attempts(60, after=30 + 60 * minute) <= 8 + 12, minute
    wait(lambda: outage["typing"].held() == outage.written, 5, "what was typed is with the server")


def test_a_tab_that_nobody_looks_at_stays_calmer(outage):
    assert 1 <= outage["hidden"].attempts(150) <= 4


def test_after_a_long_outage_every_tab_is_live(outage):
    assert outage.late == []


def test_twenty_tabs_hold_two_connections(browser, dashboard):
    """What they were loaded by is let go of after a minute in which nobody used it."""
    scene = Scene(browser, dashboard, tabs=20)
    try:
        time.sleep(65)
        assert all(lives(tab) for tab in scene.tabs)
        assert 1 <= scene.wire.held() <= 2
    finally:
        scene.close()


def processes_below(process):
    """The process and all that it has started, and they, and so on."""
    below, parents = {process}, {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            pass
    while more := {child for child, parent in parents.items() if parent in below} - below:
        below |= more
    return below


def test_a_laptop_that_slept_wakes_up_live(chromium, playwright, dashboard):
    """All of the browser stands still for 40 s, and the router has forgotten its connections."""
    before = processes_below(os.getpid())
    other = type(chromium)(playwright)
    scene = Scene(other.process, dashboard)
    asleep = processes_below(os.getpid()) - before
    try:
        scene.tab.get_by_label("Username").press_sequentially("before ")
        wait(lambda: scene.held() == "before ", 5, "what was typed is with the server")
        for process in asleep:
            os.kill(process, signal.SIGSTOP)
        scene.wire.forget()
        time.sleep(40)
        scene.start = time.monotonic()
        for process in asleep:
            os.kill(process, signal.SIGCONT)
        scene.tab.get_by_label("Username").press_sequentially("after")
        wait(lambda: scene.held() == "before after", 25, "what was typed is with the server")
        wait(lambda: lives(scene.tab), 5, "it is live")
        assert any(request.path == "/live" and request.moment > scene.start for request in scene.wire.requests)
        expect(scene.tab.locator("#pinion-status")).to_be_hidden()
    finally:
        scene.close()
        other.stop()


PRESS = """async (count) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Raise")
    for (let pressed = 0; pressed < count; pressed++) {
        button.click()
        while ("pressed" in button.dataset) await new Promise((resolve) => setTimeout(resolve, 5))
    }
}"""


def test_a_thousand_actions_with_a_third_of_the_replies_lost_are_a_thousand(browser, gallery):
    scene = Scene(browser, gallery, "/layout", tabs=20)
    chance = random.Random(1_000)
    lost = []

    def lose(request):
        if request.method == "POST" and chance.random() < 0.3:
            lost.append(request)
            return 0

    try:
        scene.wire.fate = lose
        for tab in scene.tabs:
            tab.evaluate(f"window.isDone = false; ({PRESS})(50).then(() => (window.isDone = true)); null")
        wait(lambda: all(tab.evaluate("isDone") for tab in scene.tabs), 240, "all is pressed")
        scene.wire.fate = lambda request: None
        assert len(lost) > 200
        for tab in scene.tabs:
            expect(tab.locator("tr", has_text="Attic").locator("td").first).to_have_text(str(12 + 50 * 10))
    finally:
        scene.close()


# What a page shows, in the tab and in the server's HTML.
SHOWN = """(root) => [...root.querySelectorAll("main [data-n]")].map((node) =>
    [node.dataset.n, node.localName, node.children.length ? "" : node.textContent, node.value ?? ""].join())"""


def test_a_stream_that_is_cut_at_each_byte_ends_as_the_servers_page(browser, gallery):
    scene = Scene(browser, gallery, "/list")
    tab = scene.tab
    move = tab.get_by_role("button", name="Move the first down").get_attribute("value")
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in scene.context.cookies())
    headers = {"Pinion-Page": tab.evaluate("document.body.dataset.page"), "Cookie": cookies}

    def ask(body=None):
        data = urllib.parse.urlencode(body).encode() if body else None
        request = urllib.request.Request(gallery.url + "/list", data, headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.read().decode()

    def retry():
        tab.evaluate("document.querySelector('#pinion-status button').click()")

    def run(length):
        """Changes the page three times on a stream that breaks after so many bytes, and waits for the tab to follow."""
        asked = scene.wire.asked("GET", "/live")
        scene.wire.fate = lambda request: length if (request.method, request.path) == ("GET", "/live") else None
        scene.wire.cut()
        wait(lambda: retry() or scene.wire.asked("GET", "/live") > asked, 10, "the stream is asked for")
        for _ in range(3):
            ask({"action": move})
        scene.wire.fate = lambda request: None
        wanted = tab.evaluate(f"(html) => ({SHOWN})(new DOMParser().parseFromString(html, 'text/html'))", ask())
        shown = lambda: retry() or lives(tab) and tab.evaluate(f"({SHOWN})(document)") == wanted  # noqa: E731
        wait(shown, 10, f"the tab shows the server's page after a cut at byte {length}")

    try:
        run(1_000_000)
        (left,) = [pair.left for pair in scene.wire.pairs if pair.left]
        whole = 1_000_000 - left
        assert whole > 400
        for length in range(150, whole + 1):
            run(length)
    finally:
        scene.close()
