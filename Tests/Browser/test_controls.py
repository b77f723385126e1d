"""Every kind of control with mouse and keyboard, the focus, shortcuts, dialogs in dialogs, colours."""

from playwright.sync_api import expect
from support import NAME, button, field, focused, form, live, settled, visited

LABEL = '<label data-n="{n}" class="field"><span>{text}</span>{control}</label>'


def labeled(number, text, control):
    return LABEL.format(n=number, text=text, control=control)


CHECKBOX = labeled(
    10, "News", '<input type="hidden" name="news" value="false">'
    '<input data-n="11" type="checkbox" name="news" value="true">'
)
SELECT = labeled(
    20, "Colour", '<select data-n="21" name="colour"><option value="" hidden selected></option>'
    '<option data-n="22" value="r">Red</option><option data-n="23" value="g">Green</option></select>'
)
MANY = labeled(
    30, "Days", '<input type="hidden" name="days" value=""><select data-n="31" name="days" multiple>'
    '<option data-n="32" value="m">Monday</option><option data-n="33" value="t">Tuesday</option></select>'
)
RADIOS = (
    '<fieldset data-n="40" role="radiogroup" data-focus="size"><legend data-n="41">Size</legend>'
    + "".join(
        f'<label data-n="{n}"><input data-n="{n + 1}" type="radio" name="size" value="{value}"><span>{text}</span></label>'
        for n, value, text in [(42, "s", "Small"), (44, "m", "Medium"), (46, "l", "Large")]
    )
    + "</fieldset>"
)
RANGE = labeled(50, "Volume", '<input data-n="51" min="0" max="10" step="0.5" type="range" name="volume" value="1.5">')
DETAILS = '<details data-n="60" name="more"><summary data-n="61">More</summary><p data-n="62">Text</p></details>'
TEXT = '<p data-n="70"></p>'


def opened(tab, serve, *content):
    return visited(tab, serve(form(*content, TEXT)))


def said(tab, server, text, *operations, **fields):
    """Changes the page and waits until that has come."""
    server.page.change(*operations, ["t", 70, text], **fields)
    expect(tab.locator("[data-n='70']")).to_have_text(text)


def edits(server, name, *values):
    server.wait(lambda: server.page.edits(name) == list(values))


def test_nothing_is_said_before_somebody_does_something(tab, serve):
    server = opened(tab, serve, CHECKBOX, SELECT, MANY, RADIOS, RANGE, DETAILS, field(80, "name"))
    settled(tab)
    assert server.page.messages == []


def test_a_checkbox_is_ticked_with_mouse_and_keyboard(tab, serve):
    server = opened(tab, serve, CHECKBOX)
    tab.get_by_text("News").click()
    edits(server, "news", True)
    tab.get_by_label("News").press("Space")
    edits(server, "news", True, False)
    said(tab, server, "set", fields={"news": [2, True]})
    expect(tab.get_by_label("News")).to_be_checked()
    settled(tab)
    assert server.page.edits("news") == [True, False]


def test_a_list_is_chosen_from_with_mouse_and_keyboard(tab, serve):
    server = opened(tab, serve, SELECT)
    colour = tab.get_by_label("Colour")
    expect(colour).to_have_value("")
    colour.select_option("r")
    edits(server, "colour", "r")
    colour.press("ArrowDown")
    edits(server, "colour", "r", "g")
    said(tab, server, "none", fields={"colour": [2, ""]})
    expect(colour).to_have_value("")


def test_choices_that_change_are_no_edit(tab, serve):
    server = opened(tab, serve, SELECT)
    colour = tab.get_by_label("Colour")
    colour.select_option("r")
    edits(server, "colour", "r")
    blue = '<option data-n="24" value="b" selected="">Blue</option>'
    said(tab, server, "changed", ["i", 21, 23, blue], ["x", 22], fields={"colour": [1, "b"]})
    expect(colour).to_have_value("b")
    said(tab, server, "gone", ["x", 24], fields={"colour": [1, "r"]})
    settled(tab)
    assert server.page.edits("colour") == ["r"]


