"""What people do every day, in each of the engines: type and correct, over a slow wire too."""

import pytest
from everyday import browser, dashboard, tab, wire  # noqa: F401
from support import NAME

SENTENCE = "the quick brown fox jumps over the lazy dog "


@pytest.mark.parametrize("before, after", [("", ""), ("first ", "last")], ids=["in_an_empty_field", "in_the_middle"])
def test_fast_typing_over_a_slow_wire_arrives_as_typed(tab, wire, before, after):
    tab.open(wire.url + "/login")
    tab.type(before + after, into="Username")
    tab.put_caret("Username", len(before))
    tab.watch_typing("Username")
    text = (SENTENCE * 4)[:150]
    tab.type(text, delay=0.01)
    wanted = before + text + after
    tab.wait_for_value("Username", wanted)
    tab.wait_for(wanted, lambda: tab.server_holds("username"))
    tab.settled()
    # What came back has changed nothing.
    assert tab.value("Username") == wanted
    assert tab.carets() == [len(before) + count for count in range(1, len(text) + 1)]


def test_what_is_corrected_stays_corrected(tab, wire):
    tab.open(wire.url + "/login")
    tab.type("Ada Lovlace", into="Username", delay=0.02)
    for _ in range(4):
        tab.press("ArrowLeft")
    tab.type("e")
    tab.press("Home")
    tab.type("Lady ")
    tab.press("Backspace")
    tab.type("-")
    tab.wait_for("Lady-Ada Lovelace", lambda: tab.server_holds("username"))
    tab.settled()
    assert tab.value("Username") == "Lady-Ada Lovelace"
    assert tab.caret("Username") == [5, 5]


def test_a_server_that_rewrites_every_key_loses_none(tab, serve):
    server = serve(NAME)

    def upper(page, message):
        edit = message["fields"]["name"]
        page.change(fields={"name": [edit[0], edit[2].upper()]})
        return 204, None

    server.on_message = upper
    tab.open(server.url)
    tab.type(SENTENCE, into="Name", delay=0.02)
    tab.wait_for_value("Name", SENTENCE.upper())
    tab.press("Home")
    tab.type("see: ", delay=0.02)
    tab.wait_for_value("Name", ("see: " + SENTENCE).upper())
    assert tab.caret("Name") == [5, 5]


def test_clear_empties_both_fields_and_typing_goes_on(tab, wire):
    tab.open(wire.url + "/login")
    tab.type("ann", into="Username")
    tab.type("secret", into="Password")
    tab.click("Clear")
    tab.wait_for_value("Username", "")
    tab.wait_for_value("Password", "")
    tab.wait_for_button("Log in", enabled=False)
    tab.type("bea", into="Username", delay=0.05)
    tab.wait_for("bea", lambda: tab.server_holds("username"))
    assert tab.value("Username") == "bea"


@pytest.mark.composing
def test_a_composition_is_not_broken(tab, serve):
    """Whatever the server says of the field meanwhile."""
    server = serve(NAME)
    tab.open(server.url)
    tab.type("a", into="Name")
    tab.watch_typing("Name")
    for step, text in enumerate(tab.compose()):
        server.wait(lambda: server.page.edits("name")[-1:] == ["a" + text])
        count = server.page.messages[-1]["fields"]["name"][0]
        server.page.change(["t", 30, f"step {step}"], fields={"name": [count, "server"]})
        tab.wait_for_text(f"step {step}")
        assert tab.value("Name") == "a" + text
    assert tab.compositions() == ["start"]
    text = tab.commit()
    tab.type("!")
    tab.wait_for_value("Name", f"a{text}!")
    server.wait(lambda: server.page.edits("name")[-1:] == [f"a{text}!"])
    assert tab.compositions().count("start") == 1
    assert tab.caret("Name") == [len(text) + 2] * 2
