// A tab that shows a page, and its server, which says what the test has it say.
import { Browser } from "./browser.mjs";

export const PROBLEM = "application/problem+json";

export const form = (...content) => `<main data-n="1"><form data-n="2" method="post">${content.join("")}</form></main>`;
export const field = (number, name, more = "") => `<input data-n="${number}" name="${name}"${more}>`;
export const button = (number, action, more = "") =>
  `<button data-n="${number}" name="action" value="${action}"${more}>${action}</button>`;

export const NAME = form(field(3, "name"), button(4, "save"), '<p data-n="5"></p>');

export class Site {
  /** @param chance what the script draws for chance, each time. */
  constructor({ html = NAME, chance = 0.5, prepare, globals } = {}) {
    this.browser = new Browser(chance);
    this.tab = this.browser.open({ id: "A", revision: 1, title: "One", html }, "/here", { prepare, globals });
  }

  /** A page that is live: it has the number 1 on the stream "s1". */
  static async live(options) {
    const site = new Site(options);
    await site.goOn();
    await site.hello({ A: 1 });
    site.browser.sent = [];
    return site;
  }

  get document() {
    return this.tab.document;
  }

  find(selector) {
    return this.document.querySelector(selector);
  }

  /** Lets time pass, in milliseconds. */
  goOn(time = 0) {
    return this.browser.goOn(this.browser.now + time);
  }

  /** What is read out to those who do not see the page, once it is. */
  async said() {
    await this.goOn(100);
    return this.find("#pinion-announcer").textContent;
  }

  /** The request that was made last, of this kind. */
  last(kind) {
    return this.browser.requests.findLast((each) => each.kind === kind);
  }

  /** What was asked for since it was looked at last, without its time. */
  get sent() {
    return this.browser.sent.splice(0).map(([, ...what]) => what);
  }

  /** The messages since what was sent was looked at last. */
  get messages() {
    return this.sent.filter(([kind]) => kind === "message").map(([, message]) => message);
  }

  /** Those of them that say what the person has done. */
  get deeds() {
    return this.messages.filter((message) => !("attach" in message));
  }

  // What the server says

  async answer(kind, status, json, more = {}) {
    const type = status > 399 ? PROBLEM : "application/json";
    this.browser.answer(this.last(kind), { status, type, json, ...more });
    await this.goOn();
  }

  /** Answers the message under way; without a status as a server that has done it and has nothing to say. */
  message(status = 204, json = undefined, more = {}) {
    return this.answer("message", status, json, more);
  }

  async hello(pages, { n = {}, gone = [], stream = "s1" } = {}) {
    this.browser.answer(this.last("stream"), { status: 200, type: "text/event-stream" });
    await this.event("hello", { stream, pages, n, gone });
  }

  async event(event, data) {
    const name = event ? `event: ${event}\n` : "";
    this.browser.piece(this.last("stream"), `${name}data: ${JSON.stringify(data)}\n\n`);
    await this.goOn();
  }

  /** Sends a frame to this page. */
  frame(b, q, more = {}) {
    return this.event(null, { page: 1, b, q, n: 0, ...more });
  }

  effect(...effect) {
    return this.frame(1, 1, { effects: [effect] });
  }

  async breakOff() {
    this.browser.fail(this.last("stream"));
    await this.goOn();
  }

  async fail(kind = "message") {
    this.browser.fail(this.last(kind));
    await this.goOn();
  }

  // What a person does

  async type(text, name = "name") {
    if (this.tab.focused?.name !== name) this.tab.focus(name, this.find(`[name=${name}]`).value.length);
    this.tab.type(text);
    await this.goOn();
  }

  async press(action = "save") {
    this.tab.press(action);
    await this.goOn();
  }

  async does(type, event = {}) {
    const whole = { type, defaultPrevented: false, target: this.document.body, ...event };
    whole.preventDefault = () => (whole.defaultPrevented = true);
    this.tab.dispatch(type, whole);
    await this.goOn();
    return whole;
  }
}
