"""Gestures: with a mouse, with fingers, with keys; and how often the server is told."""

import time

import pytest

CARD = '[data-gesture^="drag:10"]'


@pytest.fixture
def page(browser, gallery):
    context = browser.new_context(has_touch=True)
    page = context.new_page()
    page.goto(gallery.url + "/gestures")
    page.wait_for_selector("html.online")
    yield page
    context.close()


def told(page, text):
    page.get_by_text(text, exact=True).wait_for(timeout=5000)


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def element(text):
    return f'[data-gesture]:text-is("{text}")'


def test_a_card_follows_the_mouse_and_springs_back(page):
    messages = []
    page.on("request", lambda request: "/live" in request.url and request.method == "POST" and messages.append(time.monotonic()))
    x, y = middle(page, CARD + " p >> nth=0")
    before = page.locator(CARD).bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    start = time.monotonic()
    steps = 120
    for index in range(1, steps + 1):
        page.mouse.move(x + index * 2, y + index / 4)
    seconds = time.monotonic() - start
    page.wait_for_timeout(300)
    during = len(messages)
    assert during <= seconds * 30 + 12, (during, seconds)
    told(page, "Offset: 240 30, thrown 0")
    after = page.locator(CARD).bounding_box()
    assert abs((after["x"] + after["width"] / 2) - (before["x"] + before["width"] / 2) - 240) < 2
    page.mouse.up()
    told(page, "Offset: 0 0, thrown 1")
    page.wait_for_timeout(1500)
    assert abs(page.locator(CARD).bounding_box()["x"] - before["x"]) < 1


def test_it_follows_without_waiting_for_the_server(page):
    x, y = middle(page, CARD + " p >> nth=0")
    page.mouse.move(x, y)
    page.mouse.down()
    for index in range(1, 12):
        page.mouse.move(x + index * 5, y)
        page.wait_for_timeout(50)
    before = page.locator(CARD).bounding_box()
    # Nothing reaches the server from here on.
    page.context.set_offline(True)
    for index in range(12, 30):
        page.mouse.move(x + index * 5, y)
    page.wait_for_timeout(50)
    after = page.locator(CARD).bounding_box()
    moved = (after["x"] + after["width"] / 2) - (before["x"] + before["width"] / 2)
    assert abs(moved - 90) < 6, moved
    page.context.set_offline(False)
    page.mouse.up()
    told(page, "Offset: 0 0, thrown 0")


def test_a_button_inside_is_pressed_and_dragged(page):
    page.get_by_role("button", name="Inside").click()
    told(page, "Inside: 1")
    x, y = middle(page, CARD + " button")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=8)
    page.mouse.up()
    page.wait_for_timeout(500)
    told(page, "Inside: 1")


def test_presses_are_told_apart(page):
    x, y = middle(page, element("Twice"))
    page.mouse.click(x, y)
    told(page, "Taps: single")
    page.mouse.dblclick(x, y)
    told(page, "Taps: single, double")
    box = page.locator(element("Where")).bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + 20)
    told(page, "Taps: single, double, at 30 20")


def test_what_is_held_is_told(page):
    x, y = middle(page, element("Hold"))
    page.mouse.move(x, y)
    page.mouse.down()
    told(page, "Held: no, pressing yes, hovered no")
    told(page, "Held: yes, pressing yes, hovered no")
    page.mouse.up()
    told(page, "Held: yes, pressing no, hovered no")


def test_a_pointer_over_it_is_told(page):
    page.mouse.move(*middle(page, element("Hover")))
    told(page, "Held: no, pressing no, hovered yes")
    page.mouse.move(2, 2)
    told(page, "Held: no, pressing no, hovered no")


@pytest.fixture
def touches(page):
    """Puts fingers on the page, moves them, takes them off."""
    client = page.context.new_cdp_session(page)

    def touch(kind, *points):
        client.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]},
        )

    return touch


def test_a_finger_drags(page, touches):
    x, y = middle(page, CARD + " p >> nth=0")
    touches("touchStart", (x, y))
    for index in range(1, 20):
        touches("touchMove", (x + index * 10, y))
    told(page, "Offset: 190 0, thrown 0")
    touches("touchEnd")
    told(page, "Offset: 0 0, thrown 1")


def test_two_fingers_magnify_and_turn(page, touches):
    x, y = middle(page, element("Pinch"))
    touches("touchStart", (x - 10, y), (x + 10, y))
    for index in range(1, 11):
        touches("touchMove", (x - 10 - index, y), (x + 10 + index, y))
    touches("touchEnd")
    told(page, "Size: 2.00, angle 0")
    x, y = middle(page, element("Turn"))
    touches("touchStart", (x - 20, y), (x + 20, y))
    for each in range(1, 11):
        touches("touchMove", (x - 20, y - 2 * each), (x + 20, y + 2 * each))
    touches("touchEnd")
    told(page, "Size: 2.00, angle 45")


def test_keys_do_what_fingers_do(page):
    card = page.locator(CARD)
    card.focus()
    assert card.evaluate("node => getComputedStyle(node).outlineStyle") != "none"
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    told(page, "Offset: 60 20, thrown 0")
    page.keyboard.press("Shift+ArrowRight")
    told(page, "Offset: 160 20, thrown 0")
    page.keyboard.press("Enter")
    told(page, "Offset: 0 0, thrown 1")
    page.locator(element("Twice")).focus()
    page.keyboard.press("Enter")
    told(page, "Taps: single")
    page.locator(element("Hold")).focus()
    page.keyboard.press("Enter")
    told(page, "Held: yes, pressing no, hovered no")
    page.locator(element("Pinch")).focus()
    page.keyboard.press("+")
    told(page, "Size: 1.10, angle 0")
    page.locator(element("Turn")).focus()
    page.keyboard.press("r")
    told(page, "Size: 1.10, angle 15")


def test_one_after_the_other(page):
    x, y = middle(page, element("Steps"))
    page.mouse.move(x, y)
    page.mouse.down()
    told(page, "Step: held")
    page.mouse.move(x + 25, y, steps=5)
    told(page, "Step: dragged 25")
    page.mouse.up()
    told(page, "Step:")


def test_what_is_disabled_does_not_move(page):
    page.get_by_role("checkbox", name="Disabled").click()
    page.locator(CARD).wait_for(state="detached", timeout=5000)


def test_the_page_scrolls_where_nothing_is_dragged(page):
    assert page.locator(CARD).evaluate("node => getComputedStyle(node).touchAction") == "none"
    assert page.locator(element("Twice")).evaluate("node => getComputedStyle(node).touchAction") == "manipulation"


def test_a_text_stands_in_the_middle_of_its_frame(page):
    away = page.locator(element("Twice")).evaluate(
        """(node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            const [text, frame] = [range.getBoundingClientRect(), node.getBoundingClientRect()]
            const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2]
            const place = middle(frame)
            return middle(text).map((each, axis) => each - place[axis])
        }"""
    )
    assert max(map(abs, away)) < 1, away
