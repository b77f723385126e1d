"""Every control of the views in a real program, in a browser that runs no script."""

import pytest
from gallery import shown, labeled, pressed, from_menu
from playwright.sync_api import expect


@pytest.fixture
def plain(browser, gallery):
    """Opens a page of the gallery without JavaScript."""
    context = browser.new_context(java_script_enabled=False)
    context.set_default_timeout(10_000)
    tab = context.new_page()

    def open_page(path):
        tab.goto(gallery.url + path)
        return tab

    yield open_page
    context.close()


def test_fields_work_without_javascript(plain):
    tab = plain("/text")
    labeled("Name")(tab).fill("Grace")
    labeled("Secret")(tab).fill("cobol")
    labeled("About you")(tab).fill("a\nb\nc")
    labeled("Article")(tab).fill("Ships")
    labeled("Age")(tab).fill("many")
    labeled("Enabled")(tab).uncheck()
    pressed("Send")(tab)
    for text in ("Name: Grace", "Secret: 5 characters", "About: 3 lines", "Article: Ships", "Age: 36"):
        shown(tab, text)
    expect(labeled("Name")(tab)).to_have_value("Grace")
    expect(labeled("Age")(tab)).to_have_value("many")
    expect(labeled("Age")(tab)).to_have_attribute("aria-invalid", "true")
    expect(labeled("Disabled at times")(tab)).to_be_disabled()


def test_choices_work_without_javascript(plain):
    tab = plain("/choices")
    labeled("Send me news")(tab).check()
    labeled("Night mode")(tab).uncheck()
    labeled("Country")(tab).select_option("Spain")
    labeled("Toppings")(tab).select_option([])
    tab.get_by_role("radiogroup", name="Size").get_by_text("large").click()
    labeled("Birthday")(tab).fill("1906-12-09")
    labeled("Header")(tab).fill("#aa3311")
    pressed("Send")(tab)
    for text in ("News: yes", "Night: no", "Country: Spain", "Toppings:", "Size: large", "Birthday: 1906-12-09"):
        shown(tab, text)
    expect(labeled("Header")(tab)).to_have_value("#aa3311")


def test_numbers_work_without_javascript(plain):
    tab = plain("/numbers")
    labeled("Volume")(tab).fill("7")
    labeled("Guests")(tab).fill("4")
    labeled("Guests")(tab).press("Enter")
    shown(tab, "Volume: 7")
    shown(tab, "Guests: 4")
    tab.get_by_role("group", name="Zoom").get_by_label("Increase").click()
    shown(tab, "Zoom: 2")


def test_menus_tabs_and_lists_work_without_javascript(plain):
    tab = plain("/buttons")
    from_menu(tab)
    shown(tab, "Pressed: remove")
    tab = plain("/layout")
    tab.get_by_role("tab", name="Table").click()
    expect(tab.get_by_role("group", name="Measurements")).to_be_visible()
    tab = plain("/list")
    pressed("Move the first down")(tab)
    shown(tab, "Items: Bread, Cheese, Apples")
