"""Columns of which one leads to the next, and lists whose rows are chosen, in a real program."""

from playwright.sync_api import expect


def pressed(tab, name):
    tab.get_by_role("button", name=name, exact=True).click()


def test_columns_stand_beside_each_other_in_a_wide_window(at):
    tab = at("/split")
    pressed(tab, "Sent")
    pressed(tab, "Sent letter 2")
    expect(tab.get_by_text("This is all that “Sent letter 2” says.")).to_be_visible()
    for name in ("Inbox", "Sent letter 1", "Sender"):
        expect(tab.get_by_role("button", name=name, exact=True)).to_be_visible()
    pressed(tab, "Sender")
    expect(tab.get_by_text("Who has sent “Sent letter 2”")).to_be_visible()
    tab.go_back()
    expect(tab.get_by_text("This is all that “Sent letter 2” says.")).to_be_visible()
    pressed(tab, "Sent letter 3")
    expect(tab.get_by_text("This is all that “Sent letter 3” says.")).to_be_visible()
    pressed(tab, "Hide sidebar")
    expect(tab.get_by_role("button", name="Inbox", exact=True)).to_be_hidden()


def test_columns_come_one_after_the_other_on_a_phone(at):
    tab = at("/split")
    tab.set_viewport_size({"width": 320, "height": 640})
    expect(tab.get_by_role("button", name="Inbox letter 1")).to_be_hidden()
    pressed(tab, "Inbox")
    pressed(tab, "Inbox letter 1")
    expect(tab.get_by_text("This is all that “Inbox letter 1” says.")).to_be_visible()
    expect(tab.get_by_role("button", name="Inbox", exact=True)).to_be_hidden()
    tab.get_by_role("button", name="Back").first.click()
    expect(tab.get_by_role("button", name="Inbox letter 1")).to_be_visible()
    tab.go_back()
    expect(tab.get_by_role("button", name="Inbox", exact=True)).to_be_visible()
    assert tab.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_rows_are_chosen_by_keys(at):
    tab = at("/split")
    inbox = tab.get_by_role("button", name="Inbox", exact=True)
    expect(inbox).to_have_attribute("aria-current", "true")
    inbox.focus()
    tab.keyboard.press("ArrowDown")
    expect(tab.get_by_role("button", name="Sent", exact=True)).to_be_focused()
    expect(tab.get_by_role("button", name="Sent letter 1")).to_be_visible()
    tab.keyboard.press("End")
    expect(tab.get_by_role("button", name="Drafts", exact=True)).to_have_attribute("aria-current", "true")
    tab.get_by_role("button", name="Line 2").focus()
    tab.keyboard.press("Space")
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press("Space")
    expect(tab.get_by_text("Marked: 2, 3")).to_be_visible()


def test_rows_are_chosen_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    context.set_default_timeout(10_000)
    tab = context.new_page()
    tab.goto(gallery.url + "/split")
    pressed(tab, "Sent")
    pressed(tab, "Sent letter 2")
    expect(tab.get_by_text("This is all that “Sent letter 2” says.")).to_be_visible()
    context.close()
