"""A network that is away, a server that was killed or hangs: how often a browser tries, and what it says meanwhile."""

import json
import re
import time

import pytest
from dashboard import Dashboard
from outages import Scene, bring_forward, lives, moment_of, notes, wait
from playwright.sync_api import expect
from support import live, tab_to

# At least how often each tries in half a minute. A server that hangs is tried after a while in which it was believed.
CALM = {"idle": 5, "typed": 5, "pressed": 5, "many tabs": 5, "killed": 5, "breaking off": 4, "frozen": 1}


def username(scene):
    return scene.tab.get_by_label("Username")


@pytest.fixture(scope="module")
def dashboards():
    """One that stays, one to be killed, one to be frozen."""
    made = [Dashboard() for _ in range(3)]
    yield made
    for dashboard in made:
        dashboard.thaw()
        dashboard.stop()


class Outage:
    """The same outage for browsers of several kinds at once: the waiting is what takes its time."""

    def __init__(self, browser, dashboards, seconds):
        stays, killed, frozen = dashboards
        self.seconds = seconds
        self.scenes = {
            "idle": Scene(browser, stays),
            "hidden": Scene(browser, stays, hidden=True),
            "typed": Scene(browser, stays),
            "typing": Scene(browser, stays),
            "pressed": Scene(browser, stays),
            "many tabs": Scene(browser, stays, tabs=20),
            "breaking off": Scene(browser, stays),
            "forgotten": Scene(browser, stays),
            "killed": Scene(browser, killed),
            "frozen": Scene(browser, frozen),
        }
        username(self["pressed"]).fill("ann")
        wait(lambda: self["pressed"].held() == "ann", 10, "the field is filled")
        for name in ["idle", "hidden", "typed", "typing", "pressed", "many tabs"]:
            self[name].begin(self[name].wire.down)
        self["breaking off"].begin(self["breaking off"].wire.cut)
        self["forgotten"].begin(self["forgotten"].wire.forget)
        self["killed"].begin(killed.kill)
        self["frozen"].begin(frozen.freeze)
        username(self["typed"]).press_sequentially("ann")
        self["pressed"].tab.get_by_role("button", name="Clear").click()
        self.type_on(username(self["typing"]))
        self.ended = time.time()
        self.thawed = time.time()
        frozen.thaw()
        killed.start()
        for scene in self.scenes.values():
            scene.wire.up()
        self.wait_until_live()

    def __getitem__(self, name):
        return self.scenes[name]

    def type_on(self, field):
        """As somebody does who has not noticed, until the time is over."""
        self.written = ""
        field.focus()
        end = self["frozen"].start + self.seconds + 0.5
        while time.monotonic() < end:
            letter = "abcdefghij"[len(self.written) % 10]
            field.press(letter)
            self.written += letter
            self["breaking off"].wire.cut()
            time.sleep(0.4)

    def wait_until_live(self):
        """Nobody says `online`: within 16 s; and once a minute where nobody looks."""
        for name, scene in self.scenes.items():
            if name == "hidden":
                bring_forward(scene.tab)
        waiting = {(name, tab) for name, scene in self.scenes.items() for tab in scene.tabs}
        while waiting and time.time() < self.ended + 17:
            waiting = {(name, tab) for name, tab in waiting if not lives(tab)}
        self.late = sorted({name for name, _ in waiting})
        self.live = time.time()

    def close(self):
        for scene in self.scenes.values():
            scene.close()


@pytest.fixture(scope="module")
def outage(browser, dashboards):
    outage = Outage(browser, dashboards, seconds=30)
    yield outage
    outage.close()


@pytest.mark.parametrize("name", CALM)
def test_an_outage_is_calm(outage, name):
    assert CALM[name] <= outage[name].attempts() <= 10


def test_who_types_brings_one_more_attempt_in_five_seconds_forward(outage):
    assert len(outage.written) > 30
    assert 5 <= outage["typing"].attempts() <= 10 + 6


def test_a_tab_that_nobody_looks_at_tries_once_a_minute(outage):
    assert outage["hidden"].attempts() <= 2


def test_after_an_outage_every_tab_is_live_within_sixteen_seconds(outage):
    assert outage.late == []


def test_what_was_done_in_an_outage_is_not_lost(outage):
    wait(lambda: outage["typed"].held() == "ann", 5, "what was typed is with the server")
    wait(lambda: outage["typing"].held() == outage.written, 5, "what was typed on is with the server")
    assert username(outage["typing"]).input_value() == outage.written
    wait(lambda: outage["pressed"].held() == "", 5, "the action is done")
    expect(username(outage["pressed"])).to_have_value("")


