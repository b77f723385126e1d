// The browser's half of Pinion: edits and actions go up (Messages), frames come down on one stream for all tabs (Hub,
// in a SharedWorker made from this same file), and change the document (Tree) and its fields (settle).

/** Milliseconds to wait before the next try: 500 to 15,000, growing, not the same for everyone. */
export const backoff = (failures) => 500 + Math.random() * Math.min(14500, 500 * 2 ** failures)

/** Waits; sleeper.wake() ends it. */
const rest = (sleeper, time) => new Promise((resolve) => setTimeout((sleeper.wake = resolve), time))

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

/** Reads events from chunks that may be cut anywhere, even within a character. */
export function eventParser() {
  const decoder = new TextDecoder()
  let rest = ""
  return (chunk) => {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n")
    rest = blocks.pop()
    return blocks.flatMap((block) => {
      const [, event, data] = /(?:event: (\w+)\n)?data: (.*)/s.exec(block) ?? []
      return data ? { event, data: JSON.parse(data) } : []
    })
  }
}

/** Where the caret belongs when `after` takes the place of `before`: it stays with the text around it. */
export const mapCaret = (before, after, caret) =>
  after.endsWith(before.slice(caret)) ? after.length - before.length + caret : Math.min(caret, after.length)

/** The field rule, for a frame's [edit count] or [edit count, value]: whether to assign the value. */
export function settle(field, [count, value = field.value]) {
  if (field.edits > count || same(value, field.value)) return false
  field.value = value
  return true
}

/** What has not been sent of the fields: name → [edit count, base revision, value]. */
export const unsent = (fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { edits, sent, node }]) => edits > sent && !node?.matches(":disabled"))
      .map(([name, { edits, base, value }]) => [name, [edits, base, value]]),
  )

/** A page's messages: numbered, one under way, the same again until there is an answer. */
export class Messages {
  n = 0
  actions = [] // without an answer, with the fields as they stood then

  /** Adds an action; not while the same one waits: a double click. */
  act(action, fields) {
    if (!this.actions.some((other) => other.action === action)) this.actions.push({ action, edits: unsent(fields) })
  }

  /** The message to send now, if any. */
  next(seen, fields) {
    const { ack, actions, sent } = this
    const [{ action, edits = unsent(fields) } = {}] = actions
    const open = Object.entries(edits).filter(([name, [count]]) => fields[name]?.sent < count)
    if (sent || !(open[0] || action || ack)) return null
    for (const [name, [count]] of open) fields[name].sent = count
    return (this.sent = { n: this.n + 1, seen, fields: open[0] && Object.fromEntries(open), action, ack })
  }

  /** What an answer (status 0: none) means: "done", "refused", "retry" the message, or page "gone". */
  answer(status, n) {
    const { sent } = this
    if (status === 410) return "gone"
    const again = status === 409 && n < sent.n
    if (again) sent.n = n + 1
    if (again || !status || status === 429 || status > 499) {
      this.uncertain ||= ![409, 429, 503].includes(status) // it may have been heard
      return "retry"
    }
    this.sent = this.uncertain = null
    this.n = n ?? sent.n
    if (sent.action) this.actions.shift()
    if (this.ack === sent.ack) this.ack = undefined
    return status < 300 || status === 409 ? "done" : "refused"
  }

  /** For a page made anew. Returns the action that may have run or not; those never heard stay. */
  restart() {
    const lost = this.uncertain && this.sent.action && this.actions.shift()
    for (const waiting of this.actions) delete waiting.edits
    this.sent = this.uncertain = this.ack = undefined
    this.n = 0
    return lost
  }
}

/** Posts to the server; status 0: no answer. */
async function post(message) {
  try {
    const response = await fetch("/live", {
      method: "POST",
      body: new Blob([JSON.stringify(message)], { type: "application/json" }),
      keepalive: message.close,
      signal: AbortSignal.timeout(30e3),
    })
    const { status } = response
    return { ...(await response.json().catch(() => {})), status }
  } catch {
    return { status: 0 }
  }
}

/** Holds the stream for the pages of all tabs, and hands each its events. Tabs say where they are at every change. */
export class Hub {
  tabs = new Map() // page → {port, page, seen, stream, number: the page's in that stream}

  connect(port) {
    port.onmessage = ({ data }) => {
      const { page, verb } = data
      if (verb !== "leave") this.tabs.set(page, { port, ...data })
      else if (this.tabs.get(page)?.port === port) this.tabs.delete(page)
      if (verb === "join") port.postMessage(this.hello ?? {})
      this.run()
      this.wake?.()
      if (verb === "drop" || !this.tabs.size || Date.now() - this.heard > 30e3) this.drop(0)
    }
  }

