// Style sheets that a page needs from some frame on: what came with them is shown when they are there.
import assert from "node:assert/strict";
import test from "node:test";
import { NAME, Site } from "./site.mjs";

/** A live page with the links that the server writes. */
function live() {
  const prepare = (document) => {
    for (const href of ["/pinion.css", "/shop.css"]) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href });
      document.documentElement.insertBefore(link, document.body);
    }
  };
  return Site.live({ prepare });
}

const links = (site) => site.document.querySelectorAll("link").map((link) => link.getAttribute("href"));
const said = (site) => site.find("p").textContent;
const sheet = ["sheet", "/drawing.css?v=1"];

test("a frame waits for the style sheet that it brings, and so do those behind it", async () => {
  const site = await live();
  await site.frame(1, 2, { ops: [sheet, ["t", 5, "drawn"]] });
  await site.frame(2, 3, { ops: [["t", 5, "drawn again"]] });
  assert.deepEqual(links(site), ["/pinion.css", "/drawing.css?v=1", "/shop.css"]);
  assert.equal(said(site), "");
  assert.deepEqual(site.messages, []);
  site.document.querySelectorAll("link")[1].onload();
  await site.goOn();
  assert.equal(said(site), "drawn again");
});

test("a style sheet that is there already is not waited for, nor loaded again", async () => {
  const site = await live();
  await site.frame(1, 2, { ops: [sheet] });
  site.document.querySelectorAll("link")[1].onload();
  await site.frame(2, 3, { ops: [sheet, ["t", 5, "drawn"]] });
  assert.equal(links(site).length, 3);
  assert.equal(said(site), "drawn");
});

test("a style sheet that does not come is waited for no longer than five seconds", async () => {
  const site = await live();
  await site.frame(1, 2, { ops: [sheet, ["t", 5, "drawn"]] });
  await site.goOn(4_999);
  assert.equal(said(site), "");
  await site.goOn(1);
  assert.equal(said(site), "drawn");
});

test("a frame of a page that is lost meanwhile does not change the one in its place", async () => {
  const site = await live();
  await site.frame(1, 9, { ops: [sheet, ["t", 5, "of the page before"]] });
  await site.event("closed", { page: 1 });
  await site.goOn(1_000);
  await site.answer("page", 200, null, { page: { id: "B", revision: 1, title: "Two", html: NAME } });
  await site.goOn(10_000);
  assert.equal(site.document.body.dataset.page, "B");
  assert.equal(said(site), "");
});

test("a page that is opened again is shown when its style sheets are there, each behind those before it", async () => {
  const site = await live();
  await site.event("closed", { page: 1 });
  await site.goOn(1_000);
  const sheets = ["/pinion.css", "/charts.css", "/columns.css", "/shop.css"];
  await site.answer("page", 200, null, { page: { id: "B", revision: 1, title: "Two", html: NAME, sheets } });
  assert.deepEqual(links(site), sheets);
  assert.equal(site.document.body.dataset.page, "A");
  const [, charts, columns] = site.document.querySelectorAll("link");
  charts.onload();
  await site.goOn();
  assert.equal(site.document.body.dataset.page, "A");
  columns.onerror();
  await site.goOn();
  assert.equal(site.document.body.dataset.page, "B");
});