@pytest.mark.parametrize("name", ["idle", "typed", "killed"])
def test_an_outage_is_said_after_three_seconds_and_once(outage, name):
    history = outage[name].notes()
    said = [note for note in history if note.said and note.moment < outage.ended]
    assert 2.9 <= said[0].moment - outage[name].began <= 6
    assert said[0].dimmed
    assert len({note.said for note in said}) == 1, said
    assert re.match("The server cannot be reached", said[0].said), said
    assert not history[-1].said and not history[-1].dimmed


def test_an_action_that_waits_is_said(outage):
    said = [note for note in outage["pressed"].notes() if note.said]
    assert said[0].moment - outage["pressed"].began <= 6
    assert any("“Clear” waits" in note.said for note in said)


def test_each_of_many_tabs_says_so(outage):
    for tab in outage["many tabs"].tabs:
        assert any("cannot be reached" in note.said for note in notes(tab, outage["many tabs"].began))


def test_a_server_that_hangs_is_noticed_within_25_seconds(outage):
    history = outage["frozen"].notes()
    away = moment_of(history, lambda note: not note.online)
    assert away - outage["frozen"].began <= 25.5
    said = [note for note in history if note.said and note.moment < outage.thawed]
    assert said[0].moment - outage["frozen"].began <= 25.5
    assert "The server does not answer" in said[0].said
    assert len(said) == 1


def test_a_server_that_goes_on_is_believed_within_5_seconds(outage):
    after = [note for note in outage["frozen"].notes() if note.moment > outage.thawed]
    assert moment_of(after, lambda note: note.online) - outage.thawed <= 5.5
    assert moment_of(after, lambda note: note.online and not note.said and not note.dimmed) - outage.thawed <= 5.5


def test_a_connection_that_carries_nothing_is_replaced(outage):
    """Nobody is told of the break; it shows in the silence."""
    scene = outage["forgotten"]
    streams = [request.moment for request in scene.wire.requests if (request.method, request.path) == ("GET", "/live")]
    again = [moment - scene.start for moment in streams if moment > scene.start]
    assert again and again[0] <= 25 + 5
    assert scene.attempts() <= 10


@pytest.fixture
def scene(browser, dashboards):
    scene = Scene(browser, dashboards[0])
    yield scene
    scene.close()


def bar(scene):
    return scene.tab.locator("#pinion-status")


def test_a_network_that_is_back_is_used_within_two_seconds(scene):
    scene.context.set_offline(True)
    scene.begin(scene.wire.down)
    expect(bar(scene)).to_contain_text("No network")
    username(scene).press_sequentially("on the train")
    wait(lambda: scene.attempts() >= 4 or time.monotonic() > scene.start + 9, 15, "the next attempt is far away")
    assert not lives(scene.tab)
    scene.wire.up()
    back = time.time()
    scene.context.set_offline(False)
    wait(lambda: lives(scene.tab), 10, "it is live")
    assert moment_of(notes(scene.tab, back), lambda note: note.online) - back <= 2
    wait(lambda: scene.held() == "on the train", 2, "what was typed is with the server")


def test_a_hiccup_is_not_said(scene):
    scene.begin(scene.wire.down)
    wait(lambda: not lives(scene.tab), 5, "the break is noticed")
    # The second attempt comes after 0.75 s or later, so it finds the server again.
    time.sleep(max(0, scene.start + 0.7 - time.monotonic()))
    scene.wire.up()
    wait(lambda: lives(scene.tab), 5, "it is live")
    assert [note for note in scene.notes() if note.said or note.dimmed] == []


def test_a_server_that_restarts_is_said_to(browser):
    dashboard = Dashboard()
    scene = Scene(browser, dashboard)
    try:
        username(scene).press_sequentially("ann")
        dashboard.end()
        expect(bar(scene)).to_contain_text("The server is restarting")
        dashboard.start()
        wait(lambda: lives(scene.tab), 16, "it is live")
        expect(bar(scene)).to_be_hidden()
        wait(lambda: scene.held() == "ann", 2, "what was typed is with the new server")
    finally:
        scene.close()
        dashboard.stop()


def test_the_bar_says_how_long_and_when_and_has_a_button_for_the_keyboard(scene):
    scene.begin(scene.wire.down)
    expect(bar(scene)).to_be_visible()
    expect(bar(scene).get_by_role("status")).to_have_text("The server cannot be reached")
    expect(bar(scene).locator("[aria-hidden]")).to_have_text(re.compile(r"· \d+ s, next attempt in \d+ s"))
    wait(lambda: scene.attempts() >= 4, 20, "the next attempt is some seconds away")
    tab_to(scene.tab, "Retry now")
    scene.wire.up()
    pressed = time.time()
    scene.tab.keyboard.press("Enter")
    wait(lambda: lives(scene.tab), 10, "it is live")
    assert moment_of(notes(scene.tab, pressed), lambda note: note.online) - pressed <= 2
    expect(bar(scene)).to_be_hidden()


