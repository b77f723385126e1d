"""Networks that answer in the server's place: each is named, none is believed, and what was typed is kept."""

import gzip
import time

import pytest
from dashboard import Dashboard
from outages import Scene, bring_forward, lives, notes, wait
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
    "a bad gateway": (page("502 Bad Gateway", PORTAL), "The server has a problem (502)"),
    "a gateway that has no time": (page("503 Service Unavailable", PORTAL), "The server is busy"),
    "an event that has no end": (HEAD + b'event: hello\ndata: {"stream":"5c', AWAY),
    "an event that is none": (HEAD + b'event: hello\ndata: {"stream":\n\n', AWAY),
    "a gzip that breaks": (broken_gzip(), AWAY),
}


def answered(scene, asked=lambda request: True):
    """From now on the network answers what is asked."""
    scene.wire.fate = lambda request: scene.answer if asked(request) else None
    scene.wire.cut()


@pytest.fixture(scope="module")
def scenes(browser):
    """A browser behind each of them, first with the page that it had, then with one that the server has forgotten."""
    dashboard = Dashboard()
    made = {}
    for name, (instead, said) in ANSWERS.items():
        made[name] = Scene(browser, dashboard, proxied="proxy" in name)
        made[name].answer, made[name].expected = instead, said
    everyone = list(made.values())
    tell("while it is there", everyone, lambda scene: answered(scene))
    dashboard.kill()
    for scene in everyone:
        # The server itself is heard, a page from it is not.
        scene.wire.fate = lambda request, scene=scene: scene.answer if request.path != "/live" else None
    dashboard.start()
    tell("when it is gone", everyone, lambda scene: None)
    yield made
    for scene in everyone:
        scene.close()
    dashboard.stop()


def tell(when, everyone, trouble):
    """Each has its trouble for a while, in which somebody types; what came of it is noted."""
    for scene in everyone:
        scene.begin(lambda scene=scene: trouble(scene))
        scene.tab.get_by_label("Username").press_sequentially(when)
    end = time.monotonic() + 12
    while time.monotonic() < end and not all(scene.tab.evaluate("noted.at(-1)?.said") for scene in everyone):
        time.sleep(0.1)
    for scene in everyone:
        scene.in_trouble = {**getattr(scene, "in_trouble", {}), when: notes(scene.tab, scene.began)}
        scene.wire.fate = lambda request: None
        bring_forward(scene.tab)
    end = time.monotonic() + 17
    while time.monotonic() < end and not all(lives(scene.tab) for scene in everyone):
        time.sleep(0.1)


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_in_the_servers_place_is_named(scenes, name):
    scene = scenes[name]
    history = scene.in_trouble["while it is there"]
    assert not history[-1].online
    assert scene.expected in history[-1].said, history


@pytest.mark.parametrize("name", ANSWERS)
def test_a_page_that_was_forgotten_is_not_replaced_by_what_the_network_answers(scenes, name):
    history = scenes[name].in_trouble["when it is gone"]
    assert not history[-1].online
    assert history[-1].said and history[-1].dimmed, history


@pytest.mark.parametrize("name", ANSWERS)
def test_what_was_typed_outlives_it(scenes, name):
    scene = scenes[name]
    wanted = "while it is there" + "when it is gone"
    expect(scene.tab.get_by_label("Username")).to_have_value(wanted)
    assert lives(scene.tab)
    wait(lambda: scene.held() == wanted, 5, "it is with the server")
    assert scene.tab.url == scene.url + "/login"
    expect(scene.tab.locator("#pinion-status")).to_be_hidden()
