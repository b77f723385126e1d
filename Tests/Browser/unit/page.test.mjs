// An open page: what goes up, and what becomes of what comes down.
import assert from "node:assert/strict";
import test from "node:test";
import { button, field, form, NAME, Site } from "./site.mjs";

const TWO = form(field(3, "name"), field(6, "city"), button(4, "save"), button(7, "clear"), '<p data-n="5"></p>');

const note = (site) => site.find("#pinion-note").textContent;
const edit = (message) => message.fields?.name?.[2];

// What goes up

test("what was typed before the script ran is sent, and what stood in the HTML is not", async () => {
  const html = form(field(3, "name", ' value="Ada"'), field(6, "city", ' value="Oslo"'));
  const prepare = (document) => (document.querySelector("[name=city]").value = "Bergen");
  const site = new Site({ html, prepare });
  await site.goOn();
  await site.hello({ A: 1 });
  assert.deepEqual(site.messages, [{ page: "A", n: 1, seen: 1, fields: { city: [1, 1, "Bergen"] } }]);
});

test("nothing goes up before the server can be reached", async () => {
  const site = new Site();
  await site.type("a");
  assert.deepEqual(site.messages, []);
  await site.hello({ A: 1 });
  assert.deepEqual(site.messages.map(edit), ["a"]);
});

test("one message is under way at a time, and the rest goes with the next", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.type("b");
  await site.type("c");
  assert.deepEqual(site.messages.map(edit), ["a"]);
  await site.message();
  assert.deepEqual(site.messages.map(edit), ["abc"]);
  await site.message();
  assert.deepEqual(site.messages, []);
});

test("each kind of event with which a field changes is heard", async () => {
  for (const type of ["input", "change", "toggle"]) {
    const site = await Site.live();
    const target = site.find("[name=name]");
    target.value = "x";
    await site.does(type, { target });
    assert.deepEqual(site.messages.map(edit), ["x"], type);
  }
});

test("what no event announced goes with the action, and so does another field", async () => {
  const site = await Site.live({ html: TWO });
  site.find("[name=city]").value = "by the password manager";
  await site.press();
  assert.deepEqual(site.messages, [
    { page: "A", n: 1, seen: 1, fields: { city: [1, 1, "by the password manager"] }, action: "save" },
  ]);
});

test("only buttons that are actions are taken from the browser, and disabled ones do nothing", async () => {
  const site = await Site.live({ html: form(button(3, "save"), '<button data-n="4" name="other">x</button>') });
  const submit = (submitter) => site.does("submit", { submitter });
  assert.equal((await submit(site.find("[name=other]"))).defaultPrevented, false);
  assert.equal((await submit(null)).defaultPrevented, false);
  site.find("[name=action]").disabled = true;
  assert.equal((await submit(site.find("[name=action]"))).defaultPrevented, true);
  assert.deepEqual(site.messages, []);
  site.find("[name=action]").disabled = false;
  await submit(site.find("[name=action]"));
  assert.deepEqual(site.messages.map(({ action }) => action), ["save"]);
});

test("a pressed button looks so at once and busy after 300 ms, until the action is answered", async () => {
  const site = await Site.live();
  const save = site.find("[value=save]");
  await site.press();
  assert.deepEqual([save.dataset.pressed, save.ariaBusy], ["", undefined]);
  await site.goOn(299);
  assert.equal(save.ariaBusy, undefined);
  await site.goOn(1);
  assert.equal(save.ariaBusy, "true");
  await site.message();
  assert.deepEqual([save.dataset.pressed, save.ariaBusy], [undefined, null]);
});

test("an answer that comes at once makes nothing busy", async () => {
  const site = await Site.live();
  await site.press();
  await site.message();
  await site.goOn(1_000);
  assert.equal(site.find("[value=save]").ariaBusy, null);
});

test("a button that the server says is busy stays so after its action", async () => {
  const site = await Site.live();
  await site.press();
  await site.frame(1, 2, { ops: [["a", 4, "aria-busy", "true"]] });
  await site.message();
  assert.equal(site.find("[value=save]").ariaBusy, "true");
});

