// The operations that change the page's elements.
import assert from "node:assert/strict";
import test from "node:test";
import { button, field, form, Site } from "./site.mjs";

const LIST = '<main data-n="1"><ul data-n="2"><li data-n="3">a</li><li data-n="4">b</li><li data-n="5">c</li></ul></main>';

/** A page that has been changed by operations, one frame for each argument. */
async function changed(html, ...frames) {
  const site = await Site.live({ html });
  let revision = 1;
  for (const ops of frames) await site.frame(revision, ++revision, { ops });
  return site;
}

const rows = (site) => site.find("ul").children.map((child) => child.textContent).join("");

for (const [said, ops, expected] of [
  ["first", [["i", 2, 0, '<li data-n="9">x</li>']], "xabc"],
  ["behind another", [["i", 2, 4, '<li data-n="9">x</li>']], "abxc"],
  ["last", [["i", 2, 5, '<li data-n="9">x</li>']], "abcx"],
  ["two at once", [["i", 2, 3, '<li data-n="9">x</li><li data-n="10">y</li>']], "axybc"],
  ["one in the place of one of the same number", [["i", 2, 5, '<li data-n="3">x</li>']], "bcx"],
  ["behind one of another parent, which means first", [["i", 2, 1, '<li data-n="9">x</li>']], "xabc"],
  ["moved to the front", [["m", 2, 0, 5]], "cab"],
  ["moved behind another", [["m", 2, 4, 3]], "bac"],
  ["moved to the end", [["m", 2, 5, 3]], "bca"],
  ["moved into itself, which changes nothing", [["m", 3, 0, 2], ["m", 3, 0, 3]], "abc"],
  ["moved without being there", [["m", 2, 0, 99]], "abc"],
  ["removed", [["x", 4]], "ac"],
  ["removed and put back", [["x", 4], ["m", 2, 0, 4]], "bac"],
  ["all but some removed", [["k", 2, [4]]], "b"],
  ["all removed", [["k", 2, []]], ""],
  ["operations on what is not there", [["t", 99, "x"], ["i", 99, 0, "<li></li>"], ["x", 99], ["k", 99, []]], "abc"],
  ["text in the place of elements", [["t", 2, "text"]], ""],
]) {
  test(`rows: ${said}`, async () => {
    const site = await changed(LIST, ops);
    assert.equal(rows(site), expected);
    assert.deepEqual(site.messages, []);
  });
}

test("what came first stays behind what is no element of the page's", async () => {
  const site = await changed(form(field(3, "name")), [["i", 2, 0, '<p data-n="9">x</p>']]);
  assert.deepEqual(site.find("form").children.map(({ dataset }) => dataset.n), ["9", "3"]);
  const html = '<main data-n="1"><form data-n="2"><input type="hidden" name="_page"><p data-n="3"></p></form></main>';
  const hidden = await changed(html, [["i", 2, 0, '<p data-n="9">x</p>'], ["k", 2, [9]]]);
  assert.deepEqual(hidden.find("form").children.map(({ dataset }) => dataset.n), [undefined, "9"]);
});

test("what was put in can be changed, with what is in it", async () => {
  const site = await changed(
    LIST,
    [["i", 2, 5, '<li data-n="9"><b data-n="10">x</b></li>']],
    [["t", 10, "y"]],
    [["m", 2, 0, 9]],
  );
  assert.equal(rows(site), "yabc");
});

test("what was taken out is forgotten with what is in it, at the end of the frame", async () => {
  const html = '<main data-n="1"><ul data-n="2"><li data-n="3"><b data-n="4">x</b></li></ul><p data-n="5"></p></main>';
  for (const ops of [[["x", 3]], [["k", 2, []]], [["t", 2, ""]]]) {
    const site = await changed(html, ops, [["m", 5, 0, 4], ["m", 5, 0, 3]]);
    assert.deepEqual(site.find("p").children, [], `${ops}`);
  }
});

test("what was put in the place of a thing of the same number is what the number means", async () => {
  const site = await changed(LIST, [["i", 2, 0, '<li data-n="3">x</li>']], [["t", 3, "y"]]);
  assert.equal(rows(site), "ybc");
});

