"""Pictures whose bytes the program has."""

from playwright.sync_api import expect
from waiting import until


def test_bytes_are_a_picture_and_other_bytes_another(at, context):
    tab = at("/pictures")
    square = tab.get_by_role("img", name="A square")
    until(tab, "document.querySelector('main img').naturalWidth === 20")
    first = square.get_attribute("src")
    tab.get_by_role("button", name="Another").click()
    expect(square).not_to_have_attribute("src", first)
    until(tab, "document.querySelector('main img').naturalWidth === 10")
    # A browser that is behind still finds the former one, and it cannot run a script if it is opened by itself.
    other = context.new_page()
    answer = other.goto(tab.url.replace("/pictures", first))
    assert answer.status == 200
    assert "sandbox" in answer.headers["content-security-policy"]
    assert other.title() != "run"
