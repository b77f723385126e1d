"""Arrow keys in tabs and menus; what a key does elsewhere is told where that is tested."""

from support import button, field, form, visited

# Tabs and menus bring it along.
ARROWS = '<script data-n="30" type="module" src="/arrows.js"></script>'
TABS = form(
    '<div data-n="10" role="tablist">'
    + "".join(
        f'<button data-n="{number}" role="tab" name="action" value="{name}">{name}</button>'
        for number, name in [(11, "one"), (12, "two"), (13, "three")]
    )
    + "</div>",
    field(20, "name"),
    ARROWS,
)
MENU = form(
    '<details data-n="10" class="menu"><summary data-n="11">More</summary><div data-n="12" class="items">'
    + button(13, "copy")
    + button(14, "move", disabled=True)
    + button(15, "delete")
    + "</div></details>",
    ARROWS,
)


def focused(tab):
    return tab.evaluate("document.activeElement.textContent")


def test_arrows_choose_among_tabs_and_come_round(tab, serve):
    server = visited(tab, serve(TABS))
    tab.get_by_role("tab", name="one").focus()
    for key, name in [("ArrowRight", "two"), ("End", "three"), ("ArrowRight", "one"), ("ArrowLeft", "three"), ("Home", "one")]:
        tab.keyboard.press(key)
        assert focused(tab) == name
        server.wait(lambda: server.page.actions()[-1:] == [name])
    tab.keyboard.press("ArrowDown")
    assert focused(tab) == "one"


def test_arrows_move_among_the_items_of_an_open_menu(tab, serve):
    server = visited(tab, serve(MENU))
    summary = tab.locator("summary")
    summary.focus()
    tab.keyboard.press("ArrowDown")
    assert focused(tab) == "More"
    tab.keyboard.press("Enter")
    for key, name in [("ArrowDown", "Copy"), ("ArrowDown", "Delete"), ("ArrowDown", "Copy"), ("ArrowUp", "Delete")]:
        tab.keyboard.press(key)
        assert focused(tab) == name
    summary.focus()
    tab.keyboard.press("ArrowUp")
    assert focused(tab) == "Delete"
    assert server.page.actions() == []
    tab.keyboard.press("Enter")
    server.wait(lambda: server.page.actions() == ["delete"])


def test_arrows_in_a_field_move_its_caret(tab, serve):
    server = visited(tab, serve(TABS))
    name = tab.get_by_label("Name")
    name.press_sequentially("ab")
    name.press("ArrowLeft")
    name.press_sequentially("-")
    server.wait(lambda: server.page.edits("name")[-1:] == ["a-b"])
    assert server.page.actions() == []
