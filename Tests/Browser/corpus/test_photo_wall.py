"""A grid whose columns follow the window, a cloud of tags, and a width that goes up as a preference."""

import pytest
from playwright.sync_api import expect
from support import settled


@pytest.mark.parametrize("width", [390, 1000])
def test_the_grid_follows_the_window(start_app, tab, width):
    tab.set_viewport_size({"width": width, "height": 900})
    tab = start_app("PhotoWall").opened(tab)
    settled(tab)
    expect(tab.get_by_text("One hand" if width < 640 else "Two hands", exact=True)).to_be_visible()
    reader = tab.locator(".geometry").first
    room = reader.bounding_box()["width"]
    columns = max(1, int(room // 160))
    side = (room - (columns - 1) * 8) / columns
    cell = tab.get_by_label("Photo 1", exact=True)
    expect(cell).to_be_visible()
    settled(tab)
    assert abs(cell.bounding_box()["width"] - side) < 1


def test_a_chosen_photo_shows_its_tags(start_app, tab):
    tab = start_app("PhotoWall").opened(tab)
    tab.get_by_label("Photo 3", exact=True).click()
    expect(tab.get_by_text("no. 3", exact=True)).to_be_visible()
    expect(tab.locator(".layout [data-style*='--x:']")).to_have_count(3)


def test_a_width_goes_up(start_app, tab):
    tab = start_app("PhotoWall").opened(tab)
    settled(tab)
    bar = tab.get_by_text("A bar", exact=True)
    expect(tab.get_by_text(f"Bar: {int(bar.bounding_box()['width'])}", exact=True)).to_be_visible()
