"""Photos and files in Chromium, with the photo booth: a site of two fields for files; several files in the gallery."""

import hashlib
import random
from pathlib import Path

import pytest
from dashboard import ROOT, Program
from playwright.sync_api import expect
from support import focused, live
from waiting import until
from wire import Wire

FIXTURES = ROOT / "Tests/ImagesTests/Fixtures"


@pytest.fixture(scope="module")
def booth():
    booth = Program("PHOTOBOOTH", ".build/release/PhotoBooth")
    booth.kept = Path(booth.folder.name) / "kept"
    yield booth
    booth.stop()


@pytest.fixture
def wire(booth):
    """A connection with 60 ms from the browser to the server and back."""
    wire = Wire(booth.port, delay=0.03)
    yield wire
    wire.close()


@pytest.fixture
def large(tmp_path):
    """A file of twenty parts and a bit."""
    file = tmp_path / "large.bin"
    file.write_bytes(random.Random(1).randbytes(5_300_000))
    return file


def come_in(tab, url):
    tab.goto(url)
    live(tab)
    expect(photo(tab)).to_be_visible()
    live(tab)


def photo(tab):
    return tab.locator("input[name=photo]")


def document(tab):
    return tab.locator("input[name=document]")


def bar(tab, label="Document"):
    return tab.get_by_role("progressbar", name=f"{label}: upload")


def cancel_button(tab, label="Document"):
    return tab.get_by_role("button", name=f"Cancel upload: {label}")


def test_a_photo_is_sent_as_soon_as_it_is_chosen(tab, booth):
    come_in(tab, booth.url)
    photo(tab).set_input_files(FIXTURES / "turned6.jpg")
    portrait = tab.get_by_role("img", name="You")
    expect(portrait).to_be_visible()
    until(tab, "document.querySelector('img').naturalWidth === 512")
    expect(bar(tab, "Photo")).to_be_hidden()
    assert photo(tab).input_value() == ""


def drop(tab, selector, file):
    transfer = tab.evaluate_handle(
        """([bytes, name]) => {
            const transfer = new DataTransfer()
            transfer.items.add(new File([new Uint8Array(bytes)], name))
            return transfer
        }""",
        [list(file.read_bytes()), file.name],
    )
    for kind in ("dragover", "drop"):
        tab.dispatch_event(selector, kind, {"dataTransfer": transfer, "bubbles": True, "cancelable": True})
        if kind == "dragover":
            yield tab.locator(".upload.over").count()


def test_a_photo_may_be_dropped_on_its_field(tab, booth):
    come_in(tab, booth.url)
    assert list(drop(tab, ".upload span", FIXTURES / "lossy.webp")) == [1]
    expect(tab.get_by_role("img", name="You")).to_be_visible()
    expect(tab.locator(".upload.over")).to_have_count(0)


def test_a_photo_that_misses_its_field_changes_nothing(tab, booth):
    come_in(tab, booth.url)
    assert list(drop(tab, "h1, h2", FIXTURES / "lossy.webp")) == [0]
    expect(photo(tab)).to_be_visible()
    expect(bar(tab, "Photo")).to_be_hidden()


def test_what_is_wrong_with_a_photo_stands_at_the_field(tab, booth):
    come_in(tab, booth.url)
    photo(tab).set_input_files(FIXTURES / "moving.gif")
    message = tab.get_by_text("This picture moves: a photo stands still.")
    expect(message).to_be_visible()
    assert photo(tab).get_attribute("aria-describedby") == message.get_attribute("id")
    expect(bar(tab, "Photo")).to_be_hidden()
    photo(tab).set_input_files(FIXTURES / "wide.png")
    expect(tab.get_by_role("img", name="You")).to_be_visible()
    expect(message).to_be_hidden()


def test_progress_is_seen_and_moves(tab, wire, large):
    come_in(tab, wire.url)
    document(tab).set_input_files(large)
    expect(bar(tab)).to_be_visible()
    seen = set()
    while bar(tab).is_visible():
        seen.add(tab.evaluate("document.querySelectorAll('progress')[1].position"))
        tab.wait_for_timeout(20)
    assert len([place for place in seen if 0 < place < 1]) > 5
    expect(tab.get_by_text("large.bin has 5300000 bytes.")).to_be_visible()


def test_a_file_goes_on_where_it_was_when_the_connection_breaks(tab, wire, booth, large):
    come_in(tab, wire.url)
    sent = []
    tab.on("request", lambda it: it.method == "PUT" and sent.append(it.headers["upload-offset"]))
    document(tab).set_input_files(large)
    for _ in range(4):
        tab.wait_for_timeout(250)
        wire.cut()
    expect(tab.get_by_text("large.bin has 5300000 bytes.")).to_be_visible(timeout=20_000)
    assert hashlib.sha256(booth.kept.read_bytes()).digest() == hashlib.sha256(large.read_bytes()).digest()
    # 21 parts, and each break may cost one that was under way.
    assert len(sent) <= 21 + 4
    assert len(set(sent)) == 21


def test_an_upload_begins_anew_on_a_page_that_was_made_anew(tab, context, booth, large):
    come_in(tab, booth.url)
    slow = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 3_000_000}
    context.new_cdp_session(tab).send("Network.emulateNetworkConditions", slow)
    document(tab).set_input_files(large)
    tab.wait_for_timeout(400)
    expect(bar(tab)).to_be_visible()
    booth.kill()
    booth.start()
    expect(tab.get_by_text("large.bin has 5300000 bytes.")).to_be_visible(timeout=30_000)


