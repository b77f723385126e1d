"""What a page says to scripts is what it shows: each word that a person sees is in the outline, and the other way round."""

import json
import re
import time
import urllib.request

import pytest
from dashboard import Dashboard
from support import live

GALLERY = [
    "/", "/text", "/choices", "/numbers", "/buttons", "/layout", "/list", "/dialogs", "/keys", "/words", "/shared", "/room",
    "/toasts", "/pictures", "/files",
]
DASHBOARD = ["/", "/people", "/people/1", "/articles", "/articles/1", "/profile", "/account"]

# The texts that are seen, and the words for those who do not see. What the browser folds up by itself is unfolded
# first; decorations, drawings and what stands in fields are left out.
SEEN = """() => {
    for (const details of document.querySelectorAll("details:not([name])")) details.open = true
    const apart = "[aria-hidden=true], .visually-hidden, svg, select, textarea, script, style, #pinion-announcer"
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart)
    const texts = []
    const walker = document.createTreeWalker(document.querySelector("main, body > *"), NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
        if (isSeen(walker.currentNode.parentElement)) texts.push(walker.currentNode.data)
    const labels = [...document.querySelectorAll("[alt], [aria-label]")].map((e) => e.alt || e.ariaLabel || "")
    const unseen = [...document.querySelectorAll(":is(button, a, label, dialog) .visually-hidden")]
    labels.push(...unseen.map((e) => e.textContent))
    // Those that stand in a window without JavaScript, or in a narrow one.
    const unscripted = [...document.querySelectorAll("button.send, .more-button")].map((e) => e.textContent)
    const ends = [...document.querySelectorAll(".minimum, .maximum")].map((e) => e.textContent)
    return { texts, labels: [...labels, ...unscripted, ...ends], page: document.body.dataset.page }
}"""


def words(texts):
    return {word for text in texts for word in re.findall(r"\w+", text)}


def told(entries, state):
    """The words of an outline that are seen, and those of what belongs to its entries."""
    seen, more = [], []
    for entry in entries:
        kind = next(iter(entry))
        if kind == "chart":
            more += [entry[kind], *entry["columns"], *(text for row in entry["rows"] for text in row.values())]
            continue
        for name in ("heading", "text", "link", "picture", "label", "details", "meter", "progress", "dialog", "table"):
            if isinstance(entry.get(name), str):
                (seen if name != "picture" else more).append(entry[name])
        seen += entry.get("columns", [])
        if kind == "field" or "field" in entry:
            field = state["fields"][entry["field"]]
            more += [choice["text"] for choice in field.get("choices", [])]
            seen += [text for text in (field["error"], field.get("notice")) if text]
        inside = [*entry.get("content", []), *entry.get("navigation", []), *entry.get("controls", [])]
        for row in entry.get("list", []):
            inside += row
        for row in entry.get("rows", []):
            for cell in row.values():
                if isinstance(cell, str):
                    seen.append(cell)
                else:
                    inside += cell
        deeper = told(inside, state)
        seen += deeper[0]
        more += deeper[1]
    return seen, more


def state_of(tab, url, page):
    """The state of the very page that the tab shows."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in tab.context.cookies(url))
    fields = {"Accept": "application/json", "Cookie": cookies, "Pinion-Page": page}
    with urllib.request.urlopen(urllib.request.Request(url, headers=fields), timeout=60) as reply:
        return json.load(reply)


def differences(tab):
    shown = tab.evaluate(SEEN)
    state = state_of(tab, tab.url, shown["page"])
    seen, more = told(state["content"], state)
    missing = words(shown["texts"]) - words(seen + more)
    extra = words(seen) - words(shown["texts"] + shown["labels"])
    return {"not in the outline": missing, "not on the page": extra}


def agree(tab):
    """A page that moves on by itself may do so between the two looks."""
    deadline = time.monotonic() + 20
    while True:
        found = differences(tab)
        if not any(found.values()) or time.monotonic() > deadline:
            break
    assert found == {"not in the outline": set(), "not on the page": set()}


@pytest.mark.parametrize("path", GALLERY)
def test_the_gallery_says_what_it_shows(at, path):
    agree(at(path))


@pytest.mark.parametrize("name", ["Table", "List", "Rest"])
def test_a_tab_that_is_chosen_is_told_and_others_are_not(at, name):
    tab = at("/layout")
    tab.get_by_role("tab", name=name, exact=True).click()
    tab.get_by_role("tab", name=name, exact=True, selected=True).wait_for()
    agree(tab)


@pytest.fixture(scope="module")
def dashboard():
    dashboard = Dashboard(samples=12)
    dashboard.add_user()
    dashboard.command("user", "promote", "ann")
    dashboard.add_articles(3)
    yield dashboard
    dashboard.stop()


@pytest.mark.parametrize("path", ["/login", "/signup"])
def test_the_dashboard_says_to_strangers_what_it_shows(tab, dashboard, path):
    tab.goto(dashboard.url + path)
    live(tab)
    agree(tab)


def test_the_dashboard_says_what_it_shows(tab, dashboard):
    dashboard.sign_in(tab)
    for path in [*DASHBOARD, "/administration"]:
        tab.goto(dashboard.url + path)
        live(tab)
        agree(tab)