test("an edit that is not an action leaves a pressed button as it is", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.press();
  const save = site.find("[value=save]");
  await site.message();
  assert.equal(save.dataset.pressed, "");
  await site.message();
  assert.equal(save.dataset.pressed, undefined);
});

test("a button that is pressed again waits for its own action", async () => {
  const site = await Site.live();
  await site.press();
  await site.message();
  await site.type("a");
  await site.press();
  await site.message();
  assert.equal(site.find("[value=save]").dataset.pressed, "");
});

test("a message without an answer is sent again after the pauses between attempts", async () => {
  const site = await Site.live();
  await site.type("a");
  const times = [];
  for (let count = 0; count < 7; count++) {
    const last = site.browser.sent.findLast(([, kind]) => kind === "message");
    times.push(last[0]);
    site.browser.sent = [];
    await site.answer("message", 500, { title: "A problem" });
    for (let step = 0; !site.browser.sent.some(([, kind]) => kind === "message"); step++) {
      assert.ok(step < 50_000);
      await site.event("beat", {});
      await site.goOn(100);
    }
  }
  const pauses = times.map((time, index) => time - times[index - 1]).slice(1);
  assert.deepEqual(pauses.map((pause) => Math.round(pause / 100) / 10), [0.5, 1, 2, 4, 8, 10]);
});

test("Retry-After is obeyed by messages", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.message(503, { title: "Busy" }, { after: 7 });
  site.sent;
  await site.goOn(6_999);
  assert.deepEqual(site.messages, []);
  await site.goOn(1);
  assert.deepEqual(site.messages.map(edit), ["a"]);
});

test("the pauses begin anew with each message", async () => {
  const site = await Site.live();
  await site.type("a");
  for (const pause of [500, 1_000]) {
    await site.message(503, {});
    await site.goOn(pause);
  }
  await site.type("b");
  await site.message();
  site.sent;
  await site.message(503, {});
  await site.goOn(500);
  assert.deepEqual(site.messages.map(edit), ["ab"]);
});

test("another number is taken over at once, and the second time after a pause", async () => {
  const site = await Site.live();
  for (const text of ["a", "b", "c"]) {
    await site.type(text);
    await site.message();
  }
  await site.type("d");
  assert.deepEqual(site.messages.at(-1).n, 4);
  await site.message(409, { n: 1 });
  assert.deepEqual(site.messages.map(({ n }) => n), [2]);
  await site.message(409, { n: 0 });
  assert.deepEqual(site.messages, []);
  await site.goOn(999);
  assert.deepEqual(site.messages, []);
  await site.goOn(1);
  assert.deepEqual(site.messages.map(({ n }) => n), [1]);
});

test("a message that was not answered casts doubt on the server, one that was refused does not", async () => {
  for (const [status, type, expected] of [[0, "", true], [500, "application/problem+json", false], [502, "text/html", true]]) {
    const site = await Site.live();
    await site.type("a");
    site.tab.told = [];
    if (status) await site.answer("message", status, {}, { type });
    else await site.fail();
    assert.equal(site.tab.told.some(({ verb }) => verb === "doubt"), expected, `${status}`);
  }
});

test("a message is given up after 15 s", async () => {
  const site = await Site.live();
  await site.type("a");
  site.tab.told = [];
  await site.goOn(10_000);
  await site.event("beat", {});
  await site.goOn(4_999);
  assert.equal(site.tab.told.some(({ verb }) => verb === "doubt"), false);
  await site.goOn(1);
  assert.equal(site.tab.told.some(({ verb }) => verb === "doubt"), true);
});

test("how a message is sent", async () => {
  const site = await Site.live();
  await site.type("a");
  const { method, redirect, keepalive, body } = site.last("message").options;
  assert.deepEqual([method, redirect, keepalive, body.type], ["POST", "manual", undefined, "application/json"]);
});

test("what is refused is said: the first field's text, or else the title", async () => {
  for (const [json, expected] of [
    [{ title: "Refused", n: 1, fields: { name: "Too short.", city: "Unknown." } }, "Too short."],
    [{ title: "Refused", n: 1 }, "Refused"],
    [{ title: "Refused", n: 1, fields: {} }, "Refused"],
  ]) {
    const site = await Site.live();
    await site.type("a");
    await site.message(422, json);
    assert.equal(note(site), expected);
    assert.deepEqual(site.messages.length, 1);
    // The next action is another matter.
    await site.press();
    assert.equal(note(site), "");
  }
});

