"""An app with an asset catalogue: flags, a sky for light and for dark pages, colours, an icon."""

import urllib.request

import pytest


@pytest.fixture
def open_tab(engine):
    """Opens tabs of an engine, each with its own profile."""
    tabs = []

    def start():
        tabs.append(engine.process.new_page())
        return tabs[-1]

    yield start
    for tab in tabs:
        tab.close()


def loaded(tab, selector):
    """Whether each picture of a selector that is seen has come."""
    return tab.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => one.offsetWidth)
            .every(one => one.complete && one.naturalWidth > 0)""",
        selector,
    )


def test_flags_come_from_the_catalogue(open_tab, start_app):
    app = start_app("Atlas")
    tab = app.opened(open_tab())
    flags = tab.evaluate(
        "() => [...document.querySelectorAll('img.resizable')].map(one => [one.getAttribute('src'), one.offsetWidth])"
    )
    assert len(flags) == 4 and all(src.startswith("/assets/") and width == 48 for src, width in flags)
    assert loaded(tab, "img.resizable")
    with urllib.request.urlopen(app.url + flags[0][0]) as answer:
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "image/svg+xml"


def test_a_damaged_image_says_its_name_and_the_page_stands(open_tab, start_app):
    tab = start_app("Atlas").opened(open_tab())
    assert tab.evaluate("() => document.querySelector('img[alt=Broken]') !== null")
    assert tab.evaluate("() => document.querySelector('img[alt=Harbour]').naturalWidth") == 80


def test_the_icon_and_the_tint_are_those_of_the_app(open_tab, start_app):
    tab = start_app("Atlas").opened(open_tab())
    assert tab.evaluate("() => document.querySelector('link[rel=icon]').getAttribute('href')").startswith("/assets/")
    # Browsers say it in parts of 1 where the catalogue names a space of colours.
    parts = tab.evaluate(
        "() => getComputedStyle(document.querySelector('svg.template')).color.match(/[\\d.]+/g).map(Number)"
    )
    assert [round(part * 255) if part <= 1 else part for part in parts] == [160, 90, 44]


def test_a_star_is_pressed_and_a_stepper_shows_no_field(open_tab, start_app):
    tab = start_app("Atlas").opened(open_tab())
    tab.locator("button[aria-label='Remember Hungary']").click()
    tab.locator("button[aria-label='Forget Hungary']").wait_for()
    assert tab.evaluate("() => document.querySelector('.stepper input').offsetWidth") <= 1
    tab.locator(".stepper .increment").click()
    tab.get_by_text("Rounds: 4").wait_for()
