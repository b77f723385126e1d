// Files on their way: Public/upload.js, its requests answered by the test.
import assert from "node:assert/strict";
import { setMaxListeners } from "node:events";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";
import { Browser } from "./browser.mjs";
import { Document } from "./dom.mjs";

const script = new vm.Script(readFileSync(new URL("../../../Public/upload.js", import.meta.url), "utf8"));

// Each part of a file listens to the same signal.
setMaxListeners(100);

const upload = (name, number) =>
  `<div class="upload" data-n="${number}"><input data-n="${number + 1}" type="file" name="${name}" data-upload="/up/${name}">` +
  '<progress hidden=""></progress><button name="action" data-cancel="" hidden="">Cancel</button></div>';
const HTML = `<main data-n="1">${upload("photo", 10)}${upload("paper", 20)}<h1>News</h1></main>`;

const PART = 262_144;

/** A file whose parts say where they are from. */
const file = (size, name = "a.bin") => ({ name, size, slice: (from, to) => `${from}-${Math.min(to, size)}` });

class Booth {
  listeners = [];
  requests = [];
  browser = new Browser([]);

  constructor({ html = HTML, chance = 0.5, isOnline = true } = {}) {
    this.document = new Document().show({ id: "A", revision: 1, title: "", html });
    for (const bar of this.document.querySelectorAll("progress, [data-cancel]")) bar.hidden = true;
    this.document.documentElement.classList.toggle("online", isOnline);
    const { browser, requests } = this;
    const math = Object.create(Math, { random: { value: () => chance } });
    script.runInContext(
      vm.createContext({
        ...{ AbortController, Math: math, document: this.document, setTimeout: (act, time) => browser.after(time, act) },
        addEventListener: (type, act, isEarly) => this.listeners.push({ type, act, isEarly }),
        XMLHttpRequest: class {
          upload = {};
          headers = {};
          constructor() {
            requests.push(this);
          }
          open(method, address) {
            Object.assign(this, { method, address });
          }
          setRequestHeader = (name, value) => (this.headers[name] = value);
          send = (body) => (this.body = body);
          abort() {
            this.isAborted = true;
            this.end(0);
          }
          end(status, headers = {}) {
            if (this.isOver) return;
            this.isOver = true;
            this.status = status;
            this.getResponseHeader = (name) => headers[name] ?? null;
            this.onloadend();
          }
        },
      }),
    );
  }

  find(selector) {
    return this.document.querySelector(selector);
  }

  get last() {
    return this.requests.at(-1);
  }

  /** The requests so far: method, address and, of parts, where they are from. */
  get sent() {
    return this.requests.map(({ method, address, body }) => [method, address, body].filter(Boolean).join(" "));
  }

  /** Whether bar and button are seen, and how far the bar is. */
  bar(name = "photo") {
    const place = this.find(`[name=${name}]`).parentNode;
    const [, { hidden, max, value }, cancel] = place.children;
    return [!hidden, !cancel.hidden, max, value];
  }

  async goOn(time = 0) {
    await this.browser.goOn(this.browser.now + time);
  }

  async does(type, target, more = {}) {
    const event = { target, preventDefault: () => (event.defaultPrevented = true), defaultPrevented: false, ...more };
    for (const listener of this.listeners) if (listener.type === type) listener.act(event);
    await this.goOn();
    return event;
  }

  async choose(chosen, name = "photo") {
    const input = this.find(`[name=${name}]`);
    Object.assign(input, { files: [chosen].filter(Boolean), value: chosen?.name ?? "" });
    await this.does("change", input);
  }

  async answer(status, offset, headers = {}) {
    const place = offset == null ? {} : { "Upload-Offset": String(offset) };
    this.last.end(status, { ...place, ...headers });
    await this.goOn();
  }

  whole = () => this.answer(200, null, { "Upload-Complete": "?1" });
}

