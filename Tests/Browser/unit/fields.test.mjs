import assert from "node:assert/strict";
import test from "node:test";
import { mapCaret, settle, unsent } from "./pinion.mjs";

test("the caret stays behind the text before it", () => {
  assert.equal(mapCaret("ada lovelace", "ada king", 3), 3);
  assert.equal(mapCaret("abc", "xbc", 1), 1);
});

test("the caret stays before the text behind it", () => {
  assert.equal(mapCaret("ada lovelace", "Countess ada lovelace", 4), 13);
  assert.equal(mapCaret("1234", "12-34", 3), 4);
});

test("a caret at the end stays at the end", () => {
  assert.equal(mapCaret("123", "12-3", 3), 4);
  assert.equal(mapCaret("ann", "ann@example.org", 3), 15);
  assert.equal(mapCaret("too long", "too", 8), 3);
});

test("a caret in text that is replaced stays where it was, if the text is long enough", () => {
  assert.equal(mapCaret("abcdef", "ABCDEF", 3), 3);
  assert.equal(mapCaret("abcdef", "AB", 3), 2);
});

test("the caret is never outside the text", () => {
  const words = ["", "a", "ab", "ba", "aab", "abab", "bbaa"];
  for (const before of words) {
    for (const after of words) {
      for (let caret = 0; caret <= before.length; caret++) {
        const mapped = mapCaret(before, after, caret);
        assert.ok(mapped >= 0 && mapped <= after.length, `${before}|${caret} → ${after}|${mapped}`);
      }
    }
  }
});

test("a value from before the latest edit is dropped", () => {
  const field = { edits: 3, value: "abc" };
  assert.equal(settle(field, [2, "AB"]), false);
  assert.equal(field.value, "abc");
});

test("what is accepted as typed, and what is equal, is left alone", () => {
  assert.equal(settle({ edits: 3, value: "abc" }, [3]), false);
  assert.equal(settle({ edits: 3, value: "abc" }, [3, "abc"]), false);
  assert.equal(settle({ edits: 1, value: ["a", "b"] }, [1, ["a", "b"]]), false);
});

test("another value is assigned when nothing was typed since", () => {
  const field = { edits: 3, value: "abc" };
  assert.equal(settle(field, [3, "ABC"]), true);
  assert.equal(field.value, "ABC");
  assert.equal(settle(field, [3, ""]), true);
  assert.equal(settle({ edits: 0, value: true }, [0, false]), true);
});

test("the server's count is taken over", () => {
  const field = { edits: 1, sent: 0, value: "abc" };
  assert.equal(settle(field, [4, "ABC"]), true);
  assert.deepEqual(field, { edits: 4, sent: 4, value: "ABC" });
});

test("only edits that were not sent are to be sent, and no disabled field", () => {
  const enabled = { matches: () => false };
  const disabled = { matches: (selector) => selector === ":disabled" };
  assert.deepEqual(
    unsent([
      { name: "name", edits: 3, sent: 2, base: 112, value: "Ada", node: enabled },
      { name: "city", edits: 2, sent: 2, base: 3, value: "London", node: enabled },
      { name: "born", edits: 1, sent: 0, base: 3, value: "1815", node: disabled },
    ]),
    [["name", [3, 112, "Ada"]]],
  );
});
