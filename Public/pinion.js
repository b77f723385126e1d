/*
 * The browser's half of Pinion. Edits and actions go up, one message at a time (Messages). Frames come down, on one
 * stream for all tabs (Hub, in a SharedWorker made from this same file), and change the document (Tree) and the
 * fields (settle). start() joins them.
 */

/** Milliseconds until the next try: 500 to 15,000, growing, not the same for everyone. */
export const backoff = (failures) => 500 + Math.random() * Math.min(14500, 500 * 2 ** failures);

/** Waits; sleeper.wake() ends it at once. */
const rest = (sleeper, milliseconds) => new Promise((resolve) => setTimeout((sleeper.wake = resolve), milliseconds));

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Reads an event stream from chunks that may be cut anywhere, in the middle of a character too. */
export class EventParser {
  decoder = new TextDecoder();
  rest = "";

  /** Takes bytes; returns the events that they complete. */
  push(bytes) {
    const blocks = (this.rest + this.decoder.decode(bytes, { stream: true })).split("\n\n");
    this.rest = blocks.pop();
    const parse = (block) => Object.fromEntries(block.split("\n").map((line) => line.split(/: ?(.*)/s)));
    return blocks.map(parse).filter(({ data }) => data);
  }
}

/** What to do with a frame, which covers the revisions (b, q]: "gap" is to ask for what is missing before it. */
export const judge = ({ b, q }, applied) => (q > applied ? (b > applied ? "gap" : "apply") : "drop");

/** Where a caret belongs when `after` takes the place of `before`: it stays with the text around it. */
export function mapCaret(before, after, caret) {
  if (after.endsWith(before.slice(caret))) return caret + after.length - before.length;
  return Math.min(caret, after.length);
}

const confirm = (record, count) => (record.confirmed = Math.max(record.confirmed, Math.min(count, record.edits)));

/**
 * The field rule, for a frame's [edit count] or [edit count, value] while `present` stands in the field:
 * "drop" what is older than the typing, "keep" what is equal, "hold" while an input method composes, or "assign".
 */
export function settle(record, echo, present, composing) {
  const [count, value = present] = echo;
  confirm(record, count);
  record.held = null;
  if (record.edits > count) return "drop";
  if (same(value, present)) return "keep";
  if (composing) record.held = echo;
  else record.value = value;
  return composing ? "hold" : "assign";
}

/** A page's messages: numbered, one under way, the same again until there is an answer. */
export class Messages {
  n = 0;
  sent = null;
  uncertain = false; // whether the one under way may have been heard
  actions = []; // those without an answer, with the fields as they stood then
  ack = 0; // the latest effect that was done,
  acked = 0; // that the server knows of

  /** Adds an action; not while the same one waits for its answer (a double click). */
  act(action, fields) {
    if (!this.actions.some((other) => other.action === action)) this.actions.push({ action, fields });
  }

  /** The message to send now, if any. `dirty` is what the server does not know: name → [edit count, base, value]. */
  next(seen, dirty) {
    const [{ action, fields = dirty } = {}] = this.actions;
    const open = Object.entries(fields).filter(([name]) => name in dirty);
    if (this.sent || !(open.length || action || this.ack > this.acked)) return null;
    this.uncertain = false;
    this.sent = { n: this.n + 1, seen, action, ack: this.ack || undefined };
    if (open.length) this.sent.fields = Object.fromEntries(open);
    return this.sent;
  }

  /** What an answer (status 0: none) means: "done", "refused", "again" as a new message, "retry", or page "gone". */
  answer(status, n) {
    const { sent } = this;
    if (status === 410) return "gone";
    if (!status || status === 429 || status >= 500) {
      this.uncertain ||= status !== 503;
      return "retry";
    }
    this.sent = null;
    if (status === 409) this.n = n ?? sent.n;
    else if (status < 300 || status === 422) this.n = sent.n;
    if (status === 409 && this.n < sent.n) return "again";
    if (sent.action) this.actions.shift();
    this.acked = sent.ack ?? 0;
    return status < 300 || status === 409 ? "done" : "refused";
  }

  /** The page was made anew. Returns the action of which nobody knows; those not heard yet stay. */
  restart() {
    const lost = this.sent && this.uncertain && this.sent.action && this.actions.shift();
    for (const waiting of this.actions) delete waiting.fields;
    this.sent = null;
    this.n = this.ack = this.acked = 0;
    return lost;
  }
}

