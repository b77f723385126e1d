"""What a browser says of itself, and what it keeps for its visitor, in a real program."""

from dashboard import Gallery
from playwright.sync_api import expect
from support import live


def test_the_browser_says_what_it_is(browser, gallery):
    context = browser.new_context(color_scheme="dark", reduced_motion="reduce")
    tab = context.new_page()
    tab.goto(gallery.url + "/visitor")
    expect(tab.get_by_text("Scheme: dark, motion: less, size: large, phase: active")).to_be_visible()
    tab.emulate_media(color_scheme="light", reduced_motion="no-preference")
    expect(tab.get_by_text("Scheme: light, motion: full, size: large, phase: active")).to_be_visible()
    context.close()


def test_what_is_kept_is_the_visitors_in_all_tabs_and_after_a_restart(browser):
    program = Gallery()
    context = browser.new_context()
    try:
        tab = context.new_page()
        tab.goto(program.url + "/visitor")
        live(tab)
        other = context.new_page()
        other.goto(program.url + "/visitor")
        live(other)
        tab.get_by_label("Greeting").fill("Good day")
        expect(other.get_by_label("Greeting")).to_have_value("Good day")
        other.get_by_label("Large letters").check()
        expect(tab.get_by_label("Large letters")).to_be_checked()
        other.close()
        tab.close()
        program.kill()
        program.start()
        tab = context.new_page()
        tab.goto(program.url + "/visitor")
        expect(tab.get_by_label("Greeting")).to_have_value("Good day")
        expect(tab.get_by_label("Large letters")).to_be_checked()
        stranger = browser.new_context()
        page = stranger.new_page()
        page.goto(program.url + "/visitor")
        expect(page.get_by_label("Greeting")).to_have_value("Hello")
        stranger.close()
    finally:
        context.close()
        program.stop()


def test_what_is_kept_is_kept_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(gallery.url + "/visitor")
    tab.get_by_label("Greeting").fill("Bonjour")
    tab.get_by_label("Greeting").press("Enter")
    expect(tab.get_by_label("Greeting")).to_have_value("Bonjour")
    assert any(cookie["name"] == "pinion+kept" for cookie in context.cookies())
    context.close()


def test_a_cookie_that_somebody_has_written_says_nothing(browser, gallery):
    context = browser.new_context()
    context.add_cookies([{"name": "pinion+kept", "value": "AAAA", "url": gallery.url}])
    tab = context.new_page()
    tab.goto(gallery.url + "/visitor")
    expect(tab.get_by_label("Greeting")).to_have_value("Hello")
    context.close()
