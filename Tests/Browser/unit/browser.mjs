// A browser for tests under Node: the whole script runs in its tabs and in the worker that they share, on a clock that
// goes when it is told to, over a network whose answers the test gives.
import vm from "node:vm";
import { arrows, source } from "./pinion.mjs";
import { Document } from "./dom.mjs";

const script = new vm.Script(source.replace(/^export /gm, "").replaceAll("import.meta.url", '"/pinion.js"'), {
  filename: "pinion.js",
});

const arrowsScript = new vm.Script(arrows, { filename: "arrows.js" });

export class Browser {
  now = 0;
  /** How far the clock of the machine has jumped, which is not the one that goes on. */
  jump = 0;
  tabs = [];
  requests = [];
  /** The requests that have not been looked at, each with its time. */
  sent = [];
  timers = [];
  lastTimer = 0;

  /** @param chance the numbers that the script is given for chance, in their order, or one for each time. */
  constructor(chance) {
    this.chance = typeof chance === "number" ? { length: 1, shift: () => chance } : [...chance];
    const worker = this.run({ onconnect: null });
    this.connect = (port) => worker.onconnect({ ports: [port] });
  }

  /** Has the script run in a realm of its own. */
  run(globals) {
    const realm = vm.createContext({
      ...{ AbortController, Blob: Body, Event, Headers, TextDecoder, console },
      AbortSignal: { timeout: (time) => this.timeout(time) },
      navigator: { onLine: true },
      performance: { now: () => this.now },
      setTimeout: (act, time) => this.after(time, act),
      clearTimeout: (number) => (this.timers = this.timers.filter((each) => each.number !== number)),
      fetch: (url, options) => this.fetch(url, options),
      ...globals,
    });
    vm.runInContext("globalThis.window = globalThis", realm);
    vm.runInContext("Date", realm).now = () => this.now + this.jump;
    vm.runInContext("Math", realm).random = () => {
      if (!this.chance.length) throw new Error("chance is asked more often than in the model");
      return this.chance.shift();
    };
    script.runInContext(realm);
    return realm;
  }

  open(page, address, options) {
    const tab = new Tab(this, page, address, options);
    this.tabs.push(tab);
    return tab;
  }

  // Time

  after(time = 0, act) {
    const timer = { number: ++this.lastTimer, time: this.now + Math.max(time, 0), act };
    const next = this.timers.findIndex((each) => each.time > timer.time);
    this.timers.splice(next < 0 ? this.timers.length : next, 0, timer);
    return timer.number;
  }

  /** Lets time pass; each thing that is due happens when what the one before it has begun is done. */
  async goOn(until) {
    await this.settle();
    for (let count = 0; this.timers[0]?.time <= until; count++) {
      if (count > 5_000) throw new Error("it has no end");
      const { time, act } = this.timers.shift();
      this.now = Math.max(this.now, time);
      act();
      await this.settle();
    }
    this.now = until;
  }

  /** Waits until promises that are kept already have been heard of. */
  settle = () => new Promise((resolve) => setImmediate(resolve));

  timeout(time) {
    const controller = new AbortController();
    this.after(time, () => controller.abort(new DOMException("too late", "TimeoutError")));
    return controller.signal;
  }

  // The network

  fetch(url, options = {}) {
    const { method = "GET", headers = {}, body, signal } = options;
    const request = { pieces: [], address: String(url), options };
    this.requests.push(request);
    if (request.address !== "/live") request.kind = "page";
    else request.kind = { HEAD: "question", POST: "message" }[method] ?? "stream";
    const said = {
      page: () => [request.address, headers["Pinion-Scene"]],
      question: () => [],
      message: () => [JSON.parse(body.text)],
      stream: () => [headers["Pinion-Pages"]],
    };
    this.sent.push([this.now, request.kind, ...said[request.kind]()]);
    if (request.kind === "message" && "attach" in JSON.parse(body.text)) request.kind = "attach";
    return new Promise((resolve, reject) => {
      Object.assign(request, { resolve, reject });
      signal?.addEventListener("abort", () => this.fail(request, signal.reason));
    });
  }

  fail(request, reason = new TypeError("the connection is broken")) {
    request.failure = reason;
    request.reject(reason);
    request.wake?.();
  }

  answer(request, { status, type, json, after, page, movedTo }) {
    const headers = new Headers(type ? { "Content-Type": type } : {});
    if (after) headers.set("Retry-After", after);
    request.resolve({
      ...{ status, headers, type: "basic", ok: status > 199 && status < 300 },
      ...{ url: movedTo ?? request.address, redirected: !!movedTo },
      body: { getReader: () => reader(request) },
      json: async () => json ?? JSON.parse(""),
      text: async () => JSON.stringify(page ?? null),
    });
  }

  piece(request, text) {
    request.pieces.push(new TextEncoder().encode(text));
    request.wake?.();
  }

