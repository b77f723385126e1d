"""Nothing is lost: frames in any order, answers that never come, streams that break, pages that are gone."""

import json

from playwright.sync_api import expect
from support import NAME, caret, field, focused, form, live, settled

LIST = '<main data-n="1"><ul data-n="2"></ul><p data-n="3"></p></main>'


def items(tab):
    return tab.locator("li").all_text_contents()


def test_frames_twice_and_late_change_nothing(tab, serve):
    server = serve(LIST)
    tab.goto(server.url)
    live(tab)
    page = server.page
    one = page.change(["i", 2, 0, '<li data-n="4">one</li>'])
    two = page.change(["i", 2, 4, '<li data-n="5">two</li>'])
    for frame in [one, two, one]:
        page.send(frame)
    page.change(["t", 3, "done"])
    expect(tab.locator("p")).to_have_text("done")
    assert items(tab) == ["one", "two"]


def test_a_gap_is_asked_for_and_filled(tab, serve):
    server = serve(LIST)
    tab.goto(server.url)
    live(tab)
    page = server.page
    page.change(["i", 2, 0, '<li data-n="4">one</li>'], send=False)
    page.change(["i", 2, 4, '<li data-n="5">two</li>'])
    expect(tab.locator("li")).to_have_text(["one", "two"])
    assert [message["seen"] for message in server.attached] == [1]


def test_a_frame_that_covers_more_than_is_missing_is_applied(tab, serve):
    server = serve(LIST)
    tab.goto(server.url)
    live(tab)
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
    server = serve(LIST)
    tab.goto(server.url)
    live(tab)
    page = server.page
    frame = {"page": page.number, **page.change(["t", 3, "日本 🙂 é"], send=False)}
    for byte in f"data: {json.dumps(frame, ensure_ascii=False)}\n\n".encode():
        page.stream.write(bytes([byte]))
    expect(tab.locator("p")).to_have_text("日本 🙂 é")


def test_a_broken_stream_is_taken_up_where_it_was(tab, serve):
    server = serve(LIST)
    tab.goto(server.url)
    live(tab)
    page = server.page
    page.change(["t", 3, "before"])
    expect(tab.locator("p")).to_have_text("before")
    server.cut_streams()
    page.change(["i", 2, 0, '<li data-n="4">meanwhile</li>'])
    expect(tab.locator("li")).to_have_text(["meanwhile"])
    assert server.streams[-1].asked == {page.id: 2}


def test_a_server_that_says_bye_is_called_again_soon(tab, serve):
    server = serve(LIST)
    tab.goto(server.url)
    live(tab)
    first = server.page.stream
    first.send("bye", {"in": 50})
    server.wait(lambda: server.page.stream is not first)
    live(tab)


def test_without_a_stream_the_answer_carries_the_frame(tab, serve):
    server = serve(NAME)
    server.on_request = lambda handler: handler.command == "GET" and handler.path == "/live" and (handler.answer(503, b"", "text/plain") or True)

    def greet(page, message):
        page.change(["t", 30, "Hello, " + message["fields"]["name"][2]])

    server.on_message = greet
    tab.goto(server.url)
    tab.get_by_label("Name").press_sequentially("Ada")
    expect(tab.locator("p")).to_have_text("Hello, Ada")
    expect(tab.get_by_role("status").filter(has_text="Waiting for the server")).to_be_visible()


def break_off(handler):
    """Ends the connection without an answer."""
    handler.close_connection = True
    handler.connection.shutdown(2)
    return True


