"""Messages whose answers are late, lost or unwelcome: everything is done once, or the person is told."""

import json

from playwright.sync_api import expect
from support import NAME, live, settled, visited


def test_a_message_without_an_answer_is_sent_again_and_done_once(tab, serve):
    server = visited(tab, serve(NAME))
    lost = iter([True, True])
    original = server.receive

    class Lost(Exception):
        pass

    def receive(message):
        answer = original(message)
        if message.get("action") and next(lost, False):
            raise Lost
        return answer

    server.receive = receive
    tab.get_by_label("Name").press_sequentially("Ada")
    tab.get_by_role("button").click()
    server.wait(lambda: server.page.actions() == ["save"])
    tab.get_by_label("Name").fill("Eve")
    server.wait(lambda: server.page.edits("name")[-1:] == ["Eve"])
    assert server.page.actions() == ["save"]
    numbers = [message["n"] for message in server.page.messages]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_busy_server_is_asked_again(tab, serve):
    server = serve(NAME)
    busy = iter([True, True])
    server.on_request = lambda handler: handler.command == "POST" and next(busy, False) and (
        handler.answer(503, b"{}", "application/json", [("Retry-After", "1")]) or True
    )
    tab.goto(server.url)
    tab.get_by_label("Name").press_sequentially("x")
    server.wait(lambda: server.page.edits("name") == ["x"])


def test_another_number_is_taken_over_and_what_is_dirty_sent_again(tab, serve):
    server = visited(tab, serve(NAME))
    server.page.n = 7
    tab.get_by_label("Name").press_sequentially("x")
    tab.get_by_label("Name").press_sequentially("y")
    tab.get_by_role("button").click()
    server.wait(lambda: server.page.actions() == ["save"])
    assert server.page.messages[-1]["n"] > 7


def test_a_smaller_number_is_taken_over_and_nothing_skipped(tab, serve):
    server = visited(tab, serve(NAME))
    tab.get_by_label("Name").press_sequentially("ab")
    server.wait(lambda: server.page.edits("name")[-1:] == ["ab"])
    settled(tab)
    server.page.n = 0
    server.page.stored = None
    tab.get_by_label("Name").fill("abc")
    tab.get_by_role("button").click()
    server.wait(lambda: server.page.actions() == ["save"])
    assert server.page.edits("name")[-1] == "abc"


def test_a_message_that_is_refused_is_said_and_given_up(tab, serve):
    server = serve(NAME)
    refused = iter([True])
    server.on_request = lambda handler: handler.command == "POST" and next(refused, False) and (
        handler.answer(403, json.dumps({"title": "Not from here."}).encode(), "application/problem+json") or True
    )
    tab.goto(server.url)
    live(tab)
    tab.get_by_label("Name").press_sequentially("x")
    expect(tab.get_by_role("status").filter(has_text="Not from here.")).to_be_visible()
    tab.get_by_label("Name").fill("xy")
    server.wait(lambda: server.page.edits("name") == ["xy"])


def test_a_slow_answer_is_said_after_three_seconds_and_not_before(tab, serve):
    server = serve(NAME)
    tab.clock.install()
    tab.goto(server.url)
    live(tab)
    server.answering.clear()
    tab.get_by_label("Name").press_sequentially("x")
    server.wait(lambda: server.page.n == 1)
    status = tab.locator("#pinion-status")
    tab.clock.run_for(2_000)
    expect(status).to_be_hidden()
    tab.clock.run_for(2_000)
    expect(status.get_by_role("status")).to_have_text("Waiting for the server…")
    server.answering.set()
    expect(status).to_be_hidden()