def test_an_upload_can_be_cancelled_with_the_keyboard(tab, wire, booth, large):
    come_in(tab, wire.url)
    document(tab).set_input_files(large)
    expect(bar(tab)).to_be_visible()
    cancel_button(tab).focus()
    tab.keyboard.press("Enter")
    expect(bar(tab)).to_be_hidden()
    expect(cancel_button(tab)).to_be_hidden()
    assert focused(tab) == "document"
    tab.wait_for_timeout(500)
    expect(bar(tab)).to_be_hidden()
    expect(tab.get_by_text("large.bin")).to_be_hidden()
    # The field takes the next one.
    document(tab).set_input_files(FIXTURES / "wide.png")
    expect(tab.get_by_text("wide.png has")).to_be_visible()


def test_a_second_choice_replaces_the_first(tab, wire, large):
    come_in(tab, wire.url)
    document(tab).set_input_files(large)
    expect(bar(tab)).to_be_visible()
    document(tab).set_input_files(FIXTURES / "wide.png")
    expect(tab.get_by_text("wide.png has")).to_be_visible()
    expect(bar(tab)).to_be_hidden()


def test_a_file_is_chosen_with_the_keyboard_alone(tab, booth):
    # From the beginning: `expect_file_chooser` may come too late for a key that is pressed at once.
    tab.on("filechooser", lambda chooser: chooser.set_files(FIXTURES / "turned6.jpg"))
    come_in(tab, booth.url)
    for _ in range(10):
        tab.keyboard.press("Tab")
        if focused(tab) == "photo":
            break
    tab.keyboard.press("Space")
    expect(tab.get_by_role("img", name="You")).to_be_visible()


def test_a_form_sends_the_file_without_javascript(browser, booth):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(booth.url)
    photo(tab).set_input_files(FIXTURES / "turned6.jpg")
    tab.get_by_role("button", name="Upload: Photo").click()
    expect(tab.get_by_role("img", name="You")).to_be_visible()
    photo(tab).set_input_files(FIXTURES / "moving.gif")
    tab.get_by_role("button", name="Upload: Photo").click()
    expect(tab.locator(".error")).to_have_text("This picture moves: a photo stands still.")
    context.close()


def text(name, words="Hello."):
    return {"name": name, "mimeType": "text/plain", "buffer": words.encode()}


def papers(tab):
    return tab.locator("input[name=papers]")


def problem(tab):
    return tab.locator(".upload .error:visible")


def test_several_files_are_chosen_at_once(at):
    tab = at("/files")
    papers(tab).set_input_files([text("a.txt"), text("b.txt", "Hello, you.")])
    expect(tab.get_by_text("papers: a.txt (6), b.txt (11)", exact=True)).to_be_visible()
    expect(bar(tab, "Papers")).to_be_hidden()
    assert papers(tab).input_value() == ""
    papers(tab).set_input_files(text("c.txt"))
    expect(tab.get_by_text("papers: a.txt (6), b.txt (11), c.txt (6)", exact=True)).to_be_visible()


def test_a_field_says_which_files_it_does_not_take(at):
    tab = at("/files")
    papers(tab).set_input_files([
        text("a.txt"), {"name": "b.exe", "mimeType": "application/x-msdownload", "buffer": b"MZ"},
        text("c.txt", "x" * (1 << 20) + "x"), {"name": "d.md", "mimeType": "", "buffer": b"# D"},
    ])
    expect(problem(tab)).to_have_text(
        "“b.exe”: This kind of file is not taken here, only: .txt, .md. "
        "“c.txt”: This file is too large: it may have 1 MB."
    )
    expect(tab.get_by_text("papers: a.txt (6), d.md (3)", exact=True)).to_be_visible()
    papers(tab).set_input_files([text("e.txt"), text("f.txt"), text("g.txt")])
    expect(problem(tab)).to_have_text("At most 3 files can be chosen here.")
    expect(tab.get_by_text("papers: a.txt (6), d.md (3), e.txt (6)", exact=True)).to_be_visible()
    tab.get_by_role("button", name="Take the last one out").click()
    papers(tab).set_input_files(text("f.txt"))
    expect(tab.get_by_text("papers: a.txt (6), d.md (3), f.txt (6)", exact=True)).to_be_visible()
    expect(problem(tab)).to_have_count(0)


def test_what_is_in_a_file_can_be_read(at):
    tab = at("/files")
    tab.locator("input[name=words]").set_input_files(text("a.txt", "Good morning."))
    expect(tab.get_by_text("words: Good morning.", exact=True)).to_be_visible()


def test_several_files_may_be_dropped(at, tmp_path):
    tab = at("/files")
    transfer = tab.evaluate_handle(
        """() => {
            const transfer = new DataTransfer()
            for (const name of ["a.txt", "b.txt"]) transfer.items.add(new File(["Hello."], name, {type: "text/plain"}))
            return transfer
        }"""
    )
    for kind in ("dragover", "drop"):
        tab.dispatch_event("label:has([name=papers])", kind, {"dataTransfer": transfer})
    expect(tab.get_by_text("papers: a.txt (6), b.txt (6)", exact=True)).to_be_visible()


def test_a_form_sends_several_files_without_javascript(browser, gallery):
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(gallery.url + "/files")
    papers(tab).set_input_files([text("a.txt"), {"name": "b.exe", "mimeType": "", "buffer": b"MZ"}, text("c.txt")])
    tab.get_by_role("button", name="Upload: Papers").click()
    expect(tab.get_by_text("papers: a.txt (6), c.txt (6)", exact=True)).to_be_visible()
    expect(problem(tab)).to_have_text("“b.exe”: This kind of file is not taken here, only: .txt, .md.")
    context.close()
