import assert from "node:assert/strict";
import test from "node:test";
import { Connection, hub } from "./pinion.mjs";

const headersOf = (fields) => new Headers(fields);
const STREAM = { "Content-Type": "text/event-stream" };
const PROBLEM = { "Content-Type": "application/problem+json" };

/** A server whose streams the test writes: each request waits in `requests` until it is answered. */
class Server {
  requests = [];
  waiting = [];

  fetch = (url, { method = "GET", headers = {}, signal }) =>
    new Promise((resolve, reject) => {
      const request = { method, pages: headers["Pinion-Pages"], signal, resolve, reject };
      const abort = () => {
        request.stream?.error(new Error("aborted"));
        reject(new Error("aborted"));
      };
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort);
      this.requests.push(request);
      this.waiting.shift()?.();
    });

  async request(count) {
    while (this.requests.length < count) await new Promise((resolve) => this.waiting.push(resolve));
    return this.requests[count - 1];
  }

  static answer(request, status, headers = PROBLEM, body = null) {
    request.resolve({ ok: status > 199 && status < 300, status, type: "basic", headers: headersOf(headers), body });
  }

  static open(request, stream, pages, gone = []) {
    const body = new ReadableStream({ start: (controller) => (request.stream = controller) });
    Server.answer(request, 200, STREAM, body);
    Server.send(request, "hello", { stream, pages, n: {}, gone });
  }

  static send(request, event, data) {
    Server.write(request, `${event ? `event: ${event}\n` : "id: 1\n"}data: ${JSON.stringify(data)}\n\n`);
  }

  static write(request, text) {
    request.stream.enqueue(new TextEncoder().encode(text));
  }
}

/** A tab's end of the line. What it is told of the connection stands apart. */
class Tab {
  heard = [];
  states = [];
  waiting = [];

  constructor(connect) {
    const { port1, port2 } = new MessageChannel();
    connect(port1);
    this.port = port2;
    this.far = port1;
    port2.onmessage = ({ data }) => {
      (data.event === "state" ? this.states : this.heard).push(data);
      for (const wake of this.waiting.splice(0)) wake();
    };
  }

  say(message) {
    this.port.postMessage({ isVisible: true, ...message });
  }

  async hears(count) {
    while (this.heard.length < count) await new Promise((resolve) => this.waiting.push(resolve));
    return this.heard[count - 1];
  }

  /** Waits until it has been told that the connection is so; returns what it was told. */
  async is(name, why) {
    const find = () => this.states.find(({ data }) => data.name === name && (!why || data.why === why));
    while (!find()) await new Promise((resolve) => this.waiting.push(resolve));
    return find().data;
  }

  close() {
    this.port.close();
    this.far.close();
  }
}

/** Time goes so many times as fast, so that no test waits for a pause. */
async function withHub(body, speed = 1) {
  const { fetch, setTimeout } = globalThis;
  const server = new Server();
  globalThis.fetch = server.fetch;
  globalThis.setTimeout = (act, time) => setTimeout(act, time / speed);
  const connect = hub(new Connection(() => performance.now() * speed, () => 0.5));
  const tabs = [];
  const tab = () => tabs[tabs.push(new Tab(connect)) - 1];
  try {
    await body(server, tab);
  } finally {
    for (const { port } of tabs) port.postMessage({ verb: "leave" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const each of tabs) each.close();
    Object.assign(globalThis, { fetch, setTimeout });
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

test("who speaks is answered, and the others are told only what is new", () =>
  withHub(async (server, tab) => {
    const [first, second] = [tab(), tab()];
    first.say({ page: "A", seen: 1, verb: "join" });
    Server.open(await server.request(1), "5c1e", { A: 1 });
    await first.hears(1);
    await first.is("live");
    second.say({ page: "B", seen: 7, verb: "join" });
    await second.is("live");
    const [before, others] = [first.states.length, second.states.length];
    for (const count of [1, 2]) {
      first.say({ page: "A", seen: 1, verb: "ping" });
      while (first.states.length < before + count) await new Promise((resolve) => first.waiting.push(resolve));
    }
    // What needs no answer has none.
    first.say({ page: "A", seen: 2 });
    second.say({ page: "B", seen: 7, verb: "ping" });
    while (second.states.length === others) await new Promise((resolve) => second.waiting.push(resolve));
    first.say({ page: "A", seen: 2, verb: "ping" });
    while (first.states.length < before + 3) await new Promise((resolve) => first.waiting.push(resolve));
    // A ping more, and what was said before it has been heard.
    first.say({ page: "A", seen: 2, verb: "ping" });
    while (first.states.length < before + 4) await new Promise((resolve) => first.waiting.push(resolve));
    assert.equal(second.states.length, others + 1);
  }));

test("a tab that knows a stream to be unknown does not end the attempt to open another", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    one.say({ page: "A", seen: 1, verb: "drop" });
    one.say({ page: "A", seen: 1, verb: "ping" });
    await one.is("connecting");
    while (one.states.length < 3) await new Promise((resolve) => one.waiting.push(resolve));
    assert.equal(request.signal.aborted, false);
  }));

test("of more than 64 pages the first 64 are named: the server takes no more", () =>
  withHub(async (server, tab) => {
    for (let number = 1; number <= 65; number++) tab().say({ page: `P${number}`, seen: 1, verb: "join" });
    const last = tab();
    last.say({ page: "P66", seen: 1, verb: "join" });
    await last.is("connecting");
    Server.answer(await server.request(1), 500);
    const { pages } = await server.request(2);
    assert.deepEqual(pages.split(", ").map((page) => page.split("@")[0]).slice(62), ["P63", "P64"]);
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
    one.say({ page: "A", seen: 9, stream: "5c1e", number: 1 });
    one.say({ page: "A", seen: 9, stream: "5c1e", number: 1, verb: "ping" });
    await one.is("live");
    request.stream.close();
    assert.equal((await one.is("down")).why, "network");
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
    assert.ok(Date.now() - start < 450, "sooner than any pause");
    assert.ok(request.signal.aborted);
    assert.equal((await one.is("down")).why, "restarting");
  }));

test("a server that knows no page of this browser makes them gone, and is not asked again", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    Server.answer(await server.request(1), 410);
    assert.deepEqual((await one.hears(1)).data.gone, ["A"]);
    assert.equal((await one.is("waiting")).isReachable, true);
    one.say({ page: "A", isLost: true, verb: "lost" });
    one.say({ page: "B", seen: 1, verb: "join" });
    assert.equal((await server.request(2)).pages, "B@1");
    assert.equal(server.requests.length, 2);
  }));

