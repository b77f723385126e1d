"""What a browser measures: told when it changes, and no more than that."""

import pytest
from gallery import labeled, pressed
from playwright.sync_api import expect
from support import settled


def reports(tab):
    """Returns the reports that the tab makes from now on, whenever it is called."""
    tab.evaluate(
        """() => {
            window.reports = []
            addEventListener("input", ({ target }) => target.name === "@measures" && reports.push(target.value))
        }"""
    )
    return lambda: tab.evaluate("reports")


def opened(at, tab, width=1280):
    tab.set_viewport_size({"width": width, "height": 900})
    at("/measures")
    settled(tab)
    return tab


def width_of(tab):
    return tab.locator(".geometry").nth(1).evaluate("(node) => Math.trunc(node.getBoundingClientRect().width)")


@pytest.mark.parametrize("width", [320, 390, 800, 1280])
def test_a_reader_knows_how_wide_it_is(at, tab, width):
    opened(at, tab, width)
    expect(tab.get_by_text(f"{width_of(tab)} wide", exact=True)).to_be_visible()
    bar = tab.locator(".geometry").first
    expect(bar.locator("svg")).to_have_css("width", f"{bar.bounding_box()['width'] / 2:g}px")


def test_what_is_measured_follows_the_window(at, tab):
    opened(at, tab)
    sent = reports(tab)
    for width in [1000, 700, 500, 390]:
        tab.set_viewport_size({"width": width, "height": 900})
        tab.wait_for_timeout(30)
    settled(tab)
    expect(tab.get_by_text(f"{width_of(tab)} wide", exact=True)).to_be_visible()
    expect(tab.get_by_text("Compact", exact=True)).to_be_visible()
    assert 1 <= len(sent()) <= 12
    tab.set_viewport_size({"width": 1280, "height": 900})
    expect(tab.get_by_text("Regular", exact=True)).to_be_visible()


def test_a_page_at_rest_sends_nothing(at, tab):
    opened(at, tab)
    tab.wait_for_timeout(300)
    sent = reports(tab)
    tab.wait_for_timeout(700)
    assert sent() == []


def test_a_page_without_measured_views_does_not_load_the_script(at, tab):
    loaded = []
    tab.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[-1].split("?")[0]))
    at("/layout")
    settled(tab)
    assert "measures.js" not in loaded
    at("/measures")
    settled(tab)
    assert "measures.js" in loaded


def test_nothing_typed_is_lost_while_sizes_change(at, tab):
    opened(at, tab)
    field = labeled("Words")(tab)
    field.click()
    text = "Words that go on and on until they need more than one line, and then some more of them."
    for index, letter in enumerate(text):
        field.press_sequentially(letter)
        if index % 8 == 0:
            tab.set_viewport_size({"width": 360 + index * 5, "height": 900})
    expect(field).to_have_value(text)
    settled(tab)
    expect(tab.get_by_text(text, exact=True)).to_be_visible()
    height = tab.get_by_text(text, exact=True).evaluate("(node) => Math.trunc(node.getBoundingClientRect().height)")
    expect(tab.get_by_text(f"Height: {height}", exact=True)).to_be_visible()


def test_the_first_that_finds_room_is_shown(at, tab):
    opened(at, tab)
    long = tab.get_by_text("A line that needs a wide window to find room for", exact=True)
    short = tab.get_by_text("Little room", exact=True)
    expect(long).to_be_visible()
    expect(short).to_be_hidden()
    tab.set_viewport_size({"width": 400, "height": 900})
    expect(short).to_be_visible()
    expect(long).to_be_hidden()
    tab.set_viewport_size({"width": 1280, "height": 900})
    expect(long).to_be_visible()


TAGS = """(node) => [...node.children].map((each) => {
    const [a, b] = [each.getBoundingClientRect(), node.getBoundingClientRect()]
    return [a.left - b.left, a.top - b.top, a.width, a.height, b.width]
})"""


def test_a_frame_has_the_last_word(at, tab):
    opened(at, tab)
    heights = tab.locator(".geometry").evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().height)")
    assert heights == [24, 28, 28]


def test_what_finds_room_stands_where_its_stack_has_it(at, tab):
    opened(at, tab, 400)
    short = tab.get_by_text("Little room", exact=True)
    expect(short).to_be_visible()
    assert short.bounding_box()["x"] == tab.get_by_text("Compact", exact=True).bounding_box()["x"]


@pytest.mark.parametrize("width", [320, 480, 1280])
def test_a_layout_places_its_views(at, tab, width):
    opened(at, tab, width)
    layout = tab.locator(".layout")
    expect(layout.locator("[data-style*='--x:']")).to_have_count(6)
    settled(tab)
    x = y = line = 0
    for left, top, wide, high, whole in layout.evaluate(TAGS):
        if x > 0 and x + wide > whole + 0.1:
            x, y, line = 0, y + line + 8, 0
        assert abs(left - x) < 0.2 and abs(top - y) < 0.2
        x, line = x + wide + 8, max(line, high)


def test_without_javascript_all_can_be_read(gallery, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 800})
    tab = context.new_page()
    tab.goto(gallery.url + "/measures")
    for text in ["664 wide", "Swift", "Foundation"]:
        expect(tab.get_by_text(text, exact=True)).to_be_visible()
    context.close()
