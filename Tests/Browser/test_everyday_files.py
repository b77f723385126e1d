"""What people do every day, in each of the engines: send photos."""

from dashboard import ROOT
from everyday import browser, dashboard, newcomer, sign_in, tab, wire  # noqa: F401

PHOTO = ROOT / "Tests/ImagesTests/Fixtures/turned6.jpg"


def has_photo(tab):
    return tab.evaluate("() => [...document.querySelectorAll('main img')].some((each) => each.naturalWidth > 99)")


def test_a_photo_is_sent_as_soon_as_it_is_chosen(tab, dashboard, newcomer):
    sign_in(tab, dashboard.url, newcomer)
    tab.open(dashboard.url + "/profile")
    assert not has_photo(tab)
    tab.upload("Photo", PHOTO)
    tab.wait_for(True, lambda: has_photo(tab))


def test_a_large_photo_arrives_over_a_wire_that_breaks(tab, wire, newcomer, tmp_path):
    comment = b"\xff\xfe\xff\xff" + bytes(0xFFFD)
    picture = PHOTO.read_bytes()
    large = tmp_path / "large.jpg"
    large.write_bytes(picture[:2] + 80 * comment + picture[2:])
    sign_in(tab, wire.url, newcomer)
    tab.open(wire.url + "/profile")
    tab.upload("Photo", large)
    for share in (0.2, 0.5, 0.8):
        tab.wait_for(True, lambda: tab.evaluate("() => document.querySelector('.upload progress').position") > share)
        wire.cut()
    tab.wait_for(True, lambda: has_photo(tab), timeout=30)
