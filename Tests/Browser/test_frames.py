"""Frames in any order, twice, late, or with a gap between them: the page shows what the server holds."""

import json

from playwright.sync_api import expect
from support import LIST, visited


def items(tab):
    return tab.locator("li").all_text_contents()


def test_frames_twice_and_late_change_nothing(tab, serve):
    server = visited(tab, serve(LIST))
    page = server.page
    one = page.change(["i", 2, 0, '<li data-n="4">one</li>'])
    two = page.change(["i", 2, 4, '<li data-n="5">two</li>'])
    for frame in [one, two, one]:
        page.send(frame)
    page.change(["t", 3, "done"])
    expect(tab.locator("p")).to_have_text("done")
    assert items(tab) == ["one", "two"]


def test_a_gap_is_asked_for_and_filled(tab, serve):
    server = visited(tab, serve(LIST))
    page = server.page
    page.change(["i", 2, 0, '<li data-n="4">one</li>'], send=False)
    page.change(["i", 2, 4, '<li data-n="5">two</li>'])
    expect(tab.locator("li")).to_have_text(["one", "two"])
    assert [message["seen"] for message in server.attached] == [1]


def test_a_frame_that_covers_more_than_is_missing_is_applied(tab, serve):
    server = visited(tab, serve(LIST))
    page = server.page
    page.change(["t", 3, "a"])
    page.change(["t", 3, "b"], send=False)
    page.send(page.frame(1))
    expect(tab.locator("p")).to_have_text("b")
    assert server.attached == []


def test_changes_between_the_html_and_the_stream_arrive(tab, serve):
    server = serve(LIST)
    server.on_request = lambda handler: handler.path == "/live" and server.page.change(["t", 3, "early"], send=False) and None
    tab.goto(server.url)
    expect(tab.locator("p")).to_have_text("early")


def test_frames_cut_in_the_middle_of_a_character_are_read(tab, serve):
    server = visited(tab, serve(LIST))
    page = server.page
    frame = {"page": page.number, **page.change(["t", 3, "日本 🙂 é"], send=False)}
    for byte in f"data: {json.dumps(frame, ensure_ascii=False)}\n\n".encode():
        page.stream.write(bytes([byte]))
    expect(tab.locator("p")).to_have_text("日本 🙂 é")


def test_the_title_follows(tab, serve):
    server = visited(tab, serve(LIST))
    expect(tab).to_have_title("Test")
    server.page.change(["title", "3 new · Test"])
    expect(tab).to_have_title("3 new · Test")
