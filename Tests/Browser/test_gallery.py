"""Every control of the views in a real program: from the program's side, with an error, and what moves."""

import pytest
from gallery import shown, labeled, filled, pressed
from playwright.sync_api import expect


def test_what_the_program_changes_arrives_in_every_field(at):
    tab = at("/text")
    pressed("Change all")(tab)
    expect(labeled("Name")(tab)).to_have_value("Grace")
    expect(labeled("About you")(tab)).to_have_value("One\nTwo\nThree")
    expect(labeled("Article")(tab)).to_have_value("Ships")
    expect(labeled("Age")(tab)).to_have_value("85")
    expect(labeled("Weight")(tab)).to_have_value("")
    expect(labeled("Disabled at times")(tab)).to_be_disabled()
    pressed("Change all")(tab)
    expect(labeled("Disabled at times")(tab)).to_be_enabled()


def test_what_the_program_changes_arrives_in_every_choice(at):
    tab = at("/choices")
    pressed("Change all")(tab)
    expect(labeled("Send me news")(tab)).to_be_checked()
    expect(labeled("Night mode")(tab)).not_to_be_checked()
    expect(labeled("Country")(tab)).to_have_value("Spain")
    expect(tab.get_by_role("radio", name="large").first).to_be_checked()
    expect(tab.get_by_role("radio", name="medium").last).to_be_checked()
    expect(labeled("Toppings")(tab)).to_have_values(["Cheese", "Olives"])
    expect(labeled("Birthday")(tab)).to_have_value("1906-12-09")
    expect(labeled("Alarm")(tab)).to_have_value("07:45")
    expect(labeled("Start")(tab)).to_have_value("2026-03-01T18:00")
    expect(labeled("Header")(tab)).to_have_value("#aa3311")
    shown(tab, "Here is more.")


def test_what_the_program_changes_arrives_in_every_number(at):
    tab = at("/numbers")
    pressed("Change all")(tab)
    expect(labeled("Volume")(tab)).to_have_value("8")
    expect(labeled("Guests")(tab)).to_have_value("5")
    shown(tab, "Zoom: 16")
    expect(tab.get_by_label("Uploading")).to_have_attribute("value", "8")
    expect(tab.get_by_label("Loudness")).to_have_attribute("value", "8")
    shown(tab, "8 of 11")


def test_a_colour_is_chosen(at):
    tab = at("/choices")
    filled("Header", "#aa3311")(tab)
    painted = tab.get_by_text("Painted")
    expect(painted).to_have_css("background-color", "color(srgb 0.666667 0.2 0.0666667)")


def test_what_is_disabled_does_nothing(at):
    tab = at("/buttons")
    button = tab.get_by_role("button", name="Disabled")
    expect(button).to_be_disabled()
    button.click(force=True)
    pressed("Plain")(tab)
    shown(tab, "Pressed: plain")


def test_what_is_hidden_is_not_to_be_found(at):
    tab = at("/keys")
    expect(tab.get_by_role("button", name="Hidden")).to_have_count(0)


def test_what_a_field_cannot_take_is_said_at_the_field(at):
    tab = at("/text")
    age = labeled("Age")(tab)
    age.fill("many")
    expect(age).to_have_attribute("aria-invalid", "true")
    message = tab.locator("#" + age.get_attribute("aria-describedby").split()[-1])
    expect(message).to_be_visible()
    expect(age).to_have_value("many")
    shown(tab, "Age: 36")
    age.fill("37")
    expect(age).not_to_have_attribute("aria-invalid", "true")
    expect(message).to_have_count(0)
    shown(tab, "Age: 37")


def test_what_the_program_has_against_a_value_is_said_at_the_field(at):
    tab = at("/text")
    name = labeled("Name")(tab)
    name.fill("Nobody")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description("Somebody must be meant.")
    shown(tab, "Somebody must be meant.")
    shown(tab, "Name: Nobody")
    name.fill("Ada")
    expect(tab.get_by_text("Somebody must be meant.")).to_have_count(0)


def test_a_number_out_of_range_is_said_at_the_field(at):
    tab = at("/numbers")
    guests = labeled("Guests")(tab)
    guests.fill("9")
    expect(guests).to_have_attribute("aria-invalid", "true")
    shown(tab, "Guests: 2")
    for _ in range(6):
        tab.get_by_role("group", name="Guests").get_by_label("Increase").click()
    shown(tab, "Guests: 8")
    expect(tab.get_by_role("group", name="Guests").get_by_label("Increase")).to_be_disabled()


def test_items_are_inserted_moved_and_removed(at):
    tab = at("/list")
    item = labeled("Item 1")(tab)
    item.fill("Pears")
    shown(tab, "Items: Pears, Bread, Cheese")
    pressed("Insert above")(tab)
    shown(tab, "Items: New 4, Pears, Bread, Cheese")
    expect(item).to_have_value("Pears")
    pressed("Move the first down")(tab)
    shown(tab, "Items: Pears, Bread, Cheese, New 4")
    pressed("Remove item 2")(tab)
    shown(tab, "Items: Pears, Cheese, New 4")
    assert [field.input_value() for field in tab.get_by_role("textbox").all()] == ["Pears", "Cheese", "New 4"]


