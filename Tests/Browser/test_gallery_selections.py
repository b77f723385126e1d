"""Charts in which something is chosen: by pointer and by keys, shown by the browser at once and by the server then."""

import pytest
from support import settled

TEXT = """(kind) => [...document.querySelectorAll("span, p, div")].map((node) => node.textContent)
    .findLast((text) => text.startsWith(kind + ": "))"""
BOX = """(index) => {
    const { left, top, width, height } = document.querySelectorAll(".chart-plot")[index].getBoundingClientRect()
    return [left, top, width, height]
}"""
# What the browser draws while it is chosen, and what the server does: left end and width as parts of the chart.
MARKED = """([index, selector]) => {
    const chart = document.querySelectorAll(".chart")[index]
    const node = chart.querySelector(selector)
    if (!node) return null
    const [inside, outside] = [node, chart.querySelector(".chart-plot")].map((one) => one.getBoundingClientRect())
    return [(inside.left - outside.left) / outside.width, inside.width / outside.width].map((x) => Math.round(x * 100))
}"""
SPAN, MOMENT, DAY, SIZES, SALES = range(5)


@pytest.fixture
def page(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.page.set_viewport_size({"width": 1000, "height": 2600})
    tab.open(gallery.url + "/selections")
    tab.wait_for(5, lambda: tab.page.locator(".chart-cursor:not([hidden])").count())
    return tab


def at(page, chart, place):
    left, top, width, height = page.evaluate(BOX, chart)
    return left + width * place, top + height / 2


def dragged(page, chart, *places):
    mouse = page.page.mouse
    mouse.move(*at(page, chart, places[0]))
    mouse.down()
    for place in places[1:]:
        mouse.move(*at(page, chart, place), steps=4)


def clicked(page, chart, place):
    page.page.mouse.click(*at(page, chart, place))


def says(page, kind, value):
    page.wait_for(f"{kind}: {value}", lambda: page.evaluate(TEXT, kind))


def cursor(page, chart):
    return page.page.locator(".chart-cursor").nth(chart)


def near(marked, left, width):
    return marked is not None and abs(marked[0] - left) <= 1 and abs(marked[1] - width) <= 1


def test_a_range_of_time_is_dragged_over(page):
    dragged(page, SPAN, 0.25, 0.5)
    # The browser alone has drawn it.
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [SPAN, ".chart-cursor > mark"]), 25, 25))
    says(page, "Span", "none")
    page.page.mouse.up()
    says(page, "Span", "2026-02-28T09:45:00Z to 2026-02-28T10:00:00Z")
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [SPAN, ".chart-band"]), 25, 25))
    page.wait_for(None, lambda: page.evaluate(MARKED, [SPAN, ".chart-cursor > mark"]))
    # It moves on with the time, and goes with a click.
    for _ in range(6):
        page.click("Tick")
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [SPAN, ".chart-band"]), 15, 25))
    clicked(page, SPAN, 0.8)
    says(page, "Span", "none")
    page.wait_for(None, lambda: page.evaluate(MARKED, [SPAN, ".chart-band"]))


def test_a_drag_may_go_backwards_and_out_of_the_chart(page):
    dragged(page, SPAN, 0.5, -0.2)
    page.page.mouse.up()
    says(page, "Span", "2026-02-28T09:30:00Z to 2026-02-28T10:00:00Z")


def test_escape_leaves_a_drag(page):
    dragged(page, SPAN, 0.25, 0.5)
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [SPAN, ".chart-cursor > mark"]), 25, 25))
    page.press("Escape")
    page.wait_for(None, lambda: page.evaluate(MARKED, [SPAN, ".chart-cursor > mark"]))
    page.page.mouse.up()
    clicked(page, DAY, 0.1)
    says(page, "Day", "Mon")
    says(page, "Span", "none")


def test_a_range_is_chosen_with_the_keys(page):
    cursor(page, SPAN).focus()
    page.press("Home")
    page.press("ArrowRight")
    for _ in range(3):
        page.press("Shift+ArrowRight")
    page.wait_for(
        True,
        lambda: (cursor(page, SPAN).get_attribute("aria-valuetext") or "").startswith("09:31:00 – 09:34:00, 09:34:00"),
    )
    says(page, "Span", "none")
    page.press("Enter")
    says(page, "Span", "2026-02-28T09:31:00Z to 2026-02-28T09:34:00Z")
    # An arrow without Shift begins anew, Enter without a range chooses nothing.
    page.press("ArrowRight")
    page.wait_for(None, lambda: page.evaluate(MARKED, [SPAN, ".chart-cursor > mark"]))
    page.press("Enter")
    says(page, "Span", "none")
    page.press("Shift+PageUp")
    page.press("Escape")
    page.press("Enter")
    settled(page.page)
    says(page, "Span", "none")


def test_a_moment_is_chosen_by_click_and_key(page):
    clicked(page, MOMENT, 0.5)
    says(page, "Moment", "2026-02-28T10:00:00Z")
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [MOMENT, "line.chart-band"]), 50, 0))
    clicked(page, MOMENT, 0.5)
    says(page, "Moment", "none")
    cursor(page, MOMENT).focus()
    page.press("Home")
    page.press("Enter")
    says(page, "Moment", "2026-02-28T09:30:00Z")


def test_a_name_is_chosen_and_the_program_may_choose_another(page):
    clicked(page, DAY, 0.6)
    says(page, "Day", "Wed")
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [DAY, ".chart-band"]), 50, 25))
    page.click("Tuesday")
    page.wait_for(True, lambda: near(page.evaluate(MARKED, [DAY, ".chart-band"]), 25, 25))
    slider = cursor(page, DAY)
    slider.focus()
    page.press("Home")
    page.wait_for("Mon, Visits 8", lambda: slider.get_attribute("aria-valuetext"))
    page.press("End")
    page.press("ArrowLeft")
    page.press("Enter")
    says(page, "Day", "Wed")


def test_numbers_are_chosen_from_value_to_value(page):
    dragged(page, SIZES, 0.01, 0.45)
    page.page.mouse.up()
    says(page, "Sizes", "0.5 to 4.0")


def test_a_ring_tells_its_values(page):
    slider = cursor(page, SALES)
    slider.focus()
    page.press("Home")
    page.wait_for("Apples, Sales 50 (50%)", lambda: slider.get_attribute("aria-valuetext"))
    page.press("ArrowRight")
    page.wait_for("Pears, Sales 25 (25%)", lambda: slider.get_attribute("aria-valuetext"))
    assert page.evaluate("() => [...document.querySelectorAll('.sector')].map((one) => one.matches('[data-on]'))") == [
        False, True, False, False,
    ]
    # At the pointer the sector that it is on: the right half is that of the apples.
    left, top, width, height = page.evaluate(BOX, SALES)
    page.page.mouse.move(left + width / 2 + height * 0.4, top + height / 2)
    page.wait_for("Apples, Sales 50 (50%)", lambda: slider.get_attribute("aria-valuetext"))
    page.page.mouse.move(left + width / 2, top + height / 2)
    page.wait_for(0, lambda: page.page.locator(".sector[data-on]").count())


def test_all_of_it_fits_a_phone_and_is_there_without_a_script(browser, gallery):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 600})
    tab = context.new_page()
    tab.goto(gallery.url + "/selections")
    assert tab.evaluate("document.documentElement.scrollWidth") <= 320
    assert tab.locator(".sector").count() == 4
    assert tab.get_by_role("cell", name="25 (25%)").count() == 1
    context.close()
