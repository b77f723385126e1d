// The colours of charts stand out from what is behind them, in light and dark.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const sheet = ["pinion.css/01-palette.css", "charts.css/01-charts.css"]
  .map((name) => readFileSync(new URL(`../../../Public/${name}`, import.meta.url), "utf8"))
  .join("");
const shades = Object.fromEntries(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [name, { light, dark }]),
);

// As WCAG 2 defines them.
function luminance(colour) {
  const digits = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("the contrast of black and white, and of a colour that is known", () => {
  assert.equal(contrast("#000", "#fff"), 21);
  assert.equal(contrast("#767676", "#ffffff").toFixed(2), "4.54");
});

test("the eight series of a chart have a contrast of 3 to 1 on pages and cards", () => {
  const series = Object.keys(shades).filter((name) => name.startsWith("series-"));
  assert.equal(series.length, 8);
  for (const name of [...series, "red", "orange", "yellow", "green", "blue", "purple", "gray"])
    for (const ground of ["page", "card"])
      for (const look of ["light", "dark"]) {
        const ratio = contrast(shades[name][look], shades[ground][look]);
        assert.ok(ratio >= 3, `${name} on ${ground}, ${look}: ${ratio.toFixed(2)}`);
      }
});
