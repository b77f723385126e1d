// A page and the stream: how it gets onto it, and what it does about what it has missed.
import assert from "node:assert/strict";
import test from "node:test";
import { Site } from "./site.mjs";

const ATTACH = { page: "A", seen: 1, attach: "s1" };
const DONE = { stream: "s1", page: 1, n: 0 };

const online = (site) => site.document.documentElement.classList.contains("online");
const text = (site) => site.find("p").textContent;
const verbs = (site) => site.tab.told.map(({ verb }) => verb).filter(Boolean);

/** A page that the stream's hello does not know. */
async function unknown() {
  const site = new Site();
  await site.goOn(1_000);
  await site.hello({ B: 1 });
  return site;
}

test("a page that is on the stream is live at once", async () => {
  const site = await Site.live();
  assert.equal(online(site), true);
  assert.deepEqual([site.tab.told.at(-1).number, site.tab.told.at(-1).stream], [1, "s1"]);
});

test("a page that is not is put there, and live when the server has said so", async () => {
  const site = await unknown();
  assert.equal(online(site), false);
  assert.deepEqual(site.messages, [ATTACH]);
  await site.answer("attach", 200, { ...DONE, page: 4 });
  assert.equal(online(site), true);
  assert.equal(site.tab.told.at(-1).number, 4);
  await site.event(null, { page: 4, b: 1, q: 2, ops: [["t", 5, "mine"]] });
  assert.equal(text(site), "mine");
  assert.deepEqual(site.messages, []);
});

test("a stream whose server has carried out fewer messages than were answered is asked for the page", async () => {
  for (const [n, expected] of [[0, [ATTACH]], [1, []], [2, []]]) {
    const site = await Site.live();
    await site.type("a");
    await site.message();
    await site.breakOff();
    await site.goOn(500);
    site.sent;
    await site.hello({ A: 1 }, { n: { A: n } });
    assert.deepEqual(site.messages, expected);
  }
});

test("a page of which the server has carried out fewer messages is lost", async () => {
  for (const [n, isLost] of [[0, true], [1, false]]) {
    const site = await Site.live();
    await site.type("a");
    await site.message();
    await site.frame(9, 10);
    await site.answer("attach", 200, { ...DONE, n });
    await site.goOn(600);
    assert.equal(!!site.last("page"), isLost);
  }
});

test("a message that is answered while a page is being attached is none that the server has lost", async () => {
  const site = await Site.live();
  await site.type("a");
  const message = site.last("message");
  await site.frame(9, 10);
  site.browser.answer(message, { status: 204 });
  await site.goOn();
  await site.answer("attach", 200, { ...DONE, n: 0 });
  await site.goOn(600);
  assert.equal(site.last("page"), undefined);
});

test("frames of a page whose number is not known yet are missed, and asked for once", async () => {
  const site = await unknown();
  await site.event(null, { page: 4, b: 1, q: 2, ops: [["t", 5, "missed"]] });
  assert.equal(text(site), "");
  site.sent;
  await site.answer("attach", 200, { ...DONE, page: 4 });
  assert.deepEqual(site.messages, [ATTACH]);
  await site.answer("attach", 200, { ...DONE, page: 4 });
  assert.deepEqual(site.messages, []);
  await site.event(null, { page: 4, b: 1, q: 2, ops: [["t", 5, "here"]] });
  assert.equal(text(site), "here");
});

test("what was missed on a stream that is no more is no reason to ask", async () => {
  const site = await unknown();
  await site.event(null, { page: 4, b: 1, q: 2 });
  await site.breakOff();
  await site.goOn(1_500);
  await site.hello({}, { stream: "s2" });
  site.sent;
  await site.answer("attach", 200, { ...DONE, stream: "s2", page: 5 });
  assert.deepEqual(site.messages, []);
});

test("a page is attached once at a time", async () => {
  const site = await Site.live();
  await site.frame(2, 3);
  await site.frame(3, 4);
  assert.equal(site.messages.length, 1);
  await site.answer("attach", 200, DONE);
  await site.frame(4, 5);
  assert.equal(site.messages.length, 1);
});

