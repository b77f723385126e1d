import assert from "node:assert/strict";
import test from "node:test";
import { Messages } from "./pinion.mjs";

/** The fields of a page with one, which was edited so many times. */
function name(edits, value, sent = 0) {
  const field = { name: "name", edits, sent, base: 1, value };
  return { field, dirty: new Set([field]), get: (name) => (name === "name" ? field : undefined) };
}

const none = { dirty: new Set(), get: () => undefined };

/** As it goes over the wire: what is undefined is not there. */
const wire = (message) => JSON.parse(JSON.stringify(message));

test("with nothing to say there is no message", () => {
  assert.equal(new Messages().next(1, name(0, "")) ?? null, null);
});

test("messages are numbered from one, and the next follows the answer", () => {
  const messages = new Messages();
  const fields = name(1, "a");
  assert.deepEqual(wire(messages.next(112, fields)), { n: 1, seen: 112, fields: { name: [1, 1, "a"] } });
  assert.equal(messages.answer(204), true);
  assert.equal(messages.next(112, fields) ?? null, null);
  Object.assign(fields.field, { edits: 2, value: "ab" });
  assert.deepEqual(wire(messages.next(113, fields)), { n: 2, seen: 113, fields: { name: [2, 1, "ab"] } });
});

test("without an answer the same message is sent again", () => {
  const messages = new Messages();
  const fields = name(1, "a");
  const first = messages.next(1, fields);
  for (const status of [0, 500, 502, 503]) {
    assert.equal(messages.answer(status), false);
    Object.assign(fields.field, { edits: 9, value: "later" });
    assert.equal(messages.next(5, fields), first);
    assert.deepEqual(first.fields, { name: [1, 1, "a"] });
  }
});

test("an action carries the fields as they stood, and later edits come after it", () => {
  const messages = new Messages();
  const fields = name(1, "a");
  messages.next(1, fields);
  Object.assign(fields.field, { edits: 2, value: "ab" });
  messages.act("save", fields);
  Object.assign(fields.field, { edits: 3, value: "abc" });
  messages.answer(204);
  assert.deepEqual(wire(messages.next(1, fields)), { n: 2, seen: 1, fields: { name: [2, 1, "ab"] }, action: "save" });
  messages.answer(204);
  assert.deepEqual(wire(messages.next(1, fields)), { n: 3, seen: 1, fields: { name: [3, 1, "abc"] } });
});

test("the same action waits only once, another one behind it", () => {
  const messages = new Messages();
  for (const action of ["save", "save", "clear", "save"]) messages.act(action, none);
  assert.equal(messages.next(1, none).action, "save");
  messages.act("save", none);
  messages.answer(204);
  assert.equal(messages.next(1, none).action, "clear");
  messages.act("save", none);
  messages.answer(204);
  assert.equal(messages.next(1, none).action, "save");
});

test("what has been started is told, and that nothing has", () => {
  const messages = new Messages();
  assert.deepEqual(["save", "clear", "save"].map((action) => messages.act(action, none)?.action), ["save", "clear", undefined]);
});

test("a stepper's button counts each time", () => {
  const messages = new Messages();
  for (const _ of [1, 2]) messages.act("increase", none, { dataset: { each: "true" } });
  for (const n of [1, 2]) {
    assert.deepEqual([messages.next(1, none).n, messages.sent.action], [n, "increase"]);
    messages.answer(204);
  }
  assert.equal(messages.next(1, none), null);
});

test("409 with a smaller number: the message is sent with the number that is expected", () => {
  const messages = new Messages();
  for (let n = 1; n < 4; n++) {
    messages.next(1, name(n, "a".repeat(n), n - 1));
    messages.answer(204);
  }
  messages.act("save", none);
  const message = messages.next(1, none);
  assert.equal(message.n, 4);
  assert.equal(messages.answer(409, 1), false);
  assert.equal(messages.next(1, none), message);
  assert.equal(message.n, 2);
  assert.equal(messages.answer(204), true);
  messages.act("clear", none);
  assert.equal(messages.next(1, none).n, 3);
});

for (const n of [1, 7]) {
  test(`409 with ${n}, this number or a greater one: the message is done, and counting goes on from there`, () => {
    const messages = new Messages();
    messages.act("save", none);
    messages.next(1, none);
    assert.equal(messages.answer(409, n), true);
    messages.act("clear", none);
    assert.deepEqual(wire(messages.next(1, none)), { n: n + 1, seen: 1, action: "clear" });
  });
}

test("a message that is refused is not sent again", () => {
  for (const [status, n] of [[422, 1], [400], [403], [413]]) {
    const messages = new Messages();
    const fields = name(1, "a");
    messages.act("save", fields);
    messages.next(1, fields);
    assert.equal(messages.answer(status, n), true);
    assert.equal(messages.next(1, fields) ?? null, null);
  }
});

test("an effect is confirmed once, alone if need be", () => {
  const messages = new Messages();
  messages.effect = 3;
  assert.deepEqual(wire(messages.next(1, none)), { n: 1, seen: 1, ack: 3 });
  messages.effect = 4;
  messages.answer(204);
  assert.deepEqual(wire(messages.next(1, none)), { n: 2, seen: 1, ack: 4 });
  messages.answer(204);
  assert.equal(messages.next(1, none) ?? null, null);
});

test("a page made anew counts from one, and gets the actions that were never heard with all that is unsent", () => {
  const messages = new Messages();
  messages.act("save", none);
  messages.next(1, none);
  messages.answer(503);
  assert.equal(Boolean(messages.restart()), false);
  assert.deepEqual(wire(messages.next(1, name(1, "a"))), {
    n: 1, seen: 1, fields: { name: [1, 1, "a"] }, action: "save",
  });
});

test("an action that may have been heard is not repeated by a page made anew", () => {
  const messages = new Messages();
  messages.act("save", none);
  messages.act("clear", none);
  messages.next(1, none);
  messages.answer(0);
  assert.ok(messages.restart());
  assert.equal(messages.next(1, none).action, "clear");
});

test("a doubt lasts as long as its message, and no longer", () => {
  const doubtful = new Messages();
  doubtful.act("save", none);
  doubtful.next(1, none);
  for (const status of [0, 503]) doubtful.answer(status);
  assert.ok(doubtful.restart());

  const messages = new Messages();
  messages.act("save", none);
  messages.next(1, none);
  for (const status of [0, 204]) messages.answer(status);
  messages.act("clear", none);
  messages.next(1, none);
  messages.answer(503);
  assert.equal(Boolean(messages.restart()), false);
  assert.equal(messages.next(1, none).action, "clear");
});
