"""Every control of the views in a real program: with the mouse, and by keyboard alone."""

import pytest
from gallery import shown, labeled, typed, filled, clicked, pressed, dragged, from_menu
from playwright.sync_api import expect
from support import settled, tab_to


def slowly(tab):
    """Types a number, with a pause where it would be one already: it must not be written anew meanwhile."""
    field = labeled("Weight")(tab)
    field.click(click_count=3)
    field.press_sequentially("61.")
    shown(tab, "Weight: 61.0")
    settled(tab)
    assert field.input_value() == "61."
    field.press_sequentially("250")
    shown(tab, "Weight: 61.25")
    field.press("Tab")
    expect(field).to_have_value("61.25")


MOUSE = [
    ("/text", typed("Name", "Grace"), "Name: Grace"),
    ("/text", typed("Secret", "cobol"), "Secret: 5 characters"),
    ("/text", filled("About you", "a\nb\nc"), "About: 3 lines"),
    ("/text", typed("Article", "Ships"), "Article: Ships"),
    ("/text", typed("Age", "85"), "Age: 85"),
    ("/text", typed("Weight", "61.25"), "Weight: 61.25"),
    ("/text", slowly, "Weight: 61.25"),
    ("/text", filled("Weight", ""), "Weight: unknown"),
    ("/choices", clicked("Send me news"), "News: yes"),
    ("/choices", clicked("Night mode"), "Night: no"),
    ("/choices", lambda tab: labeled("Country")(tab).select_option("Spain"), "Country: Spain"),
    ("/choices", lambda tab: labeled("Toppings")(tab).select_option(["Cheese", "Olives"]), "Toppings: Cheese, Olives"),
    ("/choices", lambda tab: tab.get_by_role("radiogroup", name="Size").get_by_text("large").click(), "Size: large"),
    ("/choices", lambda tab: tab.get_by_role("radio", name="medium").last.click(), "Speed: medium"),
    ("/choices", filled("Birthday", "1906-12-09"), "Birthday: 1906-12-09"),
    ("/choices", filled("Alarm", "07:45"), "Alarm: 07:45"),
    ("/choices", filled("Start", "2026-03-01T18:00"), "Start: 2026-03-01T18:00"),
    ("/choices", lambda tab: tab.get_by_text("More", exact=True).click(), "Here is more."),
    ("/numbers", dragged, "Volume: 11"),
    ("/numbers", typed("Guests", "5"), "Guests: 5"),
    ("/numbers", lambda tab: tab.get_by_role("group", name="Guests").get_by_label("Increase").click(), "Guests: 3"),
    ("/numbers", lambda tab: tab.get_by_role("group", name="Zoom").get_by_label("Increase").click(), "Zoom: 2"),
    ("/buttons", pressed("Save"), "Pressed: save"),
    ("/buttons", pressed("Delete"), "Pressed: delete"),
    ("/buttons", pressed("Learn more"), "Pressed: link"),
    ("/buttons", pressed("Take a moment"), "Pressed: moment"),
    ("/buttons", from_menu, "Pressed: remove"),
    ("/layout", lambda tab: tab.get_by_role("tab", name="List").click(), "Showing: list"),
]


@pytest.mark.parametrize("path, act, text", MOUSE, ids=[text for _, _, text in MOUSE])
def test_the_mouse_is_enough(at, path, act, text):
    tab = at(path)
    act(tab)
    shown(tab, text)


KEYBOARD = [
    ("/text", "Name", ["Control+A", "Grace"], "Name: Grace"),
    ("/text", "Secret", ["cobol"], "Secret: 5 characters"),
    ("/text", "About you", ["Control+End", "Enter", "Three"], "About: 3 lines"),
    ("/text", "Article", ["Ships"], "Article: Ships"),
    ("/text", "Age", ["Control+A", "85"], "Age: 85"),
    ("/text", "Enabled", ["Space"], None),
    ("/choices", "Send me news", ["Space"], "News: yes"),
    ("/choices", "Night mode", ["Space"], "Night: no"),
    ("/choices", "Country", ["ArrowDown"], "Country: Spain"),
    ("/choices", "Toppings", ["ArrowDown"], "Toppings: Olives"),
    ("/choices", "medium", ["ArrowDown"], "Size: large"),
    ("/choices", "small", ["ArrowRight"], "Speed: medium"),
    ("/choices", "Birthday", ["12091906"], "Birthday: 1906-12-09"),
    ("/choices", "Alarm", ["0745"], "Alarm: 07:45"),
    ("/choices", "Start", ["03012026", "Tab", "0600PM"], "Start: 2026-03-01T18:00"),
    ("/choices", "More", ["Enter"], "Here is more."),
    ("/numbers", "Volume", ["ArrowRight", "ArrowRight"], "Volume: 5"),
    ("/numbers", "Volume", ["Home"], "Volume: 0"),
    ("/numbers", "Guests", ["Control+A", "5"], "Guests: 5"),
    ("/numbers", "Increase", ["Space", "Space"], "Guests: 4"),
    ("/buttons", "Preview", ["Enter"], "Pressed: preview"),
    ("/buttons", "Plain", ["Space"], "Pressed: plain"),
    ("/buttons", "More", ["Space", "Tab", "Enter"], "Pressed: rename"),
    ("/layout", "Table", ["Enter"], "Showing: table"),
]


@pytest.mark.parametrize("path, name, keys, text", KEYBOARD, ids=[f"{name}: {text}" for _, name, _, text in KEYBOARD])
def test_the_keyboard_is_enough(at, path, name, keys, text):
    tab = at(path)
    tab_to(tab, name)
    for key in keys:
        if key[0].isupper() and (key in NAMED or "+" in key):
            tab.keyboard.press(key)
            settled(tab)
        else:
            tab.keyboard.type(key)
    if text:
        shown(tab, text)
    else:
        expect(labeled("Disabled at times")(tab)).to_be_disabled()


NAMED = {"Enter", "Space", "Tab", "Home", "Escape", "ArrowDown", "ArrowRight"}


def test_a_link_is_followed_by_keyboard(at):
    tab = at("/buttons")
    tab_to(tab, "Back to the start")
    tab.keyboard.press("Enter")
    expect(tab).to_have_title("Gallery")
