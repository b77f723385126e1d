"""An app with a catalogue in three languages: each visitor reads it in theirs, without being asked."""

import pytest
from support import live


@pytest.fixture
def desk(start_app):
    return start_app("OrderDesk")


def opened(desk, browser, languages, **options):
    context = browser.new_context(extra_http_headers={"Accept-Language": languages}, **options)
    tab = context.new_page()
    tab.goto(desk.url + "/")
    live(tab)
    return tab


def body(tab):
    return tab.inner_text("main")


def test_each_visitor_reads_it_in_their_language(desk, browser):
    english = opened(desk, browser, "en-US")
    assert "3 orders with 16 pieces" in body(english)
    assert "1 piece\n" in body(english)
    assert "€1,249.50" in body(english)
    assert "Placed March 1" in body(english)

    spanish = opened(desk, browser, "fr;q=0.9,es-ES")
    assert "3 pedidos con 16 piezas" in body(spanish)
    assert "Realizado el 1 de marzo" in body(spanish)
    assert "1249,50\u00a0€" in body(spanish)
    assert spanish.evaluate("document.documentElement.lang") == "es-ES"

    arabic = opened(desk, browser, "ar-EG,en;q=0.5")
    text = body(arabic)
    assert "٣ طلبات" in text and "قطعة واحدة" in text and "١٢ قطعة" in text
    assert arabic.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["ar-EG", "rtl"]


def test_who_has_no_language_that_is_there_reads_that_of_the_program(desk, browser):
    tab = opened(desk, browser, "ja")
    assert "3 orders" in body(tab)
    assert tab.evaluate("document.documentElement.lang") == "en"


def test_what_an_action_says_is_in_the_language_of_who_asked(desk, browser):
    tab = opened(desk, browser, "es")
    tab.get_by_role("button", name="Enviar").first.click()
    tab.get_by_text("El pedido de Ada está en camino.").wait_for()
    tab.get_by_role("button", name="Eliminar").nth(1).click()
    tab.get_by_role("button", name="Eliminarlo").click()
    tab.get_by_text("Se eliminaron 3 piezas").wait_for()
    tab.get_by_text("2 pedidos con 13 piezas").wait_for()


def test_a_plural_follows_its_number(desk, browser):
    tab = opened(desk, browser, "ar")
    tab.get_by_text("قطعة واحدة").last.wait_for()
    for words in ("قطعتان", "٣ قطع"):
        tab.locator(".stepper .increment").click()
        tab.get_by_text(words).last.wait_for()


def test_arabic_fits_into_a_narrow_window(desk, browser):
    tab = opened(desk, browser, "ar", viewport={"width": 320, "height": 700})
    assert tab.evaluate("document.documentElement.scrollWidth") <= 320
