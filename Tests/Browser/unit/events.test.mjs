import assert from "node:assert/strict";
import test from "node:test";
import { eventParser } from "./pinion.mjs";

const stream =
  "retry: 1500\n\n" +
  'event: hello\ndata: {"stream":"5c1e","pages":{},"gone":[]}\n\n' +
  'id: 5c1e.113\ndata: {"page":3,"ops":[["t",12,"日本 🙂 é\u2028 data: no\\n"]]}\n\n' +
  "event: beat\ndata: {}\n\n" +
  'event: closed\ndata: {"page":3}\n\n';

const expected = [
  ["hello", { stream: "5c1e", pages: {}, gone: [] }],
  [undefined, { page: 3, ops: [["t", 12, "日本 🙂 é\u2028 data: no\n"]] }],
  ["beat", {}],
  ["closed", { page: 3 }],
];

const read = (parse, chunk) => parse(chunk).map(([, name, data]) => [name, JSON.parse(data)]);

test("a stream in one piece is read", () => {
  assert.deepEqual(read(eventParser(), new TextEncoder().encode(stream)), expected);
});

test("a stream cut anywhere is read the same, within a character too", () => {
  const bytes = new TextEncoder().encode(stream);
  for (let cut = 0; cut <= bytes.length; cut++) {
    const parse = eventParser();
    assert.deepEqual([...read(parse, bytes.subarray(0, cut)), ...read(parse, bytes.subarray(cut))], expected);
  }
});

test("a stream that comes byte by byte is read the same", () => {
  const parse = eventParser();
  const events = [...new TextEncoder().encode(stream)].flatMap((byte) => read(parse, Uint8Array.of(byte)));
  assert.deepEqual(events, expected);
});

test("an event without its end is kept back", () => {
  assert.deepEqual(eventParser()(new TextEncoder().encode('data: {"page":3}\n')), []);
});
