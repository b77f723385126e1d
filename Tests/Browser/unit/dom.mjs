// As much of a browser's document as the script uses, for tests under Node.

const VOID = new Set(["input", "br", "hr", "img", "col", "wbr"]);
const ENTITIES = { lt: "<", gt: ">", quot: '"', "#13": "\r", amp: "&" };
const unescape = (text) => text.replace(/&(lt|gt|quot|#13|amp);/g, (_, name) => ENTITIES[name]);

/** Whether a node is what one selector without combinators says. */
function isLike(node, selector) {
  for (const [, negated] of selector.matchAll(/:not\(([^)]*)\)/g)) if (isLike(node, negated)) return false;
  for (const [, some] of selector.matchAll(/:is\(([^)]*)\)/g)) if (!node.matches(some)) return false;
  const rest = selector.replace(/:(not|is)\([^)]*\)/g, "");
  for (const [, attribute, , value] of rest.matchAll(/\[([\w-]+)(="?([^"\]]*)"?)?\]/g)) {
    if (!node.hasAttribute(attribute) || (value !== undefined && node.getAttribute(attribute) !== value)) return false;
  }
  const plain = rest.replace(/\[[^\]]*\]/g, "");
  const [tag] = /^\w*/.exec(plain);
  if (tag && tag !== node.localName) return false;
  for (const [, name] of plain.matchAll(/\.([\w-]+)/g)) {
    if (!(node.getAttribute("class") ?? "").split(" ").includes(name)) return false;
  }
  for (const [, state] of plain.matchAll(/:(\w+)/g)) {
    if (state === "disabled" ? !node.disabled : state === "modal" ? !node.modal : true) return false;
  }
  return true;
}

export class Element {
  attributes = [];
  children = [];
  parentNode = null;
  text = "";
  entered = null;
  selectionStart = 0;
  selectionEnd = 0;
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
    const classes = new Set();
    this.classList = {
      toggle: (name, isOn) => (isOn ? classes.add(name) : classes.delete(name)),
      contains: (name) => classes.has(name),
    };
    this.style = { setProperty() {} };
  }

  getAttribute = (name) => this.attributes.find((each) => each.name === name)?.value ?? null;
  hasAttribute = (name) => this.getAttribute(name) !== null;
  removeAttribute = (name) => (this.attributes = this.attributes.filter((each) => each.name !== name));
  setAttribute(name, value) {
    const known = this.attributes.find((each) => each.name === name);
    if (known) known.value = String(value);
    else this.attributes.push({ name, value: String(value) });
  }

  get name() {
    return this.getAttribute("name") ?? "";
  }
  get type() {
    return { input: this.getAttribute("type") ?? "text", textarea: "textarea", button: "submit" }[this.localName];
  }
  set type(type) {
    this.setAttribute("type", type);
  }
  get disabled() {
    return this.hasAttribute("disabled");
  }
  set disabled(isOn) {
    if (isOn) this.setAttribute("disabled", "");
    else this.removeAttribute("disabled");
  }
  get value() {
    return this.entered ?? (this.localName === "textarea" ? this.text : this.getAttribute("value")) ?? "";
  }
  set value(value) {
    if (this.localName === "button") return this.setAttribute("value", value);
    this.entered = value;
    this.setSelectionRange(value.length, value.length);
  }
  setSelectionRange(start, end) {
    Object.assign(this, { selectionStart: start, selectionEnd: end });
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
  appendChild = (node) => this.insertBefore(node, null);
  insertBefore(node, next) {
    const nodes = node.localName === "#fragment" ? [...node.children] : [node];
    for (const each of nodes) {
      each.remove();
      this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, each);
      each.parentNode = this;
    }
    return node;
  }
  remove() {
    const { parentNode, ownerDocument } = this;
    if (!parentNode) return;
    if (this.contains(ownerDocument.activeElement)) ownerDocument.activeElement = ownerDocument.body;
    parentNode.children.splice(parentNode.children.indexOf(this), 1);
    this.parentNode = null;
  }
  cloneNode() {
    const copy = new Element(this.ownerDocument, this.localName);
    copy.attributes = this.attributes.map((each) => ({ ...each }));
    Object.assign(copy, { text: this.text, entered: this.entered });
    for (const child of this.children) copy.append(child.cloneNode());
    return copy;
  }
  reset() {
    for (const node of this.all) node.entered = null;
  }

  /** What is in it, in the order of the page. */
  get all() {
    return this.children.flatMap((child) => [child, ...child.all]);
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
    if (before === this || this.disabled) return;
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
  querySelectorAll = (selectors) => this.documentElement.querySelectorAll(selectors);

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

  /** Shows a page: `{ id, revision, title, html }`. */
  show({ id, revision, title, html }) {
    this.title = title;
    this.body.dataset.page = id;
    this.body.dataset.revision = revision;
    this.body.append(this.parse(html));
    return this;
  }
}