  end(request) {
    request.isOver = true;
    request.wake?.();
  }
}

const reader = (request) => ({
  async read() {
    while (!request.failure && !request.pieces[0] && !request.isOver) {
      await new Promise((resolve) => (request.wake = resolve));
    }
    if (request.failure) throw request.failure;
    return request.pieces[0] ? { done: false, value: request.pieces.shift() } : { done: true };
  },
});

class Body {
  constructor([text], { type }) {
    Object.assign(this, { text, type });
  }
}

/** A tab, and the person before it. */
class Tab {
  listeners = [];
  connection = null;
  navigator = { onLine: true };
  /** What the script has told the worker. */
  told = [];
  /** Where the script has led to. */
  visited = [];
  /** The workers that the script has asked for, and whether they hear anything. */
  workers = [];
  isWorkerDead = false;

  /** @param prepare changes the document before the script runs. */
  constructor(browser, page, address, { prepare, globals } = {}) {
    const dispatch = (this.dispatch = (type, event = {}) => {
      const whole = { preventDefault() {}, ...event };
      for (const { act } of this.listeners.filter((each) => each.type === type)) act(whole);
      const { target } = event;
      for (const each of target?.listeners.filter((each) => each.type === type) ?? []) each.act(whole);
    });
    const document = (this.document = new Document(dispatch).show(page));
    prepare?.(document);
    const tab = this;
    const realm = browser.run({
      document,
      addEventListener: (type, act) => this.listeners.push({ type, act }),
      navigator: this.navigator,
      location: { toString: () => address, assign: (url) => this.visited.push(url) },
      Range: class {
        selectNodeContents() {}
        createContextualFragment = (html) => document.parse(html);
      },
      DOMParser: class {
        parseFromString(text) {
          const fresh = new Document();
          const page = JSON.parse(text);
          return page ? fresh.show(page) : fresh;
        }
      },
      SharedWorker: class {
        constructor(address, options) {
          Object.assign(this, { address, options });
          this.port = tab.port(browser.connect, browser);
          tab.workers.push(this);
        }
      },
      MessageChannel: class {
        constructor() {
          this.port2 = tab.port((port) => (this.port1 = port), browser);
        }
      },
      ...globals,
    });
    arrowsScript.runInContext(realm);
  }

  /** Its end of the line to the worker; what is said is heard when all else that happens now is over. */
  port(connect, browser) {
    const [near, far] = [{}, {}];
    const carry = (to) => (data) => {
      const copy = structuredClone(data);
      if (to === far) this.told.push(copy);
      browser.after(0, () => {
        if (this.isWorkerDead && connect === browser.connect) return;
        if (to === near && copy.event === "state") this.connection = copy.data.name;
        to.onmessage?.({ data: copy });
      });
    };
    near.postMessage = carry(far);
    far.postMessage = carry(near);
    connect(far);
    return near;
  }

  get focused() {
    const { activeElement, body } = this.document;
    return activeElement === body ? null : activeElement;
  }

  // What a person does

  focus(name, caret) {
    const node = this.document.body.querySelector(`[name=${name}]`);
    node.focus();
    node.setSelectionRange(caret, caret);
  }

  type(text) {
    this.replace(this.focused.selectionStart, this.focused.selectionEnd, text);
  }

  delete() {
    const { selectionStart, selectionEnd, value } = this.focused;
    const before = [...value.slice(0, selectionStart)].slice(0, -1).join("");
    this.replace(selectionStart === selectionEnd ? before.length : selectionStart, selectionEnd, "");
  }

  compose(text) {
    const { focused } = this;
    if (!this.composed) this.dispatch("compositionstart", { target: focused });
    const [start, end] = this.composed ?? [focused.selectionStart, focused.selectionEnd];
    this.composed = [start, start + text.length];
    this.replace(start, end, text);
  }

  endComposition() {
    this.composed = null;
    this.dispatch("compositionend", { target: this.focused });
  }

  press(action) {
    const submitter = this.document.body.querySelector(`[value=${action}]`);
    this.dispatch("submit", { submitter });
  }

  visible(isVisible) {
    this.document.hidden = !isVisible;
    this.dispatch("visibilitychange");
  }

  replace(start, end, text) {
    const { focused } = this;
    focused.value = focused.value.slice(0, start) + text + focused.value.slice(end);
    focused.setSelectionRange(start + text.length, start + text.length);
    this.dispatch("input", { target: focused });
  }

  /** What can be seen of it. */
  get seen() {
    const { document, focused, connection } = this;
    const nodes = document.body.all.filter((node) => node.localName === "input" && node.dataset.n);
    return {
      fields: Object.fromEntries(nodes.map((node) => [node.name, node.value])),
      caret: focused && [focused.name, focused.selectionStart, focused.selectionEnd],
      connection: [connection, document.documentElement.classList.contains("online")],
    };
  }
}
