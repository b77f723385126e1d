"""An onboarding with pages that push each other, a dot that goes along, and a greeting at the end."""

import pytest


@pytest.fixture
def page(start_app, browser):
    app = start_app("Welcome")
    context = browser.new_context()
    yield app.opened(context.new_page())
    context.close()


def test_it_leads_to_the_end_and_back(page):
    for title in ["Discover", "Navigate", "Stay"]:
        page.get_by_text(title, exact=True).wait_for(timeout=5000)
        page.get_by_role("button", name="Get Started" if title == "Stay" else "Next").click()
    page.get_by_text("Welcome!", exact=True).wait_for(timeout=5000)
    page.wait_for_timeout(1500)
    assert page.evaluate("document.querySelectorAll('.leaving').length") == 0
    page.get_by_role("button", name="Once more").click()
    page.get_by_text("Discover", exact=True).wait_for(timeout=5000)


def test_the_picture_bobs(page):
    tops = []
    for _ in range(12):
        tops.append(page.get_by_text("🗺", exact=True).bounding_box()["y"])
        page.wait_for_timeout(100)
    assert max(tops) - min(tops) > 8


def test_what_goes_is_pushed_out(page):
    page.get_by_role("button", name="Next").click()
    page.wait_for_selector(".leaving", timeout=3000, state="attached")
    page.wait_for_selector(".leaving", timeout=5000, state="detached")