test("a number that is greater is nothing to be said", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.message(409, { title: "Another number was expected.", n: 8 });
  assert.equal(note(site), "");
  await site.type("b");
  assert.equal(site.messages.at(-1).n, 9);
});

test("an answer may carry a frame", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.message(200, { b: 1, q: 2, n: 1, ops: [["t", 5, "Hello"]] });
  assert.equal(site.find("p").textContent, "Hello");
});

test("an edit that has been answered is no reason to look at its field again", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.type("b");
  await site.message();
  await site.message();
  await site.press();
  assert.deepEqual(site.messages.at(-1), { page: "A", n: 3, seen: 1, action: "save" });
});

// Keys bring an attempt forward

const keys = (site) => site.tab.told.filter(({ verb }) => verb === "key").length;

test("the worker hears of keys, and of presses, at most once a second", async () => {
  const site = await Site.live();
  await site.goOn(2_000);
  await site.type("a");
  await site.type("b");
  assert.equal(keys(site), 1);
  await site.goOn(1_000);
  await site.type("c");
  assert.equal(keys(site), 1);
  await site.goOn(1);
  await site.press();
  assert.equal(keys(site), 2);
});

// The focus

const FOCUS = form('<input data-n="3" name="name" data-focus="name"><input data-n="6" name="city">', button(4, "save"));

test("where the focus is goes up as an edit, of fields that are marked", async () => {
  const site = await Site.live({ html: FOCUS });
  site.tab.focus("name", 0);
  await site.goOn();
  assert.deepEqual(site.messages.map(({ fields }) => fields), [{ "@focus": [1, 1, "name"] }]);
  await site.message();
  site.tab.focus("city", 0);
  await site.goOn();
  assert.deepEqual(site.messages.map(({ fields }) => fields["@focus"].slice(0, 2)), [[2, 1]]);
  await site.message();
  await site.does("focusout", { target: site.find("[name=city]") });
  assert.deepEqual(site.messages, []);
});

test("the focus that leaves the page is told too", async () => {
  const site = await Site.live({ html: FOCUS });
  site.tab.focus("name", 0);
  await site.goOn();
  await site.message();
  site.sent;
  site.tab.focused.blur();
  await site.goOn();
  assert.deepEqual(site.messages.map(({ n }) => n), [2]);
});

// Frames

test("a frame is applied once, and one that is late changes nothing", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { ops: [["t", 5, "two"]] });
  await site.frame(2, 3, { ops: [["t", 5, "three"]] });
  await site.frame(1, 2, { ops: [["t", 5, "two"]] });
  await site.frame(2, 3, { ops: [["t", 5, "again"]] });
  assert.equal(site.find("p").textContent, "three");
  // One that covers more than is missing is no gap.
  await site.frame(1, 4, { ops: [["t", 5, "four"]] });
  assert.equal(site.find("p").textContent, "four");
  assert.deepEqual(site.messages, []);
});

test("what has been seen is told with the next message, and to the worker", async () => {
  const site = await Site.live();
  site.tab.told = [];
  await site.frame(1, 7, { ops: [["t", 5, "seven"]] });
  assert.deepEqual(site.tab.told.map(({ verb, seen }) => [verb, seen]), [[undefined, 7]]);
  await site.type("a");
  assert.deepEqual(site.messages, [{ page: "A", n: 1, seen: 7, fields: { name: [1, 7, "a"] } }]);
});

test("a gap is asked for: the frame is not applied", async () => {
  const site = await Site.live();
  await site.frame(2, 3, { ops: [["t", 5, "three"]] });
  assert.equal(site.find("p").textContent, "");
  assert.deepEqual(site.messages, [{ page: "A", seen: 1, attach: "s1" }]);
});

test("an edit is based on what was seen when it was begun", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.frame(1, 2, { ops: [["t", 5, "two"]] });
  await site.type("b");
  await site.frame(2, 3, { ops: [["t", 5, "three"]] });
  await site.type("c");
  await site.message();
  assert.deepEqual(site.messages.map(({ fields }) => fields.name), [[1, 1, "a"], [3, 2, "abc"]]);
});

