"""Pages that the server does not know any more: they are opened again, with what was typed."""

from playwright.sync_api import expect
from support import NAME, break_off, caret, field, focused, form, live, settled, visited


def test_a_page_that_is_gone_is_made_again_with_what_was_typed(tab, serve):
    server = visited(tab, serve(NAME))
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

    server = visited(tab, serve(NAME))
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
    server = visited(tab, serve(lambda path: (next(shapes), "Test")))
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
    server = visited(tab, serve(NAME))
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
    server = visited(tab, serve(NAME))
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
    server = visited(tab, serve(NAME))
    with server.lock:
        server.pages = {}
        tab.get_by_label("Name").fill("Ada")
        tab.get_by_role("button").click()
    server.wait(lambda: server.pages and server.page.actions() == ["save"])
    assert server.page.edits("name")[-1] == "Ada"
