"""Actions, dialogs and effects: what a person starts, and what the server asks the browser to do once."""

import re

from playwright.sync_api import expect
from support import NAME, button, field, focused, form, live, settled, visited

ALERT = (
    '<dialog data-n="50" open="" data-modal="" data-dismiss="ok" class="alert"><h2 data-n="51">Wrong</h2>'
    '<p data-n="52">Try again.</p><form data-n="53" method="post"><input type="hidden" name="_page" value="secret">'
    '<button data-n="54" name="action" value="ok">OK</button></form></dialog>'
)


def test_an_action_carries_what_was_typed(tab, serve):
    server = visited(tab, serve(NAME))
    server.answering.clear()
    name = tab.get_by_label("Name")
    name.press_sequentially("Ada")
    server.wait(lambda: server.page.n == 1)
    name.press("Enter")
    name.press_sequentially(" L")
    server.answering.set()
    server.wait(lambda: server.page.edits("name")[-1:] == ["Ada L"])
    said = [(message.get("action"), message["fields"]["name"][2]) for message in server.page.messages]
    assert said == [(None, "A"), ("save", "Ada"), (None, "Ada L")]


def test_a_double_click_is_one_action(tab, serve):
    server = visited(tab, serve(NAME))
    server.answering.clear()
    tab.get_by_role("button").dblclick()
    server.wait(lambda: server.page.n == 1)
    server.answering.set()
    tab.get_by_label("Name").press_sequentially("x")
    server.wait(lambda: server.page.edits("name") == ["x"])
    assert server.page.actions() == ["save"]


def test_two_actions_come_in_their_order(tab, serve):
    server = visited(tab, serve(form(field(10, "name"), button(20, "save"), button(21, "clear"))))
    server.answering.clear()
    tab.get_by_label("Name").press_sequentially("x")
    for label in ["Save", "Clear", "Save"]:
        tab.get_by_role("button", name=label).click()
    server.answering.set()
    server.wait(lambda: server.page.actions() == ["save", "clear"])


def test_a_disabled_button_does_nothing_until_it_is_enabled(tab, serve):
    server = visited(tab, serve(form(field(10, "name"), button(20, "save", disabled=True), button(21, "clear"))))
    save = tab.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    save.click(force=True)
    name = tab.get_by_label("Name")
    name.press("Enter")
    name.press_sequentially("x")
    server.wait(lambda: server.page.edits("name") == ["x"])
    assert server.page.actions() == []
    server.page.change(["a", 20, "data-disabled"])
    expect(save).to_be_enabled()
    name.press("Enter")
    server.wait(lambda: server.page.actions() == ["save"])
    server.page.change(["a", 20, "data-disabled", ""])
    expect(save).to_be_disabled()


def test_enter_counts_while_the_server_may_be_about_to_enable_the_button(tab, serve):
    server = visited(tab, serve(form(field(10, "name"), button(20, "save", disabled=True), button(21, "clear"))))
    server.answering.clear()
    name = tab.get_by_label("Name")
    name.press_sequentially("x")
    name.press("Enter")
    server.answering.set()
    server.wait(lambda: server.page.actions() == ["save"])


def test_enter_that_ends_a_composition_sends_nothing(tab, serve):
    server = visited(tab, serve(form(field(10, "name"), button(20, "save", disabled=True))))
    server.answering.clear()
    name = tab.get_by_label("Name")
    name.focus()
    tab.evaluate("addEventListener('keydown', ({ isComposing }) => { window.wasComposing = isComposing })")
    session = tab.context.new_cdp_session(tab)
    session.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    server.wait(lambda: server.page.edits("name") == ["に"])
    tab.keyboard.press("Enter")
    assert tab.evaluate("wasComposing")
    session.send("Input.insertText", {"text": "日"})
    server.answering.set()
    server.wait(lambda: server.page.edits("name")[-1:] == ["日"])
    assert server.page.actions() == []


def test_enter_elsewhere_is_not_for_that_button(tab, serve):
    notes = '<label data-n="30"><span data-n="31">Notes</span><textarea data-n="32" name="notes"></textarea></label>'
    server = visited(tab, serve(form(notes, button(20, "save", disabled=True), button(21, "clear"))))
    server.answering.clear()
    tab.get_by_label("Notes").press_sequentially("one\ntwo")
    tab.get_by_role("button", name="Clear").press("Enter")
    server.answering.set()
    server.wait(lambda: server.page.actions() == ["clear"])
    assert server.page.edits("notes")[-1] == "one\ntwo"


