// A page that the server knows no more: it is opened again, with what was typed.
import assert from "node:assert/strict";
import test from "node:test";
import { button, field, form, NAME, PROBLEM, Site } from "./site.mjs";

const page = (html = NAME, more = {}) => ({ page: { id: "B", revision: 9, title: "Two", html, ...more } });
const note = (site) => site.find("#pinion-note").textContent;

/** A page whose server says that it is gone, with something typed; `before` happens while that is not yet known. */
async function lost({ typed = "Ada", before, ...options } = {}) {
  const site = await Site.live(options);
  await site.goOn(10_000);
  if (typed) {
    await site.type(typed);
    await site.message();
  }
  await before?.(site);
  await site.event("closed", { page: 1 });
  return site;
}

async function opened(options, fresh = page()) {
  const site = await lost(options);
  await site.goOn(250);
  site.sent;
  site.tab.told = [];
  await site.answer("page", 200, null, fresh);
  return site;
}

const joined = (site) => site.answer("attach", 200, { stream: "s1", page: 2, n: 0 });

test("it is asked for again after a pause, with the scene that it belongs to", async () => {
  const site = await lost({ html: NAME.replace("<main", '<main data-scene="sheet"') });
  assert.deepEqual(site.sent.filter(([kind]) => kind === "page"), []);
  assert.equal(site.document.documentElement.classList.contains("online"), false);
  await site.goOn(249);
  assert.equal(site.last("page"), undefined);
  await site.goOn(1);
  assert.deepEqual(site.sent.filter(([kind]) => kind === "page"), [["page", "/here", "sheet"]]);
  const plain = await lost();
  await plain.goOn(250);
  assert.deepEqual(plain.sent.filter(([kind]) => kind === "page"), [["page", "/here", ""]]);
});

test("it joins the stream, and goes on with what was typed", async () => {
  const site = await opened();
  assert.deepEqual(site.tab.told.map(({ verb, page, seen, number }) => [verb, page, seen, number])[0], ["join", "B", 9, 0]);
  assert.deepEqual(site.deeds, [{ page: "B", n: 1, seen: 9, fields: { name: [1, 9, "Ada"] } }]);
  assert.deepEqual([site.document.title, site.tab.seen.fields], ["Two", { name: "Ada" }]);
  await joined(site);
  assert.equal(site.document.documentElement.classList.contains("online"), true);
  await site.event(null, { page: 2, b: 9, q: 10, ops: [["t", 5, "again"]] });
  assert.equal(site.find("p").textContent, "again");
  await site.message();
  await site.type("!");
  assert.deepEqual(site.deeds.map(({ n, fields }) => [n, fields.name]), [[2, [2, 10, "Ada!"]]]);
});

test("effects count anew", async () => {
  const site = await opened({ typed: "", before: (site) => site.effect(7, "announce", "old").then(() => site.message()) });
  await joined(site);
  await site.event(null, { page: 2, b: 9, q: 9, effects: [[1, "announce", "new"]] });
  assert.equal(await site.said(), "new");
});

test("the focus and the caret stay where they were", async () => {
  const site = await opened({ before: (site) => site.find("input").setSelectionRange(1, 2) });
  assert.deepEqual(site.tab.seen.caret, ["name", 1, 2]);
});

test("a field that nobody has typed in is as the fresh page has it", async () => {
  const html = (city) => form(field(3, "name"), field(6, "city", ` value="${city}"`), button(4, "save"));
  const site = await opened({ html: html("Paris") }, page(html("Oslo")));
  assert.deepEqual(site.tab.seen.fields, { name: "Ada", city: "Oslo" });
  assert.deepEqual(site.deeds.map(({ fields }) => Object.keys(fields)), [["name"]]);
});

test("what was typed and not announced is kept, and what the fresh page has already is no edit", async () => {
  const site = await opened({ before: (site) => (site.find("input").value = "Ada Lovelace") });
  assert.deepEqual(site.deeds.map(({ fields }) => fields.name[2]), ["Ada Lovelace"]);
  const same = await opened({}, page(form(field(3, "name", ' value="Ada"'))));
  assert.deepEqual(same.deeds, []);
  assert.deepEqual(same.tab.seen.fields, { name: "Ada" });
});