def test_many_are_chosen_with_mouse_and_keyboard(tab, serve):
    server = opened(tab, serve, MANY)
    days = tab.get_by_label("Days")
    days.select_option(["m", "t"])
    edits(server, "days", ["m", "t"])
    days.press("Home")
    edits(server, "days", ["m", "t"], ["m"])
    said(tab, server, "set", fields={"days": [2, ["t"]]})
    expect(days).to_have_values(["t"])
    said(tab, server, "none", fields={"days": [2, []]})
    expect(days).to_have_values([])


def test_radio_buttons_are_chosen_with_mouse_and_keyboard(tab, serve):
    server = opened(tab, serve, RADIOS)
    tab.get_by_text("Small").click()
    edits(server, "size", "s")
    tab.get_by_label("Small").press("ArrowDown")
    edits(server, "size", "s", "m")
    said(tab, server, "set", fields={"size": [2, "l"]})
    expect(tab.get_by_label("Large")).to_be_checked()


def test_radio_buttons_go_on_counting_when_the_first_one_is_another(tab, serve):
    server = opened(tab, serve, RADIOS)
    tab.get_by_label("Medium").check()
    edits(server, "size", "m")
    tiny = '<label data-n="48"><input data-n="49" type="radio" name="size" value="t"><span>Tiny</span></label>'
    said(tab, server, "new", ["i", 40, 41, tiny], fields={"size": [1, "m"]})
    tab.get_by_label("Tiny").check()
    edits(server, "size", "m", "t")
    assert server.page.messages[-1]["fields"]["size"][0] == 2


def test_a_slider_is_moved_with_the_keyboard(tab, serve):
    server = opened(tab, serve, RANGE)
    volume = tab.get_by_label("Volume")
    volume.press("ArrowRight")
    edits(server, "volume", "2")
    said(tab, server, "set", fields={"volume": [1, "9.7"]})
    # The browser moves it to what can be chosen; that is nobody's edit.
    expect(volume).to_have_value("9.5")
    settled(tab)
    assert server.page.edits("volume") == ["2"]


def test_details_with_a_name_are_told(tab, serve):
    server = opened(tab, serve, DETAILS)
    tab.get_by_text("More").click()
    edits(server, "more", True)
    said(tab, server, "closed", fields={"more": [1, False]})
    expect(tab.get_by_text("Text", exact=True)).to_be_hidden()
    tab.locator("summary").press("Enter")
    edits(server, "more", True, True)


def test_details_without_a_name_are_the_browsers_affair(tab, serve):
    server = opened(tab, serve, DETAILS.replace(' name="more"', ""))
    tab.get_by_text("More").click()
    expect(tab.get_by_text("Text", exact=True)).to_be_visible()
    said(tab, server, "closed", ["a", 60, "open"])
    expect(tab.get_by_text("Text", exact=True)).to_be_hidden()
    assert server.page.messages == []


def test_the_focus_is_told_of_fields_that_are_marked_with_what_was_typed(tab, serve):
    server = opened(tab, serve, field(10, "name", extra=' data-focus="name"'), field(20, "other"), RADIOS)
    tab.get_by_label("Other").focus()
    name = tab.get_by_label("Name")
    name.focus()
    edits(server, "@focus", "name")
    server.answering.clear()
    name.press_sequentially("Ada")
    name.press("Tab")
    server.answering.set()
    edits(server, "@focus", "name", None)
    values = [message["fields"].get("name", [0, 0, None])[2] for message in server.page.messages]
    assert values[0] is None and values[-1] == "Ada"
    tab.get_by_label("Medium").focus()
    edits(server, "@focus", "name", None, "size")


