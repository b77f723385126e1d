"""Streams that break, or are not there: nothing that the server says is lost."""

import json

import pytest
from playwright.sync_api import expect
from support import LIST, NAME, break_off, live, settled, visited


def test_a_broken_stream_is_taken_up_where_it_was(tab, serve):
    server = visited(tab, serve(LIST))
    page = server.page
    page.change(["t", 3, "before"])
    expect(tab.locator("p")).to_have_text("before")
    server.cut_streams()
    page.change(["i", 2, 0, '<li data-n="4">meanwhile</li>'])
    expect(tab.locator("li")).to_have_text(["meanwhile"])
    assert server.streams[-1].asked == {page.id: 2}


def test_a_server_that_says_bye_is_called_again_soon(tab, serve):
    server = visited(tab, serve(LIST))
    first = server.page.stream
    first.send("bye", {"in": 50})
    server.wait(lambda: server.page.stream is not first)
    live(tab)


def test_without_a_stream_the_answer_carries_the_frame(tab, serve):
    server = serve(NAME)
    busy = (503, b"{}", "application/problem+json")
    server.on_request = lambda handler: handler.command == "GET" and handler.path == "/live" and (handler.answer(*busy) or True)

    def greet(page, message):
        page.change(["t", 30, "Hello, " + message["fields"]["name"][2]])

    server.on_message = greet
    tab.goto(server.url)
    tab.get_by_label("Name").press_sequentially("Ada")
    expect(tab.locator("p")).to_have_text("Hello, Ada")
    expect(tab.get_by_role("status").filter(has_text="The server is busy")).to_be_visible()


def test_going_back_shows_a_page_that_lives(tab, serve):
    server = serve(lambda path: (NAME.replace("Name<", f"Name {path}<"), path))
    tab.goto(server.url + "/one")
    live(tab)
    tab.goto(server.url + "/two")
    live(tab)
    tab.go_back()
    live(tab)
    tab.get_by_label("Name /one").press_sequentially("back")
    server.wait(lambda: any(page.path == "/one" and page.edits("name")[-1:] == ["back"] for page in server.pages.values()))
    tab.go_forward()
    live(tab)
    tab.get_by_label("Name /two").press_sequentially("forth")
    server.wait(lambda: any(page.path == "/two" and page.edits("name")[-1:] == ["forth"] for page in server.pages.values()))


def test_the_network_that_is_back_is_used_at_once(tab, serve):
    server = visited(tab, serve(NAME))
    server.on_request = lambda handler: handler.path == "/live" and break_off(handler)
    tab.context.set_offline(True)
    server.cut_streams()
    tab.wait_for_selector("html:not(.online)", state="attached")
    tab.get_by_label("Name").press_sequentially("typed on the train")
    server.wait(lambda: server.requests.count(("GET", "/live")) > 3, timeout=30)
    server.on_request = None
    tab.context.set_offline(False)
    server.wait(lambda: server.page.edits("name")[-1:] == ["typed on the train"])
    server.wait(lambda: server.page.stream)
    live(tab)


@pytest.mark.slow
def test_a_stream_cut_at_each_byte_of_its_frames_ends_equal_to_the_server(tab, serve):
    """Without a worker, so that the clock of the test is that of the stream too."""
    tab.add_init_script("delete window.SharedWorker")
    tab.clock.install()
    server = visited(tab, serve(LIST))
    page = server.page
    text = tab.locator("p")
    rows = tab.locator("li")
    cut = length = 0
    while cut <= length:
        stream = page.stream
        before = page.revision
        page.change(["i", 2, 0, f'<li data-n="{100 + cut}">row {cut}</li>'], send=False)
        page.change(["t", 3, f"日本 🙂 {cut:03}"], send=False)
        event = json.dumps({"page": page.number, **page.frame(before)}, ensure_ascii=False)
        written = f"data: {event}\n\n".encode()
        length = len(written)
        with server.lock:
            stream.write(written[:cut])
            server.cut_streams()
        for _ in range(40):
            if page.stream and page.stream is not stream:
                break
            tab.clock.run_for(1_000)
            settled(tab)
        expect(text).to_have_text(f"日本 🙂 {cut:03}")
        expect(rows).to_have_count(cut + 1)
        cut += 1
    assert cut > 100
    assert rows.all_text_contents() == [f"row {number}" for number in reversed(range(cut))]


def test_a_page_that_the_browser_has_kept_goes_on_where_it_was(tab, serve):
    """Chromium keeps no page that has a worker, and none that must not be stored."""
    tab.add_init_script(
        "delete window.SharedWorker; addEventListener('pageshow', (event) => { window.wasKept = event.persisted })"
    )
    server = serve(lambda path: (NAME.replace("Name<", f"Name {path}<"), path))
    pages = {}

    def storable(handler):
        if handler.path in ("/one", "/two"):
            pages[handler.path] = server.make_page(handler.path)
            handler.send_response(200)
            handler.send_header("Content-Type", "text/html")
            body = pages[handler.path].document().encode()
            handler.send_header("Content-Length", str(len(body)))
            handler.end_headers()
            handler.wfile.write(body)
            return True

    server.on_request = storable
    tab.goto(server.url + "/one")
    live(tab)
    one = pages["/one"]
    tab.get_by_label("Name /one").press_sequentially("a")
    server.wait(lambda: one.edits("name") == ["a"])
    tab.goto(server.url + "/two")
    live(tab)
    one.change(["t", 30, "meanwhile"])
    assert not one.closed
    tab.go_back(wait_until="commit")
    live(tab)
    assert tab.evaluate("window.wasKept")
    expect(tab.locator("p")).to_have_text("meanwhile")
    tab.get_by_label("Name /one").press_sequentially("b")
    server.wait(lambda: one.edits("name") == ["a", "ab"])
    assert pages["/one"] is one
