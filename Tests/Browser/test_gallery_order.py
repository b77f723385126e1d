"""Modifiers count in the order in which they are written, as on a phone."""

PLACES = """() => {
    const named = (text) => [...document.querySelectorAll("main p")].find((each) => each.textContent === text)
    const size = (node) => { const { width, height } = node.getBoundingClientRect(); return [width, height] }
    const middle = (text) => {
        const { left, right, top, bottom } = named(text).getBoundingClientRect()
        return [(left + right) / 2, (top + bottom) / 2]
    }
    const [x, y] = middle("0").map((part, axis) => (part + middle("6")[axis]) / 2)
    const place = (text) => { const [a, b] = middle(text); return [Math.round(a - x), Math.round(b - y)] }
    const card = named("Card")
    const pill = named("Pill")
    const front = named("In front of a shadow").getBoundingClientRect()
    return {
        card: [card, card.parentElement, card.parentElement.parentElement].map(size),
        isPillInTheMiddle: Math.abs(pill.getBoundingClientRect().left + pill.getBoundingClientRect().right -
            pill.parentElement.getBoundingClientRect().left - pill.parentElement.getBoundingClientRect().right) < 2,
        isPillNarrow: size(pill)[0] < size(pill.parentElement)[0] / 2,
        hours: ["0", "3", "6", "9"].map(place),
        front: document.elementFromPoint((front.left + front.right) / 2, (front.top + front.bottom) / 2).textContent,
    }
}"""

FIRST = {
    "card": [[60, 20], [80, 40], [90, 50]],
    "isPillInTheMiddle": True,
    "isPillNarrow": True,
    "hours": [[0, -40], [40, 0], [0, 40], [-40, 0]],
    "front": "In front of a shadow",
}


def test_modifiers_count_in_their_order(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/order")
    tab.live()
    assert tab.evaluate(PLACES) == FIRST
    tab.click("Farther")
    tab.wait_for([[0, -50], [50, 0], [0, 50], [-50, 0]], lambda: tab.evaluate(PLACES)["hours"])


def test_their_order_needs_no_script(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(gallery.url + "/order")
    assert tab.evaluate(PLACES) == FIRST
    context.close()
