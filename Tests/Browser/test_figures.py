"""The dashboard's pages of figures: live, in the address, on a wall, for everyone."""

import re
from datetime import datetime
from urllib.parse import unquote

import pytest
from dashboard import Dashboard
from playwright.sync_api import expect
from support import live
from test_axe import barriers
from waiting import until

PAGES = ["/", "/disks", "/network", "/processes", "/log", "/requests", "/pages", "/nodes"]


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard()
    dashboard.add_user()
    dashboard.command("user", "promote", "ann")
    yield dashboard
    dashboard.stop()


@pytest.fixture
def home(tab, dashboard):
    dashboard.sign_in(tab)
    live(tab)
    # A program that has just begun has measured nothing yet.
    expect(tab.locator(".tile").first).to_be_visible(timeout=20_000)
    return tab


def opened(tab, dashboard, path):
    tab.goto(dashboard.url + path)
    live(tab)
    return tab


def test_figures_come_by_themselves(home):
    line = home.locator(".charts .chart-line").first
    expect(line).to_be_attached(timeout=20_000)
    before = home.locator(".charts").inner_html()
    until(home, "before => document.querySelector('.charts').innerHTML != before", before, seconds=20)


def test_nothing_shifts_when_figures_change(home):
    places = """[...document.querySelectorAll(".tile, .charts > section")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x, y + scrollY, width, height]
    })"""
    expect(home.locator(".charts .chart-line").first).to_be_attached(timeout=20_000)
    before = home.evaluate(places)
    text = home.locator(".tiles").inner_text()
    until(home, "text => document.querySelector('.tiles').innerText != text", text, seconds=20)
    assert home.evaluate(places) == before


def test_the_time_stands_in_the_address_and_a_link_shows_it(home, dashboard):
    home.get_by_role("radio", name="24 h").check(force=True)
    home.wait_for_url("**/?range=24h")
    home.reload()
    live(home)
    expect(home.get_by_role("radio", name="24 h")).to_be_checked()
    opened(home, dashboard, "/?range=2026-03-01T10:00:00Z/2026-03-01T09:00:00Z")
    expect(home.get_by_role("radio", name="Live")).to_be_checked()


def test_a_drag_over_any_chart_chooses_its_time(home):
    chart = home.locator(".charts .chart").nth(1)
    expect(chart.locator(".chart-cursor:not([hidden])")).to_be_attached(timeout=20_000)
    chart.scroll_into_view_if_needed()
    box = chart.locator(".chart-plot").bounding_box()
    middle = box["y"] + box["height"] / 2
    home.mouse.move(box["x"] + box["width"] * 0.25, middle)
    home.mouse.down()
    home.mouse.move(box["x"] + box["width"] * 0.5, middle, steps=4)
    home.mouse.up()
    home.wait_for_url("**/?range=20*Z/20*Z")
    start, end = (datetime.fromisoformat(text) for text in unquote(home.url.split("=")[1]).split("/"))
    # A quarter of five minutes, wherever the window was in the meantime.
    assert 70 <= (end - start).total_seconds() <= 150
    expect(home.get_by_role("radio", name="Between")).to_be_checked()
    # By the range picker back to live.
    home.get_by_role("radio", name="Live").check(force=True)
    home.wait_for_url(lambda url: "Z/" not in unquote(url))
    expect(home.get_by_role("radio", name="Live")).to_be_checked()


def test_the_time_between_two_moments_is_chosen_by_keyboard(home):
    group = home.locator("summary", has_text="Between two moments")
    group.focus()
    home.keyboard.press("Enter")
    home.get_by_label("From", exact=True).fill("2026-03-01T09:00")
    home.get_by_label("To", exact=True).fill("2026-03-01T08:00")
    show = home.get_by_role("button", name="Show")
    show.focus()
    home.keyboard.press("Enter")
    expect(home.get_by_text("The end comes after the beginning.")).to_be_visible()
    home.get_by_label("To", exact=True).fill("2026-03-01T10:00")
    show.focus()
    home.keyboard.press("Enter")
    home.wait_for_url(re.compile(r"/\?range=2026-03-01T09"))
    expect(home.get_by_role("radio", name="Between")).to_be_checked()


