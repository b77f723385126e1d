"""Charts with time: the values of a moment follow the pointer and the keys, in the browser alone."""

import pytest
from gallery import pressed
from support import settled
from waiting import until

# What each chart says at the moment that is shown; nothing where there is no such line.
TOLD = """() => [...document.querySelectorAll(".chart-cursor")].map((cursor) =>
    cursor.firstChild ? cursor.ariaValueText : "")"""
PLOT = """(index) => {
    const { left, top, width, height } = document.querySelectorAll(".chart-plot")[index].getBoundingClientRect()
    return [left, top, width, height]
}"""
SECTION = "() => document.querySelector('[viewBox]').getAttribute('viewBox')"
NOTHING = ["", "", "", ""]


@pytest.fixture
def page(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.page.set_viewport_size({"width": 1000, "height": 1600})
    tab.open(gallery.url + "/charts")
    tab.wait_for(4, lambda: tab.page.locator(".chart-cursor:not([hidden])").count())
    return tab


def point(page, place, chart=0):
    """Moves the pointer over a chart: 0 is its left end, 1 the right one."""
    left, top, width, height = page.evaluate(PLOT, chart)
    page.page.mouse.move(left + width * place, top + height / 2)


def tells(page, *values):
    page.wait_for(list(values), lambda: page.evaluate(TOLD))


def figure(value):
    """As people write it: with four digits that count, and no more than it takes."""
    return f"{float(f'{value:.4g}'):g}"


def values(time):
    """What the charts must tell at a time of the form 10:45:30; the bars only in the middle of a minute."""
    seconds = (int(time[3:5]) - 30) * 60 + int(time[6:])
    number = seconds // 2
    user = abs(number % 120 - 60)
    degrees = 30 + abs(number % 400 - 200) / 10
    return [
        time if 300 <= number < 360 else f"{time}, User {user}%, System {figure(40 - user / 2)}%",
        f"{time}, Used {figure((2000 + number % 500) / 1024)} GiB",
        f"{time}, Temperature {figure(degrees - 4)} – {figure(degrees + 4)}",
    ]


def test_all_charts_tell_the_values_at_the_pointer(page):
    requests = []
    page.page.on("request", lambda request: requests.append(request.url))
    # A pixel is more than a second wide: the time is whichever of the values is nearest.
    for chart in (0, 1, 2):
        point(page, 0.52, chart)
        page.wait_for("10:45", lambda: page.evaluate(TOLD)[chart][:5])
        told = page.evaluate(TOLD)
        assert told[:3] == values(told[chart][:8])
    point(page, 930 / 1800, 3)
    page.wait_for("10:45:30, Requests 5", lambda: page.evaluate(TOLD)[3])
    assert page.evaluate(TOLD)[:3] == values("10:45:30")
    # Where nothing was measured the one chart says nothing, and the others go on.
    point(page, 660 / 1800, 1)
    page.wait_for("10:4", lambda: page.evaluate(TOLD)[1][:4])
    page.wait_for(8, lambda: len(page.evaluate(TOLD)[0]))
    told = page.evaluate(TOLD)
    assert told[:3] == values(told[0])
    page.page.mouse.move(5, 5)
    tells(page, *NOTHING)
    assert requests == []


def test_the_arrow_keys_go_from_value_to_value(page):
    page.evaluate("() => document.querySelector('.chart-cursor').focus()")
    page.press("End")
    page.press("ArrowLeft")
    page.wait_for("10:59:58, User 1%, System 39.5%", lambda: page.evaluate(TOLD)[0])
    page.press("PageUp")
    page.wait_for(True, lambda: page.evaluate(TOLD)[0].startswith("10:59:38, User 11%"))
    page.press("Home")
    page.press("ArrowRight")
    page.wait_for(True, lambda: page.evaluate(TOLD)[0].startswith("10:30:02, User 59%"))
    # It stays at its moment when the charts move on.
    section = page.evaluate(SECTION)
    page.evaluate("() => document.querySelector('button').click()")
    page.wait_for(True, lambda: page.evaluate(SECTION) != section)
    settled(page.page)
    assert page.evaluate(TOLD)[0].startswith("10:30:02, User 59%")
    page.press("Escape")
    tells(page, *NOTHING)


def test_keys_and_values_are_told_to_assistive_technology(page):
    slider = page.page.get_by_role("slider", name="Line chart: Load by Time")
    slider.focus()
    page.press("End")
    page.wait_for("11:00:00, User 0%, System 40%", lambda: slider.get_attribute("aria-valuetext"))
    assert slider.get_attribute("aria-keyshortcuts") == "ArrowLeft ArrowRight PageUp PageDown Home End Escape"
    assert slider.get_attribute("aria-valuenow") == "100"


def test_the_legend_switches_series_off_and_on(page):
    button = page.page.get_by_role("button", name="System")
    line = page.page.locator("[data-series=System]")
    button.focus()
    page.press("Space")
    page.wait_for(False, line.is_visible)
    assert button.get_attribute("aria-pressed") == "false"
    point(page, 930 / 1800)
    page.wait_for("10:45:30, User 45%", lambda: page.evaluate(TOLD)[0])
    # It stays so when the chart moves on.
    pressed("Tick")(page.page)
    settled(page.page)
    assert not line.is_visible()
    button.click()
    page.wait_for(True, line.is_visible)


def test_lines_are_two_pixels_wide(page):
    widths = page.evaluate(
        """() => [...document.querySelectorAll(".chart :is(.line, .rule)")].map((line) =>
            parseFloat(getComputedStyle(line).strokeWidth))"""
    )
    assert len(widths) == 4
    assert min(widths) >= 2


def test_what_needs_a_script_is_not_there_without_one(browser, gallery):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 600})
    tab = context.new_page()
    tab.goto(gallery.url + "/charts")
    assert tab.get_by_role("slider").count() == 0
    assert tab.get_by_role("button", name="System").count() == 0
    assert tab.get_by_text("System").first.is_visible()
    assert tab.evaluate("document.documentElement.scrollWidth") <= 320
    context.close()


def test_values_stay_inside_of_a_narrow_window(browser, gallery):
    context = browser.new_context(viewport={"width": 320, "height": 1200})
    tab = context.new_page()
    tab.goto(gallery.url + "/charts")
    until(tab, "document.querySelector('.chart-cursor') && !document.querySelector('.chart-cursor[hidden]')")
    for place in (0.01, 0.3, 0.49, 0.51, 0.99):
        left, top, width, height = tab.evaluate(PLOT, 0)
        tab.mouse.move(left + width * place, top + height / 2)
        settled(tab)
        boxes = tab.evaluate(
            "() => [...document.querySelectorAll('.chart-cursor > div')].map((box) => box.getBoundingClientRect())"
            ".map(({ left, right }) => left >= 0 && right <= 320)"
        )
        assert boxes and all(boxes)
        assert tab.evaluate("document.documentElement.scrollWidth") <= 320
    context.close()
