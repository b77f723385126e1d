import assert from "node:assert/strict";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { source } from "./pinion.mjs";

test("all that travels of the script is at most 9 KB", () => {
  // As the server sends chapters: without comment lines, empty lines and indentation.
  const lines = source.split("\n").map((line) => line.trimStart());
  const sent = lines.filter((line) => line && !line.startsWith("//")).join("\n") + "\n";
  const size = gzipSync(sent, { level: 9 }).length;
  assert.ok(size <= 9_000, `${size}`);
});
