// As much of a browser's document as the script uses, for tests under Node.

const VOID = new Set(["input", "br", "hr", "img", "col", "wbr"]);
const ENTITIES = { lt: "<", gt: ">", quot: '"', "#13": "\r", amp: "&" };
const unescape = (text) => text.replace(/&(lt|gt|quot|#13|amp);/g, (_, name) => ENTITIES[name]);

const ATTRIBUTE = /\[([\w-]+)(?:=(?:"((?:[^"\\]|\\.)*)"|([^\]"]*)))?( i)?\]/g;

/** Whether a node is what one selector says. */
function isLike(node, selector) {
  const [, outer, relation, last] = /^(?:(.*?)( > | ))?((?:\([^)]*\)|\[(?:"(?:[^"\\]|\\.)*"|[^\]])*\]|[^ ()[\]])*)$/.exec(selector);
  if (!isAlone(node, last)) return false;
  if (!relation) return true;
  for (let above = node.parentNode; above; above = relation === " " && above.parentNode) {
    if (isLike(above, outer)) return true;
  }
  return false;
}

/** Whether a node is what one selector without combinators says. */
function isAlone(node, selector) {
  for (const [, negated] of selector.matchAll(/:not\(([^)]*)\)/g)) if (isAlone(node, negated)) return false;
  for (const [, some] of selector.matchAll(/:is\(([^)]*)\)/g)) if (!node.matches(some)) return false;
  const rest = selector.replace(/:(not|is)\([^)]*\)/g, "");
  for (const [, attribute, quoted, bare, isLoose] of rest.matchAll(ATTRIBUTE)) {
    const value = quoted === undefined ? bare : quoted.replace(/\\(.)/g, "$1");
    const own = node.getAttribute(attribute);
    const low = (text) => (isLoose ? text.toLowerCase() : text);
    if (own === null || (value !== undefined && low(own) !== low(value))) return false;
  }
  const plain = rest.replace(ATTRIBUTE, "");
  const [tag] = /^\w*/.exec(plain);
  if (tag && tag !== node.localName) return false;
  for (const [, name] of plain.matchAll(/\.([\w-]+)/g)) if (!node.classList.contains(name)) return false;
  for (const [, id] of plain.matchAll(/#([\w-]+)/g)) if (id !== node.getAttribute("id")) return false;
  for (const [, state] of plain.matchAll(/:(\w+)/g)) {
    const states = { disabled: node.disabled, enabled: !node.disabled, modal: node.isModal };
    if (!states[state]) return false;
  }
  return true;
}

export class Element {
  attributes = [];
  children = [];
  parentNode = null;
  text = "";
  entered = null;
  ticked = null;
  caret = [0, 0];
  isModal = false;
  listeners = [];

  constructor(document, localName) {
    this.ownerDocument = document;
    this.localName = localName;
    this.nodeName = localName.toUpperCase();
    const attribute = (name) => "data-" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    this.dataset = new Proxy(this, {
      get: (node, name) => node.getAttribute(attribute(name)) ?? undefined,
      set: (node, name, value) => (node.setAttribute(attribute(name), value), true),
      deleteProperty: (node, name) => (node.removeAttribute(attribute(name)), true),
    });
    const classes = () => (this.getAttribute("class") ?? "").split(" ").filter(Boolean);
    const toggle = (name, isOn) => {
      const others = classes().filter((each) => each !== name);
      this.setAttribute("class", [...others, ...(isOn ? [name] : [])].join(" "));
    };
    this.classList = {
      toggle,
      add: (name) => toggle(name, true),
      remove: (name) => toggle(name, false),
      contains: (name) => classes().includes(name),
    };
    this.styles = {};
    this.style = { setProperty: (name, value) => (this.styles[name] = value) };
  }

  getAttribute = (name) => this.attributes.find((each) => each.name === name)?.value ?? null;
  hasAttribute = (name) => this.getAttribute(name) !== null;
  removeAttribute = (name) => (this.attributes = this.attributes.filter((each) => each.name !== name));
  setAttribute(name, value) {
    const known = this.attributes.find((each) => each.name === name);
    if (known) known.value = String(value);
    else this.attributes.push({ name, value: String(value) });
  }

  set id(id) {
    this.setAttribute("id", id);
  }
  set rel(rel) {
    this.setAttribute("rel", rel);
  }
  get href() {
    return this.getAttribute("href") ?? undefined;
  }
  set href(address) {
    this.setAttribute("href", address);
  }
  get name() {
    return this.getAttribute("name") ?? "";
  }
  get type() {
    const select = this.hasAttribute("multiple") ? "select-multiple" : "select-one";
    return { input: this.getAttribute("type") ?? "text", textarea: "textarea", button: "submit", select }[this.localName];
  }
  set type(type) {
    this.setAttribute("type", type);
  }
  get isBox() {
    return /checkbox|radio/.test(this.type);
  }
  get checked() {
    return this.isBox ? (this.ticked ?? this.hasAttribute("checked")) : undefined;
  }
  set checked(isOn) {
    if (!this.isBox) return;
    const others = this.type === "radio" && isOn ? this.ownerDocument.documentElement.all : [];
    for (const each of others) if (each.type === "radio" && each.name === this.name) each.ticked = false;
    this.ticked = isOn;
  }
  get options() {
    return this.localName === "select" ? this.querySelectorAll("option") : undefined;
  }
  get selected() {
    if (this.localName !== "option") return undefined;
    return this.ticked ?? this.hasAttribute("selected");
  }
  set selected(isOn) {
    if (this.localName === "option") this.ticked = isOn;
  }
  get open() {
    return /details|dialog/.test(this.localName) ? this.hasAttribute("open") : undefined;
  }
  set open(isOn) {
    if (isOn) this.setAttribute("open", "");
    else this.removeAttribute("open");
  }
  showModal() {
    if (this.hasAttribute("open") || !this.isConnected) throw new Error("the dialog is open, or not in the page");
    this.setAttribute("open", "");
    this.isModal = true;
    this.all.find((node) => node.matches("input, button"))?.focus();
  }
  close() {
    if (this.localName !== "dialog") throw new TypeError("only dialogs can be closed");
    this.removeAttribute("open");
    this.isModal = false;
    if (this.contains(this.ownerDocument.activeElement)) this.ownerDocument.activeElement = this.ownerDocument.body;
    this.ownerDocument.dispatch("close", { target: this });
  }
  get form() {
    return this.closest("form");
  }
  *[Symbol.iterator]() {
    yield* this.all.filter((node) => node.matches("input, select, textarea, button"));
  }
  get disabled() {
    return this.hasAttribute("disabled");
  }
  set disabled(isOn) {
    if (isOn) this.setAttribute("disabled", "");
    else this.removeAttribute("disabled");
  }
  get value() {
    if (this.type === "select-one") return (this.options.find((each) => each.selected) ?? this.options[0])?.value ?? "";
    return this.entered ?? (this.localName === "textarea" ? this.text : this.getAttribute("value")) ?? "";
  }
  set value(value) {
    if (this.localName === "button") return this.setAttribute("value", value);
    if (this.type === "select-one") {
      for (const each of this.options) each.ticked = each.value === value;
      return;
    }
    this.entered = value;
    this.caret = [value.length, value.length];
  }
  get hasCaret() {
    return /^(text|textarea|search|tel|url|password)$/.test(this.type);
  }
  get selectionStart() {
    return this.hasCaret ? this.caret[0] : null;
  }
  get selectionEnd() {
    return this.hasCaret ? this.caret[1] : null;
  }
  setSelectionRange(start, end) {
    if (!this.hasCaret) throw new Error("this field has no caret");
    this.caret = [start, end];
  }

  get isConnected() {
    return this === this.ownerDocument.documentElement || !!this.parentNode?.isConnected;
  }
  get nextSibling() {
    const { children } = this.parentNode;
    return children[children.indexOf(this) + 1] ?? null;
  }
  get lastElementChild() {
    return this.children.at(-1);
  }
  get textContent() {
    return this.children[0] ? this.children.map((child) => child.textContent).join("") : this.text;
  }
  set textContent(text) {
    for (const child of [...this.children]) child.remove();
    this.text = text;
  }
  contains = (node) => node === this || (!!node?.parentNode && this.contains(node.parentNode));
  append = (...nodes) => nodes.forEach((node) => this.insertBefore(node, null));
  after = (node) => this.parentNode.insertBefore(node, this.nextSibling);
  appendChild = (node) => this.insertBefore(node, null);
  insertBefore(node, next) {
    const nodes = node.localName === "#fragment" ? [...node.children] : [node];
    for (const each of nodes) {
      each.remove();
      this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, each);
      each.parentNode = this;
      for (const adopted of [each, ...each.all]) adopted.ownerDocument = this.ownerDocument;
    }
    return node;
  }
  moveBefore(node, next) {
    if (!this.isConnected || !node.isConnected) throw new Error("only what is in the page can be moved");
    const { ownerDocument } = this;
    const { activeElement } = ownerDocument;
    this.insertBefore(node, next);
    ownerDocument.activeElement = activeElement;
  }
  remove() {
    const { parentNode, ownerDocument } = this;
    if (!parentNode) return;
    if (this.contains(ownerDocument.activeElement)) ownerDocument.activeElement = ownerDocument.body;
    parentNode.children.splice(parentNode.children.indexOf(this), 1);
    this.parentNode = null;
  }
  cloneNode(isDeep = false) {
    const copy = new Element(this.ownerDocument, this.localName);
    copy.attributes = this.attributes.map((each) => ({ ...each }));
    Object.assign(copy, { text: this.text, entered: this.entered, ticked: this.ticked });
    for (const child of isDeep ? this.children : []) copy.append(child.cloneNode(true));
    return copy;
  }
  reset() {
    for (const node of this.all) node.entered = node.ticked = null;
  }

  /** What is in it, in the order of the page. */
  get all() {
    return this.children.flatMap((child) => [child, ...child.all]);
  }
  replaceWith(node) {
    this.parentNode.insertBefore(node, this);
    this.remove();
  }
  click() {
    const { ownerDocument } = this;
    ownerDocument.clicked.push(this);
    ownerDocument.dispatch("click", { target: this });
  }
  matches = (selectors) => selectors.split(/,(?![^(]*\))/).some((each) => isLike(this, each.trim()));
  closest = (selectors) => (this.matches(selectors) ? this : (this.parentNode?.closest?.(selectors) ?? null));
  querySelectorAll = (selectors) => this.all.filter((node) => node.matches(selectors));
  querySelector(selectors) {
    const child = selectors.startsWith(":scope > ") && selectors.slice(9);
    return (child ? this.children : this.all).find((node) => node.matches(child || selectors)) ?? null;
  }

  addEventListener(type, act, { once = false } = {}) {
    this.listeners.push({ type, act, once });
  }
  focus() {
    const { ownerDocument } = this;
    const before = ownerDocument.activeElement;
    if (before === this || this.disabled || !this.isConnected) return;
    ownerDocument.activeElement = this;
    if (before !== ownerDocument.body) ownerDocument.dispatch("focusout", { target: before });
    ownerDocument.dispatch("focusin", { target: this });
  }
  blur() {
    this.ownerDocument.activeElement = this.ownerDocument.body;
    this.ownerDocument.dispatch("focusout", { target: this });
  }
}

