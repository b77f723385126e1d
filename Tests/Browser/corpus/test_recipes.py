"""A stack of recipes: what is put above others, and rows that are edited."""

from playwright.sync_api import expect


def pressed(tab, name):
    tab.get_by_role("button", name=name, exact=True).click()


def test_views_above_each_other_are_steps_for_the_browser(start_app, tab):
    app = start_app("Recipes")
    app.opened(tab)
    tab.get_by_role("button", name="Pancakes").click()
    expect(tab.get_by_role("heading", name="Pancakes")).to_be_visible()
    pressed(tab, "Rest")
    expect(tab.get_by_text("How to rest")).to_be_visible()
    tab.reload()
    expect(tab.get_by_text("How to rest")).to_be_visible()
    tab.go_back()
    expect(tab.get_by_role("button", name="Fry")).to_be_visible()
    pressed(tab, "Done")
    expect(tab.get_by_role("heading", name="Recipes")).to_be_visible()
    assert tab.url == app.url + "/"


def test_what_the_program_puts_there_survives_a_reload(start_app, tab):
    app = start_app("Recipes")
    app.opened(tab)
    pressed(tab, "Fastest")
    expect(tab.get_by_role("heading", name="Pancakes")).to_be_visible()
    tab.reload()
    expect(tab.get_by_role("heading", name="Pancakes")).to_be_visible()


def test_rows_are_edited_while_the_button_says_so(start_app, tab):
    app = start_app("Recipes")
    app.opened(tab)
    expect(tab.get_by_role("button", name="Delete")).to_have_count(0)
    pressed(tab, "Edit")
    expect(tab.get_by_role("button", name="Delete")).to_have_count(3)
    tab.get_by_role("button", name="Delete").first.click()
    expect(tab.get_by_text("Pancakes")).to_have_count(0)
    pressed(tab, "Done")
    expect(tab.get_by_role("button", name="Delete")).to_have_count(0)