test("a file that is chosen is sent at once, in parts", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART + 1, "März 1.bin"));
  const { method, address, headers, body, timeout, responseType } = booth.last;
  assert.deepEqual([method, address, body, timeout, responseType], ["PUT", "/up/photo", `0-${PART}`, 60_000, "text"]);
  assert.deepEqual(headers, {
    "Content-Type": "application/octet-stream",
    "Content-Disposition": 'attachment; filename="M%C3%A4rz%201.bin"',
    "Upload-Offset": 0,
    "Upload-Length": 2 * PART + 1,
    "Upload-Complete": "?0",
  });
  await booth.answer(204, PART);
  assert.deepEqual([booth.last.body, booth.last.headers["Upload-Offset"]], [`${PART}-${2 * PART}`, PART]);
  assert.equal(booth.last.headers["Upload-Complete"], "?0");
  await booth.answer(204, 2 * PART);
  assert.equal(booth.last.body, `${2 * PART}-${2 * PART + 1}`);
  assert.equal(booth.last.headers["Upload-Complete"], "?1");
  await booth.whole();
  assert.equal(booth.requests.length, 3);
  assert.equal(booth.find("[name=photo]").value, "");
  assert.deepEqual(booth.bar().slice(0, 2), [false, false]);
});

test("a file of one part is complete with it, and an empty one is sent too", async () => {
  for (const size of [0, 1, PART]) {
    const booth = new Booth();
    await booth.choose(file(size));
    assert.deepEqual([booth.last.headers["Upload-Complete"], booth.last.body], ["?1", `0-${size}`]);
    assert.deepEqual(booth.bar().slice(0, 2), [true, true]);
  }
});

test("how far it has come is seen", async () => {
  const booth = new Booth();
  const size = 3 * PART;
  await booth.choose(file(size));
  assert.deepEqual(booth.bar(), [true, true, size, 0]);
  booth.last.upload.onprogress({ loaded: 1_000 });
  assert.deepEqual(booth.bar(), [true, true, size, 1_000]);
  await booth.answer(204, PART);
  assert.deepEqual(booth.bar(), [true, true, size, PART]);
  booth.last.upload.onprogress({ loaded: 10 });
  assert.deepEqual(booth.bar(), [true, true, size, PART + 10]);
  // With the headers more than the file may have gone: the bar says that it is not over yet.
  let removed = 0;
  booth.find("progress").removeAttribute = (name) => name === "value" && removed++;
  booth.last.upload.onprogress({ loaded: 9 * PART });
  assert.equal(removed, 1);
  assert.deepEqual(booth.bar("paper").slice(0, 3), [false, false, undefined]);
});

test("a field that takes the file no more, or has none, sends nothing", async () => {
  const booth = new Booth();
  await booth.choose(null);
  await booth.does("change", Object.assign(booth.find("h1"), { files: [file(1)] }));
  assert.deepEqual(booth.sent, []);
});

test("a part without an answer: the server is asked how much it has, and the file goes on from there", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.answer(0);
  assert.equal(booth.requests.length, 1);
  await booth.goOn(449);
  assert.equal(booth.requests.length, 1);
  // 300 ms, and half of 300 × 2⁰ more.
  await booth.goOn(1);
  assert.equal(booth.sent.at(-1), "HEAD /up/photo");
  await booth.answer(204, 1_000);
  assert.equal(booth.sent.at(-1), `PUT /up/photo 1000-${1_000 + PART}`);
  assert.deepEqual(booth.bar(), [true, true, 2 * PART, 1_000]);
});

test("the pauses double up to ten seconds", async () => {
  const booth = new Booth();
  await booth.choose(file(1));
  const pauses = [];
  for (let count = 0; count < 8; count++) {
    const { length } = booth.requests;
    await booth.answer(count % 2 ? 502 : 0);
    const start = booth.browser.now;
    while (booth.requests.length === length) await booth.goOn(10);
    pauses.push(booth.browser.now - start);
  }
  assert.deepEqual(pauses, [450, 600, 900, 1_500, 2_700, 5_100, 5_300, 5_300]);
});

test("a part that gets through ends the pauses, a question that is answered does not", async () => {
  const booth = new Booth();
  await booth.choose(file(3 * PART));
  for (const pause of [450, 600]) {
    await booth.answer(500);
    await booth.goOn(pause);
  }
  await booth.answer(204, 0);
  await booth.answer(500);
  const { length } = booth.requests;
  await booth.goOn(1_499);
  assert.equal(booth.requests.length, length);
  await booth.goOn(1);
  await booth.answer(204, 0);
  await booth.answer(204, PART);
  await booth.answer(500);
  await booth.goOn(450);
  assert.equal(booth.sent.at(-1), "HEAD /up/photo");
});

test("no attempt is made while the page is not live", async () => {
  const booth = new Booth();
  await booth.choose(file(1));
  booth.document.documentElement.classList.toggle("online", false);
  await booth.answer(0);
  await booth.goOn(20_000);
  assert.equal(booth.requests.length, 1);
  booth.document.documentElement.classList.toggle("online", true);
  await booth.goOn(500);
  assert.equal(booth.requests.length, 2);
});