export class Document {
  title = "";
  hidden = false;
  /** What was clicked by the script. */
  clicked = [];
  documentElement = new Element(this, "html");
  body = new Element(this, "body");

  /** @param dispatch tells the script of what a person does. */
  constructor(dispatch = () => {}) {
    this.dispatch = dispatch;
    this.documentElement.append(this.body);
    this.activeElement = this.body;
  }

  createElement = (tag) => new Element(this, tag);
  querySelector = (selectors) => this.documentElement.querySelector(selectors);
  querySelectorAll = (selectors) =>
    [this.documentElement, ...this.documentElement.all].filter((node) => node.matches(selectors));

  /** The elements of HTML as this project writes it: well-formed, all attributes in quotes. */
  parse(html) {
    const top = new Element(this, "#fragment");
    let open = top;
    for (const [, end, tag, attributes, text] of html.matchAll(/<(?:(\/)|([\w-]+))([^>]*)>|([^<]+)/g)) {
      if (text !== undefined) open.text += unescape(text);
      else if (end) open = open.parentNode;
      else {
        const node = new Element(this, tag);
        for (const [, name, value] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
          node.setAttribute(name, unescape(value));
        }
        open.append(node);
        if (!VOID.has(tag)) open = node;
      }
    }
    return top;
  }

  /** Shows a page: `{ id, revision, title, html }`, and perhaps the addresses of its style sheets. */
  show({ id, revision, title, html, sheets = [] }) {
    for (const href of sheets) {
      const link = this.createElement("link");
      Object.assign(link, { rel: "stylesheet", href });
      this.documentElement.insertBefore(link, this.body);
    }
    this.title = title;
    this.body.dataset.page = id;
    this.body.dataset.revision = revision;
    this.body.append(this.parse(html));
    return this;
  }
}