  /** Gives the stream up; another is tried after a pause. */
  drop(pause) {
    this.hello = null
    this.pause = pause
    this.abort?.abort()
  }

  async run() {
    if (this.runs) return
    this.runs = true
    for (let failures = 0; this.tabs.size; failures++) {
      let answer
      this.abort = new AbortController()
      this.pause = null
      this.heard = Date.now()
      try {
        const pages = [...this.tabs.values()].slice(0, 64).map(({ page, seen }) => page + "@" + seen)
        answer = await fetch("/live", { headers: { "Pinion-Pages": pages.join(", ") }, signal: this.abort.signal })
        const parse = eventParser()
        const reader = answer.body.getReader()
        for (let part; answer.ok && !(part = await reader.read()).done; failures = 0) {
          this.heard = Date.now()
          parse(part.value).forEach((event) => this.spread(event))
        }
      } catch {} // Given up, or broken off.
      this.hello = null
      this.spread({ event: "down", data: { gone: answer?.status < 500 && !answer.ok } })
      if (this.tabs.size) await rest(this, this.pause ?? backoff(failures))
    }
    this.runs = false
  }

  spread(message) {
    const { event, data } = message
    if (event === "hello") this.hello = message
    if (event === "bye") this.drop(data.in * Math.random())
    for (const { port, stream, number } of this.tabs.values()) {
      if (!data.page || data.page === number || stream !== this.hello?.data.stream) port.postMessage(message)
    }
  }
}

/** Sets or (no value) removes an attribute, and does what it stands for. */
function setAttribute(node, name, value) {
  if (value != null) node.setAttribute(name, value)
  else if (name === "open" && node.modal) node.close((node.modal = false))
  else node.removeAttribute(name)
  if (name === "data-disabled") node.disabled = value != null
}

/** The elements under `root` by their numbers, and the operations that change them. */
export class Tree {
  nodes = new Map()

  constructor(root) {
    this.root = root
    this.add(root)
    this.apply([])
  }

  add(node) {
    const id = +node.getAttribute("data-n")
    if (id) {
      this.nodes.get(id)?.remove()
      this.nodes.set(id, node)
    }
    for (const child of node.children) this.add(child)
  }

  /** What one operation takes out another may put back: nodes are forgotten at the end. */
  apply(operations) {
    for (const [operation, id, ...rest] of operations) {
      const node = this.nodes.get(id)
      if (operation === "title") document.title = id
      else if (node) this[operation](node, ...rest)
    }
    for (const [id, node] of this.nodes) if (!this.root.contains(node)) this.nodes.delete(id)
    for (const node of this.root.querySelectorAll("[data-disabled]")) node.disabled = true
    for (const node of this.root.querySelectorAll("dialog[data-modal][open]:not(:modal)")) {
      node.modal = true
      node.removeAttribute("open")
      node.showModal()
    }
  }

  t(node, text) {
    node.textContent = text
  }

  a = setAttribute

  i(node, after, html) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const fragment = range.createContextualFragment(html)
    for (const child of fragment.children) this.add(child)
    node.insertBefore(fragment, this.behind(node, after))
  }

  m(node, after, id) {
    const child = this.nodes.get(id)
    if (!child || child.contains(node)) return
    const next = this.behind(node, after)
    try {
      node.moveBefore(child, next) // keeps focus and composition
    } catch {
      node.insertBefore(child, next)
    }
  }

  x(node) {
    node.remove()
  }

  k(node, ids) {
    for (const child of [...node.children]) {
      const id = +child.getAttribute("data-n")
      if (id && !ids.includes(id)) child.remove()
    }
  }

  /** What comes after a sibling; children without a number stay in front. */
  behind(node, after) {
    const sibling = this.nodes.get(after)
    return sibling?.parentNode === node ? sibling.nextSibling : node.querySelector(":scope > [data-n]")
  }
}

/** Makes `old` equal to `fresh` and keeps its nodes, with focus, caret and composition. */
export function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh.cloneNode(true))
  for (const { name } of [...old.attributes, ...fresh.attributes]) setAttribute(old, name, fresh.getAttribute(name))
  while (old.childElementCount > fresh.childElementCount) old.lastElementChild.remove()
  if (!fresh.firstElementChild && old.textContent !== fresh.textContent) old.textContent = fresh.textContent
  for (const child of fresh.children) {
    const index = [...fresh.children].indexOf(child)
    if (old.children[index]) morph(old.children[index], child)
    else old.append(child.cloneNode(true))
  }
}

const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

/** The value of a field: of one element, or of a group of radio buttons. */
function valueOf(nodes) {
  const [{ type, value, checked, options = nodes }] = nodes
  const chosen = [...options].filter((each) => each.checked || each.selected).map((each) => each.value)
  return type === "checkbox" ? checked : type === "radio" ? (chosen[0] ?? "") : type === "select-multiple" ? chosen : value
}

