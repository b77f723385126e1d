// What is said of the connection.
import assert from "node:assert/strict";
import test from "node:test";
import { NAME, PROBLEM, Site } from "./site.mjs";

const parts = (site) => {
  const [text, time] = site.find("#pinion-status").children;
  return [text.textContent, time.textContent];
};
const root = (site) => site.document.documentElement;

/** Breaks the stream off, and answers all further attempts like this. */
async function broken({ status, seconds = 3, ...more } = {}, options) {
  const site = await Site.live(options);
  await site.goOn(10_000);
  await site.breakOff();
  const end = site.browser.now + seconds * 1_000;
  for (let request; site.browser.now < end; await site.goOn(250)) {
    if (site.last("stream") === request) continue;
    request = site.last("stream");
    if (status) site.browser.answer(request, { status, ...more });
  }
  return site;
}

test("trouble is said after three seconds, and how long it has lasted", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.breakOff();
  await site.goOn(2_999);
  assert.deepEqual([parts(site), root(site).dataset.since], [["", ""], undefined]);
  await site.goOn(1);
  assert.notEqual(root(site).dataset.since, undefined);
  await site.goOn(250);
  assert.deepEqual(parts(site), ["The server cannot be reached", " · 3 s"]);
  await site.goOn(1_000);
  assert.deepEqual(parts(site), ["The server cannot be reached", " · 4 s"]);
});

test("the next attempt is counted down", async () => {
  const site = await broken({ status: 502, type: "text/html", seconds: 4 });
  assert.deepEqual(parts(site), ["The server has a problem (502)", " · 4 s, next attempt in 4 s"]);
  await site.goOn(2_000);
  assert.deepEqual(parts(site)[1], " · 6 s, next attempt in 2 s");
  await site.goOn(1_000);
  assert.deepEqual(parts(site)[1], " · 7 s, next attempt in 1 s");
});

for (const [status, more, text] of [
  [200, { type: "text/html" }, "This network answers in the server's place"],
  [401, { type: "text/html" }, "A proxy wants a sign-in"],
  [407, { type: "text/html" }, "A proxy wants a sign-in"],
  [429, { type: PROBLEM }, "The server is busy"],
  [503, { type: PROBLEM }, "The server is busy"],
  [500, { type: PROBLEM }, "The server has a problem (500)"],
]) {
  test(`what is said of an answer with ${status}`, async () => {
    assert.equal(parts(await broken({ status, seconds: 8, ...more }))[0], text);
  });
}

test("what is said of a silent server, of one that restarts, and of a page that is opened again", async () => {
  const silent = await Site.live();
  await silent.goOn(24_000);
  assert.equal(parts(silent)[0], "The server does not answer");

  const restarting = await Site.live();
  await restarting.goOn(1_000);
  await restarting.event("bye", { in: 20_000 });
  await restarting.goOn(4_000);
  assert.equal(parts(restarting)[0], "The server is restarting");

  const gone = await Site.live();
  await gone.goOn(1_000);
  await gone.breakOff();
  await gone.goOn(1_000);
  await gone.answer("stream", 410, {});
  await gone.goOn(4_000);
  assert.equal(parts(gone)[0], "Opening the page again");
});

test("what is said while there has never been a connection", async () => {
  const site = new Site();
  await site.goOn(4_000);
  assert.equal(parts(site)[0], "Connecting");
});

test("a browser that says that there is no network is believed", async () => {
  const site = await Site.live();
  site.tab.navigator.onLine = false;
  await site.goOn(1_000);
  await site.breakOff();
  await site.goOn(3_500);
  assert.equal(parts(site)[0], "No network");
});

test("an action that waits is named, and said at once", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.breakOff();
  await site.press();
  await site.goOn(299);
  assert.equal(parts(site)[0], "");
  await site.goOn(1);
  assert.equal(parts(site)[0], "The server cannot be reached. “save” waits");
  await site.goOn(500);
  await site.hello({ A: 1 });
  assert.equal(parts(site)[0], "");
});