def test_an_action_comes_with_the_focus_as_it_was(tab, serve):
    server = opened(tab, serve, field(10, "name", extra=' data-focus="name"'), button(20, "save"))
    tab.get_by_label("Name").press_sequentially("Ada")
    server.wait(lambda: server.page.edits("name")[-1:] == ["Ada"])
    tab.get_by_role("button").click()
    server.wait(lambda: server.page.actions() == ["save"])
    edits(server, "@focus", "name", None)


def test_a_dialog_that_takes_the_focus_is_told_too(tab, serve):
    server = opened(tab, serve, field(10, "name", extra=' data-focus="name"'))
    tab.get_by_label("Name").focus()
    edits(server, "@focus", "name")
    said(tab, server, "open", ["i", 1, 2, dialog(100, "outer")])
    edits(server, "@focus", "name", None)
    said(tab, server, "closed", ["x", 100])
    edits(server, "@focus", "name", None, "name")


def test_a_page_made_anew_hears_where_the_focus_is(tab, serve):
    server = opened(tab, serve, field(10, "name", extra=' data-focus="name"'))
    name = tab.get_by_label("Name")
    name.focus()
    edits(server, "@focus", "name")
    first = server.page
    server.forget_pages()
    server.wait(lambda: server.pages and server.page is not first, timeout=20)
    edits(server, "@focus", "name")
    name.press("Tab")
    edits(server, "@focus", "name", None)


def test_the_focus_can_be_taken_away(tab, serve):
    server = opened(tab, serve, field(10, "name", extra=' data-focus="name"'))
    tab.get_by_label("Name").focus()
    server.page.effect("blur", "name")
    server.wait(lambda: not server.page.effects)
    assert focused(tab) == "body"


def test_the_focus_that_the_person_has_moved_on_is_not_taken_away(tab, serve):
    server = opened(tab, serve, field(10, "name", extra=' data-focus="name"'), field(20, "other"))
    tab.get_by_label("Name").focus()
    tab.get_by_label("Other").focus()
    server.page.effect("blur", "name")
    server.wait(lambda: not server.page.effects)
    tab.keyboard.type("kept")
    expect(tab.get_by_label("Other")).to_have_value("kept")


def shortcut(number, action, keys):
    return button(number, action).replace(" name=", f' aria-keyshortcuts="{keys}" name=')


def test_shortcuts_press_their_buttons(tab, serve):
    server = opened(
        tab, serve, field(10, "name"), shortcut(20, "save", "Control+S"), shortcut(21, "find", "F"),
        shortcut(22, "all", "Control+Shift+A"),
    )
    name = tab.get_by_label("Name")
    name.press_sequentially("fFs")
    server.wait(lambda: server.page.edits("name")[-1:] == ["fFs"])
    name.press("Control+s")
    server.wait(lambda: server.page.actions() == ["save"])
    name.press("Control+Shift+A")
    server.wait(lambda: server.page.actions() == ["save", "all"])
    # The first save is over, or this would be taken for a double press.
    name.press("Meta+s")
    server.wait(lambda: server.page.actions() == ["save", "all", "save"])
    tab.get_by_role("button", name="All").focus()
    tab.keyboard.press("f")
    server.wait(lambda: server.page.actions() == ["save", "all", "save", "find"])
    for key in ['"', "\\", "Control+\\", "]"]:
        tab.keyboard.press(key)


def dialog(number, name, inside="", marks=""):
    return (
        f'<dialog data-n="{number}" open="" data-modal="" data-dismiss="{name}-cancel">{inside}'
        f'<form data-n="{number + 1}" method="post">{field(number + 2, name)}'
        f'<button data-n="{number + 5}" name="action" value="{name}-ok"{marks}>{name} OK</button></form></dialog>'
    )