def test_the_focus_and_the_caret_stay_in_an_item_that_is_moved(at):
    tab = at("/list")
    other = labeled("Item 1")(tab)
    other.focus()
    tab.keyboard.press("Home")
    tab.evaluate("[...document.querySelectorAll('button')].find((each) => /Move/.test(each.textContent)).click()")
    shown(tab, "Items: Bread, Cheese, Apples")
    tab.keyboard.type("Red ")
    expect(other).to_have_value("Red Apples")
    shown(tab, "Items: Bread, Cheese, Red Apples")


def test_the_chart_and_the_table_follow(at):
    tab = at("/layout")
    bars = tab.locator("figure, .chart").first
    expect(bars).to_contain_text("Kitchen")
    pressed("Show the table")(tab)
    table = tab.get_by_role("group", name="Measurements")
    expect(table.get_by_role("row")).to_have_text(["PlaceValue", "Attic12", "Kitchen21", "Cellar7"])
    pressed("Raise")(tab)
    pressed("Reverse")(tab)
    pressed("Add")(tab)
    expect(table.get_by_role("row")).to_have_text(["PlaceValue", "Cellar7", "Kitchen21", "Attic22", "Room 420"])


def test_the_focus_follows_the_program_and_the_program_the_focus(at):
    tab = at("/keys")
    labeled("First")(tab).click()
    shown(tab, "Focus: first")
    pressed("Go to the second")(tab)
    expect(labeled("Second")(tab)).to_be_focused()
    shown(tab, "Focus: second")


def test_the_program_takes_the_focus_away(at):
    tab = at("/keys")
    labeled("Second")(tab).click()
    shown(tab, "Focus: second")
    tab.keyboard.press("Control+k")
    shown(tab, "Focus: none")
    expect(labeled("Second")(tab)).not_to_be_focused()


def test_a_shortcut_presses_its_button(at):
    tab = at("/keys")
    tab.keyboard.press("Control+s")
    shown(tab, "Saved: 1")
    labeled("First")(tab).click()
    tab.keyboard.press("Control+s")
    shown(tab, "Saved: 2")
    tab.keyboard.press("Escape")
    shown(tab, "Saved: 0")


def test_enter_submits_what_was_typed(at):
    tab = at("/keys")
    labeled("First")(tab).press_sequentially("a")
    labeled("Second")(tab).press_sequentially("b")
    tab.keyboard.press("Enter")
    shown(tab, "Submitted: ab")
    shown(tab, "Changed: → a")


def test_views_hear_when_they_come_and_go(at):
    tab = at("/keys")
    shown(tab, "Loaded: yes")
    labeled("Shown")(tab).check()
    shown(tab, "View: appeared")
    labeled("Shown")(tab).uncheck()
    shown(tab, "View: disappeared")


def test_a_menu_closes_at_escape_and_when_the_focus_leaves(at):
    tab = at("/buttons")
    menu = tab.get_by_text("More", exact=True)
    entry = tab.get_by_role("button", name="Rename")
    menu.click()
    expect(tab.locator("[aria-keyshortcuts=Escape]")).to_have_count(1)
    tab.keyboard.press("Escape")
    expect(entry).to_be_hidden()
    menu.click()
    expect(entry).to_be_visible()
    entry.focus()
    expect(entry).to_be_visible()
    pressed("Plain")(tab)
    expect(entry).to_be_hidden()
    menu.click()
    pressed("Rename")(tab)
    shown(tab, "Pressed: rename")
    expect(entry).to_be_hidden()


def test_a_view_is_put_above_another_and_taken_away(at):
    tab = at("/words")
    pressed("Pear")(tab)
    shown(tab, "All about the Pear.")
    expect(tab).to_have_title("Pear")
    expect(tab.get_by_role("button", name="Apple")).to_be_hidden()
    pressed("Back")(tab)
    expect(tab).to_have_title("Fruits")
    expect(tab.get_by_role("button", name="Apple")).to_be_visible()


def test_rows_are_found_and_deleted(at):
    tab = at("/words")
    tab.get_by_role("searchbox", name="Find a fruit").fill("Pl")
    expect(tab.get_by_role("button", name="Pear")).to_have_count(0)
    pressed("Delete")(tab)
    tab.get_by_role("searchbox", name="Find a fruit").fill("")
    expect(tab.get_by_role("listitem")).to_have_count(2)


def test_styles_of_the_programs_own_are_buttons(at):
    tab = at("/words")
    pressed("Stop")(tab)
    shown(tab, "Pressed: stop")
    large = tab.get_by_role("button", name="Large")
    expect(large).to_have_attribute("aria-pressed", "false")
    large.click()
    expect(large).to_have_attribute("aria-pressed", "true")
    shown(tab, "It is large.")
    expect(tab.get_by_text("Sale")).to_have_css("scale", "1.25")


PAGES = ["/", "/text", "/choices", "/numbers", "/buttons", "/layout", "/list", "/dialogs", "/keys", "/words"]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(at, path):
    tab = at(path)
    tab.set_viewport_size({"width": 390, "height": 800})
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_button_in_a_row_that_is_pressed_is_one_of_its_own(at):
    tab = at("/words")
    pressed("Like")(tab)
    shown(tab, "Pressed: heart")
    pressed("A row with a button")(tab)
    shown(tab, "Pressed: row")
    assert tab.locator("button button").count() == 0
