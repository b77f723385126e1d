// What happened to the model of this script in Swift, and what the model did, recorded by Tests/PinionTestingTests:
// the script does the same.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Browser } from "./browser.mjs";

const histories = JSON.parse(readFileSync(new URL("../histories.json", import.meta.url)));

const persons = {
  focus: (tab, name, caret) => tab.focus(name, caret),
  type: (tab, text) => tab.type(text),
  delete: (tab) => tab.delete(),
  compose: (tab, text) => tab.compose(text),
  composed: (tab) => tab.endComposition(),
  press: (tab, action) => tab.press(action),
  visible: (tab, isVisible) => tab.visible(isVisible),
};

function happen(browser, [what, which, ...rest]) {
  if (what === "open") browser.open(which, ...rest);
  else if (what in persons) persons[what](browser.tabs[which], ...rest);
  else browser[what](browser.requests[which - 1], ...rest);
}

for (const { name, chance, steps, end } of histories) {
  test(name, { timeout: 20_000 }, async () => {
    const browser = new Browser(chance);
    const expected = [];
    for (const [index, step] of steps.entries()) {
      await browser.goOn(step.at);
      happen(browser, step.do);
      await browser.goOn(steps[index + 1]?.at ?? end);
      for (const [number, tab] of (step.then.tabs ?? []).entries()) expected[number] = { ...expected[number], ...tab };
      const context = `step ${index} at ${step.at}: ${JSON.stringify(step.do).slice(0, 200)}`;
      assert.deepEqual(browser.sent.splice(0), step.then.sent ?? [], context);
      assert.deepEqual(browser.tabs.map((tab) => tab.seen), expected, context);
    }
    assert.equal(browser.chance.length, 0, "chance is asked as often as in the model");
  });
}