/** The value that a reset would bring back. */
function initialOf(nodes) {
  const form = make("form")
  form.append(...nodes.map((node) => node.cloneNode(true)))
  form.reset()
  return valueOf([...form.elements])
}

function assign({ node, nodes, value }) {
  const { type, options = nodes, value: before, selectionStart, selectionEnd, selectionDirection } = node
  if (type === "checkbox") node.checked = value
  else if (type === "radio" || type === "select-multiple") {
    for (const each of options) each.checked = each.selected = [value].flat().includes(each.value)
  } else {
    node.value = value
    if (node !== document.activeElement || selectionStart == null) return
    const map = (caret) => mapCaret(before, node.value, caret)
    node.setSelectionRange(map(selectionStart), map(selectionEnd), selectionDirection)
  }
}

/** Brings the page of this tab to life. */
function start() {
  const { body, documentElement: html } = document
  const messages = new Messages()
  const sleeper = {}
  let page, revision, effect, tree
  let records // what is known of each field, by its first element
  let port, silence // to the hub, and the timer that misses it
  let stream, number // the page's in it; 0: no frames arrive
  let asking, missed // for frames, some
  let busy // talking, or leaving
  let lost // whether the server has given this page up
  let leaving // the address to leave for when the server knows that we do
  let composing, held // where an input method is at work, and what the server says of that field
  let outside // what had the focus last, dialogs aside
  let note = "" // what went wrong
  let timer // until trouble is shown

  function open() {
    page = body.dataset.page
    revision = +body.dataset.revision
    effect = 0
    records = new WeakMap()
    tree = new Tree(body)
    lost = busy = asking = false
  }

  const status = make("div", { id: "pinion-status", role: "status", hidden: true })
  const announcer = make("div", { id: "pinion-announcer", role: "status" })
  html.append(status, announcer)

  /** Tells what went wrong, and what takes longer than two seconds. */
  function report() {
    html.classList.toggle("online", number)
    const text = note || (number ? (messages.sent ? "Waiting for the server…" : "") : "Reconnecting…")
    timer = text ? (timer ?? setTimeout(() => (status.hidden = false), 2e3)) : clearTimeout(timer)
    status.textContent = text
    if (!text || note) status.hidden = !text
  }

  /** Notes what stands in the fields, whoever put it there: person, browser, password manager. */
  function look() {
    const all = { __proto__: null }
    for (const node of document.querySelectorAll(":is(input:not([type=file]), select, textarea)[data-n][name]")) {
      all[node.name] = [...(all[node.name] ?? []), node]
    }
    for (const name in all) {
      const nodes = all[name]
      const [node] = nodes
      const value = valueOf(nodes)
      const field = records.get(node) ?? { edits: 0, sent: 0, value: initialOf(nodes), node }
      records.set(node, field)
      all[name] = field
      field.nodes = nodes
      if (same(value, field.value)) continue
      if (field.edits++ === field.sent) field.base = revision
      field.value = value
    }
    return all
  }

  function act(action) {
    note = ""
    messages.act(action, look())
    pump()
  }

  /** Says all there is to say, one message at a time; then does what had to wait for that. */
  async function pump() {
    let fields = look()
    if (busy) return
    busy = true
    for (let message; !lost && (message = messages.next(revision, fields)); fields = look()) await deliver(message)
    if (leaving && (lost || !messages.ack)) return location.assign(leaving)
    if (lost) return reopen()
    busy = false
    report()
  }

  async function deliver(message) {
    for (let failures = 0; !lost; failures++) {
      report()
      const answer = await post({ page, ...message })
      const verdict = messages.answer(answer.status, answer.n)
      if (verdict === "gone") lost = true
      else if (verdict === "retry") await rest(sleeper, backoff(failures))
      else {
        if (verdict === "refused") note = Object.values(answer.fields ?? {})[0] ?? answer.title ?? "Not accepted."
        // A frame in the answer means: the server sees no stream.
        if (number && answer.status === 200) connect()
        return receive(answer)
      }
    }
  }

  function receive(frame) {
    look()
    if (frame.b > revision) return attach()
    if (frame.q > revision) {
      revision = frame.q
      if (frame.ops) keepFocus(() => tree.apply(frame.ops))
      const all = look()
      for (const name in frame.fields) hear(all[name], frame.fields[name])
      tell()
    }
    for (const [id, kind, argument] of frame.effects ?? []) {
      if (id <= effect) continue
      messages.ack = effect = id
      if (kind === "navigate") leaving = argument
      if (kind === "focus") look()[argument]?.node.focus()
      if (kind === "announce") announcer.replaceChildren(argument)
      if (kind === "download") make("a", { href: argument, download: "" }).click()
    }
    pump()
  }

  function hear(field, echo) {
    if (field?.node === composing) held = echo
    else if (field && settle(field, echo)) assign(field)
  }

  /** Changes the document; if that loses the focus, it returns. */
  function keepFocus(change) {
    const before = document.activeElement
    change()
    for (const node of [before, look()[before.name]?.node, outside]) {
      if (before !== body && document.activeElement === body) node?.focus({ preventScroll: true })
    }
  }

  const tell = (verb) => port?.postMessage({ page, seen: revision, stream, number, verb })

  /** Joins the hub of all tabs; where there is none, one of its own. */
  function connect(alone) {
    tell("leave")
    if (window.SharedWorker && !alone) {
      const worker = new SharedWorker(import.meta.url, { type: "module", name: "pinion" })
      worker.onerror = () => connect(true)
      port = worker.port
    } else {
      const channel = new MessageChannel()
      new Hub().connect(channel.port1)
      port = channel.port2
    }
    port.onmessage = ({ data: { event, data } }) => {
      clearTimeout(silence)
      silence = setTimeout(connect, 40e3)
      if (lost || leaving || !data) return
      if (event === "hello") {
        stream = data.stream
        missed = asking = false
        if (data.gone.includes(page)) lose()
        else known(data.pages[page])
      } else if (event === "down") {
        known((stream = 0))
        if (data.gone) lose()
      } else if (data.page) {
        if (data.page !== number) missed = true
        else if (event) lose()
        else receive(data)
      }
    }
    tell("join")
  }

  function known(it) {
    number = it
    sleeper.wake?.()
    report()
    tell()
    if (stream && !number) attach()
  }

  /** Has the frames from here on sent on the stream that runs already. */
  async function attach() {
    if (asking) return
    asking = true
    const [id, into] = [page, stream]
    const answer = await post({ page, seen: revision, attach: stream })
    if (id !== page || into !== stream) return
    asking = false
    if (answer.status === 410) lose()
    else if (answer.status !== 200) tell("drop")
    else {
      if (!number) known(answer.page)
      if (missed) attach((missed = false))
    }
  }

  function lose() {
    lost = true
    sleeper.wake?.()
    pump()
  }

  /** Makes the page anew from its address, in place, and hands it what was typed. */
  async function reopen() {
    number = 0
    tell("leave")
    for (let failures = 0; ; failures++) {
      report()
      await rest(sleeper, backoff(failures))
      try {
        const response = await fetch(location, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(30e3) })
        const { ok, status, url } = response
        if (ok && new URL(url).pathname === location.pathname) return adopt(await response.text())
        if (status < 500) return location.assign(url)
      } catch {} // Nobody there yet.
    }
  }

  function adopt(text) {
    const fresh = new DOMParser().parseFromString(text, "text/html")
    const typed = look()
    keepFocus(() => {
      morph(body, fresh.body)
      document.title = fresh.title
      open()
    })
    const fields = look()
    for (const name in fields) {
      const { edits, value } = typed[name] ?? {}
      const field = fields[name]
      field.value = edits ? value : initialOf(field.nodes)
      if (!same(field.value, valueOf(field.nodes))) assign(field)
      records.delete(field.node)
    }
    if (messages.restart()) note = "The connection broke: your last action is not confirmed."
    tell("join")
    pump()
  }

  const on = (types, act) => types.split(" ").map((type) => addEventListener(type, act, true))
  on("input change", pump)
  on("compositionstart", ({ target }) => (composing = target))
  on("compositionend", ({ target }) => {
    composing = null
    if (held) hear(look()[target.name], held)
    held = null
    pump()
  })
  on("focusin", ({ target }) => target.closest("dialog") || (outside = target))
  on("submit", (event) => {
    const { target, submitter } = event
    if (!target.matches("[data-n]")) return
    event.preventDefault()
    const button = submitter ?? target.querySelector("[name=action]")
    if (button && !button.disabled) act(button.value)
  })
  // A browser may close a dialog without asking: at the second Escape.
  on("cancel close", (event) => {
    if (!event.target.modal) return
    event.preventDefault()
    act(event.target.dataset.dismiss)
  })
  on("online visibilitychange", () => {
    tell()
    sleeper.wake?.()
  })
  on("pagehide", ({ persisted }) => {
    tell("leave")
    if (!persisted) post({ page, close: true })
  })
  on("pageshow", ({ persisted }) => {
    if (persisted) connect((busy = leaving = false))
    pump()
  })

  open()
  connect()
  pump()
}

if ("SharedWorkerGlobalScope" in globalThis) {
  const hub = new Hub()
  onconnect = ({ ports }) => hub.connect(ports[0])
} else if (globalThis.document?.body?.dataset.page) start()
