"""Typing is never disturbed: what stands in the fields, whatever the server says and whenever it says it."""

from playwright.sync_api import expect
from support import NAME, caret, field, focused, form, live, settled, visited


def test_typing_arrives_as_typed(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    tab.get_by_label("Name").press_sequentially("Ada Lovelace")
    server.wait(lambda: server.page.edits("name")[-1:] == ["Ada Lovelace"])
    assert all("Ada Lovelace".startswith(value) for value in server.page.edits("name"))


def test_one_message_is_under_way_and_the_rest_goes_with_the_next(tab, serve):
    server = serve(NAME)
    tab.goto(server.url)
    server.answering.clear()
    tab.get_by_label("Name").press_sequentially("abcdef")
    server.wait(lambda: server.page.n == 1)
    settled(tab)
    assert server.page.edits("name") == ["a"]
    server.answering.set()
    server.wait(lambda: server.page.edits("name") == ["a", "abcdef"])
    assert [message["n"] for message in server.page.messages] == [1, 2]
    assert server.page.messages[1]["fields"]["name"][0] == 6


def test_a_value_from_before_the_last_key_is_dropped(tab, serve):
    server = serve(NAME)
    server.on_message = lambda page, message: (204, None)
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    name.press_sequentially("ab")
    server.wait(lambda: server.page.edits("name")[-1:] == ["ab"])
    server.page.change(["t", 30, "first"], fields={"name": [1, "X"]})
    expect(tab.locator("p")).to_have_text("first")
    expect(name).to_have_value("ab")
    server.page.change(["t", 30, "second"], fields={"name": [2, "AB"]})
    expect(name).to_have_value("AB")


def test_an_equal_value_is_not_assigned(tab, serve):
    server = visited(tab, serve(NAME))
    name = tab.get_by_label("Name")
    name.press_sequentially("ab")
    server.wait(lambda: server.page.edits("name")[-1:] == ["ab"])
    name.evaluate(
        """(field) => {
            const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
            window.assigned = 0;
            Object.defineProperty(field, "value", { get, set(value) { window.assigned++; set.call(this, value); } });
        }"""
    )
    server.page.change(["t", 30, "done"], fields={"name": [2, "ab"]})
    expect(tab.locator("p")).to_have_text("done")
    assert tab.evaluate("window.assigned") == 0


def test_a_changed_value_moves_the_caret_with_its_text(tab, serve):
    server = visited(tab, serve(NAME))
    name = tab.get_by_label("Name")
    name.press_sequentially("ada lovelace")
    server.wait(lambda: server.page.edits("name")[-1:] == ["ada lovelace"])
    for _ in range(8):
        name.press("ArrowLeft")
    server.page.change(fields={"name": [12, "Countess ada lovelace"]})
    expect(name).to_have_value("Countess ada lovelace")
    assert caret(name) == [13, 13]
    server.page.change(fields={"name": [12, "COUNTESS ADA LOVELACE"]})
    expect(name).to_have_value("COUNTESS ADA LOVELACE")
    assert caret(name) == [13, 13]
    name.press_sequentially("!")
    expect(name).to_have_value("COUNTESS ADA !LOVELACE")


def test_a_field_that_nobody_touched_takes_every_value(tab, serve):
    server = visited(tab, serve(form(field(10, "name", "old"), field(20, "other"))))
    tab.get_by_label("Other").focus()
    server.page.change(fields={"name": [0, "one"]})
    expect(tab.get_by_label("Name")).to_have_value("one")
    server.page.change(fields={"name": [0, "two"]})
    expect(tab.get_by_label("Name")).to_have_value("two")
    assert focused(tab) == "other"
    assert server.page.messages == []


def test_a_server_that_rewrites_every_key_loses_none(tab, serve):
    server = serve(NAME)

    def upper(page, message):
        edit = message["fields"]["name"]
        page.change(fields={"name": [edit[0], edit[2].upper()]})
        return 204, None

    server.on_message = upper
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    text = "the quick brown fox jumps over the lazy dog"
    for key in text:
        name.press_sequentially(key)
    expect(name).to_have_value(text.upper())
    name.press("Home")
    name.press_sequentially("see: ")
    expect(name).to_have_value(("see: " + text).upper())
    assert caret(name) == [5, 5]


def test_every_kind_of_field_says_its_value(tab, serve):
    server = serve(
        form(
            '<label data-n="3"><span data-n="4">Agree</span><input data-n="5" type="checkbox" name="agree"></label>',
            '<label data-n="6"><span data-n="7">Colour</span><select data-n="8" name="colour">'
            '<option data-n="9" value="r">Red</option><option data-n="10" value="g">Green</option></select></label>',
            '<label data-n="11"><span data-n="12">Many</span><select data-n="13" name="many" multiple>'
            '<option data-n="14" value="a">A</option><option data-n="15" value="b">B</option>'
            '<option data-n="16" value="c">C</option></select></label>',
            '<label data-n="17"><span data-n="18">Small</span><input data-n="19" type="radio" name="size" value="s">'
            '</label><label data-n="20"><span data-n="21">Large</span>'
            '<input data-n="22" type="radio" name="size" value="l" checked></label>',
            '<label data-n="23"><span data-n="24">Notes</span><textarea data-n="25" name="notes"></textarea></label>',
        )
    )
    tab.goto(server.url)
    live(tab)
    tab.get_by_label("Agree").check()
    tab.get_by_label("Colour").select_option("g")
    tab.get_by_label("Many").select_option(["a", "c"])
    tab.get_by_label("Small").check()
    tab.get_by_label("Notes").press_sequentially("one\ntwo")
    server.wait(lambda: server.page.edits("notes")[-1:] == ["one\ntwo"])
    assert server.page.edits("agree") == [True]
    assert server.page.edits("colour") == ["g"]
    assert server.page.edits("many") == [["a", "c"]]
    assert server.page.edits("size") == ["s"]
    server.page.change(
        fields={"agree": [1, False], "colour": [1, "r"], "many": [1, ["b"]], "size": [1, "l"], "notes": [7, "three"]}
    )
    expect(tab.get_by_label("Notes")).to_have_value("three")
    expect(tab.get_by_label("Agree")).not_to_be_checked()
    expect(tab.get_by_label("Colour")).to_have_value("r")
    expect(tab.get_by_label("Many")).to_have_values(["b"])
    expect(tab.get_by_label("Large")).to_be_checked()
    messages = len(server.page.messages)
    tab.get_by_label("Notes").press_sequentially("!")
    server.wait(lambda: len(server.page.messages) > messages)
    assert list(server.page.messages[-1]["fields"]) == ["notes"]


def test_what_was_typed_before_the_script_ran_is_sent(tab, serve):
    import threading

    server = serve(NAME)
    script = threading.Event()
    server.on_request = lambda handler: script.wait() and None if handler.path == "/pinion.js" else None
    tab.goto(server.url, wait_until="commit")
    tab.get_by_label("Name").press_sequentially("early")
    script.set()
    server.wait(lambda: server.page.edits("name") == ["early"])


def test_a_value_that_no_event_announced_goes_with_the_action(tab, serve):
    server = visited(tab, serve(NAME))
    tab.get_by_label("Name").evaluate("(field) => { field.value = 'by the password manager' }")
    tab.get_by_role("button").click()
    server.wait(lambda: server.page.actions() == ["save"])
    assert server.page.edits("name") == ["by the password manager"]


def test_a_disabled_field_is_not_sent(tab, serve):
    server = serve(form(field(10, "name"), field(20, "other")))
    server.answering.clear()
    tab.goto(server.url)
    live(tab)
    tab.get_by_label("Other").press_sequentially("x")
    server.wait(lambda: server.page.n == 1)
    tab.get_by_label("Name").press_sequentially("late")
    server.page.change(["a", 12, "disabled", ""])
    expect(tab.get_by_label("Name")).to_be_disabled()
    server.answering.set()
    tab.get_by_label("Other").fill("xy")
    server.wait(lambda: server.page.edits("other") == ["x", "xy"])
    assert server.page.edits("name") == []
    server.page.change(["a", 12, "disabled"])
    server.wait(lambda: server.page.edits("name") == ["late"])


def test_a_refused_value_is_said_and_not_sent_again(tab, serve):
    server = serve(NAME)

    def refuse(page, message):
        value = message.get("fields", {}).get("name", [0, 0, ""])[2]
        if "!" in value:
            return 422, {"title": "Refused", "n": page.n, "fields": {"name": "No exclamation marks."}}

    server.on_message = refuse
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    name.press_sequentially("Hi!")
    expect(tab.get_by_role("status").filter(has_text="No exclamation marks.")).to_be_visible()
    settled(tab)
    assert server.page.edits("name")[-1] == "Hi!"
    messages = len(server.page.messages)
    name.press("Backspace")
    server.wait(lambda: len(server.page.messages) == messages + 1)
    assert server.page.edits("name")[-1] == "Hi"


class Composition:
    """An input method at work in the focused field."""

    def __init__(self, tab):
        self.session = tab.context.new_cdp_session(tab)

    def set(self, text):
        self.session.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        )

    def commit(self, text):
        self.session.send("Input.insertText", {"text": text})