def test_a_dialog_takes_the_focus_and_gives_it_back(tab, serve):
    server = visited(tab, serve(NAME))
    tab.get_by_label("Name").focus()
    server.page.change(["i", 1, 2, ALERT])
    dialog = tab.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("(dialog) => dialog.matches(':modal')")
    assert focused(tab) == "action"
    tab.keyboard.press("Enter")
    server.wait(lambda: server.page.actions() == ["ok"])
    server.page.change(["x", 50])
    expect(dialog).to_have_count(0)
    assert focused(tab) == "name"


def test_escape_is_the_action_that_dismisses(tab, serve):
    server = visited(tab, serve(NAME))
    tab.get_by_role("button", name="Save").focus()
    server.page.change(["i", 1, 2, ALERT])
    dialog = tab.get_by_role("dialog")
    expect(dialog).to_be_visible()
    tab.keyboard.press("Escape")
    server.wait(lambda: server.page.actions() == ["ok"])
    expect(dialog).to_be_visible()
    server.page.change(["a", 50, "open"])
    expect(dialog).to_be_hidden()
    assert tab.evaluate("document.activeElement.textContent") == "Save"
    server.page.change(["a", 50, "open", ""])
    expect(dialog).to_be_visible()
    assert dialog.evaluate("(dialog) => dialog.matches(':modal')")


def test_a_browser_that_closes_the_dialog_by_itself_is_heard(tab, serve):
    server = visited(tab, serve(NAME))
    server.answering.clear()
    server.page.change(["i", 1, 2, ALERT])
    dialog = tab.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.evaluate("(dialog) => dialog.close()")
    server.wait(lambda: server.page.actions() == ["ok"])
    server.page.change(["x", 50], ["t", 30, "gone"])
    server.answering.set()
    expect(dialog).to_have_count(0)
    expect(tab.locator("p")).to_have_text("gone")


def test_the_focus_returns_to_a_button_that_was_disabled_meanwhile(tab, serve):
    server = visited(tab, serve(NAME))
    save = tab.get_by_role("button", name="Save")
    save.focus()
    tab.keyboard.press("Enter")
    server.wait(lambda: server.page.actions() == ["save"])
    server.page.change(["a", 20, "data-disabled", ""])
    expect(save).to_be_disabled()
    settled(tab)
    server.page.change(["a", 20, "data-disabled"], ["i", 1, 2, ALERT])
    expect(tab.get_by_role("dialog")).to_be_visible()
    server.page.change(["x", 50])
    expect(tab.get_by_role("dialog")).to_have_count(0)
    assert tab.evaluate("document.activeElement.textContent") == "Save"


def test_a_dialog_that_is_open_in_the_html_is_modal(tab, serve):
    visited(tab, serve(NAME.replace("</main>", ALERT + "</main>")))
    assert tab.get_by_role("dialog").evaluate("(dialog) => dialog.matches(':modal')")


def test_effects_are_done_once_and_confirmed(tab, serve):
    server = visited(tab, serve(NAME))
    first = server.page.effect("focus", "name")
    server.wait(lambda: any(message.get("ack") for message in server.page.messages))
    assert focused(tab) == "name"
    tab.get_by_role("button").focus()
    server.page.send(first)
    server.page.effect("announce", "Saved.")
    expect(tab.locator("#pinion-announcer")).to_have_text("Saved.")
    assert focused(tab) == "action"
    server.wait(lambda: not server.page.effects)


def test_navigation_waits_until_the_server_knows(tab, serve):
    server = serve(lambda path: (NAME if path == "/login" else '<main data-n="1">Home</main>', path))
    tab.goto(server.url + "/login")
    live(tab)
    server.answering.clear()
    page = server.page
    page.effect("navigate", "/")
    server.wait(lambda: any(message.get("ack") for message in page.messages))
    settled(tab)
    assert tab.url.endswith("/login")
    page.change(["t", 30, "logged out"])
    page.stream.send("closed", {"page": page.number})
    settled(tab)
    assert tab.url.endswith("/login")
    expect(tab.locator("p")).to_have_text("")
    server.answering.set()
    tab.wait_for_url(re.compile(r"/$"))
    expect(tab.locator("main")).to_have_text("Home")


def test_a_download_is_offered(tab, serve):
    server = visited(tab, serve(NAME))
    with tab.expect_download() as download:
        server.page.effect("download", "/test")
    assert download.value.url.endswith("/test")


def test_other_forms_are_left_alone(tab, serve):
    visited(tab, serve('<main data-n="1"><form action="/search"><input name="q"><button>Find</button></form></main>'))
    tab.get_by_role("textbox").fill("x")
    tab.get_by_role("button").click()
    tab.wait_for_url("**/search?q=x")