for (const [said, status, headers, why] of [
  ["a sign-in page of the network", 200, { "Content-Type": "text/html" }, "elsewhere"],
  ["nothing at all", 204, {}, "elsewhere"],
  ["a proxy's 401", 401, { "Content-Type": "text/html" }, 401],
  ["a proxy's 407", 407, { "Content-Type": "text/html" }, 407],
  ["a proxy's 502", 502, { "Content-Type": "text/html" }, 502],
  ["a 410 that is not the server's", 410, { "Content-Type": "text/html" }, 410],
  ["a 410 of somebody else's programs", 410, { "Content-Type": "application/json" }, 410],
  ["a 503 that is not the server's", 503, { "Content-Type": "text/html" }, 503],
]) {
  test(`${said} in the server's place makes no page gone, and no message goes`, () =>
    withHub(async (server, tab) => {
      const one = tab();
      one.say({ page: "A", seen: 1, verb: "join" });
      Server.answer(await server.request(1), status, headers);
      const state = await one.is("down");
      assert.deepEqual([state.why, state.isReachable], [why, false]);
      // Nobody reads what else there is of the answer.
      assert.equal(server.requests[0].signal.aborted, true);
      assert.equal((await server.request(2)).pages, "A@1");
      assert.deepEqual(one.heard, []);
    }, 1_000));
}

for (const status of [404, 500]) {
  test(`the server's own ${status} makes no page gone`, () =>
    withHub(async (server, tab) => {
      const one = tab();
      one.say({ page: "A", seen: 1, verb: "join" });
      Server.answer(await server.request(1), status);
      const state = await one.is("down");
      assert.deepEqual([state.why, state.isReachable], [status, false]);
      assert.equal((await server.request(2)).pages, "A@1");
      assert.deepEqual(one.heard, []);
    }, 1_000));
}

test("a redirect to a sign-in of another site is not followed", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    (await server.request(1)).resolve({ ok: false, status: 0, headers: headersOf({}), body: null });
    assert.equal((await one.is("down")).why, "elsewhere");
  }));

test("a server that is full may be sent messages, and is asked for a stream when it says", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    Server.answer(await server.request(1), 503, { ...PROBLEM, "Retry-After": "30" });
    const state = await one.is("down");
    assert.equal(state.isReachable, true);
    assert.ok(state.due - state.now > 29_000 && state.due - state.now <= 30_000);
  }));

test("a stream that stops in the middle of an event has not said it", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    Server.write(request, 'data: {"page":1,"b":1,"q":2,"ops":[["t",3,"half');
    await one.hears(1);
    request.stream.close();
    assert.equal((await server.request(2)).pages, "A@1");
    assert.equal(one.heard.length, 1);
  }, 1_000));

test("what cannot be unpacked ends the stream, and another is asked for", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", { A: 1 });
    await one.hears(1);
    request.stream.error(new TypeError("incorrect header check"));
    await server.request(2);
    assert.equal((await one.is("down")).why, "network");
  }, 1_000));

test("a silent server is asked, and a stream that it does not use is given up", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    Server.open(await server.request(1), "5c1e", { A: 1 });
    const question = await server.request(2);
    assert.equal(question.method, "HEAD");
    Server.answer(question, 200, STREAM);
    assert.equal((await server.request(3)).method, "GET");
  }, 1_000));

test("a message that failed has the server asked, and a server that is there stays live", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    Server.open(await server.request(1), "5c1e", { A: 1 });
    await one.is("live");
    one.say({ page: "A", seen: 1, verb: "doubt" });
    await one.is("silent");
    one.states = [];
    Server.answer(await server.request(2), 200, STREAM);
    await one.is("live");
    assert.equal(server.requests.length, 2);
  }));

test("a stream that a tab knows to be unknown is dropped", () =>
  withHub(async (server, tab) => {
    const one = tab();
    one.say({ page: "A", seen: 1, verb: "join" });
    const request = await server.request(1);
    Server.open(request, "5c1e", {});
    await one.hears(1);
    one.say({ page: "A", seen: 1, verb: "drop" });
    assert.equal((await one.is("down")).why, "network");
    await server.request(2);
    assert.ok(request.signal.aborted);
  }, 1_000));

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
