"""The law, in Chromium: the old HTML and the frames give the new HTML.

`vectors.json` holds what the document on the server has written; the vectors by hand have what it rarely writes.
"""

import json
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RECORDED = json.loads((HERE / "vectors.json").read_text())
VECTORS = RECORDED + json.loads((HERE / "vectors-by-hand.json").read_text())

APPLY = """
async (vectors) => {
    const { tree } = await import("/pinion.js")
    // Attributes in the order of their names: their order says nothing.
    const normal = (node) => {
        for (const element of [node, ...node.querySelectorAll("*")]) {
            const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
            for (const { name } of attributes) element.removeAttribute(name)
            for (const { name, value } of attributes) element.setAttribute(name, value)
        }
        return node.outerHTML
    }
    return vectors.map(({ html, frames, expect }) => {
        document.body.innerHTML = expect
        const wanted = normal(document.body.firstElementChild)
        document.body.innerHTML = html
        const root = document.body.firstElementChild
        let applied = Math.min(...frames.map(({ b }) => b))
        const apply = tree(root)
        for (const { b, q, ops, fields } of frames) {
            if (b > applied || q <= applied) continue
            applied = q
            apply(ops ?? [])
            // HTML says a field's value in an attribute, a frame says it beside the operations.
            for (const [field, [, value]] of Object.entries(fields ?? {})) {
                for (const node of root.querySelectorAll(`input[name="${CSS.escape(field)}"]`)) {
                    if (value) node.setAttribute("value", value)
                    else if (value === "") node.removeAttribute("value")
                }
            }
        }
        // The script disables for real what the server marks as disabled.
        for (const node of root.querySelectorAll("[data-disabled]")) node.removeAttribute("disabled")
        return [normal(root), wanted]
    })
}
"""

MORPH = """
async (shapes) => {
    const { morph } = await import("/pinion.js")
    const made = (html) => new DOMParser().parseFromString(html, "text/html").body
    const failures = []
    for (const from of shapes) for (const to of shapes) {
        document.body.innerHTML = from
        const main = document.body.firstElementChild
        morph(document.body, made(to))
        if (!document.body.isEqualNode(made(to))) failures.push(`${from} → ${document.body.innerHTML}, not ${to}`)
        if (document.body.firstElementChild !== main) failures.push(`another node: ${from} → ${to}`)
    }
    return failures
}
"""


@pytest.fixture(scope="module")
def plain(browser):
    """A page without anything on it."""
    from fake.server import FakeServer

    server = FakeServer(lambda path: ("", ""))
    tab = browser.new_page()
    tab.goto(server.url + "/test")
    yield tab
    tab.close()
    server.stop()


@pytest.fixture(scope="module")
def applied(plain):
    """What each vector becomes, and what it should."""
    return plain.evaluate(APPLY, VECTORS)


@pytest.mark.parametrize("index", range(len(VECTORS)), ids=[vector["name"] for vector in VECTORS])
def test_frames_make_the_new_html_of_the_old(applied, index):
    came, expected = applied[index]
    assert came == expected


def test_any_page_can_be_made_of_any_other(plain):
    shapes = {vector[side] for vector in VECTORS[-40:] for side in ("html", "expect")}
    assert plain.evaluate(MORPH, sorted(shapes)) == []