test("another stream means another attachment, and an answer to the former counts no more", async () => {
  const site = await unknown();
  const first = site.last("attach");
  await site.breakOff();
  await site.goOn(1_500);
  await site.hello({}, { stream: "s2" });
  assert.deepEqual(site.messages, [ATTACH, { ...ATTACH, attach: "s2" }]);
  const second = site.last("attach");
  site.browser.answer(first, { status: 410, type: "application/problem+json", json: {} });
  await site.goOn(1_000);
  assert.equal(site.last("page"), undefined);
  assert.equal(online(site), false);
  site.browser.answer(second, { status: 200, type: "application/json", json: { ...DONE, page: 2 } });
  await site.goOn();
  assert.equal(online(site), true);
});

test("without an answer it is tried again after the pauses between attempts", async () => {
  const site = await unknown();
  const times = [];
  for (let count = 0; count < 4; count++) {
    times.push(site.browser.sent.findLast(([, kind]) => kind === "message")[0]);
    site.browser.sent = [];
    await site.fail("attach");
    for (let step = 0; !site.browser.sent.some(([, kind]) => kind === "message"); step++) {
      assert.ok(step < 1_000);
      await site.event("beat", {});
      if (site.last("question")?.resolve) await site.answer("question", 200, null, { type: "text/event-stream" });
      await site.goOn(100);
    }
  }
  assert.deepEqual(times.map((time, index) => time - times[index - 1]).slice(1).map((pause) => Math.round(pause / 100) / 10), [0.5, 1, 2]);
  assert.ok(verbs(site).includes("doubt"));
});

test("a page that is gone is opened again", async () => {
  const site = await unknown();
  await site.answer("attach", 410, {});
  await site.goOn(600);
  assert.equal(site.last("page").address, "/here");
});

test("a stream that the server does not know is dropped", async () => {
  const site = await unknown();
  site.tab.told = [];
  await site.answer("attach", 404, {});
  assert.deepEqual(verbs(site), ["drop"]);
  assert.equal(online(site), false);
  await site.goOn(600);
  site.sent;
  await site.hello({ A: 1 }, { stream: "s2" });
  assert.equal(online(site), true);
});

test("a page is not shown as live while the stream is down", async () => {
  const site = await Site.live();
  await site.breakOff();
  assert.equal(online(site), false);
  await site.goOn(600);
  await site.hello({ A: 1 });
  assert.equal(online(site), true);
});

test("frames for others change nothing here, and neither do their endings", async () => {
  const site = await Site.live();
  await site.event(null, { page: 2, b: 1, q: 2, ops: [["t", 5, "theirs"]] });
  await site.event("closed", { page: 2 });
  await site.event("beat", {});
  await site.goOn(600);
  assert.equal(text(site), "");
  assert.deepEqual(site.messages, []);
  assert.equal(site.last("page"), undefined);
  await site.event("hello", { stream: "s1", pages: { A: 1 }, n: {}, gone: ["B"] });
  await site.goOn(600);
  assert.equal(site.last("page"), undefined);
});

test("another page's ending is none of a page whose number is not known yet", async () => {
  const site = await unknown();
  await site.event("closed", { page: 2 });
  await site.goOn(600);
  assert.equal(site.last("page"), undefined);
});

test("a page is shown as live while its stream is only silent", async () => {
  const site = await Site.live();
  await site.goOn(16_000);
  assert.equal(site.tab.connection, "silent");
  assert.equal(online(site), true);
});

test("a page whose ending or absence is said is opened again", async () => {
  const closed = await Site.live();
  await closed.event("closed", { page: 1 });
  await closed.goOn(600);
  assert.equal(closed.last("page")?.address, "/here");

  const gone = await Site.live();
  await gone.breakOff();
  await gone.goOn(600);
  await gone.hello({}, { gone: ["A"] });
  await gone.goOn(600);
  assert.equal(gone.last("page")?.address, "/here");
});

test("while a page waits for its place the person is told so after three seconds", async () => {
  const site = await unknown();
  const note = () => site.find("#pinion-note").textContent;
  await site.goOn(2_750);
  assert.equal(note(), "");
  await site.goOn(500);
  assert.equal(note(), "Waiting for the server…");
  await site.answer("attach", 200, DONE);
  await site.goOn(300);
  assert.equal(note(), "");
});