def watch_composition(tab):
    tab.evaluate(
        """() => {
            window.compositions = [];
            for (const type of ["compositionstart", "compositionend"])
                addEventListener(type, (event) => window.compositions.push(event.type + ":" + event.data), true);
        }"""
    )


def test_a_composition_is_not_broken_by_frames(tab, serve):
    server = visited(tab, serve(NAME))
    name = tab.get_by_label("Name")
    name.press_sequentially("a")
    server.wait(lambda: server.page.edits("name") == ["a"])
    watch_composition(tab)
    method = Composition(tab)
    for step, text in enumerate(["に", "にほ", "にほん", "日本"]):
        method.set(text)
        server.page.change(["t", 30, str(step)], fields={"name": [step + 1, "server"]})
        expect(tab.locator("p")).to_have_text(str(step))
        expect(name).to_have_value("a" + text)
    method.commit("日本")
    name.press_sequentially("!")
    expect(name).to_have_value("a日本!")
    server.wait(lambda: server.page.edits("name")[-1:] == ["a日本!"])
    assert tab.evaluate("window.compositions") == ["compositionstart:", "compositionend:日本"]


def test_a_value_that_came_during_the_composition_waits_for_its_end(tab, serve):
    server = serve(NAME)
    server.on_message = lambda page, message: (204, None)
    tab.goto(server.url)
    live(tab)
    name = tab.get_by_label("Name")
    name.focus()
    watch_composition(tab)
    method = Composition(tab)
    method.set("kana")
    server.wait(lambda: server.page.edits("name") == ["kana"])
    server.page.change(["t", 30, "sent"], fields={"name": [1, "KANA"]})
    expect(tab.locator("p")).to_have_text("sent")
    expect(name).to_have_value("kana")
    method.commit("kana")
    expect(name).to_have_value("KANA")
    assert caret(name) == [4, 4]
    assert tab.evaluate("window.compositions") == ["compositionstart:", "compositionend:kana"]


