"""100,000 rows, of which only those near the ones that are seen are on the page, in a real program."""

import pytest
from gallery import shown
from playwright.sync_api import expect

ROWS = ':is([aria-posinset], [aria-rowindex])'
COUNT = f"() => document.querySelectorAll('{ROWS}').length"
# The row in the middle of the window, or next to the gap there.
ROW = f"""() => [...document.querySelectorAll('{ROWS}')].find((row) => {{
    const {{ top, bottom }} = row.getBoundingClientRect()
    return top < innerHeight / 2 + 20 && bottom > innerHeight / 2 - 20
}})"""
SEEN = f"() => ({ROW})()?.textContent ?? ''"
TEXTS = "() => [...document.querySelectorAll('li p')].map((text) => text.textContent)"
FIRST = f"() => document.querySelector('{ROWS}').textContent"
SHAPES = ["list", "table", "stack", "grid"]


@pytest.fixture
def page(new_browser, gallery):
    tab = new_browser().new_tab()

    def open_shape(shape):
        tab.open(f"{gallery.url}/long?as={shape}")
        return tab

    return open_shape


def is_row_seen(page):
    return "Row " in page.evaluate(SEEN)


@pytest.mark.parametrize("shape", SHAPES)
def test_scrolling_shows_every_part_and_few_rows_are_there(page, shape):
    tab = page(shape)
    assert tab.evaluate(COUNT) <= 200
    tab.wait_for(True, lambda: tab.evaluate("() => document.documentElement.scrollHeight > 1e6"))
    height = tab.evaluate("() => document.documentElement.scrollHeight")
    for part in (0.5, 0.1, 0.9):
        tab.evaluate("(y) => scrollTo(0, y)", height * part)
        tab.wait_for(True, lambda: is_row_seen(tab))
        assert tab.evaluate(COUNT) <= 200
    tab.evaluate("() => scrollTo(0, 1e9)")
    tab.wait_for(True, lambda: "Row 100000" in tab.evaluate("() => document.body.innerText"))
    tab.evaluate("() => scrollTo(0, 0)")
    tab.wait_for(True, lambda: tab.evaluate(FIRST).startswith("1Row 1" if shape == "table" else "Row 1Pressed"))


@pytest.mark.parametrize(
    ("shape", "stop_on_the_way"), [("list", None), ("table", None), ("stack", 0), ("grid", 0), ("grid", 40)]
)
def test_who_goes_to_the_end_is_at_the_end(page, shape, stop_on_the_way):
    """The list becomes higher or lower when its last rows come, since it is as high as its rows are in the mean."""
    tab = page(shape)
    tab.wait_for(True, lambda: tab.evaluate("() => document.documentElement.scrollHeight > 1e6"))
    if stop_on_the_way is not None:
        wait = "(wait) => new Promise((done) => { scrollTo(0, 2e6); setTimeout(done, wait) })"
        tab.evaluate(wait, stop_on_the_way)
    tab.evaluate("() => scrollTo(0, 1e9)")
    tab.wait_for(True, lambda: "Row 100000" in tab.evaluate("() => document.body.innerText"))
    below = "() => document.documentElement.scrollHeight - scrollY - innerHeight"
    tab.wait_for(True, lambda: tab.evaluate(below) < 2)


def test_a_slow_scroll_never_comes_to_a_blank(page):
    tab = page("list")
    tab.wait_for(True, lambda: is_row_seen(tab))
    blanks = tab.evaluate(
        f"""async () => {{
            let blanks = 0
            for (let step = 0; step < 300; step++) {{
                scrollBy(0, 20)
                await new Promise((done) => requestAnimationFrame(done))
                if (!({ROW})()) blanks++
            }}
            return blanks
        }}"""
    )
    assert blanks == 0
    assert tab.evaluate("() => scrollY") >= 5_900


def test_rows_that_come_above_leave_the_seen_ones_where_they_are(page):
    tab = page("list")
    tab.evaluate("() => scrollTo(0, 50_000)")
    tab.wait_for(True, lambda: is_row_seen(tab))
    row = tab.evaluate(SEEN)
    top = (
        "(text) => [...document.querySelectorAll('li')].find((row) => row.textContent === text)"
        "?.getBoundingClientRect().top"
    )
    before = tab.evaluate(top, row)
    tab.evaluate("() => document.querySelector('button[value=ten-rows-above]').click()")
    tab.wait_for_text("First: -9")
    tab.wait_for(True, lambda: abs(tab.evaluate(top, row) - before) <= 1)


def test_a_row_with_the_focus_stays_and_keeps_what_it_has(page):
    tab = page("list")
    tab.wait_for(True, lambda: is_row_seen(tab))
    press = "() => [...document.querySelectorAll('li button')][5].click()"
    tab.evaluate("() => [...document.querySelectorAll('li button')][5].focus()")
    tab.evaluate(press)
    tab.wait_for_text("Pressed 1 times")
    tab.evaluate("() => scrollTo(0, 2e6)")
    tab.wait_for(True, lambda: is_row_seen(tab))
    tab.wait_for(False, lambda: "Row 7" in tab.evaluate(TEXTS))
    assert tab.focused() == "Pressed 1 times"
    assert tab.evaluate("() => document.activeElement.closest('li').ariaPosInSet") == "6"
    assert tab.evaluate("() => scrollY") > 1e6


def test_pages_with_links_work_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    context.set_default_timeout(10_000)
    tab = context.new_page()
    tab.goto(gallery.url + "/long?as=table")
    tab.get_by_text("Rows 101 to 200 of 100000", exact=True).click()
    shown(tab, "Row 101")
    shown(tab, "Row 200")
    expect(tab.get_by_text("Row 100", exact=True)).to_have_count(0)
    assert tab.evaluate("document.querySelector('table').getAttribute('aria-rowcount')") == "100001"
    tab.get_by_text("Rows 1 to 100 of 100000", exact=True).click()
    shown(tab, "Row 1")
    context.close()