test("a change of a field's attribute is no edit, and a name may come later", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { ops: [["a", 3, "value", "from the server"]] });
  assert.equal(site.find("[name=name]").value, "from the server");
  assert.deepEqual(site.messages, []);
  await site.frame(2, 3, { ops: [["i", 2, 0, '<input data-n="9">'], ["a", 9, "name", "late"]] });
  await site.type("x", "late");
  assert.deepEqual(site.messages.map(({ fields }) => fields.late), [[1, 3, "x"]]);
});

test("two changes of a field in one frame are no edit either", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { ops: [["a", 3, "value", "from the server"], ["a", 3, "class", "wide"]] });
  assert.deepEqual(site.messages, []);
});

test("what stands in a field that a frame touches is looked at before", async () => {
  const site = await Site.live();
  site.find("[name=name]").value = "unannounced";
  await site.frame(1, 2, { ops: [["a", 3, "class", "wide"]] });
  assert.deepEqual(site.messages.map(edit), ["unannounced"]);
});

test("what stands in a field is looked at before the server's word on it is heard", async () => {
  const site = await Site.live();
  site.find("[name=name]").value = "unannounced";
  await site.frame(1, 2, { fields: { name: [0, "server"] } });
  assert.equal(site.find("[name=name]").value, "unannounced");
  assert.deepEqual(site.messages.map(edit), ["unannounced"]);
});

test("another value is put into the field, and moves the caret with its text", async () => {
  const site = await Site.live();
  await site.type("ann");
  await site.frame(1, 2, { fields: { name: [1, "ANN-"] } });
  assert.deepEqual(site.tab.seen.fields, { name: "ANN-" });
  await site.message();
  await site.frame(2, 3, { fields: { name: [1, "Queen ANN-"] } });
  assert.deepEqual(site.tab.seen.caret, ["name", 10, 10]);
  site.tab.focused.setSelectionRange(6, 8);
  await site.frame(3, 4, { fields: { name: [1, "My queen ANN-"] } });
  assert.deepEqual(site.tab.seen.caret, ["name", 9, 11]);
  assert.deepEqual(site.messages.map(edit), ["ann"]);
});

test("a value that stands there is not put there", async () => {
  const site = await Site.live();
  await site.type("Ada");
  Object.defineProperty(site.find("[name=name]"), "value", { get: () => "Ada", set: () => assert.fail("it was set") });
  await site.frame(1, 2, { fields: { name: [1, "Ada"] } });
  await site.frame(2, 3, { fields: { name: [1] } });
});

test("the caret of a field without the focus is left alone: in WebKit it would take the focus along", async () => {
  const site = await Site.live({ html: TWO });
  await site.type("a");
  site.find("[name=city]").setSelectionRange = () => assert.fail("the caret was set");
  await site.frame(1, 2, { fields: { city: [0, "Oslo"] } });
  assert.equal(site.find("[name=city]").value, "Oslo");
});

test("a word on a field that is not there any more is passed over", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { fields: { other: [0, "x"] }, ops: [["t", 5, "applied"]] });
  await site.frame(2, 3, { ops: [["t", 5, "and on"]] });
  assert.equal(site.find("p").textContent, "and on");
});

test("a field that takes the place of another counts anew", async () => {
  const site = await Site.live();
  await site.type("abc");
  await site.message();
  await site.frame(1, 2, { ops: [["x", 3], ["i", 2, 0, field(9, "name", ' value="fresh"')]] });
  await site.frame(2, 3, { fields: { name: [0, "fresher"] } });
  assert.deepEqual(site.tab.seen.fields, { name: "fresher" });
  await site.type("!");
  assert.deepEqual(site.messages.at(-1).fields, { name: [1, 3, "!fresher"] });
});

test("what is typed into a field in the place of another is its first edit", async () => {
  const site = await Site.live();
  await site.type("abc");
  await site.message();
  await site.frame(1, 2, { ops: [["x", 3], ["i", 2, 0, field(9, "name")]] });
  site.sent;
  await site.type("!");
  assert.deepEqual(site.messages.map(({ fields }) => fields.name), [[1, 2, "!"]]);
});

