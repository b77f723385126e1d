"""Networks that answer in the server's place: each is named, none is believed, and what was typed is kept."""

import gzip
import time

import pytest
from dashboard import Dashboard
from outages import Scene, bring_forward, lives, notes
from playwright.sync_api import expect

PORTAL = "<!doctype html><html><head><title>Free Wi-Fi</title></head><body><h1>Welcome to our Wi-Fi</h1></body></html>"


def answer(status, body="", *headers):
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *headers, "", body]
    return "\r\n".join(lines).encode()


def page(status, body, *headers):
    return answer(status, body, "Content-Type: text/html", *headers)


def broken_gzip():
    """The first half of a stream that says something, then what is no gzip."""
    packed = gzip.compress(b'event: hello\ndata: {"stream":"x","pages":{},"gone":[]}\n\n' * 9, mtime=0)
    head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"
    return head.encode() + packed[:-20] + b"no gzip" * 9


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
IN_PLACE = "This network answers in the server's place"
SIGN_IN = "A proxy wants a sign-in"
AWAY = "The server cannot be reached"

# What each answers, and what is said then.
ANSWERS = {
    "a captive portal": (page("200 OK", PORTAL), IN_PLACE),
    "nothing at all": (answer("204 No Content"), IN_PLACE),
    "a sign-in of another site": (answer("302 Found", "", "Location: http://localhost:9/sign-in"), IN_PLACE),
    "a sign-in of its own": (answer("302 Found", "", "Location: /wifi"), IN_PLACE),
    "a site that wants a sign-in": (page("401 Unauthorized", PORTAL, 'WWW-Authenticate: Bearer realm="x"'), SIGN_IN),
    "a proxy that wants a sign-in": (
        page("407 Proxy Authentication Required", PORTAL, 'Proxy-Authenticate: Negotiate'),
        SIGN_IN,
    ),
    "a proxy that forbids it": (page("403 Forbidden", PORTAL), "The server has a problem (403)"),
    "a bad gateway": (page("502 Bad Gateway", PORTAL), "The server has a problem (502)"),
    "a gateway that has no time": (page("503 Service Unavailable", PORTAL), "The server is busy"),
    "an event that has no end": (HEAD + b'event: hello\ndata: {"stream":"5c', AWAY),
    "an event that is none": (HEAD + b'event: hello\ndata: {"stream":\n\n', AWAY),
    "a gzip that breaks": (broken_gzip(), AWAY),
}


FIRST, SECOND = "while it is there", "when it is gone"


@pytest.fixture(scope="module")
def scenes(browser):
    """A browser behind each of them, first with the page that it had, then with one that the server has forgotten."""
    dashboard = Dashboard()
    made = {}
    try:
        for name, (instead, said) in ANSWERS.items():
            made[name] = Scene(browser, dashboard, proxied="proxy" in name)
            made[name].answer, made[name].expected, made[name].kept, made[name].history = instead, said, {}, {}
        meet_both(list(made.values()), dashboard)
        yield made
    finally:
        for scene in made.values():
            scene.close()
        dashboard.stop()


def meet_both(everyone, dashboard):
    for scene in everyone:
        scene.begin(lambda: answer_by_itself(scene, lambda request: True))
    # What is sent now is answered by the network, although the stream is there.
    type_into(everyone, FIRST)
    for scene in everyone:
        scene.wire.cut()
    note(everyone, FIRST, lambda scene: scene.attempts() > 1)
    dashboard.kill()
    for scene in everyone:
        # The server is heard, a page from it is not.
        scene.begin(lambda: answer_by_itself(scene, lambda request: request.path != "/live"))
    dashboard.start()
    type_into(everyone, SECOND)
    for scene in everyone:
        bring_forward(scene.tab)
    note(everyone, SECOND, lambda scene: asked_for_page(scene) > 1)


def answer_by_itself(scene, takes):
    def fate(request):
        if takes(request):
            return page("200 OK", PORTAL) if request.path == "/wifi" else scene.answer

    scene.wire.fate = fate


def asked_for_page(scene):
    return sum(request.path == "/login" and request.moment > scene.start for request in scene.wire.requests)


def type_into(everyone, text):
    for scene in everyone:
        scene.tab.get_by_label("Username").press_sequentially(text)


def until(condition, seconds):
    """Waits for the condition, but no longer than this."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)


def note(everyone, text, has_met):
    """Notes what each says of its trouble when it has met it, and what is left when the trouble is over."""
    until(lambda: all(has_met(scene) and scene.tab.evaluate("noted.at(-1)?.said") for scene in everyone), 15)
    for scene in everyone:
        scene.has_met = has_met(scene)
        scene.history[text] = notes(scene.tab, scene.began)
        scene.wire.fate = lambda request: None
        bring_forward(scene.tab)
    until(lambda: all(lives(scene.tab) and (scene.held() or "").endswith(text) for scene in everyone), 17)
    for scene in everyone:
        scene.kept[text] = scene.held()


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_in_the_servers_place_is_named(scenes, name):
    scene = scenes[name]
    history = scene.history[FIRST]
    assert not history[-1].online
    assert scene.expected in history[-1].said, history


@pytest.mark.parametrize("name", ANSWERS)
def test_a_page_that_was_forgotten_is_not_replaced_by_what_the_network_answers(scenes, name):
    history = scenes[name].history[SECOND]
    assert scenes[name].has_met
    assert not history[-1].online
    assert history[-1].said and history[-1].dimmed, history


@pytest.mark.parametrize("name", ANSWERS)
def test_what_was_typed_outlives_it(scenes, name):
    scene = scenes[name]
    assert scene.kept == {FIRST: FIRST, SECOND: FIRST + SECOND}
    assert lives(scene.tab)
    expect(scene.tab.get_by_label("Username")).to_have_value(FIRST + SECOND)
    assert scene.tab.url == scene.url + "/login"
    expect(scene.tab.locator("#pinion-status")).to_be_hidden()
