"""Cards that are thrown away, as apps for the iPhone have them: with a mouse and with the keys."""

import pytest


@pytest.fixture
def page(start_app, browser):
    app = start_app("SwipeCards")
    context = browser.new_context()
    yield app.opened(context.new_page())
    context.close()


def told(page, text):
    page.get_by_text(text, exact=True).wait_for(timeout=5000)


def throw(page, prompt, way):
    box = page.get_by_text(prompt, exact=True).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for index in range(1, 31):
        page.mouse.move(x + way * index * 5, y)
        page.wait_for_timeout(8)
    page.mouse.up()


def test_cards_are_thrown(page):
    told(page, "Known 0, missed 0")
    throw(page, "Seven times eight?", 1)
    told(page, "Known 1, missed 0")
    throw(page, "Who wrote Faust?", -1)
    told(page, "Known 1, missed 1")
    # What is let go of too early comes back.
    box = page.get_by_text("The largest planet?", exact=True).bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 10, steps=6)
    page.mouse.up()
    page.wait_for_timeout(1500)
    after = page.get_by_text("The largest planet?", exact=True).bounding_box()
    assert abs(after["x"] - box["x"]) < 1
    assert page.evaluate("document.querySelectorAll('.leaving').length") == 0


def test_a_press_shows_the_answer(page):
    page.get_by_text("Seven times eight?", exact=True).click()
    told(page, "56")
    page.get_by_text("Seven times eight?", exact=True).click()
    page.get_by_text("56", exact=True).wait_for(state="detached", timeout=5000)


def test_keys_throw_them_too(page):
    page.locator("[data-gesture*=drag]").last.focus()
    for _ in range(2):
        page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    told(page, "Known 1, missed 0")
