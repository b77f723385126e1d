"""Views above each other, each a step for the browser, in a real program."""

import pytest
from dashboard import Gallery
from playwright.sync_api import expect


@pytest.fixture
def page(new_browser, gallery):
    """The page in a tab of each engine."""
    tab = new_browser().new_tab()
    tab.open(gallery.url + "/stack")
    return tab


def scroll(page, place):
    """Scrolls the page, and has the browser tell its scripts."""
    page.evaluate(f"() => scrollTo(0, {place})")
    page.wait_for(place, lambda: page.evaluate("() => Math.round(scrollY)"))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def press(page, name):
    """Presses a button where the page stands: whoever works a browser from outside scrolls to what is clicked."""
    page.evaluate(f"() => document.querySelector('[value={name}]').click()")


def place(page):
    return page.evaluate("() => Math.round(scrollY)")


def test_a_view_begins_at_its_top_and_back_leads_to_where_one_was(page, gallery):
    scroll(page, 640)
    press(page, "room-20-20")
    page.wait_for_text("Line 1 of room 20")
    page.wait_for_url(gallery.url + "/stack?~=room-20-20")
    page.wait_for(0, lambda: place(page))
    scroll(page, 333)
    press(page, "next-room")
    page.wait_for_text("Line 1 of room 21")
    page.wait_for(0, lambda: place(page))
    page.go_back()
    page.wait_for_no_text("Line 1 of room 21")
    page.wait_for_url(gallery.url + "/stack?~=room-20-20")
    page.wait_for_text("Line 1 of room 20")
    page.wait_for(333, lambda: place(page))
    page.go_back()
    page.wait_for_text("Room 60")
    page.wait_for(640, lambda: place(page))
    assert page.url() == gallery.url + "/stack"
    page.go_forward()
    page.wait_for_text("Line 1 of room 20")
    page.wait_for(333, lambda: place(page))


def test_the_button_back_is_the_browsers(page, gallery):
    length = page.evaluate("() => history.length")
    scroll(page, 500)
    press(page, "room-16-16")
    page.wait_for_text("Line 1 of room 16")
    page.click("Back")
    page.wait_for_text("Room 60")
    page.wait_for_url(gallery.url + "/stack")
    page.wait_for(500, lambda: place(page))
    page.go_forward()
    page.wait_for_text("Line 1 of room 16")
    assert page.evaluate("() => history.length") == length + 1
    page.click("Leave")
    page.wait_for_url(gallery.url + "/stack")
    page.wait_for_text("Room 60")


def test_a_reload_and_a_copied_link_lead_to_the_same_view(page, gallery, new_browser):
    page.click("Room 2")
    page.wait_for_text("Line 1 of room 2")
    page.click("Next room")
    page.wait_for_text("Line 1 of room 3")
    address = gallery.url + "/stack?~=room-2-2&~=next-room"
    page.wait_for_url(address)
    scroll(page, 200)
    page.reload()
    page.live()
    page.wait_for_text("Line 1 of room 3")
    page.wait_for(200, lambda: place(page))
    page.go_back()
    page.wait_for_text("Line 1 of room 2")
    page.wait_for_url(gallery.url + "/stack?~=room-2-2")
    other = new_browser().new_tab()
    other.open(address)
    other.wait_for_text("Line 1 of room 3")
    other.click("Back")
    other.wait_for_text("Line 1 of room 2")
    other.wait_for_url(gallery.url + "/stack?~=room-2-2")


def test_what_the_program_shows_is_a_step_as_well(page, gallery):
    page.click("Show")
    page.wait_for_text("Shown by the program")
    page.go_back()
    page.wait_for_text("Room 60")
    page.go_forward()
    page.wait_for_text("Shown by the program")
    page.reload()
    page.live()
    page.wait_for_text("Shown by the program")


def test_twenty_views_are_gone_back_from_one_by_one(page, gallery):
    page.click("Room 1")
    for number in range(2, 21):
        page.wait_for_text(f"Line 1 of room {number - 1}")
        page.click("Next room")
    page.wait_for_text("Line 1 of room 20")
    assert page.url().count("next-room") == 19
    for number in range(19, 0, -1):
        page.go_back()
        page.wait_for_text(f"Line 1 of room {number}\n")
    page.go_back()
    page.wait_for_text("Room 60")
    assert page.url() == gallery.url + "/stack"


def test_a_word_in_a_view_above_others_survives_a_restart(new_browser):
    program = Gallery()
    try:
        tab = new_browser().new_tab()
        tab.open(program.url + "/stack")
        tab.click("Room 3")
        tab.wait_for_text("Line 1 of room 3")
        tab.replace("Note", "hal")
        tab.wait_for_text("Note of room 3: hal")
        program.kill()
        tab.type("f a w", into="Note")
        program.start()
        tab.live()
        tab.type("ord", into="Note")
        tab.wait_for_text("Note of room 3: half a word")
        tab.go_back()
        tab.wait_for_text("Room 60")
        tab.go_forward()
        tab.wait_for_text("Line 1 of room 3")
    finally:
        program.stop()


def test_two_tabs_are_in_views_of_their_own(new_browser, gallery):
    browser = new_browser()
    page = browser.new_tab()
    page.open(gallery.url + "/stack")
    page.click("Room 5")
    page.wait_for_text("Line 1 of room 5")
    other = browser.new_tab()
    other.open(gallery.url + "/stack")
    other.click("Room 6")
    other.wait_for_text("Line 1 of room 6")
    other.go_back()
    other.wait_for_text("Room 60")
    page.show()
    assert "Line 1 of room 5" in page.text()
    page.go_back()
    page.wait_for_text("Room 60")


def test_links_lead_on_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    context.set_default_timeout(10_000)
    tab = context.new_page()
    tab.goto(gallery.url + "/stack")
    tab.get_by_role("button", name="Room 4", exact=True).click()
    expect(tab.get_by_text("Line 1 of room 4")).to_be_visible()
    assert tab.url == gallery.url + "/stack?~=room-4-4"
    tab.get_by_role("button", name="Next room").click()
    expect(tab.get_by_text("Line 1 of room 5")).to_be_visible()
    tab.reload()
    expect(tab.get_by_text("Line 1 of room 5")).to_be_visible()
    tab.go_back()
    expect(tab.get_by_text("Line 1 of room 4")).to_be_visible()
    tab.get_by_role("button", name="Back").click()
    expect(tab.get_by_role("button", name="Room 60", exact=True)).to_be_visible()
    assert tab.url == gallery.url + "/stack"
    context.close()
