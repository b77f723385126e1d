"""Typing while everything breaks: random, and the same for the same seed."""

import asyncio
import os
import random
import threading
import time

import pytest
from dashboard import PASSWORD, Dashboard
from engines import ENGINES
from outages import WATCH
from playwright.async_api import async_playwright, expect
from wire import Wire

SEEDS = [int(seed) for seed in os.environ.get("SEEDS", "").split()] or range(20)
SECONDS = 60
AT_A_TIME = 7
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Field:
    """A field of the page, and what should stand in it."""

    def __init__(self, name, locator):
        self.name, self.locator = name, locator
        self.text, self.caret = "", 0

    async def enter(self):
        await self.locator.focus()
        await self.locator.press("End")
        self.caret = len(self.text)

    async def press(self, keyboard, key):
        await keyboard.press(key)
        before, after = self.text[: self.caret], self.text[self.caret :]
        if key == "Backspace":
            before = before[:-1]
        elif key == "Home":
            before, after = "", self.text
        elif key == "ArrowLeft":
            before, after = before[:-1], before[-1:] + after
        else:
            before += key
        self.text, self.caret = before + after, len(before)


class Episode:
    """Somebody edits their account for a while, and has a bad time."""

    def __init__(self, browser, seed):
        self.browser = browser
        self.keys, self.troubles = random.Random(f"keys {seed}"), random.Random(f"troubles {seed}")
        self.log = []

    async def run(self):
        self.dashboard = await asyncio.to_thread(Dashboard)
        await asyncio.to_thread(self.dashboard.add_user)
        self.wire = await asyncio.to_thread(Wire, self.dashboard.port)
        self.contexts = []
        try:
            self.tab = await self.sign_in(self.wire.url)
            await self.tab.get_by_role("button", name="Edit…").click()
            self.fields = [await self.field(label) for label in ("Name", "E-mail")]
            await self.fields[0].locator.fill("")
            self.end = time.monotonic() + SECONDS
            await asyncio.gather(self.make_trouble(), self.type())
            await self.finish()
        except Exception as error:
            raise AssertionError(f"{error}\n{await self.history()}") from error
        finally:
            for context in self.contexts:
                await context.close()
            await asyncio.to_thread(self.wire.close)
            await asyncio.to_thread(self.dashboard.stop)

    def note(self, what):
        self.log.append(f"{SECONDS - self.end + time.monotonic():.2f} s: {what}")

    async def field(self, label):
        name = await self.tab.get_by_label(label, exact=True).get_attribute("name")
        return Field(name, self.tab.locator(f"input[name={name}]"))

    async def history(self):
        """What was done to the wire and the server, what the page said and asked in the last minute, and its text."""
        start = self.end - SECONDS
        lines = [f"{request.moment - start:.2f} s: {request.method} {request.path}" for request in self.wire.requests]
        said = await self.tab.evaluate("noted.map(({ moment, ...rest }) => [moment, JSON.stringify(rest)])")
        offset = time.time() - time.monotonic() + start
        heard = [f"{moment / 1000 - offset:.2f} s: {text}" for moment, text in said]
        text = await self.tab.evaluate("document.body.innerText")
        return "\n".join([*self.log, *lines[-40:], *heard[-20:], f"The page reads: {text!r}"])

    async def sign_in(self, url):
        context = await self.browser.new_context()
        self.contexts.append(context)
        context.set_default_timeout(60_000)
        await context.add_init_script(WATCH)
        tab = await context.new_page()
        await tab.goto(self.dashboard.url + "/login")
        await tab.wait_for_selector("html.online", state="attached")
        await tab.get_by_label("Username").fill("ann")
        await tab.get_by_label("Password").fill(PASSWORD)
        await tab.get_by_role("button", name="Log in").click()
        await tab.wait_for_url(self.dashboard.url + "/")
        await tab.goto(url + "/account")
        await tab.wait_for_selector("html.online", state="attached")
        return tab

    async def type(self):
        field = None
        while time.monotonic() < self.end:
            if not field or self.keys.random() < 0.04:
                field = self.keys.choice(self.fields)
                await field.enter()
            full = len(field.text) > 16
            key = self.keys.choices(
                [self.keys.choice(LETTERS), "Backspace", "Home", "ArrowLeft"], [1 if full else 8, 2, 0.2, 0.5]
            )[0]
            await field.press(self.tab.keyboard, key)
            await asyncio.sleep(self.keys.uniform(0.02, 0.25))

    async def make_trouble(self):
        while (left := self.end - time.monotonic()) > 0:
            await asyncio.sleep(min(left, self.troubles.uniform(0.3, 3)))
            trouble = self.troubles.choice([self.cut, self.hang, self.down, self.delay, self.lose_replies, self.kill])
            self.note(trouble.__name__)
            await trouble(self.troubles.uniform(0.2, 5))
        self.wire.delay = 0
        self.wire.up()

    async def cut(self, seconds):
        await asyncio.to_thread(self.wire.cut)

    async def hang(self, seconds):
        self.wire.hang()
        await asyncio.sleep(seconds)
        self.wire.up()

    async def down(self, seconds):
        await asyncio.to_thread(self.wire.down)
        await asyncio.sleep(seconds)
        self.wire.up()

    async def delay(self, seconds):
        self.wire.delay = seconds / 10

    async def lose_replies(self, seconds):
        """The server hears, and is not heard."""
        self.wire.fate = lambda request: 0 if request.method == "POST" else None
        await asyncio.sleep(seconds)
        self.wire.fate = lambda request: None

    async def kill(self, seconds):
        await asyncio.to_thread(self.dashboard.kill)
        await asyncio.sleep(seconds / 2)
        await asyncio.to_thread(self.dashboard.start)

    async def finish(self):
        name, email = self.fields
        for field, ending in ((name, "x"), (email, "a@example.org")):
            await field.enter()
            for key in ending:
                await field.press(self.tab.keyboard, key)
        self.note(f"typed {name.text!r} and {email.text!r}")
        await expect(self.tab.locator("html.online")).to_have_count(1, timeout=20_000)
        for field in self.fields:
            assert await field.locator.input_value() == field.text
        await self.heard({field.name: field.text for field in self.fields})
        await self.tab.get_by_role("button", name="Save").click()
        await expect(self.tab.get_by_role("dialog")).to_have_count(0, timeout=20_000)
        other = await self.sign_in(self.dashboard.url)
        for tab in (self.tab, other):
            await expect(tab.get_by_text(f"Name: {name.text}", exact=True)).to_be_visible()
            await expect(tab.get_by_text(f"E-mail: {email.text}", exact=True)).to_be_visible()

    async def heard(self, wanted):
        """Waits until the server says in JSON that the page's fields have these values."""
        page = await self.tab.evaluate("document.body.dataset.page")
        headers = {"Accept": "application/json", "Pinion-Page": page}
        end = time.monotonic() + 10
        while True:
            answer = await self.tab.request.get(self.dashboard.url + "/account", headers=headers)
            fields = (await answer.json())["fields"] if answer.ok else {}
            values = {name: fields.get(name, {}).get("value") for name in wanted}
            if values == wanted:
                return
            assert time.monotonic() < end, f"the server has {values}"
            await asyncio.sleep(0.1)


async def run_all(engine):
    """Runs an episode for each seed, some of them at a time; returns what went wrong."""
    failures = {}
    turn = asyncio.Semaphore(AT_A_TIME)
    async with async_playwright() as playwright:
        browser = await ENGINES[engine](playwright).process

        async def run(seed):
            async with turn:
                try:
                    await Episode(browser, seed).run()
                except Exception as error:
                    failures[seed] = str(error)

        await asyncio.gather(*map(run, SEEDS))
        await browser.close()
    return failures


@pytest.mark.slow
@pytest.mark.parametrize("engine_name", ["chromium", "firefox"])
def test_what_is_typed_outlives_cuts_hangs_delays_and_kills(engine_name):
    """`SEEDS='3 7'` in the environment runs these alone."""
    failures = {}
    thread = threading.Thread(target=lambda: failures.update(asyncio.run(run_all(engine_name))))
    thread.start()  # the tests' own loop is Playwright's
    thread.join()
    assert not failures, "\n\n".join(f"SEED {seed}: {what}" for seed, what in sorted(failures.items()))