def test_a_message_without_an_answer_is_sent_again_and_done_once(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
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
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
    server.page.n = 7
    tab.get_by_label("Name").press_sequentially("x")
    tab.get_by_label("Name").press_sequentially("y")
    tab.get_by_role("button").click()
    server.wait(lambda: server.page.actions() == ["save"])
    assert server.page.messages[-1]["n"] > 7


def test_a_smaller_number_is_taken_over_and_nothing_skipped(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
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


def test_a_page_that_is_gone_is_made_again_with_what_was_typed(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    name.press_sequentially("Ada Lovelace")
    name.press("ArrowLeft")
    name.evaluate("(field) => { window.sameField = field }")
    old = server.page
    server.wait(lambda: old.edits("name")[-1:] == ["Ada Lovelace"])
    server.forget_pages()
    server.wait(lambda: server.pages and server.page.edits("name") == ["Ada Lovelace"])
    live(tab)
    assert server.page.messages[0]["n"] == 1
    expect(name).to_have_value("Ada Lovelace")
    assert focused(tab) == "name"
    assert caret(name) == [11, 11]
    assert tab.evaluate("document.activeElement === window.sameField")
    assert tab.locator("body").get_attribute("data-page") == server.page.id
    server.page.change(["t", 30, "Hello again"])
    expect(tab.locator("p")).to_have_text("Hello again")


def test_a_composition_survives_the_making_anew(tab, serve):
    from test_fields import Composition, watch_composition

    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    name.focus()
    watch_composition(tab)
    method = Composition(tab)
    method.set("に")
    old = server.page
    server.wait(lambda: old.edits("name") == ["に"])
    server.forget_pages()
    server.wait(lambda: server.pages and server.page.edits("name") == ["に"])
    live(tab)
    method.set("にほ")
    method.commit("日")
    expect(name).to_have_value("日")
    server.wait(lambda: server.page.edits("name")[-1:] == ["日"])
    assert tab.evaluate("window.compositions") == ["compositionstart:", "compositionend:日"]


def test_fields_find_their_text_in_a_page_of_another_shape(tab, serve):
    shapes = iter([form(field(10, "name"), field(20, "city", "Paris")), form('<p data-n="5">News</p>', field(40, "city", "Oslo"), field(50, "name"))])
    server = serve(lambda path: (next(shapes), "Test"))
    tab.goto(server.url)
    live(tab)
    tab.get_by_label("Name").press_sequentially("Ada")
    old = server.page
    server.wait(lambda: old.edits("name")[-1:] == ["Ada"])
    server.forget_pages()
    server.wait(lambda: server.pages and server.page.edits("name") == ["Ada"])
    expect(tab.get_by_label("Name")).to_have_value("Ada")
    expect(tab.get_by_label("City")).to_have_value("Oslo")
    assert server.page.edits("city") == []
    assert focused(tab) == "name"


def test_a_closed_page_is_made_again(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
    old = server.page
    old.closed = True
    old.stream.send("closed", {"page": old.number})
    server.wait(lambda: server.page is not old and server.page.stream)
    live(tab)


def test_a_page_that_leads_elsewhere_now_is_followed(tab, serve):
    server = serve(NAME)
    tab.goto(server.url + "/profile")
    live(tab)
    server.on_request = lambda handler: handler.path == "/profile" and (
        handler.answer(303, b"", "text/plain", [("Location", "/login")]) or True
    )
    server.forget_pages()
    tab.wait_for_url("**/login")


def test_an_action_in_doubt_is_not_repeated_and_the_person_told(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
    tab.get_by_label("Name").fill("Ada")
    old = server.page
    server.wait(lambda: old.edits("name") == ["Ada"])
    settled(tab)
    posts = server.requests.count(("POST", "/live"))
    server.on_request = lambda handler: handler.command == "POST" and break_off(handler)
    tab.get_by_role("button").click()
    # Chromium itself tries once more when a connection that it used before breaks.
    server.wait(lambda: server.requests.count(("POST", "/live")) > posts + 2)
    server.forget_pages()
    server.on_request = None
    expect(tab.get_by_role("status").filter(has_text="not confirmed")).to_be_visible()
    server.wait(lambda: server.pages and server.page.edits("name") == ["Ada"])
    assert server.page.actions() == []


def test_an_action_that_was_never_heard_is_done_by_the_new_page(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
    with server.lock:
        server.pages = {}
        tab.get_by_label("Name").fill("Ada")
        tab.get_by_role("button").click()
    server.wait(lambda: server.pages and server.page.actions() == ["save"])
    assert server.page.edits("name")[-1] == "Ada"


def test_a_slow_answer_is_said_after_two_seconds_and_not_before(tab, serve):
    server = serve(NAME)
    tab.clock.install()
    tab.goto(server.url)
    live(tab)
    server.answering.clear()
    tab.get_by_label("Name").press_sequentially("x")
    server.wait(lambda: server.page.n == 1)
    status = tab.locator("#pinion-status")
    tab.clock.run_for(500)
    expect(status).to_be_hidden()
    tab.clock.run_for(2000)
    expect(status).to_have_text("Waiting for the server…")
    server.answering.set()
    expect(status).to_be_hidden()


def test_twenty_tabs_share_one_stream(context, serve):
    server = serve(NAME)
    tabs = [context.new_page() for _ in range(20)]
    for number, tab in enumerate(tabs):
        tab.goto(f"{server.url}/{number}")
    for tab in tabs:
        live(tab)
    assert server.requests.count(("GET", "/live")) == 1
    assert len(server.attached) == 19
    pages = {page.path: page for page in server.pages.values()}
    for path, page in pages.items():
        page.change(["t", 30, f"tab {path}"])
    for number, tab in enumerate(tabs):
        expect(tab.locator("p")).to_have_text(f"tab /{number}")
        tab.get_by_label("Name").press_sequentially("hi")
    server.wait(lambda: all(page.edits("name")[-1:] == ["hi"] for page in pages.values()))
    server.cut_streams()
    for path, page in pages.items():
        page.change(["t", 30, f"again {path}"])
    for number, tab in enumerate(tabs):
        expect(tab.locator("p")).to_have_text(f"again /{number}")
    assert server.requests.count(("GET", "/live")) == 2


def test_a_tab_that_closes_says_so_and_the_others_stay(context, serve):
    server = serve(NAME)
    first, second = context.new_page(), context.new_page()
    first.goto(server.url + "/first")
    live(first)
    second.goto(server.url + "/second")
    live(second)
    pages = {page.path: page for page in server.pages.values()}
    first.close(run_before_unload=True)
    server.wait(lambda: pages["/first"].closed)
    pages["/second"].change(["t", 30, "still here"])
    expect(second.locator("p")).to_have_text("still here")


def kill_worker(context):
    """What happens to the other tabs when the process of the one that the worker lives in dies."""
    session = context.browser.new_browser_cdp_session()
    targets = session.send("Target.getTargets")["targetInfos"]
    (worker,) = [target for target in targets if target["type"] == "shared_worker"]
    session.send("Target.closeTarget", {"targetId": worker["targetId"]})


def test_a_worker_that_died_is_missed_when_it_has_long_been_silent(context, serve):
    server = serve(NAME)
    tab = context.new_page()
    tab.clock.install()
    tab.goto(server.url)
    live(tab)
    kill_worker(context)
    server.cut_streams()
    tab.clock.run_for(41_000)
    server.wait(lambda: server.page.stream)
    server.page.change(["t", 30, "found again"])
    expect(tab.locator("p")).to_have_text("found again")


def test_without_shared_workers_each_tab_has_its_stream(context, serve):
    context.add_init_script("delete window.SharedWorker")
    server = serve(NAME)
    tabs = [context.new_page() for _ in range(2)]
    for tab in tabs:
        tab.goto(server.url)
        live(tab)
    assert len(server.streams) == 2
    for page, tab in zip(server.pages.values(), tabs):
        page.change(["t", 30, page.id])
        expect(tab.locator("p")).to_have_text(page.id)


def test_a_worker_that_cannot_start_is_done_without(context, serve):
    context.add_init_script(
        "const Real = SharedWorker; window.SharedWorker = function () { return new Real('/missing.js') }"
    )
    server = serve(NAME)
    tab = context.new_page()
    tab.goto(server.url)
    live(tab)
    server.page.change(["t", 30, "alone"])
    expect(tab.locator("p")).to_have_text("alone")


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
    server = serve(NAME)
    tab.goto(server.url)
    live(tab)
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


def test_a_login_elsewhere_while_many_tabs_are_open(context, serve):
    server = serve(NAME)
    tabs = [context.new_page() for _ in range(6)]
    for tab in tabs:
        tab.goto(server.url)
    for tab in tabs:
        live(tab)
    old = list(server.pages.values())
    with server.lock:
        for page in old:
            page.closed = True
            page.stream.send("closed", {"page": page.number})
    server.wait(lambda: len(server.pages) == 12)
    server.wait(lambda: all(page.stream for page in server.pages.values() if page not in old))
    for tab in tabs:
        live(tab)