def test_a_field_that_takes_the_place_of_another_starts_anew(tab, serve):
    server = visited(tab, serve(form(field(10, "name"), '<p data-n="30"></p>')))
    tab.get_by_label("Name").press_sequentially("abc")
    server.wait(lambda: server.page.edits("name")[-1:] == ["abc"])
    server.page.change(["x", 10], ["i", 2, 0, field(40, "name", "fresh")])
    expect(tab.get_by_label("Name")).to_have_value("fresh")
    server.page.change(fields={"name": [0, "fresher"]})
    expect(tab.get_by_label("Name")).to_have_value("fresher")


def test_a_focused_field_that_is_moved_keeps_focus_and_caret(tab, serve):
    server = visited(tab, serve(form(field(10, "name"), field(20, "other"), '<p data-n="30"></p>')))
    name = tab.get_by_label("Name")
    name.press_sequentially("abcdef")
    name.press("ArrowLeft")
    name.evaluate("(field) => field.addEventListener('blur', () => { window.hasLostFocus = true })")
    server.page.change(["m", 2, 20, 10], ["t", 30, "moved"])
    expect(tab.locator("p")).to_have_text("moved")
    assert not tab.evaluate("window.hasLostFocus")
    assert focused(tab) == "name"
    assert caret(name) == [5, 5]
    server.page.change(["x", 10], ["m", 2, 0, 10], ["t", 30, "again"])
    expect(tab.locator("p")).to_have_text("again")
    assert focused(tab) == "name"
    name.press_sequentially("X")
    expect(name).to_have_value("abcdeXf")

