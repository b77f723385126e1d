"""A table that is sorted and whose rows are chosen, in a real program."""

import pytest
from gallery import labeled, pressed, shown
from playwright.sync_api import expect

NAMES = "() => [...document.querySelectorAll('tbody tr')].map((row) => row.cells[1].textContent)"
SORTS = "() => [...document.querySelectorAll('th')].map((header) => header.ariaSort)"
TICKED = "() => [...document.querySelectorAll('tbody :checked')].map((box) => box.closest('tr').cells[1].textContent)"


@pytest.fixture
def page(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/tables")
    return tab


def test_a_header_sorts_by_pointer_and_by_keyboard(page):
    assert page.evaluate(NAMES) == ["Beagle", "Endeavour", "Fram", "Vasa"]
    assert page.evaluate(SORTS) == ["ascending", None, None]
    page.click("Length")
    page.wait_for(["Beagle", "Endeavour", "Fram", "Vasa"], lambda: page.evaluate(NAMES))
    page.wait_for([None, "ascending", None], lambda: page.evaluate(SORTS))
    page.press("Enter")
    page.wait_for(["Vasa", "Endeavour", "Fram", "Beagle"], lambda: page.evaluate(NAMES))
    page.wait_for([None, "descending", None], lambda: page.evaluate(SORTS))
    assert page.focused() == "Length"


def test_rows_are_chosen_by_keyboard_and_all_at_once(page):
    page.focus("Select Fram")
    page.wait_for_text("Chosen: [3]")
    page.press("Space")
    page.wait_for_text("Chosen: []")
    page.press("Space")
    page.click("Name")
    page.wait_for(["Vasa", "Fram", "Endeavour", "Beagle"], lambda: page.evaluate(NAMES))
    assert page.evaluate(TICKED) == ["Fram"]
    page.click("Remove 1")
    page.wait_for(["Vasa", "Endeavour", "Beagle"], lambda: page.evaluate(NAMES))
    page.focus("Select all")
    page.wait_for_text("Chosen: [1, 2, 4]")
    page.click("Remove 3")
    page.wait_for_text("Chosen: []")
    assert page.evaluate(NAMES) == []


def test_all_of_it_works_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 600})
    context.set_default_timeout(10_000)
    tab = context.new_page()
    tab.goto(gallery.url + "/tables")
    labeled("Select Vasa")(tab).check()
    pressed("Name")(tab)
    shown(tab, "Chosen: [1]")
    expect(labeled("Select Vasa")(tab)).to_be_checked()
    assert tab.evaluate("document.documentElement.scrollWidth") <= 320
    assert tab.evaluate(NAMES) == ["Vasa", "Fram", "Endeavour", "Beagle"]
    pressed("Remove 1")(tab)
    shown(tab, "Chosen: []")
    context.close()
