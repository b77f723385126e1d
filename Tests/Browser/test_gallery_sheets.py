"""Style sheets that come with the views that they speak of: what such a view looks like is never seen to change."""

import json
import time

import pytest
from playwright.sync_api import expect
from support import live

# What is pressed, what appears, and what only its sheet says of it.
LATER = [
    ("Drawing", ".position > *", "position", "absolute", "drawing"),
    ("Chart", ".chart", "display", "grid", "charts"),
    ("Measures", ".geometry", "contain", "size", "measures"),
    ("Rows", ".choose", "position", "absolute", "columns"),
]

# Each painted frame is asked how the elements look, once they are there.
SAMPLE = """([selector, property]) => {
    window.seen = []
    const look = () => {
        const node = document.querySelector(selector)
        if (node) {
            const { left, top, width, height } = node.getBoundingClientRect()
            seen.push([getComputedStyle(node)[property], [left, top, width, height].map(Math.round).join(" ")])
        }
        requestAnimationFrame(look)
    }
    look()
}"""


def sheets(tab):
    names = tab.evaluate("[...document.querySelectorAll('link[rel=stylesheet]')].map((link) => new URL(link.href).pathname)")
    return [name.strip("/") for name in names]


def delayed(tab, by=0.4):
    """The sheets take their time."""

    def wait(route):
        time.sleep(by)
        route.continue_()

    for name in ("drawing", "charts", "measures", "columns"):
        tab.route(f"**/{name}.css*", wait)


@pytest.mark.parametrize("button, selector, property, value, sheet", LATER)
def test_a_view_that_comes_later_is_right_in_every_browser(new_browser, gallery, button, selector, property, value, sheet):
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/later")
    tab.evaluate(f"() => ({SAMPLE})({json.dumps([selector, property])})")
    tab.click(button)
    tab.wait_for(True, lambda: tab.evaluate("() => seen.length > 20"))
    assert {look for look, _ in tab.evaluate("() => seen")} == {value}


@pytest.mark.parametrize("button, selector, property, value, sheet", LATER)
def test_a_view_that_comes_later_is_right_from_its_first_frame(at, button, selector, property, value, sheet):
    tab = at("/later")
    assert sheets(tab) == ["pinion.css"]
    delayed(tab)
    tab.evaluate(SAMPLE, [selector, property])
    tab.get_by_role("button", name=button, exact=True).click()
    tab.wait_for_selector(selector, state="attached")
    tab.wait_for_timeout(400)
    seen = tab.evaluate("seen")
    assert len(seen) > 5
    assert {look for look, _ in seen} == {value}
    if sheet in ("drawing", "charts"):
        assert len({place for _, place in seen}) == 1, seen
    assert sheets(tab) == ["pinion.css", f"{sheet}.css"]


def test_what_is_done_while_a_sheet_is_awaited_comes_in_its_turn(at):
    tab = at("/later")
    delayed(tab)
    for name in ("Drawing", "Rows", "Chart"):
        tab.get_by_role("button", name=name, exact=True).click()
    expect(tab.get_by_text("Placed")).to_be_visible()
    expect(tab.locator(".chart")).to_be_visible()
    expect(tab.get_by_role("button", name="Two")).to_be_visible()
    tab.get_by_role("button", name="Measures", exact=True).click()
    # Of two, the one whose frame is not wider than the page.
    expect(tab.get_by_text("Narrow")).to_be_visible()
    assert sorted(sheets(tab)) == ["charts.css", "columns.css", "drawing.css", "measures.css", "pinion.css"]
    tab.get_by_role("button", name="Drawing", exact=True).click()
    expect(tab.get_by_text("Placed")).to_have_count(0)


def test_a_sheet_that_does_not_come_holds_nothing_up(at):
    tab = at("/later")
    tab.route("**/drawing.css*", lambda route: route.abort())
    tab.get_by_role("button", name="Drawing", exact=True).click()
    expect(tab.get_by_text("Placed")).to_be_visible()


def test_without_javascript_the_sheet_comes_with_the_page(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(gallery.url + "/later")
    for button, selector, property, value, _ in LATER:
        tab.get_by_role("button", name=button, exact=True).click()
        look = tab.locator(selector).first
        look.wait_for(state="attached")
        assert look.evaluate(f"(node) => getComputedStyle(node)['{property}']") == value
    assert sheets(tab) == ["pinion.css", "drawing.css", "charts.css", "measures.css", "columns.css"]
    context.close()


def test_pages_bring_the_sheets_of_what_they_show_and_no_others(tab, gallery):
    for path, expected in {
        "/text": [],
        "/layout": ["charts.css"],
        "/list": [],
        "/dialogs": [],
        "/split": ["columns.css"],
        "/measures": ["measures.css"],
    }.items():
        tab.goto(gallery.url + path)
        live(tab)
        assert sheets(tab) == ["pinion.css", *expected], path
