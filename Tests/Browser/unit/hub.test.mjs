import assert from "node:assert/strict";
import test from "node:test";
import { hub } from "./pinion.mjs";

/** A server whose streams the test writes: each request waits in `requests` until it is answered. */
class Server {
  requests = [];
  waiting = [];

  fetch = (url, { headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = { pages: headers["Pinion-Pages"], signal, resolve, reject };
      signal.addEventListener("abort", () => (request.stream?.error(new Error("aborted")), reject(new Error("aborted"))));
      this.requests.push(request);
      this.waiting.shift()?.();
    });

  async request(count) {
    while (this.requests.length < count) await new Promise((resolve) => this.waiting.push(resolve));
    return this.requests[count - 1];
  }

  static open(request, stream, pages, gone = []) {
    const body = new ReadableStream({ start: (controller) => (request.stream = controller) });
    request.resolve({ ok: true, status: 200, body });
    Server.send(request, "hello", { stream, pages, n: {}, gone });
  }

  static send(request, event, data) {
    const head = event ? `event: ${event}\n` : "id: 1\n";
    request.stream.enqueue(new TextEncoder().encode(`${head}data: ${JSON.stringify(data)}\n\n`));
  }
}

/** A tab's end of the line. */
class Tab {
  heard = [];
  waiting = [];

  constructor(connect) {
    const { port1, port2 } = new MessageChannel();
    connect(port1);
    this.port = port2;
    this.far = port1;
    port2.onmessage = ({ data }) => {
      this.heard.push(data);
      this.waiting.shift()?.();
    };
  }

  say(message) {
    this.port.postMessage(message);
  }

  async hears(count) {
    while (this.heard.length < count) await new Promise((resolve) => this.waiting.push(resolve));
    return this.heard[count - 1];
  }

  close() {
    this.port.close();
    this.far.close();
  }
}

async function withHub(body) {
  const { fetch } = globalThis;
  const server = new Server();
  globalThis.fetch = server.fetch;
  const connect = hub();
  const tabs = [];
  const tab = () => tabs[tabs.push(new Tab(connect)) - 1];
  try {
    await body(server, tab);
  } finally {
    for (const { port } of tabs) for (const page of ["A", "B"]) port.postMessage({ page, verb: "leave" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const each of tabs) each.close();
    globalThis.fetch = fetch;
  }
}

test("the stream is asked for with what each page has seen", () =>
  withHub(async (server, tab) => {
    tab().say({ page: "A", seen: 112, verb: "join" });
    assert.equal((await server.request(1)).pages, "A@112");
  }));

test("a tab that comes later is told of the running stream, and no second one is opened", () =>
  withHub(async (server, tab) => {
    const first = tab();
    first.say({ page: "A", seen: 1, verb: "join" });
    Server.open(await server.request(1), "5c1e", { A: 1 });
    assert.equal((await first.hears(1)).data.stream, "5c1e");
    const second = tab();
    second.say({ page: "B", seen: 7, verb: "join" });
    assert.equal((await second.hears(1)).data.stream, "5c1e");
    assert.equal(server.requests.length, 1);
  }));

test("each tab gets its own frames, and those of nobody known yet", () =>
  withHub(async (server, tab) => {
    const [first, second] = [tab(), tab()];
    first.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    await first.hears(1);
    // A tab that says where it is and joins again hears hello again: then the hub knows.
    first.say({ page: "A", seen: 1, stream: "5c1e", number: 1, verb: "join" });
    await first.hears(2);
    second.say({ page: "B", seen: 1, verb: "join" });
    await second.hears(1);
    Server.send(request, null, { page: 2, b: 1, q: 2 });
    assert.equal((await second.hears(2)).data.page, 2);
    second.say({ page: "B", seen: 2, stream: "5c1e", number: 2, verb: "join" });
    await second.hears(3);
    Server.send(request, null, { page: 1, b: 1, q: 2 });
    Server.send(request, "beat", {});
    assert.equal((await first.hears(3)).data.page, 1);
    assert.equal((await first.hears(4)).event, "beat");
    assert.equal((await second.hears(4)).event, "beat");
  }));

test("a tab that is about to learn its number hears every frame, and so that it missed one of its own", () =>
  withHub(async (server, tab) => {
    const [first, second] = [tab(), tab()];
    first.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    await first.hears(1);
    second.say({ page: "B", seen: 1, stream: "5c1e", number: 0, verb: "join" });
    await second.hears(1);
    // The page is attached, but the answer that tells its number is still on its way.
    Server.send(request, null, { page: 2, b: 1, q: 2 });
    assert.equal((await second.hears(2)).data.page, 2);
  }));

test("a broken stream is said, and taken up with what has been seen since", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    await one.hears(1);
    one.say({ page: "A", seen: 9, stream: "5c1e", number: 1, verb: "join" });
    await one.hears(2);
    request.stream.close();
    assert.equal((await one.hears(3)).event, "down");
    assert.equal((await server.request(2)).pages, "A@9");
  }));

test("bye means to come back when it says", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    const start = Date.now();
    Server.send(request, "bye", { in: 20 });
    await server.request(2);
    assert.ok(Date.now() - start < 450, "sooner than any backoff");
    assert.ok(request.signal.aborted);
  }));

test("a refusal of the stream makes its pages gone", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    (await server.request(1)).resolve({ ok: false, status: 403, body: new ReadableStream() });
    assert.deepEqual((await one.hears(1)).data.gone, ["A"]);
  }));

test("a stream that a tab knows to be unknown is dropped", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", {});
    await one.hears(1);
    one.say({ page: "A", seen: 1, verb: "drop" });
    await server.request(2);
    assert.ok(request.signal.aborted);
  }));

test("when the last page leaves, the stream ends", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    await one.hears(1);
    const aborted = new Promise((resolve) => request.signal.addEventListener("abort", resolve));
    one.say({ page: "A", verb: "leave" });
    await aborted;
  }));