def test_shortcuts_belong_to_the_innermost_dialog(tab, serve):
    server = opened(tab, serve, shortcut(20, "save", "Control+S"))
    server.page.change(["i", 1, 2, dialog(100, "outer", marks=' aria-keyshortcuts="Control+S"')])
    expect(tab.get_by_label("Outer")).to_be_focused()
    tab.keyboard.press("Control+s")
    server.wait(lambda: server.page.actions() == ["outer-ok"])
    server.page.change(["i", 100, 101, dialog(200, "inner")])
    expect(tab.get_by_label("Inner")).to_be_focused()
    tab.keyboard.press("Control+s")
    server.page.change(["x", 200], ["x", 100])
    expect(tab.get_by_role("dialog")).to_have_count(0)
    tab.keyboard.press("Control+s")
    server.wait(lambda: server.page.actions() == ["outer-ok", "save"])


def test_a_dialog_in_a_dialog_gives_the_focus_back_step_by_step(tab, serve):
    server = visited(tab, serve(NAME))
    tab.get_by_label("Name").focus()
    server.page.change(["i", 1, 2, dialog(100, "outer")])
    expect(tab.get_by_label("Outer")).to_be_focused()
    tab.get_by_role("button", name="outer OK").focus()
    server.page.change(["i", 100, 101, dialog(200, "inner", marks=" autofocus")])
    expect(tab.get_by_role("button", name="inner OK")).to_be_focused()
    tab.keyboard.press("Escape")
    server.wait(lambda: server.page.actions() == ["inner-cancel"])
    server.page.change(["x", 200])
    expect(tab.get_by_role("button", name="outer OK")).to_be_focused()
    tab.keyboard.press("Escape")
    server.wait(lambda: server.page.actions() == ["inner-cancel", "outer-cancel"])
    server.page.change(["x", 100])
    expect(tab.get_by_label("Name")).to_be_focused()


def test_two_dialogs_that_go_at_once_give_the_focus_back(tab, serve):
    server = visited(tab, serve(NAME))
    tab.get_by_label("Name").focus()
    server.page.change(["i", 1, 2, dialog(100, "outer", dialog(200, "inner"))])
    expect(tab.get_by_label("Inner")).to_be_focused()
    server.page.change(["x", 100])
    expect(tab.get_by_label("Name")).to_be_focused()


def test_a_control_outside_a_form_is_sent_with_the_pages(tab, serve):
    server = serve(
        '<main data-n="1"><form data-n="2" id="page" method="post"></form>'
        + field(10, "name", extra=' form="page"')
        + button(20, "save", disabled=True).replace(" name=", ' form="page" name=')
        + "</main>"
    )
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    server.answering.clear()
    name.press_sequentially("x")
    name.press("Enter")
    server.answering.set()
    server.wait(lambda: server.page.actions() == ["save"])
    server.page.change(["a", 20, "data-disabled"])
    expect(tab.get_by_role("button")).to_be_enabled()
    # What is typed goes when the first save is over: until then another would be taken for a double press.
    name.press("y")
    server.wait(lambda: server.page.edits("name")[-1:] == ["xy"])
    name.press("Enter")
    server.wait(lambda: server.page.actions() == ["save", "save"])


def test_exact_values_become_properties_of_the_style(tab, serve):
    server = opened(tab, serve, '<p data-n="10" data-style="--color:#123456">Text</p>')
    text = tab.get_by_text("Text")

    def style(name):
        return text.evaluate("(node, name) => node.style.getPropertyValue(name)", name)

    assert style("--color") == "#123456"
    said(tab, server, "other", ["a", 10, "data-style", "--color:#fff;--background:red"])
    assert (style("--color"), style("--background")) == ("#fff", "red")
    said(tab, server, "less", ["a", 10, "data-style", "--background:red"])
    assert (style("--color"), style("--background")) == ("", "red")
    said(tab, server, "none", ["a", 10, "data-style"])
    assert (style("--color"), style("--background")) == ("", "")
    said(tab, server, "new", ["i", 2, 10, '<b data-n="11" data-style="--background:blue">New</b>'])
    assert tab.locator("b").evaluate("(node) => node.style.cssText") == "--background: blue;"
