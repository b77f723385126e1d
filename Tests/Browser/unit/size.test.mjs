import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { source } from "./pinion.mjs";

// As the server sends it: without comment lines, empty lines and indentation.
function sent(source) {
  const lines = source.split("\n").map((line) => line.trimStart());
  return gzipSync(lines.filter((line) => line && !line.startsWith("//")).join("\n") + "\n", { level: 9 }).length;
}

test("all that travels of the script is at most 9 KB", () => {
  assert.ok(sent(source) <= 9_000, `${sent(source)}`);
});

// Crosshair, legends and what is chosen, by pointer and keys.
test("all that travels of the script of charts is at most 3,800 bytes", () => {
  const size = sent(readFileSync(new URL("../../../Public/charts.js", import.meta.url), "utf8"));
  assert.ok(size <= 3_800, `${size}`);
});

// They come with the pages on which something moves, or has gestures, and with no others.
test("all that travels of the scripts of motion and gestures is at most 4,500 and 5,800 bytes", () => {
  for (const [name, limit] of [["motion", 4_500], ["gestures", 5_800]]) {
    const size = sent(readFileSync(new URL(`../../../Public/${name}.js`, import.meta.url), "utf8"));
    assert.ok(size <= limit, `${name}: ${size}`);
  }
});