const LABELS = form(`<label data-n="8">${field(3, "name")}</label>`, field(6, "city"), button(4, "save"));

test("a field that has gone is not sent, and keeps nothing else from being sent", async () => {
  const site = await Site.live({ html: LABELS });
  await site.type("a", "city");
  await site.type("b");
  await site.frame(1, 2, { ops: [["x", 8]] });
  await site.press();
  await site.message();
  assert.deepEqual(site.messages.map(({ fields, action }) => [Object.keys(fields ?? {}), action]), [
    [["city"], undefined], [[], "save"],
  ]);
});

test("an action that waits does not carry a field that has gone meanwhile", async () => {
  const site = await Site.live({ html: LABELS });
  await site.type("a", "city");
  await site.type("b");
  await site.press();
  await site.frame(1, 2, { ops: [["x", 8]] });
  await site.message();
  assert.deepEqual(site.messages.map(({ fields, action }) => [Object.keys(fields ?? {}), action]), [
    [["city"], undefined], [[], "save"],
  ]);
});

test("a field that is not the page's is not sent", async () => {
  const site = await Site.live({ html: `${NAME}<form><input name="q"></form>` });
  await site.type("pinion", "q");
  await site.press();
  assert.deepEqual(site.messages, [{ page: "A", n: 1, seen: 1, action: "save" }]);
});

test("a frame that takes the focused element away gives the focus to what has its name now", async () => {
  const site = await Site.live();
  await site.type("a");
  await site.frame(1, 2, { ops: [["x", 3], ["i", 2, 0, field(9, "name")]] });
  assert.equal(site.tab.focused?.dataset.n, "9");
});

test("an element that is moved keeps the focus, and the person's moving on is respected", async () => {
  const site = await Site.live({ html: TWO });
  await site.type("a");
  // Without being focused anew: that would end a composition.
  site.tab.focused.focus = () => assert.fail("it was focused");
  await site.frame(1, 2, { ops: [["m", 2, 6, 3]] });
  assert.equal(site.tab.focused?.name, "name");
  await site.frame(2, 3, { ops: [["x", 6]] });
  assert.equal(site.tab.focused?.name, "name");
});

test("a page in which nothing has the focus keeps it so", async () => {
  const site = await Site.live();
  await site.type("a");
  site.tab.focused.blur();
  await site.frame(1, 2, { ops: [["t", 5, "x"]] });
  assert.equal(site.tab.focused, null);
});

// Composing

test("a composition is not broken by the server's word, which is heard at its end", async () => {
  const site = await Site.live();
  site.tab.focus("name", 0);
  site.tab.compose("kana");
  await site.goOn();
  await site.message();
  await site.frame(1, 2, { fields: { name: [1, "KANA"] } });
  assert.equal(site.find("[name=name]").value, "kana");
  site.tab.endComposition();
  await site.goOn();
  assert.equal(site.find("[name=name]").value, "KANA");
  // Once.
  await site.type("!");
  site.tab.compose("x");
  site.tab.endComposition();
  await site.goOn();
  assert.equal(site.find("[name=name]").value, "KANA!x");
});

test("what the server said during a composition is not heard in another field, nor later", async () => {
  const site = await Site.live({ html: TWO });
  site.tab.focus("name", 0);
  site.tab.compose("kana");
  await site.frame(1, 2, { fields: { name: [1, "KANA"] } });
  site.tab.endComposition();
  await site.does("compositionstart", { target: site.find("[name=city]") });
  await site.does("compositionend", { target: site.find("[name=city]") });
  assert.deepEqual(site.tab.seen.fields, { name: "KANA", city: "" });
});

test("what the server says of a field that is not there is no word on the next composition", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { fields: { other: [0, "theirs"], "@focus": [1] } });
  await site.does("compositionstart", { target: site.find("[name=name]") });
  await site.does("compositionend", { target: site.find("[name=name]") });
  assert.deepEqual(site.tab.seen.fields, { name: "" });
});

test("a composition in one field does not keep the server's word from another", async () => {
  const site = await Site.live({ html: TWO });
  site.tab.focus("name", 0);
  site.tab.compose("kana");
  await site.frame(1, 2, { fields: { city: [0, "Oslo"] } });
  assert.equal(site.find("[name=city]").value, "Oslo");
});

