"""What administrators set: seen in all browsers as it is entered; who can sign in; and what was done."""

import pytest
from playwright.sync_api import expect
from support import live, settled, tab_to
from test_axe import barriers
from two_people import dashboard, other  # noqa: F401
from waiting import until


def opened(tab, dashboard, page):
    dashboard.sign_in(tab, "ann")
    tab.goto(dashboard.url + "/administration/" + page)
    live(tab)


def test_the_name_and_the_colour_change_in_the_other_browser_while_they_are_entered(tab, other, dashboard):
    opened(tab, dashboard, "settings")
    brand = other.locator("header .brand")
    expect(brand).to_have_text("Pinion")
    tab.get_by_label("Name of the site").press("End")
    tab.get_by_label("Name of the site").press_sequentially(" at home")
    expect(brand).to_have_text("Pinion at home")
    plain = other.evaluate("getComputedStyle(document.querySelector('header nav a')).getPropertyValue('--accent')")
    tab.get_by_label("A colour of its own").check()
    tab.get_by_label("Colour", exact=True).fill("#7a1fa2")
    until(other, "document.querySelector('header').outerHTML.includes('7a1fa2')")
    assert plain != "#7a1fa2"
    tab.get_by_label("A colour of its own").uncheck()
    # What is wrong counts nowhere else.
    tab.get_by_label("Name of the site").fill("")
    expect(tab.get_by_text("A site needs a name.")).to_be_visible()
    expect(brand).to_have_text("Pinion at home")
    tab.get_by_label("Name of the site").fill("Pinion")
    expect(brand).to_have_text("Pinion")


def test_what_is_set_stays_after_a_restart(tab, dashboard):
    opened(tab, dashboard, "settings")
    tab.get_by_label("Keep for days").fill("90")
    tab.get_by_label("Read every").select_option("10 seconds")
    # What has not been sent when the page is left has not been entered.
    reader = tab.context.new_page()
    reader.goto(dashboard.url + "/administration/actions")
    for change in ["how often figures are read", "for how long figures are kept"]:
        expect(reader.get_by_text("changed " + change)).to_be_visible()
    reader.close()
    dashboard.end()
    dashboard.start()
    tab.goto(dashboard.url + "/administration/settings")
    expect(tab.get_by_label("Keep for days")).to_have_value("90")
    expect(tab.get_by_label("Read every").locator("option:checked")).to_have_text("10 seconds")


def test_who_is_disabled_leaves_their_page_and_it_is_on_record(tab, other, dashboard):
    opened(tab, dashboard, "people")
    tab.get_by_role("button", name="Disable: bea").click()
    expect(tab.get_by_text("bea cannot sign in any more.")).to_be_visible()
    other.wait_for_url("**/login")
    tab.get_by_role("button", name="Enable: bea").click()
    expect(tab.get_by_text("bea can sign in again.")).to_be_visible()
    tab.goto(dashboard.url + "/administration/actions")
    live(tab)
    row = tab.get_by_role("row").filter(has_text="disabled bea")
    expect(row).to_contain_text("ann")
    expect(row).to_contain_text("127.0.0.1")
    tab.get_by_label("Search").fill("ENABLED")
    expect(row).to_have_count(0)
    expect(tab.get_by_role("row").filter(has_text="enabled bea")).to_have_count(1)


def test_deleting_asks_first_and_the_keyboard_is_enough(tab, dashboard):
    dashboard.add_user("cleo")
    opened(tab, dashboard, "people")
    tab_to(tab, "Delete…: cleo")
    tab.keyboard.press("Enter")
    expect(tab.get_by_role("alertdialog").or_(tab.get_by_role("dialog"))).to_be_visible()
    tab.keyboard.press("Escape")
    expect(tab.get_by_role("link", name="cleo")).to_be_visible()
    tab.get_by_role("button", name="Delete…: cleo").click()
    tab.get_by_role("button", name="Delete", exact=True).click()
    expect(tab.get_by_role("link", name="cleo")).to_have_count(0)


def test_what_others_do_is_on_record_with_where_they_did_it(tab, other, dashboard):
    other.goto(dashboard.url + "/people")
    live(other)
    other.get_by_role("button", name="Follow ann").click()
    opened(tab, dashboard, "actions")
    row = tab.get_by_role("row").filter(has_text="followed ann")
    expect(row).to_contain_text("127.0.0.1")


@pytest.mark.parametrize("width", [320, 1280, 2560])
@pytest.mark.parametrize("page", ["settings", "people", "actions"])
def test_they_fit_into_every_window_without_a_barrier(tab, dashboard, page, width):
    opened(tab, dashboard, page)
    tab.set_viewport_size({"width": width, "height": 800})
    settled(tab)
    assert tab.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert barriers(tab) == []