test("an action that waits for a server that is there is not said at once", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.press();
  await site.goOn(400);
  assert.deepEqual(parts(site), ["", ""]);
});

test("an action that has been done waits no more", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.press();
  await site.goOn(400);
  await site.message();
  await site.breakOff();
  await site.goOn(400);
  assert.equal(parts(site)[0], "");
  await site.goOn(4_000);
  assert.equal(parts(site)[0], "The server cannot be reached");
});

test("a message that is under way is said after three seconds", async () => {
  const site = await Site.live();
  await site.goOn(5_000);
  await site.type("a");
  await site.goOn(2_750);
  assert.equal(parts(site)[0], "");
  await site.goOn(250);
  assert.equal(parts(site)[0], "Waiting for the server…");
  await site.message();
  assert.equal(parts(site)[0], "");
});

test("a message's time begins with each message", async () => {
  const site = await Site.live();
  await site.goOn(5_000);
  await site.type("a");
  await site.goOn(2_000);
  await site.type("b");
  await site.message();
  await site.goOn(2_000);
  assert.equal(parts(site)[0], "");
  await site.goOn(1_500);
  assert.equal(parts(site)[0], "Waiting for the server…");
});

test("what only the server can change says as of when it was true, until there is a connection", async () => {
  const site = await Site.live({ html: NAME });
  root(site).lang = "de";
  await site.goOn(10_000);
  await site.breakOff();
  await site.goOn(4_000);
  const time = new Date(10_000).toLocaleTimeString("de");
  assert.equal(root(site).dataset.since, time);
  assert.equal(root(site).styles["--since"], `"${time}"`);
  // It stays, whatever becomes of the person's clock.
  site.browser.jump = 3_600_000;
  await site.goOn(9_000);
  assert.equal(root(site).dataset.since, time);
  await site.goOn(1_000);
  await site.hello({ A: 1 });
  assert.equal(root(site).dataset.since, undefined);
  assert.deepEqual(parts(site), ["", ""]);
});

test("nothing is looked at four times a second while there is nothing to be said", async () => {
  const site = await Site.live();
  await site.goOn(1_000);
  const before = site.browser.lastTimer;
  await site.goOn(10_000);
  assert.ok(site.browser.lastTimer - before < 5, `${site.browser.lastTimer - before}`);
});

test("a text that stays the same is not said anew", async () => {
  const site = await broken({ status: 502, type: "text/html" });
  const [text] = site.find("#pinion-status").children;
  const said = [];
  const { textContent } = text;
  Object.defineProperty(text, "textContent", { get: () => textContent, set: (text) => said.push(text) });
  await site.goOn(2_000);
  assert.deepEqual([textContent, said], ["The server has a problem (502)", []]);
});

test("the worker's clock is another than the tab's", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  const { port } = site.tab.workers[0];
  const state = { name: "down", why: "network", since: 500_000, now: 504_000, due: 508_000, isReachable: false };
  port.onmessage({ data: { event: "state", data: state } });
  assert.deepEqual(parts(site), ["The server cannot be reached", " · 4 s, next attempt in 4 s"]);
  assert.equal(root(site).dataset.since, new Date(6_000).toLocaleTimeString());
  port.onmessage({ data: { event: "state", data: { ...state, due: state.now } } });
  assert.deepEqual(parts(site), ["The server cannot be reached", " · 4 s"]);
});

test("however long it lasts, one look at the bar follows the other", async () => {
  const site = await broken({ status: 502, type: "text/html", seconds: 120 });
  const before = site.browser.lastTimer;
  await site.goOn(5_000);
  // Four a second, and what else there is.
  assert.ok(site.browser.lastTimer - before < 30, `${site.browser.lastTimer - before}`);
});

test("assistive technology is told the reason, and not each second", async () => {
  const site = await Site.live();
  const [text, time, button] = site.find("#pinion-status").children;
  assert.deepEqual([text.role, text.ariaHidden], ["status", undefined]);
  assert.deepEqual([time.role, time.ariaHidden], [undefined, true]);
  assert.equal(button.textContent, "Retry now");
  assert.equal(site.find("#pinion-announcer").role, "status");
});
