import assert from "node:assert/strict";
import test from "node:test";
import { Connection, pause } from "./pinion.mjs";

/** A connection on a clock of its own. Chance is always in the middle, unless a test says otherwise. */
class Trial {
  time = 0;
  random = () => 0.5;
  done = []; // [when, what], of all that became due
  connection = new Connection(() => this.time, () => this.random());

  /** Lets time pass; what becomes due is noted and answered by `answer`. */
  run(until, answer = () => {}) {
    for (let steps = 0; this.connection.due <= until; steps++) {
      assert.ok(steps < 10_000, "it comes to rest");
      this.time = Math.max(this.time, this.connection.due);
      const what = this.connection.next();
      if (!what) continue;
      this.done.push([this.time, what]);
      answer(what);
    }
    this.time = until;
  }

  /** Opens a stream that has lived for a minute. */
  static live() {
    const trial = new Trial();
    trial.connection.want();
    trial.run(0);
    trial.connection.open();
    trial.run(60_000, () => trial.connection.answer());
    trial.connection.open();
    trial.connection.openedAt = 0;
    trial.connection.hear();
    trial.done = [];
    return trial;
  }

  fail = (what) => what === "connect" && this.connection.fail("network");

  times(what = "connect") {
    return this.done.filter(([, each]) => each === what).map(([time]) => time);
  }
}

test("a tab that comes has the stream asked for at once", () => {
  const trial = new Trial();
  assert.equal(trial.connection.name, "waiting");
  trial.connection.want();
  trial.run(0);
  assert.deepEqual(trial.done, [[0, "connect"]]);
  assert.equal(trial.connection.name, "connecting");
  assert.equal(trial.connection.isReachable, false);
  trial.connection.open();
  assert.deepEqual([trial.connection.name, trial.connection.isReachable], ["live", true]);
});

test("a stream that breaks is asked for within a second, then after 1, 2, 4, 8, 10, 10 … s", () => {
  const trial = Trial.live();
  trial.connection.fail("network");
  assert.equal(trial.connection.name, "down");
  trial.run(60_000 + 46_000, trial.fail);
  assert.deepEqual(trial.times().map((time) => time - 60_000), [500, 1_500, 3_500, 7_500, 15_500, 25_500, 35_500, 45_500]);
});

test("each pause is spread by half, and the first is up to a second", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 50].map((attempt) => pause(attempt, () => 0)), [0, 750, 1_500, 3_000, 6_000, 7_500, 7_500]);
  assert.deepEqual([0, 1, 2, 3, 4, 5, 50].map((attempt) => pause(attempt, () => 1)), [1_000, 1_250, 2_500, 5_000, 10_000, 12_500, 12_500]);
});

test("however chance has it: at most 10 attempts in the first 30 s, and 8 in each later minute", () => {
  for (const chance of [0, 0.3, 0.999]) {
    const trial = Trial.live();
    trial.random = () => chance;
    trial.connection.fail("network");
    trial.run(60_000 + 330_000, trial.fail);
    const times = trial.times().map((time) => time - 60_000);
    assert.ok(times.filter((time) => time < 30_000).length <= 10);
    for (let minute = 30_000; minute < 330_000; minute += 1_000) {
      assert.ok(times.filter((time) => time >= minute && time < minute + 60_000).length <= 8, `${minute}`);
    }
  }
});

test("while no tab is visible there is an attempt a minute", () => {
  const trial = Trial.live();
  trial.connection.isHidden = true;
  trial.connection.fail("network");
  trial.run(60_000 + 300_000, trial.fail);
  assert.deepEqual(trial.times().map((time) => time - 60_000), [60_000, 120_000, 180_000, 240_000, 300_000]);
});

test("a stream that ends soon after it began counts as an attempt that failed", () => {
  const trial = new Trial();
  trial.connection.want();
  trial.run(20_000, (what) => {
    if (what !== "connect") return;
    trial.connection.open();
    trial.connection.fail("network");
  });
  assert.deepEqual(trial.times(), [0, 500, 1_500, 3_500, 7_500, 15_500]);
});

