// Shortcuts, and arrows in tabs and menus.
import assert from "node:assert/strict";
import test from "node:test";
import { button, field, form, Site } from "./site.mjs";

const shortcut = (number, action, keys) => button(number, action, ` aria-keyshortcuts="${keys}"`);
const SHORTCUTS = form(
  field(3, "name"),
  '<textarea data-n="4" name="notes"></textarea><select data-n="5" name="choice"></select>',
  shortcut(6, "save", "Control+S"),
  shortcut(7, "find", "F"),
  shortcut(8, "all", "Control+Alt+Shift+A"),
  shortcut(9, "close", "Escape"),
  shortcut(10, "back", "Alt+ArrowLeft"),
);

/** What is pressed by a key, and whether the browser shall not have it. */
async function pressed(html, { target = "body", ...event }, prepare = () => {}) {
  const site = await Site.live({ html });
  await prepare(site);
  const node = site.find(target);
  if (node !== site.document.body) node.focus();
  const { defaultPrevented } = await site.does("keydown", { target: node, isComposing: false, ...event });
  return [site.document.clicked.map(({ value }) => value), defaultPrevented, site.tab.focused?.value];
}

const keys = async (event) => {
  const [clicked, isTaken] = await pressed(SHORTCUTS, event);
  assert.equal(isTaken, clicked.length > 0);
  return clicked[0];
};

test("shortcuts press their buttons, whatever the case of the letter", async () => {
  assert.equal(await keys({ key: "f" }), "find");
  assert.equal(await keys({ key: "s", ctrlKey: true }), "save");
  assert.equal(await keys({ key: "S", ctrlKey: true }), "save");
  assert.equal(await keys({ key: "s", metaKey: true }), "save");
  assert.equal(await keys({ key: "A", ctrlKey: true, altKey: true, shiftKey: true }), "all");
  assert.equal(await keys({ key: "Escape" }), "close");
  assert.equal(await keys({ key: "ArrowLeft", altKey: true }), "back");
});

test("other keys with it, or fewer, are another shortcut", async () => {
  assert.equal(await keys({ key: "s" }), undefined);
  assert.equal(await keys({ key: "f", shiftKey: true }), undefined);
  assert.equal(await keys({ key: "s", ctrlKey: true, altKey: true }), undefined);
  for (const key of ['"', "\\", "]"]) assert.equal(await keys({ key }), undefined);
});

test("a key that writes something in a field is no shortcut, others are", async () => {
  for (const target of ["[name=name]", "[name=notes]", "[name=choice]"]) {
    assert.equal(await keys({ key: "f", target }), undefined, target);
    assert.equal(await keys({ key: "s", ctrlKey: true, target }), "save", target);
    assert.equal(await keys({ key: "Escape", target }), "close", target);
    assert.equal(await keys({ key: "ArrowLeft", altKey: true, target }), "back", target);
  }
  assert.equal(await keys({ key: "f", target: "[value=save]" }), "find");
});

test("shortcuts belong to the top dialog", async () => {
  const dialog = `<dialog data-n="50" open="" data-modal="">${shortcut(51, "inner", "Control+S")}</dialog>`;
  const open = (site) => site.frame(1, 2, { ops: [["i", 1, 2, dialog]] });
  assert.deepEqual((await pressed(SHORTCUTS, { key: "s", ctrlKey: true }, open))[0], ["inner"]);
  assert.deepEqual((await pressed(SHORTCUTS, { key: "f" }, open))[0], []);
});

const tab = (number, name, more = "") => button(number, name, ` role="tab"${more}`);
const TABS = form(`<div data-n="3" role="tablist">${tab(4, "one")}${tab(5, "two")}${tab(6, "no", ' disabled=""')}${tab(7, "three")}</div>`);

test("arrows, Home and End choose among tabs, and come round", async () => {
  for (const [from, key, to] of [
    ["one", "ArrowRight", "two"],
    ["two", "ArrowRight", "three"],
    ["three", "ArrowRight", "one"],
    ["three", "ArrowLeft", "two"],
    ["two", "ArrowLeft", "one"],
    ["one", "ArrowLeft", "three"],
    ["three", "Home", "one"],
    ["one", "End", "three"],
  ]) {
    assert.deepEqual(await pressed(TABS, { key, target: `[value=${from}]` }), [[to], true, to], `${from} ${key}`);
  }
  for (const key of ["ArrowDown", "ArrowUp", "a", "Enter"]) {
    assert.deepEqual(await pressed(TABS, { key, target: "[value=one]" }), [[], false, "one"], key);
  }
});

const menu = (more) =>
  form(
    `<details data-n="3" class="menu"${more}><summary data-n="4"></summary><div data-n="5" class="items">` +
      `${button(6, "copy")}${button(7, "move", ' disabled=""')}${button(8, "delete")}${field(9, "search")}</div></details>`,
  );
const OPEN = menu(' open=""');

test("arrows, Home and End move among the items of an open menu, and come round", async () => {
  for (const [from, key, to] of [
    ["summary", "ArrowDown", "copy"],
    ["summary", "ArrowUp", "delete"],
    ["[value=copy]", "ArrowDown", "delete"],
    ["[value=delete]", "ArrowDown", "copy"],
    ["[value=delete]", "ArrowUp", "copy"],
    ["[value=copy]", "ArrowUp", "delete"],
    ["[value=delete]", "Home", "copy"],
    ["[value=copy]", "End", "delete"],
  ]) {
    assert.deepEqual(await pressed(OPEN, { key, target: from }), [[], true, to], `${from} ${key}`);
  }
  for (const key of ["ArrowLeft", "ArrowRight"]) {
    assert.deepEqual(await pressed(OPEN, { key, target: "[value=copy]" }), [[], false, "copy"], key);
  }
});

test("arrows in a closed menu, in a menu's field and elsewhere are the browser's", async () => {
  assert.deepEqual((await pressed(menu(""), { key: "ArrowDown", target: "summary" }))[1], false);
  assert.deepEqual((await pressed(OPEN, { key: "ArrowDown", target: "[name=search]" }))[1], false);
  assert.deepEqual((await pressed(SHORTCUTS, { key: "ArrowDown", target: "[value=save]" }))[1], false);
});

test("a menu without items takes no keys", async () => {
  const html = form('<details data-n="3" class="menu" open=""><summary data-n="4"></summary></details>');
  assert.deepEqual((await pressed(html, { key: "ArrowDown", target: "summary" }))[1], false);
});