test("texts are marked as live, and come back from the next frame", async () => {
  const site = await changed(LIST, [["t", 3, "new"]]);
  assert.equal(site.find("[data-n=3]").dataset.live, "");
  assert.equal(site.find("[data-n=4]").dataset.live, undefined);
});

test("the title of the page", async () => {
  const site = await changed(LIST, [["title", "News"]]);
  assert.equal(site.document.title, "News");
});

test("attributes are set, and removed", async () => {
  const site = await changed(LIST, [["a", 3, "class", "red"], ["a", 4, "hidden", ""]]);
  assert.deepEqual([site.find(".red").dataset.n, site.find("[hidden]").dataset.n], ["3", "4"]);
  await site.frame(2, 3, { ops: [["a", 3, "class"], ["a", 4, "hidden", null]] });
  assert.deepEqual([site.find(".red"), site.find("[hidden]")], [null, null]);
});

test("what is disabled by data-disabled, in the HTML and later", async () => {
  const site = await changed(form('<button data-n="3" data-disabled="">x</button><button data-n="4">y</button>'));
  const [x, y] = site.find("form").children;
  assert.deepEqual([x.disabled, y.disabled], [true, false]);
  await site.frame(1, 2, { ops: [["a", 3, "data-disabled"], ["a", 4, "data-disabled", ""], ["a", 4, "class", "z"]] });
  assert.deepEqual([x.disabled, y.disabled], [false, true]);
});

test("exact values become the style, in the HTML and later", async () => {
  const site = await changed('<main data-n="1"><p data-n="2" data-style="--color:#123;--gap:1rem" data-stile="x"></p></main>');
  const { style } = site.find("p");
  assert.equal(style.cssText, "--color:#123;--gap:1rem");
  await site.frame(1, 2, { ops: [["a", 2, "data-style", "--gap:2rem"]] });
  assert.equal(style.cssText, "--gap:2rem");
  await site.frame(2, 3, { ops: [["a", 2, "data-style"]] });
  assert.equal(style.cssText, "");
});

test("the fields of a row that is moved, or taken out and put back, are the same ones", async () => {
  const site = await changed(form(field(3, "name"), field(6, "city")));
  await site.type("Ada");
  await site.message();
  await site.frame(1, 2, { ops: [["m", 2, 6, 3]] });
  await site.frame(2, 3, { ops: [["x", 3], ["m", 2, 0, 3]] });
  await site.type("!");
  assert.deepEqual(site.messages.map(({ fields }) => fields.name[0]), [1, 2]);
});

const CHOICES = form(
  '<input data-n="3" type="checkbox" name="agree">',
  '<select data-n="6" name="colour"><option data-n="7" value="r"></option><option data-n="8" value="g"></option></select>',
  '<select data-n="10" name="many" multiple=""><option data-n="11" value="a"></option>' +
    '<option data-n="12" value="b" selected=""></option><option data-n="13" value="c"></option></select>',
  '<input data-n="15" type="radio" name="size" value="s"><input data-n="16" type="radio" name="size" value="l">',
  '<textarea data-n="17" name="notes"></textarea>',
  '<details data-n="18" name="more"></details>',
  '<input data-n="19" type="file" name="photo">',
  '<input data-n="20" type="number" name="count">',
  button(21, "save"),
);

const says = async (site, selector, act) => {
  act(site.find(selector));
  await site.does("change", { target: site.find(selector) });
  const [message] = site.deeds;
  await site.message();
  return message && Object.fromEntries(Object.entries(message.fields).map(([name, [, , value]]) => [name, value]));
};

test("every kind of field says its value", async () => {
  const site = await Site.live({ html: CHOICES });
  const tick = (node) => (node.checked = true);
  const choose = (node) => (node.selected = true);
  assert.deepEqual(await says(site, "[name=agree]", tick), { agree: true });
  assert.deepEqual(await says(site, "[name=agree]", (node) => (node.checked = false)), { agree: false });
  assert.deepEqual(await says(site, "[value=g]", choose), { colour: "g" });
  assert.deepEqual(await says(site, "[value=c]", choose), { many: ["b", "c"] });
  assert.deepEqual(await says(site, "[value=l]", tick), { size: "l" });
  assert.deepEqual(await says(site, "[value=s]", tick), { size: "s" });
  assert.deepEqual(await says(site, "[name=notes]", (node) => (node.value = "x")), { notes: "x" });
  assert.deepEqual(await says(site, "[name=more]", (node) => (node.open = true)), { more: true });
  assert.equal(await says(site, "[name=photo]", (node) => (node.value = "x")), undefined);
});