/** Posts to the server. Status 0: no answer. */
async function post(body) {
  try {
    const response = await fetch("/live", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30e3),
    });
    return { ...(await response.json().catch(() => {})), status: response.status };
  } catch {
    return { status: 0 };
  }
}

/**
 * Holds the stream for the pages of all tabs. A tab says {join, seen} (again after a gap), {leave} and {wake}; it
 * hears {page, up}, {page, frame}, and {page, lost}: make it anew after so many milliseconds.
 */
export class Hub {
  pages = new Map(); // id → {port, seen}
  numbers = new Map(); // number in the stream → id
  early = []; // frames of pages whose number is not known yet

  connect(port) {
    port.onmessage = ({ data: { join, seen, leave, wake } }) => {
      if (this.pages.get(leave)?.port === port) this.remove(leave);
      if (join) {
        this.pages.set(join, { port, seen });
        this.tell(join, { up: false });
        if (this.stream) this.attach(join);
        this.running ||= this.run();
      }
      this.wake?.();
      if (wake && Date.now() - this.heard > 20e3) this.drop(0);
    };
  }

  tell(page, message) {
    this.pages.get(page)?.port.postMessage({ page, ...message });
  }

  remove(page, message) {
    this.tell(page, message);
    this.pages.delete(page);
    if (!this.pages.size) this.drop(0);
  }

  /** Gives the stream up, and makes another one after a pause. */
  drop(pause) {
    this.stream = null;
    this.pause = pause;
    this.abort.abort();
  }

  async run() {
    for (let failures = 0; this.pages.size; failures++) {
      const asked = [...this.pages].slice(0, 64);
      this.abort = new AbortController();
      this.pause = null;
      try {
        this.listen();
        const { ok, status, body } = await fetch("/live", {
          headers: { "Pinion-Pages": asked.map(([page, { seen }]) => `${page}@${seen}`).join(", ") },
          signal: this.abort.signal,
        });
        if (!ok && status < 500) for (const [page] of asked) this.remove(page, { lost: 0 });
        const parser = new EventParser();
        const reader = body.getReader();
        for (let part; ok && !(part = await reader.read()).done; failures = 0) {
          this.listen();
          for (const { event, data } of parser.push(part.value)) this.hear(event, JSON.parse(data));
        }
      } catch {} // Given up, or broken off.
      clearTimeout(this.silence);
      this.stream = null;
      this.numbers.clear();
      this.early = [];
      for (const page of this.pages.keys()) this.tell(page, { up: false });
      if (this.pages.size) await rest(this, this.pause ?? backoff(failures));
    }
    this.running = null;
  }

  /** Gives the stream 40 s to be heard of again. */
  listen() {
    this.heard = Date.now();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), 40e3);
  }

  hear(event, data) {
    const page = this.numbers.get(data.page);
    const entry = this.pages.get(page);
    if (event === "hello") {
      this.stream = data.stream;
      for (const id in data.pages) this.known(id, data.pages[id]);
      for (const id of data.gone) this.remove(id, { lost: 200 * Math.random() });
      for (const id of this.pages.keys()) if (!(id in data.pages)) this.attach(id);
    } else if (event === "bye") this.drop(data.in * Math.random());
    else if (event === "beat") for (const id of this.numbers.values()) this.tell(id, { up: true });
    else if (!page) this.early.push([event, data]);
    else if (event === "closed") this.remove(page, { lost: 300 });
    else if (entry) {
      if (data.b <= entry.seen) entry.seen = Math.max(entry.seen, data.q);
      this.tell(page, { frame: data });
    }
  }

  known(page, number) {
    this.numbers.set(number, page);
    this.tell(page, { up: true });
    for (const each of this.early.splice(0)) this.hear(...each);
  }

  /** Has a page's frames sent on the stream that runs already, from where the page is. */
  async attach(page) {
    const { stream } = this;
    const entry = this.pages.get(page);
    const { status, page: number } = await post({ page, seen: entry.seen, attach: stream });
    if (stream !== this.stream || entry !== this.pages.get(page)) return;
    if (status === 200) this.known(page, number);
    else if (status === 410) this.remove(page, { lost: 0 });
    else this.drop(status === 404 ? 0 : null);
  }
}

/** The modal dialogs that the server wants to be open. */
const modals = new WeakSet();

/** Sets or (no value) removes an attribute, and what it stands for. */
function setAttribute(node, name, value) {
  if (value !== undefined) node.setAttribute(name, value);
  else if (name === "open" && modals.delete(node)) node.close();
  else node.removeAttribute(name);
  if (name === "data-disabled") node.disabled = value !== undefined;
}

