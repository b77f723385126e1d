"""Notes in three columns, and what their visitor likes."""

from playwright.sync_api import expect


def test_what_is_chosen_in_a_column_leads_to_the_next(start_app, tab):
    app = start_app("Notes")
    app.opened(tab)
    tab.get_by_role("button", name="Work").click()
    tab.get_by_role("button", name="Meeting").click()
    expect(tab.get_by_label("Title", exact=True)).to_have_value("Meeting")


def test_what_a_visitor_likes_is_theirs_and_stays(start_app, tab, browser):
    app = start_app("Notes")
    app.opened(tab)
    tab.get_by_label("Large letters").check()
    other = tab.context.new_page()
    app.opened(other)
    expect(other.get_by_label("Large letters")).to_be_checked()
    other.get_by_label("Sort by title").check()
    expect(tab.get_by_label("Sort by title")).to_be_checked()
    app.kill()
    app.start()
    tab.goto(app.url)
    expect(tab.get_by_label("Large letters")).to_be_checked()
    stranger = browser.new_context()
    page = stranger.new_page()
    app.opened(page)
    expect(page.get_by_label("Large letters")).not_to_be_checked()
    stranger.close()
