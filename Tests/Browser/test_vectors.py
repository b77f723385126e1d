"""The law, in Chromium: the old HTML and the frames give the new HTML.

The vectors are recorded by the property test of the server's document; `PINION_VECTORS` names another file of them.
"""

import json
import os
from pathlib import Path

import pytest

VECTORS = json.loads(Path(os.environ.get("PINION_VECTORS", Path(__file__).with_name("vectors.json"))).read_text())

APPLY = """
async (vectors) => {
    const { tree } = await import("/pinion.js")
    const failures = []
    for (const { name, html, frames, expect } of vectors) {
        document.body.innerHTML = html
        const root = document.body.firstElementChild
        let applied = frames.length ? Math.min(...frames.map(({ b }) => b)) : 0
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
        const wanted = document.createElement("template")
        wanted.innerHTML = expect
        // Compared as nodes: the order of attributes says nothing.
        const fresh = document.importNode(wanted.content.firstElementChild, true)
        if (!root.isEqualNode(fresh)) failures.push(`${name}:\\n  ${root.outerHTML}\\nis not\\n  ${expect}`)
    }
    return failures
}
"""


@pytest.fixture
def plain(context, serve):
    tab = context.new_page()
    tab.goto(serve("").url + "/test")
    return tab


def test_every_vector(plain):
    assert VECTORS
    assert plain.evaluate(APPLY, VECTORS) == []


def test_morphing_gives_the_new_page_and_keeps_the_nodes(plain):
    shapes = [vector["html"] for vector in VECTORS] + [vector["expect"] for vector in VECTORS]
    failures = plain.evaluate(
        """
        async (shapes) => {
            const { morph } = await import("/pinion.js")
            const make = (html) => new DOMParser().parseFromString(html, "text/html").body
            const failures = []
            for (const from of shapes) for (const to of shapes) {
                document.body.innerHTML = from
                const main = document.body.firstElementChild
                morph(document.body, make(to))
                if (!document.body.isEqualNode(make(to))) failures.push(`${from} → ${document.body.innerHTML}, not ${to}`)
                if (document.body.firstElementChild !== main) failures.push(`another node: ${from} → ${to}`)
            }
            return failures
        }
        """,
        shapes,
    )
    assert failures == []