/** The elements under `root` by their numbers, and the operations that change them. */
export class Tree {
  nodes = new Map();

  constructor(root) {
    this.root = root;
    this.add(root);
    this.apply([]);
  }

  add(node) {
    const id = +node.getAttribute("data-n");
    if (id) {
      this.nodes.get(id)?.remove();
      this.nodes.set(id, node);
    }
    for (const child of node.children) this.add(child);
  }

  /** What one operation takes out another can put back: nodes are forgotten at the end. */
  apply(operations) {
    for (const [operation, id, ...rest] of operations) {
      const node = this.nodes.get(id);
      if (operation === "title") document.title = id;
      else if (node) this[operation](node, ...rest);
    }
    for (const [id, node] of this.nodes) if (!this.root.contains(node)) this.nodes.delete(id);
    for (const node of this.root.querySelectorAll("[data-disabled]")) node.disabled = true;
    for (const node of this.root.querySelectorAll("dialog[data-modal][open]:not(:modal)")) {
      modals.add(node);
      node.removeAttribute("open");
      node.showModal();
    }
  }

  t(node, text) {
    node.textContent = text;
  }

  a = setAttribute;

  i(node, after, html) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const fragment = range.createContextualFragment(html);
    for (const child of fragment.children) this.add(child);
    node.insertBefore(fragment, this.behind(node, after));
  }

  m(node, after, id) {
    const child = this.nodes.get(id);
    const next = this.behind(node, after);
    if (!child || child.contains(node) || next === child || (next && next === child.nextSibling)) return;
    // moveBefore keeps focus and composition.
    node[node.moveBefore && node.isConnected && child.isConnected ? "moveBefore" : "insertBefore"](child, next);
  }

  x(node) {
    node.remove();
  }

  k(node, ids) {
    for (const child of [...node.children]) {
      if (child.matches("[data-n]") && !ids.includes(+child.getAttribute("data-n"))) child.remove();
    }
  }

  /** What comes after a sibling; children without a number stay in front. */
  behind(parent, after) {
    const sibling = this.nodes.get(after);
    return sibling?.parentNode === parent ? sibling.nextSibling : parent.querySelector(":scope > [data-n]");
  }
}

/** Makes `old` equal to `fresh` and keeps its nodes, with focus, caret and composition in them. */
export function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) setAttribute(old, name);
  for (const { name, value } of fresh.attributes) setAttribute(old, name, value);
  const children = [...fresh.children];
  if (!children.length && old.textContent !== fresh.textContent) old.textContent = fresh.textContent;
  while (old.children.length > children.length) old.lastElementChild.remove();
  children.forEach((child, index) => (old.children[index] ? morph(old.children[index], child) : old.append(child)));
}

/** All fields: name → its elements, one or a group of radio buttons. */
function fields() {
  const all = { __proto__: null };
  const selector = ":is(input:not([type=file]), select, textarea)[data-n][name]";
  for (const node of document.querySelectorAll(selector)) (all[node.name] ??= []).push(node);
  return all;
}

function valueOf(nodes) {
  const [node] = nodes;
  if (node.type === "checkbox") return node.checked;
  if (node.type === "radio") return nodes.find(({ checked }) => checked)?.value ?? "";
  return node.type === "select-multiple" ? [...node.selectedOptions].map(({ value }) => value) : node.value;
}

/** The value that the HTML gives: what a reset would bring back. */
function initialOf(nodes) {
  const form = document.createElement("form");
  form.append(...nodes.map((node) => node.cloneNode(true)));
  form.reset();
  return valueOf([...form.elements]);
}

function assign(nodes, value) {
  const [node] = nodes;
  const { type, value: before, selectionStart, selectionEnd, selectionDirection } = node;
  if (type === "checkbox") node.checked = value;
  else if (type === "radio") for (const each of nodes) each.checked = each.value === value;
  else if (type === "select-multiple") for (const each of node.options) each.selected = value.includes(each.value);
  else {
    node.value = value;
    if (node !== document.activeElement || selectionStart == null) return;
    const [from, to] = [selectionStart, selectionEnd].map((caret) => mapCaret(before, node.value, caret));
    node.setSelectionRange(from, to, selectionDirection);
  }
}