test("what an end of a composition has written goes up although nothing else announces it", async () => {
  const site = await Site.live();
  site.tab.focus("name", 0);
  await site.does("compositionstart", { target: site.tab.focused });
  site.tab.focused.value = "日本";
  await site.does("compositionend", { target: site.tab.focused });
  assert.deepEqual(site.messages.map(edit), ["日本"]);
});

test("with the end of a composition the field takes the server's values again", async () => {
  const site = await Site.live();
  site.tab.focus("name", 0);
  site.tab.compose("a");
  site.tab.endComposition();
  await site.goOn();
  await site.message();
  await site.frame(1, 2, { fields: { name: [1, "A"] } });
  assert.equal(site.find("[name=name]").value, "A");
});

// Enter

const DISABLED = form(field(3, "name"), button(4, "save", ' disabled=""'), button(7, "clear"), '<textarea data-n="8" name="notes"></textarea>');

async function enters(event, { html = DISABLED, isIdle = false, target = "[name=name]" } = {}) {
  const site = await Site.live({ html });
  await site.type("x");
  if (isIdle) await site.message();
  site.sent;
  await site.does("keydown", { key: "Enter", isComposing: false, target: site.find(target), ...event });
  if (!isIdle) await site.message();
  return site.messages.map(({ action }) => action);
}

test("Enter counts while the server may be about to enable the button", async () => {
  assert.deepEqual(await enters({}), ["save"]);
});

test("Enter is the browser's affair if no message is under way, while a text is composed, and in other places", async () => {
  assert.deepEqual(await enters({}, { isIdle: true }), []);
  assert.deepEqual(await enters({ isComposing: true }), []);
  assert.deepEqual(await enters({ key: "a" }), []);
  assert.deepEqual(await enters({}, { target: "[name=notes]" }), []);
  assert.deepEqual(await enters({}, { target: "[value=clear]" }), []);
  assert.deepEqual(await enters({}, { html: NAME }), []);
  assert.deepEqual(await enters({}, { html: `<main data-n="1">${field(3, "name")}</main>` }), []);
});

// Effects

test("an effect is done once, and confirmed", async () => {
  const site = await Site.live();
  await site.effect(3, "announce", "Saved.");
  assert.equal(await site.said(), "Saved.");
  assert.deepEqual(site.messages, [{ page: "A", n: 1, seen: 1, ack: 3 }]);
  await site.message();
  await site.effect(3, "announce", "again");
  await site.effect(2, "announce", "of old");
  assert.equal(await site.said(), "Saved.");
  assert.deepEqual(site.messages, []);
  await site.effect(4, "announce", "Once more.");
  assert.equal(await site.said(), "Once more.");
});

test("what is announced stands in the top dialog before it is said", async () => {
  const html = form(field(3, "name")) + '<dialog data-n="50" open="" data-modal=""><p data-n="51"></p></dialog>';
  const site = await Site.live({ html: `<main data-n="9">${html}</main>` });
  await site.effect(3, "announce", "Saved.");
  const announcer = site.find("#pinion-announcer");
  assert.equal(announcer.parentNode, site.find("dialog"));
  assert.equal(announcer.textContent, "");
  assert.equal(await site.said(), "Saved.");
  await site.frame(1, 2, { ops: [["x", 50]] });
  await site.effect(4, "announce", "Gone.");
  assert.equal(announcer.parentNode, site.document.documentElement);
  assert.equal(await site.said(), "Gone.");
});

test("effects are done in their order, and confirmed together", async () => {
  const site = await Site.live();
  await site.frame(1, 1, { effects: [[1, "focus", "name"], [2, "announce", "one"], [3, "announce", "two"]] });
  assert.equal(site.tab.focused.name, "name");
  assert.equal(await site.said(), "two");
  assert.deepEqual(site.messages.map(({ ack }) => ack), [3]);
});

test("the focus can be given to a field, and taken from the one that is named", async () => {
  const site = await Site.live({ html: FOCUS });
  await site.effect(1, "focus", "gone");
  assert.equal(site.tab.focused, null);
  await site.effect(2, "focus", "name");
  assert.equal(site.tab.focused.name, "name");
  await site.effect(3, "blur", "city");
  assert.equal(site.tab.focused.name, "name");
  await site.effect(4, "blur", "name");
  assert.equal(site.tab.focused, null);
});