test("after 15 s without a byte the server is asked, and after 5 s more it is not live any more", () => {
  const trial = Trial.live();
  trial.run(74_999);
  assert.equal(trial.connection.name, "live");
  trial.run(79_999);
  assert.deepEqual(trial.done, [[75_000, "ask"]]);
  assert.equal(trial.connection.name, "silent");
  trial.run(80_000);
  assert.deepEqual([trial.connection.name, trial.connection.why, trial.connection.since], ["down", "silent", 60_000]);
});

test("a server that answers, but whose stream says nothing, is asked for a new stream", () => {
  const trial = Trial.live();
  trial.run(75_000, (what) => what === "ask" && trial.connection.answer());
  assert.deepEqual(trial.done, [[75_000, "ask"], [75_000, "connect"]]);
  assert.equal(trial.connection.why, null);
});

test("a byte is enough to be live, also one that comes after the stream was given up", () => {
  const trial = Trial.live();
  trial.run(76_000);
  trial.connection.hear();
  assert.equal(trial.connection.name, "live");
  trial.run(96_000);
  assert.equal(trial.connection.name, "down");
  trial.connection.hear();
  assert.deepEqual([trial.connection.name, trial.connection.since], ["live", null]);
});

test("a byte of a stream that broke, or of an attempt, is no stream", () => {
  const trial = Trial.live();
  trial.connection.fail("network");
  trial.connection.hear();
  assert.equal(trial.connection.name, "down");
  trial.run(61_000);
  trial.connection.hear();
  assert.equal(trial.connection.name, "connecting");
});

test("an attempt that nobody answers is given up when the next one is due, and not followed by a pause", () => {
  const trial = Trial.live();
  trial.connection.fail("network");
  trial.run(60_000 + 60_000);
  assert.deepEqual(trial.times().map((time) => time - 60_000), [500, 5_500, 10_500, 15_500, 23_500, 33_500, 43_500, 53_500]);
  assert.equal(trial.connection.why, "silent");
});

test("a failed message has the server asked, at most once in 5 s", () => {
  const trial = Trial.live();
  for (let count = 0; count < 20; count++) {
    trial.run(60_000 + count * 500, (what) => what === "ask" && trial.connection.answer());
    trial.connection.doubt();
  }
  assert.deepEqual(trial.times("ask"), [60_000, 65_000]);
  assert.equal(trial.connection.name, "live");
});

test("a message that fails does not postpone the question that silence asks", () => {
  const trial = Trial.live();
  trial.run(72_000);
  trial.connection.doubt();
  trial.run(73_000, () => trial.connection.answer());
  trial.connection.doubt();
  trial.run(75_000);
  assert.deepEqual(trial.times("ask"), [72_000, 75_000]);
});

test("a page that cannot be opened again has the server tried", () => {
  const trial = Trial.live();
  trial.connection.refuse();
  trial.connection.doubt();
  assert.deepEqual([trial.connection.name, trial.connection.isReachable], ["down", false]);
  trial.run(63_000);
  assert.deepEqual(trial.times().length, 1);
});

test("a stream that lives, and a connection that nobody wants, have nothing to hurry", () => {
  for (const reason of ["online", "visible", "retry", "key"]) {
    for (const trial of [Trial.live(), new Trial()]) {
      trial.run(70_000);
      trial.connection.hurry(reason);
      trial.run(72_000);
      assert.deepEqual(trial.done, [], reason);
    }
  }
});

test("no reason to hurry postpones an attempt", () => {
  for (const reason of ["online", "visible", "retry", "key"]) {
    const trial = Trial.live();
    trial.connection.fail("network");
    trial.run(60_499);
    trial.random = () => 0.9;
    trial.connection.hurry(reason);
    trial.run(60_500);
    assert.deepEqual(trial.times().length, 1, reason);
  }
});