FULL = "document.fullscreenElement !== null"


def test_on_a_wall_there_is_nothing_but_figures_on_the_whole_screen(home):
    button = home.get_by_role("button", name="On a wall")
    button.focus()
    home.keyboard.press("Enter")
    home.wait_for_url("**/?wall=true")
    home.wait_for_function(FULL)
    expect(home.locator("header.bar")).to_be_hidden()
    expect(home.get_by_text("Between two moments")).to_have_count(0)
    expect(home.get_by_role("heading", name="This machine")).to_have_count(0)
    expect(home.locator(".charts .chart-line").first).to_be_attached(timeout=20_000)
    home.get_by_role("button", name="Leave the wall").press("Enter")
    expect(home.locator("header.bar")).to_be_visible()
    home.wait_for_function(f"!({FULL})")
    assert "wall" not in home.url


def test_the_wall_ends_with_the_whole_screen(home):
    """A browser takes the Escape key for itself then, and only says that the whole screen is over."""
    home.get_by_role("button", name="On a wall").click()
    home.wait_for_url("**/?wall=true")
    home.wait_for_function(FULL)
    home.evaluate("document.exitFullscreen()")
    expect(home.locator("header.bar")).to_be_visible()
    assert "wall" not in home.url


def test_a_link_opens_the_wall_and_escape_leaves_it(home, dashboard):
    opened(home, dashboard, "/?wall=true&range=1h")
    expect(home.locator("header.bar")).to_be_hidden()
    expect(home.locator(".tile").first).to_be_visible()
    assert barriers(home) == []
    home.keyboard.press("Escape")
    home.wait_for_url("**/?range=1h")
    expect(home.locator("header.bar")).to_be_visible()


def test_the_node_that_is_chosen_stands_in_the_address(tab, browser):
    other = Dashboard()
    try:
        one = Dashboard(nodes=f"west={other.url}/metrics")
        try:
            one.add_user()
            one.sign_in(tab)
            live(tab)
            choice = tab.get_by_label("Node")
            choice.select_option("west", timeout=30_000)
            tab.wait_for_url("**/?node=west")
            expect(tab.locator(".tile", has_text="Open pages")).to_be_visible(timeout=30_000)
            # The other program's own figures, by what it tells.
            expect(tab.locator(".tile", has_text="Memory")).to_be_visible()
            context = browser.new_context(java_script_enabled=False, storage_state=tab.context.storage_state())
            plain = context.new_page()
            plain.goto(one.url + "/?node=west")
            expect(plain.get_by_label("Node").locator("option:checked")).to_have_text("west")
            expect(plain.locator(".tile", has_text="Open pages")).to_be_visible()
            plain.goto(one.url + "/?node=north")
            expect(plain.get_by_text("Nothing of north")).to_be_visible()
            context.close()
        finally:
            one.stop()
    finally:
        other.stop()


@pytest.mark.parametrize("width", [320, 800])
def test_the_other_pages_are_behind_more_in_a_narrow_window(home, dashboard, width):
    home.set_viewport_size({"width": width, "height": 700})
    opened(home, dashboard, "/disks")
    link = home.get_by_role("link", name="Network")
    expect(link).to_be_hidden()
    more = home.get_by_role("button", name="More", exact=True)
    more.focus()
    home.keyboard.press("Enter")
    expect(home.get_by_role("link", name="Disks")).to_have_attribute("aria-current", "page")
    assert barriers(home) == []
    home.keyboard.press("Escape")
    expect(link).to_be_hidden()
    more.click()
    link.click()
    home.wait_for_url(dashboard.url + "/network")


def test_the_bar_marks_the_page_and_keeps_what_is_below_the_links(home, dashboard):
    home.set_viewport_size({"width": 1280, "height": 500})
    for path in PAGES + ["/administration/people"]:
        opened(home, dashboard, path)
        marked = home.locator("nav a[aria-current]")
        expect(marked).to_have_count(1)
        expect(home.get_by_role("button", name="Go to…")).to_be_in_viewport()
        expect(home.get_by_role("button", name="Log out")).to_be_in_viewport()


