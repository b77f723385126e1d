"""Sheets, alerts and questions: where the focus goes, what the keyboard does, and how it goes without JavaScript."""

import pytest
from playwright.sync_api import expect
from support import live, settled


def shown(tab, text):
    expect(tab.get_by_text(text, exact=True)).to_be_visible()


def button(tab, name):
    return tab.get_by_role("button", name=name, exact=True)


def sheet(tab, title):
    return tab.get_by_role("dialog", name=title)


def is_inside(tab, title):
    """Whether the focus is in the dialog of this title."""
    settled(tab)
    return tab.evaluate("document.activeElement.closest('dialog')?.querySelector('h2')?.textContent") == title


@pytest.fixture
def page(tab, gallery):
    tab.goto(gallery.url + "/dialogs")
    live(tab)
    return tab


def test_the_focus_goes_into_a_sheet_and_back_to_the_button(page):
    button(page, "Edit").click()
    expect(sheet(page, "Edit the name").get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button(page, "Edit")).to_be_focused()
    shown(page, "Dismissed: 1")


def test_the_tab_key_stays_in_a_sheet(page):
    button(page, "Edit").click()
    expect(sheet(page, "Edit the name")).to_be_visible()
    for _ in range(8):
        page.keyboard.press("Tab")
        # Once around, it is the browser's own turn: then nothing has the focus.
        assert page.evaluate("document.activeElement.matches('body, dialog *')")


@pytest.mark.parametrize("way", ["the button in it", "the cross", "Escape"])
def test_what_is_typed_in_a_sheet_is_there_however_it_is_closed(page, way):
    button(page, "Edit").click()
    page.get_by_role("textbox").fill("Grace")
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        button(page, "Done" if way == "the button in it" else "Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    shown(page, "Name: Grace")
    shown(page, "Dismissed: 1")


def test_a_sheet_opens_on_a_sheet(page):
    button(page, "Edit").focus()
    page.keyboard.press("Enter")
    expect(sheet(page, "Edit the name")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(sheet(page, "Names")).to_be_visible()
    expect(page.get_by_label("I see")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(sheet(page, "Names")).to_have_count(0)
    expect(button(page, "Why?")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("I see")).to_be_checked()
    page.keyboard.press("Escape")
    expect(sheet(page, "Names")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button(page, "Edit")).to_be_focused()


def test_a_sheet_for_an_item(page):
    button(page, "Invite Grace").click()
    expect(sheet(page, "Invitation")).to_contain_text("Grace gets a letter.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, "Invite Grace").click()
    expect(sheet(page, "Invitation")).to_be_visible()


def test_an_alert_is_answered(page):
    button(page, "Delete").click()
    alert = page.get_by_role("alertdialog", name="Delete the article?")
    expect(alert).to_contain_text("It cannot be brought back.")
    assert is_inside(page, "Delete the article?")
    button(page, "Delete it").click()
    expect(alert).to_have_count(0)
    shown(page, "Answer: deleted")
    expect(button(page, "Delete")).to_be_focused()
    page.keyboard.press("Enter")
    expect(alert).to_be_visible()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    shown(page, "Answer: kept")


def test_a_question_is_answered_by_keyboard(page):
    button(page, "Leave").focus()
    page.keyboard.press("Space")
    question = sheet(page, "Leave without saving?")
    expect(question).to_be_visible()
    assert is_inside(page, "Leave without saving?")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    shown(page, "Answer: discarded")
    expect(button(page, "Leave")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    shown(page, "Answer: discarded")


def test_what_is_behind_a_sheet_cannot_be_used(page):
    button(page, "Edit").click()
    expect(sheet(page, "Edit the name")).to_be_visible()
    box = page.get_by_text("Answer: none").bounding_box()
    page.mouse.click(box["x"], box["y"])
    page.keyboard.press("Tab")
    assert is_inside(page, "Edit the name")
    expect(sheet(page, "Edit the name")).to_be_visible()


def test_the_page_behind_is_open_again_in_another_tab(page, context, gallery):
    """A dialog belongs to its tab."""
    button(page, "Edit").click()
    other = context.new_page()
    other.goto(gallery.url + "/dialogs")
    expect(button(other, "Edit")).to_be_visible()
    expect(other.get_by_role("dialog")).to_have_count(0)


def test_dialogs_work_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    context.set_default_timeout(10_000)
    tab = context.new_page()
    tab.goto(gallery.url + "/dialogs")
    button(tab, "Edit").click()
    tab.get_by_role("textbox").fill("Grace")
    button(tab, "Why?").click()
    expect(sheet(tab, "Names")).to_be_visible()
    tab.get_by_label("I see").check()
    sheet(tab, "Names").get_by_role("button", name="Close").click()
    expect(sheet(tab, "Names")).to_have_count(0)
    expect(tab.get_by_role("textbox")).to_have_value("Grace")
    button(tab, "Done").click()
    expect(tab.get_by_role("dialog")).to_have_count(0)
    shown(tab, "Name: Grace")
    button(tab, "Delete").click()
    button(tab, "Keep it").click()
    shown(tab, "Answer: kept")
    button(tab, "Leave").click()
    button(tab, "Save first").click()
    shown(tab, "Answer: saved")
    expect(tab.get_by_role("dialog")).to_have_count(0)
    context.close()