test("`online` and a tab that comes to the front bring the next attempt to this second, and Retry now to this instant", () => {
  for (const [reason, expected] of [["online", 500], ["visible", 500], ["retry", 0]]) {
    const trial = Trial.live();
    trial.connection.fail("network");
    trial.run(60_000 + 16_000, trial.fail);
    trial.done = [];
    trial.connection.hurry(reason);
    trial.run(60_000 + 17_000, trial.fail);
    assert.deepEqual(trial.times().map((time) => time - 76_000), [expected], reason);
  }
});

test("keys bring the next attempt forward at most once in 5 s", () => {
  const trial = Trial.live();
  trial.connection.fail("network");
  for (let time = 60_000; time < 120_000; time += 100) {
    trial.run(time, trial.fail);
    trial.connection.hurry("key");
  }
  const times = trial.times().slice(4);
  for (const [index, time] of times.entries()) assert.ok(!index || time - times[index - 1] >= 5_000, `${times}`);
  assert.ok(times.length >= 8);
});

test("Retry now makes a new attempt while one is hanging", () => {
  const trial = Trial.live();
  trial.connection.fail("network");
  trial.run(62_000);
  trial.done = [];
  trial.connection.hurry("retry");
  trial.run(62_000);
  assert.deepEqual(trial.done, [[62_000, "connect"]]);
});

test("Retry-After is obeyed, and so is the time that a bye spreads its browsers over", () => {
  const trial = Trial.live();
  trial.connection.fail(503, { after: 20_000, isReachable: true });
  trial.run(79_999);
  assert.deepEqual(trial.done, []);
  assert.equal(trial.connection.isReachable, true);
  trial.run(80_000);
  assert.deepEqual(trial.times(), [80_000]);

  const other = Trial.live();
  other.random = () => 0.25;
  other.connection.leave(2_000);
  assert.deepEqual([other.connection.name, other.connection.why], ["down", "restarting"]);
  other.run(61_000, other.fail);
  assert.deepEqual(other.times(), [60_500]);
});

test("a server that said bye is restarting for half a minute, whatever the attempts meet meanwhile", () => {
  const trial = Trial.live();
  trial.connection.leave(2_000);
  trial.run(89_000, trial.fail);
  assert.equal(trial.connection.why, "restarting");
  trial.run(120_000, trial.fail);
  assert.equal(trial.connection.why, "network");
});

test("a server that knows none of the pages is left alone until one of them is there again", () => {
  const trial = Trial.live();
  trial.connection.fail("network");
  trial.run(60_500);
  trial.connection.refuse();
  trial.run(200_000);
  assert.deepEqual([trial.connection.name, trial.connection.isReachable], ["waiting", true]);
  trial.connection.want();
  trial.run(200_000);
  assert.equal(trial.times().length, 2);
  // The trouble is still the same.
  assert.equal(trial.connection.since, 60_000);
});

test("a night of sleep ends in a question, and an hour that a clock jumps is not noticed", () => {
  const trial = Trial.live();
  // A clock that counts the time asleep:
  trial.time += 8 * 3_600_000;
  assert.equal(trial.connection.next(), "ask");
  trial.connection.fail("network");
  trial.run(trial.time + 1_000);
  assert.deepEqual(trial.done.map(([, what]) => what), ["connect"]);
});

test("a thousand browsers whose server is away for a minute do not come back all at once", () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const back = 60_000 + 60_000;
  const seconds = new Map();
  let last = 0;
  for (let browser = 0; browser < 1_000; browser++) {
    const trial = Trial.live();
    trial.random = random;
    trial.connection.fail("network");
    trial.run(back + 16_000, (what) => {
      if (what === "ask") return trial.connection.hear();
      if (trial.time < back) return trial.connection.fail("network");
      trial.connection.open();
      const second = Math.floor((trial.time - back) / 1_000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
      last = Math.max(last, trial.time - back);
    });
    assert.equal(trial.connection.name, "live");
  }
  assert.ok(Math.max(...seconds.values()) <= 150, `${[...seconds.entries()].sort((a, b) => a[0] - b[0])}`);
  assert.ok(last <= 16_000, `${last}`);
});
