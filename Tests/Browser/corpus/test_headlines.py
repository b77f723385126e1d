"""News that a data task loads, with Markdown in them, and a search that waits for the typing to stop."""

from playwright.sync_api import expect


def test_news_are_loaded_and_searched(start_app, tab):
    app = start_app("Headlines")
    app.opened(tab)
    expect(tab.get_by_text("Bridge opens")).to_be_visible()
    expect(tab.get_by_role("link", name="see the map")).to_have_attribute("href", "https://example.org/map")
    expect(tab.locator("span.weight-bold", has_text="three")).to_be_visible()
    tab.get_by_role("searchbox").fill("rain")
    expect(tab.get_by_text("Bridge opens")).to_have_count(0)
    expect(tab.get_by_text("Rain until Friday")).to_be_visible()


def test_what_cannot_be_loaded_is_said(start_app, tab):
    app = start_app("Headlines")
    app.opened(tab)
    expect(tab.get_by_text("Bridge opens")).to_be_visible()
    tab.get_by_role("button", name="Break it").click()
    expect(tab.get_by_text("The news cannot be read.")).to_be_visible()
