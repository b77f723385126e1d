"""Shapes, effects and a canvas, as they are on the screen: points of pictures that browsers have taken."""

import struct
import zlib

from support import live
from waiting import until


class Picture:
    """The pixels of a PNG of eight bits, as browsers take it."""

    def __init__(self, data):
        at, packed = 8, b""
        while at < len(data):
            size, kind = struct.unpack(">I4s", data[at : at + 8])
            part = data[at + 8 : at + 8 + size]
            if kind == b"IHDR":
                self.width, self.height, _, color = struct.unpack(">IIBB", part[:10])
                self.depth = {2: 3, 6: 4}[color]
            packed += part if kind == b"IDAT" else b""
            at += size + 12
        raw, row, self.rows = zlib.decompress(packed), self.width * self.depth, []
        before = bytes(row)
        for start in range(0, len(raw), row + 1):
            before = self.line(raw[start], raw[start + 1 : start + 1 + row], before)
            self.rows.append(before)

    def line(self, method, line, before):
        out = bytearray(line)
        for i in range(len(out)):
            left = out[i - self.depth] if i >= self.depth else 0
            corner = before[i - self.depth] if i >= self.depth else 0
            up = before[i]
            guess = left + up - corner
            paeth = min((left, up, corner), key=lambda each: abs(guess - each))
            out[i] = (out[i] + (0, left, up, (left + up) // 2, paeth)[method]) & 255
        return bytes(out)

    def at(self, x, y):
        """The colour at shares of the width and the height."""
        x, y = min(int(x * self.width), self.width - 1), min(int(y * self.height), self.height - 1)
        return self.rows[y][x * self.depth : x * self.depth + 3]


def picture(tab, name):
    return Picture(tab.get_by_role("img", name=name, exact=True).screenshot())


def is_painted(picture, *points):
    """Which of the points have another colour than the page."""
    page = picture.background
    return [max(abs(a - b) for a, b in zip(picture.at(*point), page)) > 24 for point in points]


def painted(tab, name, *points):
    taken = picture(tab, name)
    page = tab.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)")
    taken.background = page
    return is_painted(taken, *points)


def is_drawn(tab):
    """Without a script a shape stands as it was drawn for its frame; with one until it is measured."""
    # In proportion to its place: the corners at the top are free, and the middle of the bottom is not.
    assert painted(tab, "Roof", (0.05, 0.1), (0.95, 0.1), (0.5, 0.9)) == [False, False, True]
    # In a square in the middle.
    assert painted(tab, "Star", (0.5, 0.5), (0.03, 0.03), (0.5, 0.08)) == [True, False, True]
    # The notches have 12 pixels: a tenth of the width.
    assert painted(tab, "Ticket", (0.04, 0.5), (0.2, 0.5), (0.04, 0.1)) == [False, True, True]
    # A line inside of the edge leaves the middle and what is outside.
    assert painted(tab, "Edge", (0.5, 0.5), (0.02, 0.02), (0.5, 0.06)) == [False, False, True]
    # Three quarters of a ring, from the trailing side with the clock.
    assert painted(tab, "Rainbow", (0.5, 0.99), (0.01, 0.5), (0.5, 0.5), (0.9, 0.1)) == [True, True, False, False]
    assert painted(tab, "Cut", (0.5, 0.5), (0.05, 0.05)) == [True, False]
    red, green, blue = picture(tab, "Grey").at(0.5, 0.5)
    assert abs(red - green) < 8 and abs(green - blue) < 8


def test_a_shape_that_is_neither_stretched_nor_fitted_is_drawn_for_its_size(at):
    tab = at("/drawing")
    wide = tab.get_by_role("img", name="A wide ticket")
    for width in (900, 500):
        tab.set_viewport_size({"width": width, "height": 800})
        until(
            tab,
            """(() => {
                const it = document.querySelector('[aria-label="A wide ticket"]')
                return Math.abs(it.viewBox.baseVal.width - it.getBoundingClientRect().width) < 0.1
            })()""",
        )
        box = wide.bounding_box()
        inside, notch = (16 / box["width"], 0.5), (8 / box["width"], 0.5)
        assert painted(tab, "A wide ticket", notch, inside) == [False, True]


def test_only_the_path_of_a_shape_travels(at):
    tab = at("/drawing")
    star = tab.get_by_role("img", name="Star", exact=True).locator("path").first
    before = star.get_attribute("d")
    tab.evaluate("document.querySelector('[aria-label=Star] path').dataset.same = 'yes'")
    tab.get_by_role("button", name="Corner").click()
    until(tab, f"document.querySelector('[aria-label=Star] path').getAttribute('d') !== '{before}'")
    assert star.get_attribute("data-same") == "yes"


def test_a_canvas_is_as_large_as_its_place_and_has_its_text(at):
    tab = at("/drawing")
    canvas = tab.get_by_role("img", name="Twelve petals")
    until(
        tab,
        """(() => {
            const it = document.querySelector('.canvas')
            return Math.abs(it.viewBox.baseVal.width - it.getBoundingClientRect().width) < 0.1
        })()""",
    )
    outside, text = canvas.bounding_box(), canvas.get_by_text("Twelve").bounding_box()
    middle = outside["x"] + outside["width"] / 2
    assert abs(text["x"] + text["width"] / 2 - middle) < 2
    assert abs(text["y"] + text["height"] / 2 - (outside["y"] + outside["height"] - 16)) < 4


def test_shapes_are_there_without_a_script(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(gallery.url + "/drawing")
    taken = Picture(tab.get_by_role("img", name="Roof").screenshot())
    assert taken.at(0.5, 0.9) != taken.at(0.05, 0.1)
    taken = Picture(tab.get_by_role("img", name="Ticket", exact=True).screenshot())
    assert taken.at(0.2, 0.5) != taken.at(0.04, 0.5)
    context.close()


def test_both_engines_draw_the_same(engine, gallery):
    tab = engine.process.new_page()
    tab.goto(gallery.url + "/drawing")
    live(tab)
    is_drawn(tab)
    tab.close()
