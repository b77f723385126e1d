"""Cards that are thrown to the right or to the left, with a finger, a pointer or the arrow keys."""

import pytest
from playwright.sync_api import expect

TOP = "[data-gesture*=drag]"


def card(tab, prompt):
    return tab.locator(TOP).filter(has_text=prompt)


def drag(tab, prompt, way):
    box = card(tab, prompt).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tab.mouse.move(x, y)
    tab.mouse.down()
    tab.mouse.move(x + way, y, steps=12)
    tab.mouse.up()


@pytest.fixture
def cards(start_app, tab):
    start_app("SwipeCards").opened(tab)
    return tab


def test_cards_are_thrown(cards):
    drag(cards, "Seven times eight?", 160)
    expect(cards.get_by_text("Known 1, missed 0")).to_be_visible()
    expect(card(cards, "Seven times eight?")).to_have_count(0)
    drag(cards, "Who wrote Faust?", -160)
    expect(cards.get_by_text("Known 1, missed 1")).to_be_visible()


def test_a_card_that_is_not_thrown_springs_back(cards):
    before = card(cards, "Seven times eight?").bounding_box()
    drag(cards, "Seven times eight?", 50)
    cards.wait_for_timeout(1500)
    assert abs(card(cards, "Seven times eight?").bounding_box()["x"] - before["x"]) < 1
    expect(cards.get_by_text("Known 0, missed 0")).to_be_visible()


def test_a_card_is_turned_over(cards):
    card(cards, "Seven times eight?").click()
    expect(cards.get_by_text("56", exact=True)).to_be_visible()


def test_cards_below_cannot_be_reached(cards):
    below = card(cards, "The largest planet?")
    assert below.evaluate("node => getComputedStyle(node).pointerEvents") == "none"
    expect(cards.get_by_role("paragraph").filter(has_text="The largest planet?")).to_have_count(0)


def test_keys_throw_them_all(cards):
    for prompt in ["Seven times eight?", "Who wrote Faust?", "The largest planet?", "The capital of Estonia?"]:
        card(cards, prompt).focus()
        cards.keyboard.press("Shift+ArrowRight")
        cards.keyboard.press("ArrowRight")
        cards.keyboard.press("Enter")
        expect(card(cards, prompt)).to_have_count(0)
    expect(cards.get_by_text("Known 4, missed 0")).to_be_visible()
    cards.get_by_role("button", name="Start again").click()
    expect(cards.locator(TOP)).to_have_count(4)
