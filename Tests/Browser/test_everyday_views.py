"""What people do every day, in each of the engines: open sheets, look at tabs, use fields."""

from engines.tab import FIELD
from everyday import browser, dashboard, newcomer, sign_in, tab  # noqa: F401
from support import field, form


def test_a_sheet_takes_the_focus_and_what_is_saved_in_it_stays(tab, dashboard, newcomer):
    sign_in(tab, dashboard.url, newcomer)
    tab.open(dashboard.url + "/account")
    tab.click("Edit…")
    tab.wait_for_dialog()
    tab.wait_for(True, tab.is_in_dialog)
    tab.replace("Name", "Bea Lee")
    tab.click("Save")
    tab.wait_for_dialog(shown=False)
    tab.wait_for_text("Name: Bea Lee")
    tab.wait_for("Edit…", tab.focused)
    tab.click("Edit…")
    tab.wait_for_value("Name", "Bea Lee")
    tab.replace("Name", "Somebody else")
    tab.press("Escape")
    tab.wait_for_dialog(shown=False)
    tab.wait_for("Edit…", tab.focused)
    assert "Name: Bea Lee" in tab.text()
    tab.click("Edit…")
    tab.wait_for_value("Name", "Bea Lee")


def test_a_sheet_on_a_sheet_closes_by_itself(tab, gallery):
    tab.open(gallery.url + "/dialogs")
    tab.click("Edit")
    tab.wait_for_value("Name", "Ada")
    tab.replace("Name", "Grace")
    tab.click("Why?")
    tab.wait_for_text("Everybody has one.")
    tab.click_on(tab.find(FIELD, "I see"))
    tab.press("Escape")
    tab.wait_for_no_text("Everybody has one.")
    tab.wait_for("Why?", tab.focused)
    assert tab.value("Name") == "Grace"
    tab.press("Escape")
    tab.wait_for_dialog(shown=False)
    tab.wait_for_text("Name: Grace")
    tab.wait_for_text("Dismissed: 1")
    tab.wait_for("Edit", tab.focused)


def test_the_tabs_of_a_view_show_one_after_the_other(tab, gallery):
    tab.open(gallery.url + "/layout")
    tab.wait_for_text("Showing: chart")
    tab.click("Table")
    tab.wait_for_text("Showing: table")
    tab.wait_for_text("Kitchen")
    assert tab.focused() == "Table"
    tab.click("Reverse")
    tab.click("List")
    tab.wait_for_text("Showing: list")
    assert tab.text().index("Cellar") < tab.text().index("Attic")


def test_every_kind_of_field_follows_and_is_followed(tab, gallery):
    tab.open(gallery.url + "/choices")
    tab.click_on(tab.find(FIELD, "Send me news"))
    tab.wait_for_text("News: yes")
    tab.click_on(tab.find(FIELD, "large"))
    tab.wait_for_text("Size: large")
    tab.focus("Country")
    tab.press("Escape")
    tab.click("More")
    tab.wait_for_text("More: open")
    tab.wait_for_text("Here is more.")
    tab.click("Change all")
    tab.wait_for_value("Birthday", "1906-12-09")
    tab.wait_for_value("Alarm", "07:45")
    tab.wait_for_value("Start", "2026-03-01T18:00")
    tab.wait_for_value("Header", "#aa3311")
    tab.wait_for_value("Country", "Spain")
    tab.wait_for_text("More: closed")
    tab.wait_for_no_text("Here is more.")
    assert not tab.evaluate("(box) => box.checked", tab.find(FIELD, "Send me news"))


def test_a_field_that_is_moved_keeps_focus_and_caret(tab, serve):
    server = serve(form(field(10, "name"), field(20, "other"), '<p data-n="30"></p>'))
    tab.open(server.url)
    tab.type("abcdef", into="Name")
    tab.press("ArrowLeft")
    server.page.change(["m", 2, 20, 10], ["t", 30, "moved"])
    tab.wait_for_text("moved")
    assert tab.focused() == "Name"
    assert tab.caret("Name") == [5, 5]
    tab.type("X")
    tab.wait_for_value("Name", "abcdeXf")
    server.page.change(["x", 10], ["m", 2, 0, 10], ["t", 30, "again"])
    tab.wait_for_text("again")
    assert tab.focused() == "Name"
    assert tab.caret("Name") == [6, 6]
