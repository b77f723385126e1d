// A tab's line to the worker, and what is done without one.
import assert from "node:assert/strict";
import test from "node:test";
import { Site } from "./site.mjs";

const verbs = (site) => site.tab.told.map(({ verb }) => verb).filter(Boolean);

test("the worker is this script, as a module", async () => {
  const site = await Site.live();
  const [{ address, options }] = site.tab.workers;
  assert.deepEqual([address, { ...options }], ["/pinion.js", { type: "module" }]);
});

test("a worker that says nothing for 20 s is asked, and one that answers is kept", async () => {
  const site = await Site.live();
  await site.goOn(14_999);
  site.tab.told = [];
  await site.event("beat", {});
  await site.goOn(14_000);
  await site.event("beat", {});
  await site.goOn(15_000);
  // The silence of the server is what the worker speaks of.
  assert.deepEqual(verbs(site), []);
  assert.equal(site.tab.workers.length, 1);
});

test("a worker that has ended is missed after 20 s and 4 more, and another one asked for", async () => {
  const site = await Site.live();
  site.tab.isWorkerDead = true;
  site.tab.told = [];
  await site.goOn(19_999);
  assert.deepEqual(verbs(site), []);
  await site.goOn(1);
  assert.deepEqual(verbs(site), ["ping"]);
  await site.goOn(3_999);
  assert.equal(site.tab.workers.length, 1);
  await site.goOn(1);
  assert.equal(site.tab.workers.length, 2);
  assert.deepEqual(verbs(site), ["ping", "leave", "join"]);
});

test("a worker that has ended is missed 4 s after a key", async () => {
  const site = await Site.live();
  await site.goOn(2_000);
  site.tab.isWorkerDead = true;
  await site.type("a");
  await site.goOn(3_999);
  assert.equal(site.tab.workers.length, 1);
  site.tab.isWorkerDead = false;
  await site.goOn(1);
  assert.equal(site.tab.workers.length, 2);
  // The second one answers.
  await site.goOn(10_000);
  assert.equal(site.tab.workers.length, 2);
});

test("what needs no answer has none waited for", async () => {
  const site = await Site.live();
  await site.frame(1, 2);
  site.tab.isWorkerDead = true;
  site.tab.told = [];
  await site.goOn(19_000);
  assert.deepEqual([verbs(site), site.tab.workers.length], [[], 1]);
});

test("a worker that never answers is asked for three times, then the tab does without", async () => {
  const site = new Site();
  site.tab.isWorkerDead = true;
  await site.goOn(11_999);
  assert.equal(site.tab.workers.length, 3);
  await site.goOn(1);
  assert.equal(site.tab.workers.length, 3);
  await site.hello({ A: 1 });
  await site.frame(1, 2, { ops: [["t", 5, "alone"]] });
  assert.equal(site.find("p").textContent, "alone");
});

test("losses count in a row only", async () => {
  const site = await Site.live();
  for (const expected of [3, 5, 7]) {
    site.tab.isWorkerDead = true;
    for (let step = 0; step < 400 && site.tab.workers.length === expected - 2; step++) await site.goOn(100);
    site.tab.isWorkerDead = false;
    await site.goOn(5_000);
    assert.equal(site.tab.workers.length, expected);
  }
});

test("a worker that cannot start is done without at once", async () => {
  const site = new Site();
  site.tab.isWorkerDead = true;
  site.tab.workers[0].onerror();
  await site.goOn();
  assert.equal(site.tab.workers.length, 1);
  await site.hello({ A: 1 });
  assert.equal(site.document.documentElement.classList.contains("online"), true);
});

test("a browser without shared workers has a stream for each tab", async () => {
  const site = await Site.live({ globals: { SharedWorker: undefined } });
  await site.frame(1, 2, { ops: [["t", 5, "alone"]] });
  assert.equal(site.find("p").textContent, "alone");
  await site.does("pagehide", { persisted: true });
  assert.equal(site.last("stream").options.signal.aborted, true);
});

test("what a former worker says is not heard", async () => {
  const site = await Site.live();
  const [former] = site.tab.workers;
  site.tab.isWorkerDead = true;
  await site.goOn(24_000);
  site.tab.isWorkerDead = false;
  former.port.onmessage({ data: { event: undefined, data: { page: 1, b: 1, q: 2, ops: [["t", 5, "late"]] } } });
  assert.equal(site.find("p").textContent, "");
});

test("a line that is closed says no more, and waits for nothing", async () => {
  const site = await Site.live();
  await site.does("pagehide", { persisted: true });
  site.tab.told = [];
  await site.does("online");
  await site.goOn(60_000);
  assert.deepEqual([verbs(site), site.tab.workers.length], [[], 1]);
});