test("every kind of field takes the server's value, and that is no edit", async () => {
  const site = await Site.live({ html: CHOICES });
  const fields = { agree: true, colour: "g", many: ["a", "c"], size: "l", notes: "x", more: true };
  const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [0, value]]));
  await site.frame(1, 2, { fields: given });
  const is = (selector) => site.find(selector);
  assert.deepEqual(
    [is("[name=agree]").checked, is("[name=colour]").value, is("[name=notes]").value, is("[name=more]").open],
    [true, "g", "x", true],
  );
  assert.deepEqual(["a", "b", "c"].map((value) => is(`[value=${value}]`).selected), [true, false, true]);
  assert.deepEqual(["s", "l"].map((value) => is(`[value=${value}]`).checked), [false, true]);
  await site.frame(2, 3, { fields: { agree: [0, false], size: [0, ""], many: [0, []] } });
  assert.deepEqual(["s", "l"].map((value) => is(`[value=${value}]`).checked), [false, false]);
  assert.equal(is("[name=agree]").checked, false);
  await says(site, "[name=notes]", (node) => (node.value = "y"));
  assert.deepEqual(site.deeds, []);
});

test("what a field makes of the server's value is no edit", async () => {
  const site = await Site.live({ html: CHOICES });
  await site.frame(1, 2, { fields: { colour: [0, "blue"] } });
  assert.notEqual(site.find("[name=colour]").value, "blue");
  await site.press();
  assert.deepEqual(site.deeds.map(({ fields }) => fields), [undefined]);
});

test("a field without a caret takes the server's value while it has the focus", async () => {
  const site = await Site.live({ html: CHOICES });
  site.find("[name=count]").focus();
  await site.frame(1, 2, { fields: { count: [0, "7"] } });
  await site.frame(2, 3, { fields: { count: [0, "8"] } });
  assert.equal(site.find("[name=count]").value, "8");
});

test("what the HTML has is no edit, of any kind", async () => {
  const html = CHOICES.replace('name="agree"', 'name="agree" checked=""').replace('value="l"', 'value="l" checked=""');
  const site = new Site({ html });
  await site.goOn();
  await site.hello({ A: 1 });
  assert.deepEqual(site.deeds, []);
});

test("choices that change are no edit, and the value follows them", async () => {
  const site = await Site.live({ html: CHOICES });
  await site.frame(1, 2, { ops: [["x", 7]] });
  assert.deepEqual(site.deeds, []);
  await site.frame(2, 3, { fields: { colour: [0, "g"] } });
  assert.deepEqual(await says(site, "[name=notes]", (node) => (node.value = "y")), { notes: "y" });
});

test("radio buttons are one field, whichever of them comes and goes", async () => {
  const site = await Site.live({ html: CHOICES });
  await site.frame(1, 2, { ops: [["x", 15], ["i", 2, 16, '<input data-n="20" type="radio" name="size" value="m">']] });
  assert.deepEqual(await says(site, "[value=m]", (node) => (node.checked = true)), { size: "m" });
  await site.frame(2, 3, { ops: [["x", 16]] });
  assert.deepEqual(await says(site, "[value=m]", (node) => (node.checked = false)), { size: "" });
});

test("the first of some radio buttons stays it when it is changed", async () => {
  const site = await Site.live({ html: CHOICES });
  await site.frame(1, 2, { ops: [["a", 15, "class", "wide"]], effects: [[1, "focus", "size"]] });
  assert.equal(site.tab.focused.value, "s");
});

test("a field that has another name is another field", async () => {
  const site = await Site.live({ html: form(field(3, "name")) });
  await site.type("Ada");
  await site.message();
  await site.frame(1, 2, { ops: [["a", 3, "name", "nick"]] });
  await site.type("!", "nick");
  assert.deepEqual(site.messages.at(-1).fields, { nick: [1, 2, "Ada!"] });
  await site.frame(2, 3, { fields: { name: [1, "Bob"] } });
  assert.equal(site.find("[name=nick]").value, "Ada!");
  await site.message();
  assert.deepEqual(site.messages, []);
});