OPACITY = """(node) => {
    let opacity = 1
    for (; node; node = node.parentElement) opacity *= getComputedStyle(node).opacity
    return opacity
}"""

# What stands in the style sheet's own words in a node and in what it is in.
WORDS = """(node) => {
    let words = ""
    for (; node; node = node.parentElement)
        for (const place of ["::before", "::after"]) words += getComputedStyle(node, place).content
    return words
}"""


def test_what_only_the_server_can_change_is_dim_and_says_as_of_when_it_was_true(browser, dashboards):
    dashboards[0].add_user("eve")
    scene = Scene(browser, dashboards[0])
    tab = scene.tab
    try:
        dashboards[0].sign_in(tab, "eve")
        tab.goto(scene.url + "/")
        live(tab)
        parts = [tab.get_by_role("meter").first, tab.locator("figure, [role=img]").first]
        wait(lambda: tab.locator("[data-live]").count(), 10, "a text has changed")
        parts.append(tab.locator("[data-live]").first)
        wait(lambda: all(part.evaluate(OPACITY) == 1 for part in parts), 5, "all is bright")
        scene.begin(scene.wire.down)
        expect(bar(scene)).to_be_visible()
        wait(lambda: all(part.evaluate(OPACITY) < 0.9 for part in parts), 2, "it is dim")
        time_of_day = tab.evaluate("document.documentElement.dataset.since")
        assert re.search(r"\d+:\d\d", time_of_day)
        for part in parts[:2]:
            assert f"As of {time_of_day}" in part.evaluate(WORDS)
        scene.wire.up()
        bring_forward(tab)
        wait(lambda: all(part.evaluate(OPACITY) == 1 for part in parts), 5, "all is bright again")
        assert "As of" not in parts[0].evaluate(WORDS)
    finally:
        scene.close()


def test_fields_stay_bright_and_can_be_edited(scene):
    scene.begin(scene.wire.down)
    expect(bar(scene)).to_be_visible()
    username(scene).press_sequentially("ann")
    expect(username(scene)).to_have_value("ann")
    expect(username(scene)).to_be_editable()
    assert username(scene).evaluate(OPACITY) == 1


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_jumps_an_hour_changes_nothing(scene, hours):
    jump = f"{{ const now = Date.now; Date.now = () => now() + {hours} * 3600e3 }}"
    username(scene).press_sequentially("ann")
    scene.begin(scene.wire.down)
    expect(bar(scene)).to_be_visible()
    scene.tab.evaluate(jump)
    in_worker(scene, jump)
    attempts = len(scene.wire.connections)
    wait(lambda: len(scene.wire.connections) > attempts, 11, "it tries again")
    expect(bar(scene)).to_contain_text(re.compile(r"· \d{1,2} s, next attempt in \d+ s"))
    scene.wire.up()
    bring_forward(scene.tab)
    wait(lambda: lives(scene.tab), 3, "it is live")
    wait(lambda: scene.held() == "ann", 3, "what was typed is with the server")


def in_worker(scene, script):
    """Runs a script in the worker that holds the stream."""
    session = scene.context.browser.new_browser_cdp_session()
    targets = session.send("Target.getTargets")["targetInfos"]
    ours = lambda target: target["type"] == "shared_worker" and target["url"].startswith(scene.url)  # noqa: E731
    (worker,) = filter(ours, targets)
    worker = session.send("Target.attachToTarget", {"targetId": worker["targetId"], "flatten": False})["sessionId"]
    message = {"id": 1, "method": "Runtime.evaluate", "params": {"expression": script}}
    answers = []
    session.on("Target.receivedMessageFromTarget", lambda event: answers.append(json.loads(event["message"])))

    def is_done():
        """A worker that is still being set up refuses."""
        session.send("Target.sendMessageToTarget", {"sessionId": worker, "message": json.dumps(message)})
        return any("result" in answer for answer in answers)

    wait(is_done, 10, "the worker has run the script")
    assert not any("exceptionDetails" in answer.get("result", {}) for answer in answers), answers
    session.detach()


def test_a_tab_that_is_opened_in_an_outage_says_so(scene, browser):
    """Its page came, and then nothing."""
    scene.wire.fate = lambda request: b"" if request.path == "/live" else None
    scene.wire.cut()
    other = scene.context.new_page()
    other.goto(scene.wire.url + "/login")
    expect(other.locator("#pinion-status")).to_contain_text("The server cannot be reached")
    other.get_by_label("Username").press_sequentially("ann")
    scene.wire.fate = lambda request: None
    bring_forward(other)
    wait(lambda: lives(other), 5, "it is live")
    expect(other.locator("#pinion-status")).to_be_hidden()