test("a download is a link that is pressed", async () => {
  const site = await Site.live();
  await site.effect(1, "download", "/report.pdf");
  const [{ localName, href, download }] = site.document.clicked;
  assert.deepEqual([localName, href, download], ["a", "/report.pdf", ""]);
});

test("a page is left when the server has heard that it will be, and changes no more", async () => {
  const site = await Site.live();
  await site.effect(1, "navigate", "/home");
  assert.deepEqual(site.messages.map(({ ack }) => ack), [1]);
  await site.frame(1, 2, { ops: [["t", 5, "logged out"]] });
  await site.event("closed", { page: 1 });
  await site.event("hello", { stream: "s2", pages: {}, n: {}, gone: ["A"] });
  assert.equal(site.find("p").textContent, "");
  assert.deepEqual([site.tab.visited, site.messages], [[], []]);
  await site.message();
  assert.deepEqual(site.tab.visited, ["/home"]);
  // Nothing more goes up.
  await site.type("a");
  await site.press();
  assert.deepEqual(site.messages, []);
});

test("a page that is gone meanwhile is left all the same", async () => {
  const site = await Site.live();
  await site.effect(1, "navigate", "/home");
  await site.message(410, {});
  assert.deepEqual(site.tab.visited, ["/home"]);
  assert.equal(site.last("page"), undefined);
});

// Dialogs

const DIALOG =
  '<dialog data-n="50" open="" data-modal="" data-dismiss="cancel"><form data-n="51" method="post">' +
  field(52, "city") + button(53, "ok") + "</form></dialog>";

test("a dialog that comes is modal, also one that is in the HTML", async () => {
  const site = await Site.live({ html: NAME.replace("</main>", DIALOG + "</main>") });
  assert.equal(site.find("dialog").isModal, true);
  const other = await Site.live();
  await other.frame(1, 2, { ops: [["i", 1, 2, DIALOG]] });
  assert.equal(other.find("dialog").isModal, true);
  // Closed by the server, and opened again.
  await other.frame(2, 3, { ops: [["a", 50, "open"]] });
  assert.deepEqual([other.find("dialog").isModal, other.find("dialog").open], [false, false]);
  await other.frame(3, 4, { ops: [["a", 50, "open", ""]] });
  assert.deepEqual([other.find("dialog").isModal, other.find("dialog").open], [true, true]);
  assert.deepEqual(other.messages, []);
});

test("a dialog whose other attributes go stays open", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { ops: [["i", 1, 2, DIALOG.replace("data-n", 'class="wide" data-n')]] });
  site.find("dialog").showModal = () => assert.fail("it was opened again");
  await site.frame(2, 3, { ops: [["a", 50, "class"]] });
  assert.equal(site.find("dialog").isModal, true);
});

test("details are opened and closed by the server too", async () => {
  const site = await Site.live({ html: form('<details data-n="3" name="more"></details>') });
  await site.frame(1, 2, { ops: [["a", 3, "open", ""]] });
  assert.equal(site.find("details").open, true);
  await site.frame(2, 3, { ops: [["a", 3, "open"]] });
  assert.deepEqual([site.find("details").open, site.messages], [false, []]);
});

test("a dialog that is not open, or not modal, or gone again, is not shown", async () => {
  const site = await Site.live();
  await site.frame(1, 2, { ops: [["i", 1, 2, DIALOG.replace(' open=""', "")]] });
  assert.equal(site.find("dialog").isModal, false);
  await site.frame(2, 3, { ops: [["x", 50], ["i", 1, 2, DIALOG.replace(' data-modal=""', "")]] });
  assert.equal(site.find("dialog").isModal, false);
  await site.frame(3, 4, { ops: [["x", 50], ["i", 1, 2, DIALOG], ["x", 50]] });
  assert.equal(site.find("dialog"), null);
});

test("Escape and a dialog that the browser closes are the action that dismisses", async () => {
  for (const type of ["cancel", "close"]) {
    const site = await Site.live();
    await site.frame(1, 2, { ops: [["i", 1, 2, DIALOG]] });
    assert.equal((await site.does(type, { target: site.find("dialog") })).defaultPrevented, true);
    assert.deepEqual(site.messages.map(({ action }) => action), ["cancel"], type);
  }
});