test("another place than was meant is taken over, twenty times", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.answer(409, 7);
  assert.equal(booth.sent.at(-1), `PUT /up/photo 7-${7 + PART}`);
  for (let count = 1; count < 20; count++) await booth.answer(409, 7);
  assert.equal(booth.requests.length, 21);
  await booth.answer(409, 7);
  assert.deepEqual(booth.sent.slice(21), ["DELETE /up/photo"]);
  assert.deepEqual(booth.bar().slice(0, 2), [false, false]);
});

test("what the server does not want is given up: why, it says at the field", async () => {
  for (const [status, offset] of [[400], [413], [413, 0], [499]]) {
    const booth = new Booth();
    await booth.choose(file(2 * PART));
    await booth.answer(status, offset);
    assert.deepEqual(booth.sent.slice(1), ["DELETE /up/photo"]);
    assert.deepEqual([booth.bar().slice(0, 3), booth.find("[name=photo]").value], [[false, false, 1], ""]);
  }
});

test("a field whose address has changed with the refusal needs no giving up", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.answer(422, null, { Location: "/up/next" });
  assert.equal(booth.requests.length, 1);
  assert.equal(booth.find("[name=photo]").dataset.upload, "/up/next");
  await booth.choose(file(1));
  assert.equal(booth.sent.at(-1), "PUT /up/next 0-1");
});

test("an address that the server names on the way is taken", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.answer(204, PART, { Location: "/up/other" });
  assert.equal(booth.sent.at(-1), `PUT /up/other ${PART}-${2 * PART}`);
  await booth.answer(0);
  await booth.goOn(450);
  assert.equal(booth.sent.at(-1), "HEAD /up/other");
});

test("a page that was made anew has another address, and the file begins anew there", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.answer(404);
  await booth.goOn(450);
  assert.equal(booth.sent.at(-1), "HEAD /up/photo");
  booth.find("[name=photo]").dataset.upload = "/up/anew";
  await booth.answer(404);
  await booth.goOn(600);
  assert.equal(booth.sent.at(-1), "HEAD /up/anew");
  await booth.answer(204, 0);
  assert.equal(booth.sent.at(-1), `PUT /up/anew 0-${PART}`);
});

test("a field whose address has changed while its file was on the way has it go on at the former one", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  booth.find("[name=photo]").dataset.upload = "/up/next";
  await booth.answer(0);
  await booth.goOn(450);
  assert.equal(booth.sent.at(-1), "HEAD /up/photo");
});

test("an address that is not found eight times is given up", async () => {
  const booth = new Booth();
  await booth.choose(file(1));
  for (let count = 0; count < 8; count++) {
    assert.equal(booth.requests.length, count + 1);
    await booth.answer(404);
    await booth.goOn(11_000);
  }
  await booth.answer(404);
  assert.equal(booth.sent.at(-1), "DELETE /up/photo");
});

test("an answer without a place, to a part, is no place", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.answer(204);
  assert.equal(booth.sent.at(-1), "DELETE /up/photo");
});

test("a file ends with its field", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  booth.find(".upload").remove();
  await booth.answer(0);
  await booth.goOn(1_000);
  assert.equal(booth.requests.length, 1);
});

test("a file is cancelled: the part under way is broken off and the server told", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  const part = booth.last;
  const cancel = booth.find("[data-cancel]");
  cancel.focus();
  const { defaultPrevented } = await booth.does("click", cancel);
  assert.equal(defaultPrevented, true);
  assert.equal(part.isAborted, true);
  assert.deepEqual(booth.sent.slice(1), ["DELETE /up/photo"]);
  assert.deepEqual([booth.bar().slice(0, 2), booth.find("[name=photo]").value], [[false, false], ""]);
  assert.equal(booth.document.activeElement.name, "photo");
  part.upload.onprogress({ loaded: 7 });
  assert.deepEqual(booth.bar().slice(0, 2), [false, false]);
  await booth.answer(204, null, { Location: "/up/after" });
  await booth.choose(file(1));
  assert.equal(booth.sent.at(-1), "PUT /up/after 0-1");
});