@pytest.mark.parametrize("width", [320, 1280, 2560])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_fits_its_window(home, dashboard, width, scheme):
    home.set_viewport_size({"width": width, "height": 800})
    home.emulate_media(color_scheme=scheme)
    for path in PAGES:
        opened(home, dashboard, path)
        assert home.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        assert home.locator("h1").count() == 1, path


def test_processes_are_sorted_by_what_is_chosen(home, dashboard):
    opened(home, dashboard, "/processes")
    home.get_by_role("radio", name="Memory").check(force=True)
    home.wait_for_url("**/processes?by=memory")
    expect(home.get_by_role("radio", name="Memory")).to_be_checked()
    # Which processes are there is the machine's affair; those that take most memory stand first.
    until(home, """() => {
        const units = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }
        const figures = [...document.querySelectorAll("tbody td")]
            .map((cell) => cell.innerText.match(/^([0-9.,]+) ([KMG]?i?B)$/))
            .filter(Boolean)
            .map(([, number, unit]) => parseFloat(number.replaceAll(",", "")) * units[unit])
        return figures.length > 1 && figures.every((figure, i) => i === 0 || figure <= figures[i - 1])
    }""", seconds=20)


def test_open_pages_say_who_has_them(home, dashboard):
    opened(home, dashboard, "/pages")
    row = home.get_by_role("row").filter(has_text="/pages").first
    expect(row).to_contain_text("ann")
    expect(row).to_contain_text("Followed", timeout=20_000)


def test_requests_come_by_themselves(home, dashboard):
    opened(home, dashboard, "/requests")
    home.request.get(dashboard.url + "/people?from=test")
    expect(home.get_by_role("row").filter(has_text="/people").first).to_be_visible(timeout=20_000)


def test_the_log_is_filtered_and_searched(home, dashboard):
    opened(home, dashboard, "/log")
    home.get_by_label("Search").fill("no line says this")
    expect(home.get_by_text("No such lines")).to_be_visible()


def test_pages_are_whole_without_javascript(browser, dashboard, home):
    context = browser.new_context(java_script_enabled=False, storage_state=home.context.storage_state())
    try:
        tab = context.new_page()
        tab.goto(dashboard.url + "/?range=1h")
        looked_again_until(tab, lambda: tab.locator(".charts section").count() >= 4)
        assert tab.locator(".tile").count() >= 4
        expect(tab.get_by_role("radio", name="1 h")).to_be_checked()
        tab.goto(dashboard.url + "/processes?by=memory")
        looked_again_until(tab, lambda: tab.get_by_role("row").filter(has_text="dashboard").count())
    finally:
        context.close()


def looked_again_until(tab, holds):
    """Somebody without JavaScript looks again until figures have come."""
    for _ in range(40):
        if holds():
            return
        tab.wait_for_timeout(500)
        tab.reload()
    raise AssertionError("it never stands on the page")


def test_a_script_reads_what_people_see(home, dashboard):
    def state():
        return home.request.get(dashboard.url + "/", headers={"Accept": "application/json"}).json()

    for _ in range(100):
        now = state()
        if now["text"]["processors"].endswith("%"):
            break
        home.wait_for_timeout(200)
    assert now["text"]["processors"].endswith("%")
    assert " of " in now["text"]["memory"]
    assert now["fields"]["range"]["value"] == "live"


def test_others_see_neither_processes_nor_the_log(tab, dashboard):
    dashboard.add_user("bea")
    dashboard.sign_in(tab, "bea")
    for path in PAGES[3:]:
        answer = tab.request.get(dashboard.url + path, headers={"Accept": "text/html"})
        assert (answer.status, "Nothing here" in answer.text()) == (404, True), path
    for path in PAGES[:3]:
        assert "Between two moments" in tab.request.get(dashboard.url + path).text(), path
