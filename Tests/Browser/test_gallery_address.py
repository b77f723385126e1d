"""Values that stand in the address, in a real program."""

import pytest
from dashboard import Gallery
from gallery import labeled, pressed, shown
from playwright.sync_api import expect
from support import live


@pytest.fixture
def page(new_browser, gallery):
    """The page in a tab of each engine."""
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/address?other=1")
    return tab


def test_what_is_entered_stands_in_the_address_and_survives_a_reload(page, gallery):
    page.replace("Words", "a & ö")
    page.wait_for_url(gallery.url + "/address?other=1&q=a%20%26%20%C3%B6")
    page.open(page.url())
    page.wait_for_text("Words: a & ö, span: live, page: 1")
    assert page.value("Words") == "a & ö"
    page.replace("Words", "b")
    page.press("Backspace")
    page.wait_for_url(gallery.url + "/address?other=1")


def test_a_step_can_be_gone_back_and_forward(page, gallery):
    page.click("Next page")
    page.wait_for_url(gallery.url + "/address?other=1&page=2")
    page.click("Next page")
    page.wait_for_url(gallery.url + "/address?other=1&page=3")
    page.replace("Words", "c")
    page.wait_for_url(gallery.url + "/address?other=1&page=3&q=c")
    page.go_back()
    page.wait_for_text("Words: , span: live, page: 2")
    page.wait_for_value("Words", "")
    page.go_back()
    page.wait_for_text("Words: , span: live, page: 1")
    assert page.url() == gallery.url + "/address?other=1"
    page.go_forward()
    page.go_forward()
    page.wait_for_text("Words: c, span: live, page: 3")
    page.click("Next page")
    page.wait_for_url(gallery.url + "/address?other=1&page=4&q=c")


def test_a_link_leads_to_a_value(page, gallery):
    page.click("The day")
    page.wait_for_text("Words: , span: day, page: 1")
    assert page.url() == gallery.url + "/address?span=day"


def test_values_are_there_when_the_server_has_been_started_again(new_browser):
    program = Gallery()
    try:
        tab = new_browser().new_tab()
        tab.open(program.url + "/address")
        tab.click("Next page")
        tab.replace("Words", "again")
        tab.wait_for_url(program.url + "/address?page=2&q=again")
        program.kill()
        program.start()
        tab.live()
        tab.click("Next page")
        tab.wait_for_text("Words: again, span: live, page: 3")
        tab.wait_for_url(program.url + "/address?page=3&q=again")
        tab.go_back()
        tab.wait_for_text("Words: again, span: live, page: 2")
    finally:
        program.stop()


def test_an_address_is_shown_later_where_the_browser_has_had_too_many(tab, gallery):
    tab.add_init_script(
        """const replace = history.replaceState
        let refusals = 2
        history.replaceState = (...values) => {
            if (refusals-- > 0) throw new DOMException("too many", "SecurityError")
            replace.apply(history, values)
        }"""
    )
    tab.goto(gallery.url + "/address")
    live(tab)
    labeled("Words")(tab).fill("late")
    tab.wait_for_url(gallery.url + "/address?q=late")


def test_a_form_leads_to_the_address_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 600})
    context.set_default_timeout(10_000)
    tab = context.new_page()
    tab.goto(gallery.url + "/address?other=1")
    labeled("Words")(tab).fill("plain")
    pressed("Next page")(tab)
    shown(tab, "Words: plain, span: live, page: 2")
    assert tab.url == gallery.url + "/address?other=1&q=plain&page=2"
    tab.reload()
    shown(tab, "Words: plain, span: live, page: 2")
    expect(labeled("Words")(tab)).to_have_value("plain")
    tab.goto(gallery.url + "/address?page=many&span=never")
    shown(tab, "Words: , span: live, page: 1")
    context.close()