test("a file that is cancelled between two attempts, or while the server is asked, is asked about no more", async () => {
  for (const pause of [100, 450]) {
    const booth = new Booth();
    await booth.choose(file(2 * PART));
    await booth.answer(0);
    await booth.goOn(pause);
    const question = booth.last;
    await booth.does("click", booth.find("[data-cancel]"));
    assert.equal(question.isOver, true);
    await booth.answer(204);
    await booth.goOn(20_000);
    assert.deepEqual(booth.sent.slice(-1), ["DELETE /up/photo"]);
    assert.equal(booth.sent.filter((request) => request.startsWith("HEAD")).length, pause === 450 ? 1 : 0);
  }
});

test("the focus elsewhere stays there when a file ends", async () => {
  const booth = new Booth();
  await booth.choose(file(1));
  booth.find("[name=paper]").focus();
  await booth.whole();
  assert.equal(booth.document.activeElement.name, "paper");
  await booth.choose(file(1));
  booth.document.querySelectorAll("[data-cancel]")[1].focus();
  await booth.whole();
  assert.equal(booth.document.activeElement.parentNode.dataset.n, "20");
});

test("a cancel button without a file under way tells the server nothing", async () => {
  const booth = new Booth();
  await booth.does("click", booth.find("[data-cancel]"));
  assert.deepEqual(booth.sent, []);
  assert.equal((await booth.does("click", booth.find("h1"))).defaultPrevented, false);
});

test("a giving up that has no answer is told again, until it has", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.does("click", booth.find("[data-cancel]"));
  await booth.answer(0);
  await booth.goOn(450);
  await booth.answer(503);
  await booth.goOn(599);
  assert.equal(booth.requests.length, 3);
  await booth.goOn(1);
  await booth.answer(404);
  await booth.goOn(20_000);
  assert.deepEqual(booth.sent.slice(1), ["DELETE /up/photo", "DELETE /up/photo", "DELETE /up/photo"]);
});

test("a giving up ends with its field", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  await booth.does("click", booth.find("[data-cancel]"));
  booth.find(".upload").remove();
  await booth.answer(0);
  await booth.goOn(20_000);
  assert.equal(booth.requests.length, 2);
});

test("a second choice replaces the first: it is sent when the first has been given up", async () => {
  const booth = new Booth();
  await booth.choose(file(2 * PART));
  const part = booth.last;
  await booth.choose(file(5, "b.bin"));
  assert.equal(part.isAborted, true);
  assert.deepEqual(booth.sent.slice(1), ["DELETE /up/photo"]);
  assert.deepEqual(booth.bar(), [true, true, 5, 0]);
  await booth.answer(204);
  assert.deepEqual(booth.sent.slice(2), ["PUT /up/photo 0-5"]);
  await booth.whole();
  assert.deepEqual(booth.bar().slice(0, 2), [false, false]);
});

test("of three choices the last is sent", async () => {
  const booth = new Booth();
  for (const size of [1, 2, 3]) await booth.choose(file(size));
  await booth.answer(204);
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1", "DELETE /up/photo", "PUT /up/photo 0-3"]);
});

test("a choice right after a cancellation waits for it, and one that is cancelled meanwhile is not sent", async () => {
  const booth = new Booth();
  await booth.choose(file(1));
  await booth.does("click", booth.find("[data-cancel]"));
  await booth.choose(file(2));
  assert.equal(booth.requests.length, 2);
  await booth.does("click", booth.find("[data-cancel]"));
  await booth.answer(204);
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1", "DELETE /up/photo"]);
  assert.deepEqual(booth.bar().slice(0, 2), [false, false]);
});

test("two fields send their files side by side", async () => {
  const booth = new Booth();
  await booth.choose(file(1));
  await booth.choose(file(2), "paper");
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1", "PUT /up/paper 0-2"]);
  await booth.does("click", booth.document.querySelectorAll("[data-cancel]")[1]);
  assert.deepEqual(booth.sent.slice(2), ["DELETE /up/paper"]);
  assert.equal(booth.requests[0].isAborted, undefined);
});

// Dropping

const files = (...files) => ({ dataTransfer: { types: ["Files"], files } });

test("a file may be dropped on its field", async () => {
  const booth = new Booth();
  const place = booth.find(".upload");
  const over = await booth.does("dragover", booth.find("progress"), files(file(1)));
  assert.deepEqual([over.defaultPrevented, over.dataTransfer.dropEffect], [true, "copy"]);
  assert.deepEqual(booth.sent, []);
  assert.equal(place.classList.contains("over"), true);
  const drop = await booth.does("drop", booth.find("progress"), files(file(1)));
  assert.equal(drop.defaultPrevented, true);
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1"]);
  assert.equal(place.classList.contains("over"), false);
});