test("a dialog of somebody else's is closed as they like", async () => {
  const site = await Site.live({ html: '<main data-n="1"><dialog data-n="2"></dialog></main>' });
  assert.equal((await site.does("close", { target: site.find("dialog") })).defaultPrevented, false);
  assert.deepEqual(site.messages, []);
});

test("a dialog that goes gives the focus back to what had it on the layer below", async () => {
  const site = await Site.live({ html: TWO });
  site.tab.focus("city", 0);
  await site.frame(1, 2, { ops: [["i", 1, 2, DIALOG.replace('"city"', '"inner"')]] });
  assert.equal(site.tab.focused.name, "inner");
  await site.frame(2, 3, { ops: [["x", 50]] });
  assert.equal(site.tab.focused.name, "city");
});

test("of two dialogs the top one goes, and the focus is back in the other", async () => {
  const site = await Site.live();
  site.tab.focus("name", 0);
  const top = DIALOG.replace('"city"', '"top"').replace(/data-n="5/g, 'data-n="6');
  await site.frame(1, 2, { ops: [["i", 1, 2, DIALOG]] });
  await site.frame(2, 3, { ops: [["i", 1, 50, top]] });
  assert.equal(site.tab.focused.name, "top");
  await site.frame(3, 4, { ops: [["x", 60]] });
  assert.equal(site.tab.focused.name, "city");
});

// What the browser says

const told = (site) => site.tab.told.map(({ verb }) => verb).filter(Boolean);

test("the worker hears of a network that is back, and of a tab that comes to the front or goes behind", async () => {
  const site = await Site.live();
  site.tab.told = [];
  await site.does("online");
  site.tab.visible(false);
  site.tab.visible(true);
  await site.goOn();
  assert.deepEqual(site.tab.told.map(({ verb, isVisible }) => [verb, isVisible]), [
    ["online", true], ["ping", false], ["visible", true],
  ]);
});

test("Retry now is told the worker", async () => {
  const site = await Site.live();
  site.tab.told = [];
  site.find("#pinion-status").querySelector("button").onclick();
  assert.deepEqual(told(site), ["retry"]);
});

test("a page that goes says so to the server and the worker, in a message that outlives it", async () => {
  const site = await Site.live();
  site.tab.told = [];
  await site.does("pagehide", { persisted: false });
  assert.deepEqual(told(site), ["leave"]);
  assert.deepEqual(site.messages, [{ page: "A", close: true }]);
  assert.equal(site.last("message").options.keepalive, true);
});

test("a page that the browser keeps is not closed, and joins again when it comes back", async () => {
  const site = await Site.live();
  await site.goOn(2_000);
  await site.does("pagehide", { persisted: true });
  assert.deepEqual(site.messages, []);
  // The last page has gone: nobody listens.
  assert.equal(site.last("stream").options.signal.aborted, true);
  site.tab.told = [];
  site.find("[name=name]").value = "a";
  await site.does("pageshow", { persisted: true });
  assert.deepEqual(told(site), ["join"]);
  await site.hello({ A: 1 });
  await site.frame(1, 2, { ops: [["t", 5, "back"]] });
  assert.equal(site.find("p").textContent, "back");
});

test("a page that is left and comes back sends again, and may be left again", async () => {
  const site = await Site.live();
  await site.effect(1, "navigate", "/home");
  await site.message();
  assert.deepEqual(site.tab.visited, ["/home"]);
  await site.does("pagehide", { persisted: true });
  await site.type("a");
  site.sent;
  await site.does("pageshow", { persisted: true });
  await site.hello({ A: 1 });
  assert.deepEqual(site.messages.map(edit), ["a"]);
  await site.message();
  await site.frame(1, 2, { ops: [["t", 5, "on"]] });
  assert.equal(site.find("p").textContent, "on");
});

test("the first showing of a page opens no second line", async () => {
  const site = await Site.live();
  site.tab.told = [];
  await site.does("pageshow", { persisted: false });
  assert.deepEqual(told(site), []);
});
