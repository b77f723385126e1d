// The one stream of a browser: when it is asked for, and what its tabs hear of it.
import assert from "node:assert/strict";
import test from "node:test";
import { NAME, Site } from "./site.mjs";

const streams = (site) => site.browser.sent.filter(([, kind]) => kind === "stream").map(([time]) => time);
const aborted = (site) => site.last("stream").options.signal.aborted;
const other = (site) => site.browser.open({ id: "B", revision: 7, title: "Two", html: NAME }, "/there");

/** A page whose stream broke off, with all attempts since refused. */
async function down(seconds, options) {
  const site = await Site.live(options);
  await site.goOn(10_000);
  await site.breakOff();
  await refuse(site, seconds);
  return site;
}

async function refuse(site, seconds) {
  const end = site.browser.now + seconds * 1_000;
  for (let request = site.last("stream"); site.browser.now < end; await site.goOn(250)) {
    if (site.last("stream") === request) continue;
    request = site.last("stream");
    site.browser.fail(request);
  }
}

test("how it is asked for", async () => {
  const site = await Site.live();
  const { redirect, cache, headers } = site.last("stream").options;
  assert.deepEqual([redirect, cache, headers["Pinion-Pages"]], ["manual", "no-store", "A@1"]);
  await site.goOn(16_000);
  assert.deepEqual([site.last("question").options.method, site.last("question").options.redirect], ["HEAD", "manual"]);
});

for (const [reason, act] of [
  ["online", (site) => site.does("online")],
  ["a tab that comes to the front", (site) => site.does("visibilitychange")],
  ["Retry now", (site) => site.find("#pinion-status").querySelector("button").onclick()],
  ["a key", (site) => site.type("a")],
]) {
  test(`${reason} brings the next attempt forward`, async () => {
    const site = await down(21);
    site.sent;
    await act(site);
    await site.goOn(500);
    assert.equal(streams(site).length, 1);
  });
}

test("there is an attempt a minute while no tab is seen, and as usual while one is", async () => {
  const site = await Site.live();
  other(site);
  await site.goOn();
  site.tab.visible(false);
  await site.goOn(1_000);
  await site.breakOff();
  site.sent;
  await refuse(site, 20);
  assert.ok(streams(site).length > 3);
  site.browser.tabs[1].visible(false);
  await refuse(site, 20);
  site.sent;
  await refuse(site, 120);
  assert.equal(streams(site).length, 2);
  site.browser.tabs[1].visible(true);
  await refuse(site, 20);
  assert.ok(streams(site).length > 3);
});

test("a server that says bye has its stream ended, and what comes with the bye is not heard", async () => {
  const site = await Site.live();
  await site.goOn(1_000);
  const hello = JSON.stringify({ stream: "s2", pages: { A: 2 }, n: {}, gone: [] });
  site.browser.piece(site.last("stream"), `event: bye\ndata: {"in":20000}\n\nevent: hello\ndata: ${hello}\n\n`);
  await site.goOn();
  assert.equal(aborted(site), true);
  assert.equal(site.tab.connection, "down");
  await site.goOn(9_000);
  assert.deepEqual(streams(site), []);
  await site.goOn(1_000);
  assert.equal(streams(site).length, 1);
});

test("a tab that comes while there is no stream hears of none", async () => {
  const site = await down(4);
  other(site);
  await site.goOn();
  assert.equal(site.last("attach"), undefined);
});

test("an answer to a question that is no question any more is not heard", async () => {
  for (const [status, type] of [[502, "text/html"], [410, "application/problem+json"]]) {
    const site = await Site.live();
    await site.goOn(16_000);
    await site.event("beat", {});
    await site.answer("question", status, {}, { type });
    assert.equal(site.tab.connection, "live");
    assert.equal(aborted(site), false);
  }
});

test("a question that fails ends the stream", async () => {
  const site = await Site.live();
  await site.goOn(16_000);
  await site.fail("question");
  assert.equal(site.tab.connection, "down");
  await site.goOn(500);
  assert.equal(streams(site).length, 1);
});

test("a server that answers the question goes on being believed for 15 s of silence", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.type("a");
  await site.fail();
  await site.answer("question", 200, null, { type: "text/event-stream" });
  assert.equal(site.tab.connection, "live");
  await site.goOn(4_999);
  assert.equal(site.tab.connection, "live");
});

test("a stream is left when the last tab goes, and asked for when one comes", async () => {
  const site = await Site.live();
  const second = other(site);
  await site.goOn();
  await site.does("pagehide", { persisted: true });
  assert.equal(aborted(site), false);
  second.dispatch("pagehide", { persisted: true });
  await site.goOn();
  assert.equal(aborted(site), true);
  site.sent;
  await site.goOn(120_000);
  assert.deepEqual(streams(site), []);
  second.dispatch("pageshow", { persisted: true });
  await site.goOn();
  assert.equal(streams(site).length, 1);
});