test("a page of another shape has the fields by their names", async () => {
  const site = await opened({}, page(form('<p data-n="30">News</p>', field(40, "other"), field(50, "name"))));
  assert.deepEqual(site.tab.seen.fields, { other: "", name: "Ada" });
  assert.equal(site.tab.focused.name, "name");
  assert.deepEqual(site.find("p").textContent, "News");
});

/** What an element is, and what is in it. */
const outline = ({ localName, attributes, children, text }) => [
  localName,
  Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
  children[0] ? children.map(outline) : text,
];

test("what is in the page is what the fresh one has", async () => {
  const before =
    '<main data-n="1" class="old" lang="en"><p data-n="2" hidden="">old</p><b data-n="3"></b>' +
    '<ul data-n="4"><li data-n="5">1</li><li data-n="6">2</li></ul><i data-n="7">old <b data-n="8">x</b></i></main><hr data-n="9">';
  const after =
    '<main data-n="1" class="new" title="x"><p data-n="2">new</p><i data-n="3" class="y"></i>' +
    '<ul data-n="4"><li data-n="5">1</li><li data-n="6">two</li><li data-n="7">3</li></ul><i data-n="8">text</i></main>';
  const site = await opened({ typed: "", html: before }, page(after));
  const fresh = site.document.parse(after);
  assert.deepEqual(site.document.body.children.map(outline), fresh.children.map(outline));
  assert.equal(site.document.body.dataset.page, "B");
});

test("where the focus is is told the new page", async () => {
  const site = await opened({ html: form('<input data-n="3" name="name" data-focus="name">') }, page(form('<input data-n="3" name="name" data-focus="name">')));
  assert.deepEqual(site.deeds.map(({ fields }) => fields["@focus"]), [[1, 9, "name"]]);
});

test("an action that was never heard is done by the new page, with all that is unsent", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.type("a");
  await site.press();
  await site.message(410, {});
  await site.goOn(250);
  site.sent;
  await site.answer("page", 200, null, page());
  assert.deepEqual(site.deeds, [{ page: "B", n: 1, seen: 9, fields: { name: [1, 9, "a"] }, action: "save" }]);
  assert.equal(note(site), "");
});

test("an action in doubt is not repeated, and the person is told", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.press();
  const save = site.find("[value=save]");
  await site.goOn(300);
  await site.fail();
  await site.event("closed", { page: 1 });
  await site.goOn(4_000);
  await site.answer("page", 200, null, page());
  assert.equal(note(site), "Your last action is not confirmed.");
  assert.deepEqual([save.dataset.pressed, save.ariaBusy], [undefined, null]);
  assert.deepEqual(site.deeds.filter(({ page }) => page === "B"), []);
});

test("a page that leads elsewhere now is followed", async () => {
  const site = await lost();
  await site.goOn(250);
  await site.answer("page", 200, null, { ...page(), movedTo: "/login" });
  assert.deepEqual(site.tab.visited, ["/login"]);
});

test("an address that the server does not know, or forbids, is gone to", async () => {
  for (const status of [403, 404]) {
    const site = await lost();
    await site.goOn(250);
    await site.answer("page", status, null, { type: PROBLEM });
    assert.deepEqual(site.tab.visited, ["/here"]);
  }
});

for (const [said, status, more] of [
  ["a page that is no page of ours", 200, {}],
  ["a page of ours with an error's status", 500, page()],
  ["a proxy's 404", 404, { type: "text/html" }],
  ["a sign-in page elsewhere", 200, { movedTo: "/portal" }],
  ["a server that is busy", 503, { type: PROBLEM }],
]) {
  test(`${said} is not taken for it, and the server asked again`, async () => {
    const site = await lost();
    await site.goOn(250);
    site.tab.told = [];
    await site.answer("page", status, null, more);
    assert.deepEqual(site.tab.visited, []);
    assert.equal(site.document.body.dataset.page, "A");
    assert.equal(site.tab.told[0].verb, "doubt");
    const first = site.last("page");
    await site.answer("question", 200, null, { type: "text/event-stream" });
    await site.goOn(499);
    assert.equal(site.last("page"), first);
    await site.goOn(1);
    assert.notEqual(site.last("page"), first);
  });
}

