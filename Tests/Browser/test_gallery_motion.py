"""What moves on a page, in Chromium and Firefox: looks that go over, views that come and go, for those who want it."""

import pytest

RUNNING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
LEAVING = "() => document.querySelectorAll('.leaving').length"


@pytest.fixture
def tab(new_browser, gallery):
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/motion")
    tab.live()
    return tab


def left(tab, text):
    return tab.evaluate(
        f"""() => [...document.querySelectorAll("main p")].find((each) => each.textContent === {text!r}).getBoundingClientRect().left"""
    )


def samples(tab, script, button, milliseconds=900):
    """What an expression has been, frame by frame, after a button was pressed."""
    return tab.evaluate(
        f"""async () => {{
            const found = []
            const start = performance.now();
            [...document.querySelectorAll("button")].find((each) => each.textContent === {button!r}).click()
            while (performance.now() - start < {milliseconds}) {{
                await new Promise(requestAnimationFrame)
                found.push(({script.removeprefix("() => ")}))
            }}
            return found
        }}"""
    )


BALL = """Math.round([...document.querySelectorAll("main p")].find((each) => each.textContent === "Ball").getBoundingClientRect().left)"""


def test_looks_go_over(tab):
    before = left(tab, "Ball")
    places = samples(tab, BALL, "Far", 1800)
    between = {place for place in places if before + 5 < place < before + 195}
    assert len(between) > 2, sorted(set(places))
    # A spring goes too far.
    assert max(places) > before + 203
    assert abs(left(tab, "Ball") - before - 200) < 1


def test_what_comes_does_so_gently(tab):
    script = """(() => { const node = [...document.querySelectorAll("main p:not(.leaving *)")].find((each) => each.textContent === "Details")
        return node ? +getComputedStyle(node.parentElement).opacity : null })()"""
    seen = [each for each in samples(tab, script, "Open", 2000) if each is not None]
    assert min(seen) < 0.5 and seen[-1] == 1, seen
    assert len(set(seen)) > 5


@pytest.mark.parametrize("direction, sign", [("ltr", -1), ("rtl", 1)])
def test_what_comes_from_the_leading_edge_comes_from_where_lines_begin(tab, direction, sign):
    tab.evaluate(f"() => {{ document.documentElement.dir = '{direction}' }}")
    script = """(() => { const node = [...document.querySelectorAll("main p:not(.leaving *)")].find((each) => each.textContent === "Details")
        const { translate } = node ? getComputedStyle(node.parentElement) : {}
        return node && translate !== "none" ? parseFloat(translate) : null })()"""
    seen = [each * sign for each in samples(tab, script, "Open", 1500) if each is not None]
    assert max(seen) > 5 and min(seen) >= -1, seen


def test_what_goes_is_seen_until_it_is_gone(tab):
    samples(tab, "0", "Open")
    found = samples(
        tab,
        """(() => { const node = document.querySelector(".leaving")
            return node && [node.inert, node.ariaHidden, getComputedStyle(node).pointerEvents, +getComputedStyle(node).opacity, node.querySelectorAll("[data-n], [name]").length] })()""",
        "Open",
        1500,
    )
    leaving = [each for each in found if each]
    assert len(leaving) > 5
    assert all(each[:3] == [True, "true", "none"] and each[4] == 0 for each in leaving)
    assert leaving[-1][3] < leaving[0][3]
    assert found[-1] is None and tab.evaluate(LEAVING) == 0


def test_the_button_of_what_goes_cannot_be_pressed(tab):
    samples(tab, "0", "Open")
    place = tab.evaluate(
        """() => (() => { const { left, top, width, height } = [...document.querySelectorAll("button")].find((each) => each.textContent === "Press me").getBoundingClientRect()
            return [left + width / 2, top + height / 2] })()"""
    )
    hit = tab.evaluate(
        f"""async () => {{
            [...document.querySelectorAll("button")].find((each) => each.textContent === "Open").click()
            while (!document.querySelector(".leaving")) await new Promise(requestAnimationFrame)
            const node = document.elementFromPoint({place[0]}, {place[1]})
            const ghost = document.querySelector(".leaving button")
            ghost.click()
            ghost.focus()
            return [!!node.closest(".leaving"), document.activeElement === ghost]
        }}"""
    )
    assert hit == [False, False]
    tab.wait_for_text("Pressed: 0")


def test_without_an_animation_nothing_moves(tab):
    found = samples(tab, LEAVING, "At once", 400)
    found += samples(tab, LEAVING, "At once", 400)
    assert set(found) == {0}


def test_what_makes_room_slides(tab):
    script = """Math.round([...document.querySelectorAll("main p")].find((each) => each.textContent === "Ball").getBoundingClientRect().top)"""
    tops = samples(tab, script, "Open")
    assert tops[-1] > tops[0] and len(set(tops)) > 5, sorted(set(tops))


def test_rows_slide_to_their_places(tab):
    script = """Math.round([...document.querySelectorAll("main p")].find((each) => each.textContent === "Ash").getBoundingClientRect().left)"""
    lefts = samples(tab, script, "Shuffle")
    assert lefts[-1] > lefts[0] + 50 and len(set(lefts)) > 8, sorted(set(lefts))


def test_a_match_grows_from_where_the_other_was(tab):
    script = """Math.round([...document.querySelectorAll("main p:not(.leaving)")].find((each) => each.textContent === "Hero").getBoundingClientRect().width)"""
    widths = samples(tab, script, "Hero")
    assert widths[0] < 100 and widths[-1] == 240 and len(set(widths)) > 5, widths


def test_the_program_counts_itself_and_not_too_often(tab):
    script = """document.querySelector("main").innerText.match(/(\\d+)°/)[1]"""
    found = samples(tab, script, "Count", 1500)
    numbers = sorted({int(each) for each in found})
    assert numbers[0] == 0 and numbers[-1] == 90
    # 0.6 s in 30 steps a second at most.
    assert 4 < len(numbers) <= 20, numbers


def test_what_begins_with_the_page_goes_on(tab):
    script = """+getComputedStyle([...document.querySelectorAll("main p")].find((each) => each.textContent === "Pulse")).opacity"""
    found = samples(tab, script, "At once", 1200)
    assert min(found) < 0.4 and max(found) > 0.8
    hearts = samples(tab, """[...document.querySelectorAll("main p")].find((each) => each.textContent === "♥").getBoundingClientRect().width""", "At once", 1800)
    assert max(hearts) > 1.15 * min(hearts)


def test_typing_goes_on_while_things_move(tab):
    tab.focus("Note")
    for word in ["the ", "quick ", "brown ", "fox"]:
        tab.evaluate(
            """() => [...document.querySelectorAll("button")].find((each) => each.textContent === "Open").click()"""
        )
        tab.type(word)
    tab.wait_for_value("Note", "the quick brown fox")
    tab.settled()
    assert tab.value("Note") == "the quick brown fox"


def test_nothing_moves_for_those_who_want_it_so(browser, gallery):
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(gallery.url + "/motion")
    page.wait_for_selector("html.online")
    for name in ["Open", "Far", "Hero", "Count", "Open"]:
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(150)
        assert page.evaluate(RUNNING) == 0
        assert page.evaluate(LEAVING) == 0
    context.close()