test("a field under a file looks so until the file is elsewhere", async () => {
  const booth = new Booth();
  const [photo, paper] = booth.document.querySelectorAll(".upload");
  const looks = () => [photo, paper].map(({ classList }) => classList.contains("over"));
  await booth.does("dragover", photo, files());
  await booth.does("dragover", paper, files());
  assert.deepEqual(looks(), [false, true]);
  await booth.does("dragover", booth.find("h1"), files());
  assert.deepEqual(looks(), [false, false]);
  await booth.does("dragover", photo, files());
  await booth.does("dragleave", photo, files());
  assert.deepEqual(looks(), [false, false]);
});

test("a file that misses its field does not take the page's place", async () => {
  const booth = new Booth();
  const over = await booth.does("dragover", booth.find("h1"), files());
  assert.deepEqual([over.defaultPrevented, over.dataTransfer.dropEffect], [true, "none"]);
  assert.equal((await booth.does("drop", booth.find("h1"), files(file(1)))).defaultPrevented, true);
  await booth.does("drop", booth.find("progress"), files());
  assert.deepEqual(booth.sent, []);
});

test("a field that is disabled takes no file", async () => {
  const booth = new Booth();
  booth.find("[name=photo]").disabled = true;
  const over = await booth.does("dragover", booth.find("progress"), files());
  assert.equal(over.dataTransfer.dropEffect, "none");
  await booth.does("drop", booth.find("progress"), files(file(1)));
  assert.deepEqual(booth.sent, []);
});

test("what is no file is the browser's affair", async () => {
  const booth = new Booth();
  for (const type of ["dragover", "dragleave", "drop"]) {
    const text = { dataTransfer: { types: ["text/plain"], files: [] } };
    assert.equal((await booth.does(type, booth.find("progress"), text)).defaultPrevented, false);
    assert.equal((await booth.does(type, booth.find("progress"))).defaultPrevented, false);
  }
  // The document itself, and a text, are no elements.
  await booth.does("drop", {}, files(file(1)));
  await booth.does("click", {});
  assert.deepEqual(booth.sent, []);
});

test("a field outside a place of its own has no bar", async () => {
  const booth = new Booth({ html: '<main data-n="1"><input data-n="2" name="photo" data-upload="/up/photo"></main>' });
  await booth.choose(file(1));
  await booth.whole();
  assert.equal(booth.find("[name=photo]").value, "");
});

test("several files are sent one after the other, each to its own address", async () => {
  const booth = new Booth();
  const input = Object.assign(booth.find("[name=photo]"), { multiple: true });
  Object.assign(input, { files: [file(1, "a.txt"), { ...file(2, "b.txt"), type: "text/plain" }], value: "a.txt" });
  await booth.does("change", input);
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1"]);
  assert.equal("Pinion-Further" in booth.last.headers, false);
  await booth.answer(200, null, { "Upload-Complete": "?1", Location: "/up/second" });
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1", "PUT /up/second 0-2"]);
  assert.equal(booth.last.headers["Pinion-Further"], "?1");
  assert.equal(booth.last.headers["Content-Type"], "text/plain");
  // What is chosen meanwhile waits its turn.
  await booth.choose(file(3, "c.txt"));
  assert.equal(booth.requests.length, 2);
  await booth.answer(415, null, { Location: "/up/third" });
  assert.deepEqual(booth.sent.slice(2), ["PUT /up/third 0-3"]);
  await booth.answer(200, null, { "Upload-Complete": "?1", Location: "/up/fourth" });
  assert.equal(booth.requests.length, 3);
  assert.equal(input.value, "");
  assert.deepEqual(booth.bar().slice(0, 2), [false, false]);
});

test("several files are given up together", async () => {
  const booth = new Booth();
  const input = Object.assign(booth.find("[name=photo]"), { multiple: true });
  Object.assign(input, { files: [file(1, "a.txt"), file(2, "b.txt")], value: "a.txt" });
  await booth.does("change", input);
  await booth.does("click", booth.find("[data-cancel]"));
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1", "DELETE /up/photo"]);
  await booth.answer(204, null, { Location: "/up/next" });
  assert.equal(booth.requests.length, 2);
});

test("a field for one file takes the first of several", async () => {
  const booth = new Booth();
  const input = Object.assign(booth.find("[name=photo]"), { files: [file(1, "a.txt"), file(2, "b.txt")] });
  await booth.does("change", input);
  await booth.whole();
  assert.deepEqual(booth.sent, ["PUT /up/photo 0-1"]);
});