test("a server that does not answer is given up after 30 s, and waited for while it cannot be reached", async () => {
  const site = await lost();
  await site.goOn(250);
  const first = site.last("page");
  for (let second = 0; second < 29; second++) {
    await site.event("beat", {});
    await site.goOn(1_000);
  }
  assert.equal(first.failure, undefined);
  await site.goOn(1_000);
  assert.notEqual(first.failure, undefined);
  await site.breakOff();
  await site.goOn(60_000);
  assert.equal(site.last("page"), first);
  await site.hello({});
  await site.goOn(1);
  assert.notEqual(site.last("page"), first);
});

test("a server that says that the page is lost is there, whatever has become of the stream", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.frame(8, 9);
  await site.event("closed", { page: 1 });
  await site.breakOff();
  await site.goOn(400);
  assert.equal(site.last("page"), undefined);
  await site.answer("attach", 410, {});
  assert.equal(site.last("page").address, "/here");
});

test("a page that is lost again and again is asked for less and less often", async () => {
  const site = await opened({ typed: "" });
  const pauses = [];
  for (const id of ["C", "D", "E"]) {
    const before = site.last("page");
    await joined(site);
    const start = site.browser.now;
    await site.event("closed", { page: 2 });
    while (site.last("page") === before) await site.goOn(50);
    pauses.push(site.browser.now - start);
    await site.answer("page", 200, null, page(NAME, { id }));
  }
  assert.deepEqual(pauses, [500, 1_000, 2_000]);
  // One that has lived for 5 s is another matter.
  await joined(site);
  await site.goOn(5_000);
  const [before, start] = [site.last("page"), site.browser.now];
  await site.event("closed", { page: 2 });
  while (site.last("page") === before) await site.goOn(50);
  assert.equal(site.browser.now - start, 250);
});

test("an answer to the page before is none to the next one", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.frame(8, 9);
  const attach = site.last("attach");
  await site.event("closed", { page: 1 });
  await site.goOn(250);
  await site.breakOff();
  await site.answer("page", 200, null, page());
  const asked = site.last("page");
  site.browser.answer(attach, { status: 410, type: PROBLEM, json: {} });
  await site.goOn(1_000);
  await site.hello({ B: 2 });
  await site.goOn(2_000);
  assert.equal(site.last("page"), asked);
  assert.equal(site.document.documentElement.classList.contains("online"), true);
});

test("a page that is lost is not changed while its last message hangs, nor put on the stream again", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.event("closed", { page: 1 });
  await site.event(null, { page: 1, b: 1, q: 2, ops: [["t", 5, "late"]] });
  await site.event("hello", { stream: "s2", pages: {}, n: {}, gone: [] });
  assert.equal(site.find("p").textContent, "");
  assert.equal(site.last("attach"), undefined);
});

test("nothing is sent or heard while the page is lost", async () => {
  const site = await lost();
  await site.type("!");
  await site.press();
  await site.event(null, { page: 1, b: 1, q: 2, ops: [["t", 5, "late"]] });
  assert.equal(site.find("p").textContent, "");
  await site.goOn(250);
  site.sent;
  await site.answer("page", 200, null, page());
  assert.deepEqual(site.deeds.map(({ page, fields, action }) => [page, fields?.name[2], action]), [["B", "Ada!", "save"]]);
});

test("messages that wait for the server do not go to a page that is lost meanwhile", async () => {
  const site = await Site.live();
  await site.goOn(10_000);
  await site.breakOff();
  await site.type("a");
  await site.goOn(1_000);
  site.sent;
  // The stream's answer is that none of the pages is known.
  await site.answer("stream", 410, {});
  assert.deepEqual(site.deeds, []);
  await site.goOn(500);
  assert.equal(site.last("page").address, "/here");
  site.sent;
  await site.answer("page", 200, null, page());
  assert.deepEqual(site.deeds.map(({ page, fields }) => [page, fields.name[2]]), [["B", "a"]]);
});
