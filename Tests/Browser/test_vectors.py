"""The frames that the document on the server has written, applied by the script: the same document comes out."""

import json
from pathlib import Path

import pytest
from support import live

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text())

APPLY = """
async ([script, vectors]) => {
    const { tree } = await import(script);
    // Attributes in the order of their names: their order says nothing.
    const normal = (node) => {
        for (const element of [node, ...node.querySelectorAll("*")]) {
            element.removeAttribute("data-live"); // the script's own mark
            const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
            for (const { name } of attributes) element.removeAttribute(name);
            for (const { name, value } of attributes) element.setAttribute(name, value);
        }
        return node.outerHTML;
    };
    const made = (html) => {
        const box = document.createElement("div");
        box.innerHTML = html;
        return box;
    };
    return vectors.map(({ html, frames, expect }) => {
        const box = made(html);
        document.body.append(box);
        const apply = tree(box);
        for (const frame of frames) apply(frame.ops ?? []);
        return [normal(box.firstElementChild), normal(made(expect).firstElementChild)];
    });
}
"""


@pytest.fixture(scope="module")
def applied(browser):
    """What each vector becomes, and what it should."""
    from fake.server import FakeServer

    server = FakeServer(lambda path: ("<main data-n='1'></main>", "Vectors"))
    tab = browser.new_page()
    tab.goto(server.url)
    live(tab)
    yield tab.evaluate(APPLY, ["/pinion.js", VECTORS])
    tab.close()
    server.stop()


@pytest.mark.parametrize("index", range(len(VECTORS)), ids=[vector["name"] for vector in VECTORS])
def test_frames_make_the_new_html_of_the_old(applied, index):
    came, expected = applied[index]
    assert came == expected