/** Brings the page of this tab to life. */
function start() {
  const { body, documentElement: html } = document;
  const messages = new Messages();
  const sleeper = { wake() {} };
  let records; // what is known of each field, by its first element
  let page, revision, effect, tree, opened;
  let port; // to the hub
  let silence; // the timer that notices that it is gone
  let up = false; // whether frames arrive
  let asked = false; // whether missing ones were asked for
  let busy = false; // saying something, or leaving
  let lost = false; // whether the server has given this page up,
  let haste = 0; // how often soon after it was made
  let leaving; // the address to leave for when the server knows that we do
  let composing; // where an input method is at work
  let outside; // what had the focus last, dialogs aside

  function open() {
    page = body.dataset.page;
    revision = +body.dataset.revision;
    effect = 0;
    records = new WeakMap();
    tree = new Tree(body);
    opened = Date.now();
    lost = busy = asked = false;
  }

  // What the person is told: a note at once, trouble if it lasts.

  const [status, announcer] = ["status", "announcer"].map((name) => {
    const node = document.createElement("div");
    node.id = `pinion-${name}`;
    node.role = "status";
    html.append(node);
    return node;
  });
  status.hidden = true;
  let note = "";
  let timer;

  function report(late = !status.hidden) {
    html.classList.toggle("online", up);
    const text = note || (up ? (messages.sent ? "Waiting for the server…" : "") : "Reconnecting…");
    if (text && !note && !late) return (timer ||= setTimeout(report, 2e3, true));
    timer = clearTimeout(timer);
    status.textContent = text;
    status.hidden = !text;
  }

  // Up.

  /** Notes what stands in a field, whoever put it there: the person, the browser, a password manager. */
  function look(nodes) {
    const [node] = nodes;
    const value = valueOf(nodes);
    const record = records.get(node) ?? { edits: 0, confirmed: 0, value: initialOf(nodes) };
    records.set(node, record);
    if (!same(value, record.value)) {
      if (record.edits === record.confirmed) record.base = revision;
      record.edits++;
      record.value = value;
      node.removeAttribute("aria-invalid");
    }
    return record;
  }

  function dirty() {
    const open = {};
    for (const [name, nodes] of Object.entries(fields())) {
      const { edits, confirmed, base, value } = look(nodes);
      if (edits > confirmed && !nodes[0].matches(":disabled")) open[name] = [edits, base, value];
    }
    return open;
  }

  function act(action) {
    note = "";
    messages.act(action, dirty());
    pump();
  }

  /** Says all there is to say, one message at a time; then does what had to wait for that. */
  async function pump() {
    const open = dirty();
    if (busy) return;
    busy = true;
    for (let message = messages.next(revision, open); message && !lost; ) {
      await deliver(message);
      message = messages.next(revision, dirty());
    }
    if (leaving && (lost || messages.ack === messages.acked)) return location.assign(leaving);
    if (lost) return reopen();
    busy = false;
    report();
  }

  async function deliver(message) {
    for (let failures = 0; !lost; failures++) {
      report();
      const answer = await post({ page, ...message });
      const verdict = messages.answer(answer.status, answer.n);
      if (verdict === "gone") lost = true;
      else if (verdict === "retry") await rest(sleeper, backoff(failures));
      else if (verdict === "again") return rest(sleeper, 500);
      else {
        const all = fields();
        for (const name in message.fields) if (all[name]) confirm(look(all[name]), message.fields[name][0]);
        if (verdict === "refused") {
          for (const name in answer.fields) all[name]?.[0].setAttribute("aria-invalid", true);
          note = Object.values(answer.fields ?? {}).join(" ") || answer.title || "This was not accepted.";
        }
        // An answer with a frame says that the server knows of no stream.
        if (up && answer.status === 200) connect();
        return receive(answer);
      }
    }
  }

  // Down.

  function receive(frame) {
    dirty();
    const verdict = judge(frame, revision);
    if (verdict === "gap") {
      if (!asked) join();
      asked = true;
      return;
    }
    if (verdict === "apply") {
      revision = frame.q;
      if (frame.ops) keepFocus(() => tree.apply(frame.ops));
      const all = fields();
      for (const name in frame.fields) if (all[name]) hear(all[name], frame.fields[name]);
    }
    for (const [id, kind, argument] of frame.effects ?? []) {
      if (id <= effect) continue;
      messages.ack = effect = id;
      if (kind === "navigate") leaving = argument;
      if (kind === "focus") fields()[argument]?.[0].focus();
      if (kind === "announce") announcer.replaceChildren(argument);
      if (kind === "download") Object.assign(document.createElement("a"), { href: argument, download: "" }).click();
    }
    pump();
  }

  function hear(nodes, echo) {
    if (settle(look(nodes), echo, valueOf(nodes), nodes.includes(composing)) === "assign") assign(nodes, echo[1]);
  }

  /** Changes the document; a focus that gets lost by that returns. */
  function keepFocus(change) {
    const before = document.activeElement;
    change();
    for (const node of [before, fields()[before.name]?.[0], outside]) {
      if (before !== body && document.activeElement === body) node?.focus({ preventScroll: true });
    }
  }

  // The connection.

  const join = () => port.postMessage({ join: page, seen: revision });
  const leave = () => port?.postMessage({ leave: page });

  /** Joins the hub that all tabs share; where there is none, one of its own. */
  function connect(alone) {
    leave();
    let hub;
    try {
      if (!alone) hub = new SharedWorker(import.meta.url, { type: "module", name: "pinion" });
    } catch {}
    if (hub) hub.onerror = () => connect(true);
    else {
      const { port1, port2 } = new MessageChannel();
      new Hub().connect(port1);
      hub = { port: port2 };
    }
    port = hub.port;
    const watch = (milliseconds, alone) => {
      clearTimeout(silence);
      silence = setTimeout(connect, milliseconds, alone);
    };
    watch(5e3, true);
    port.onmessage = ({ data }) => {
      watch(40e3);
      if (data.page === page && !leaving && !lost) told(data);
    };
    join();
  }

  function told({ frame, up: state, lost: pause }) {
    if (frame) return receive(frame);
    up = !!state;
    asked = false;
    sleeper.wake();
    report();
    if (pause === undefined) return;
    lost = true;
    setTimeout(pump, pause);
  }

  /** Makes the page anew from its address, in place, and hands it what was typed here. */
  async function reopen() {
    up = false;
    leave();
    haste = Date.now() - opened < 5e3 ? haste + 1 : 0;
    for (let failures = haste; ; failures++) {
      report();
      if (failures) await rest(sleeper, backoff(failures));
      try {
        const response = await fetch(location.href, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(30e3) });
        const { pathname } = new URL(response.url);
        if (pathname !== location.pathname) return location.assign(response.url);
        if (response.ok) return adopt(new DOMParser().parseFromString(await response.text(), "text/html"));
        if (response.status < 500) return location.reload();
      } catch {} // Nobody there yet.
    }
  }

  function adopt({ body: fresh, title }) {
    const typed = {};
    for (const [name, nodes] of Object.entries(fields())) typed[name] = look(nodes);
    keepFocus(() => {
      morph(body, fresh);
      document.title = title;
      open();
    });
    for (const [name, nodes] of Object.entries(fields())) {
      const { edits, value } = typed[name] ?? {};
      const wanted = edits ? value : initialOf(nodes);
      if (!same(wanted, valueOf(nodes))) assign(nodes, wanted);
      look(nodes).base = 0;
    }
    if (messages.restart()) note = "The connection broke: your last action is not confirmed.";
    join();
    pump();
  }

  // What happens in the browser.

  const on = (types, act) => types.split(" ").map((type) => addEventListener(type, act, true));
  const rouse = () => {
    port.postMessage({ wake: true });
    sleeper.wake();
  };
  on("input change", pump);
  on("compositionstart", ({ target }) => (composing = target));
  on("compositionend", ({ target }) => {
    composing = null;
    const record = records.get(target);
    if (record?.held) hear([target], record.held);
    pump();
  });
  on("focusin", ({ target }) => target.closest("dialog") || (outside = target));
  on("submit", (event) => {
    if (!event.target.matches("[data-n]")) return;
    event.preventDefault();
    const button = event.submitter ?? event.target.querySelector("[name=action]");
    if (button && !button.disabled) act(button.value);
  });
  // A browser may close a dialog without asking: at the second Escape.
  on("cancel close", (event) => {
    if (!modals.has(event.target)) return;
    event.preventDefault();
    act(event.target.dataset.dismiss);
  });
  on("online visibilitychange", rouse);
  on("pagehide", ({ persisted }) => {
    leave();
    const body = new Blob([JSON.stringify({ page, close: true })], { type: "application/json" });
    if (!persisted) navigator.sendBeacon("/live", body);
  });
  on("pageshow", ({ persisted }) => {
    if (persisted) {
      busy = leaving = false;
      connect();
    }
    pump();
  });

  html.classList.add("live");
  open();
  connect();
  pump();
}

if ("SharedWorkerGlobalScope" in globalThis) {
  const hub = new Hub();
  onconnect = ({ ports }) => hub.connect(ports[0]);
} else if (globalThis.document?.body?.dataset.page) start();
