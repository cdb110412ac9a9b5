// The page as a test drives it: what a user does, and what a user sees.

import assert from 'node:assert/strict';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';

/** How long anything may take before a test gives up, in milliseconds. No test depends on how fast something is. */
const PATIENCE = 60_000;

/** A browser and a server for the tests of one file. */
export class Workbench {
  #server;
  #browser;
  /** The window of the page that is open. */
  #window;
  /** What the pages complained about: errors, warnings, and failed requests. */
  complaints = [];

  /** `rewrite` changes files of the page, by path. */
  static async start(rewrite) {
    const workbench = new Workbench();
    workbench.#server = await serve(rewrite);
    workbench.#browser = await launch();
    return workbench;
  }

  get address() {
    return this.#server.address;
  }

  /**
   * A new page with a fragment, in a window of its own, when it shows its first answer. The page before it is closed: each has a
   * process and WebAssembly of its own, and a machine of CI has no memory for twenty.
   */
  async open(fragment = '', { width = 1360, height = 900, scheme = 'light' } = {}) {
    await this.#window?.close();
    this.#window = await this.#browser.createBrowserContext();
    const page = await this.#window.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('requestfailed', (request) => this.complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.goto(this.address + (fragment === '' ? '' : `#${fragment}`));
    await page.waitForSelector('#main:not([hidden])');
    return new Driver(page);
  }

  /** Ends all, and fails if a page complained. */
  async close() {
    await this.#browser.close();
    await this.#server.close();
    assert.deepEqual(this.complaints, []);
  }
}

/** One page. */
export class Driver {
  constructor(page) {
    this.page = page;
  }

  /** The text of an element, as it is seen. */
  text(selector) {
    return this.page.$eval(selector, (element) => element.innerText);
  }

  /** The value of a control. */
  value(selector) {
    return this.page.$eval(selector, (element) => element.value);
  }

  /** The texts of all elements of a selector. */
  texts(selector) {
    return this.page.$$eval(selector, (elements) => elements.map((element) => element.innerText.trim()));
  }

  count(selector) {
    return this.page.$$eval(selector, (elements) => elements.length);
  }

  /** Waits until a function of the page, with arguments, returns something true. */
  until(check, ...args) {
    return this.page.waitForFunction(check, { polling: 50 }, ...args);
  }

  /** Waits until an element's text contains a part. */
  sees(selector, part) {
    return this.until((css, wanted) => document.querySelector(css)?.innerText.includes(wanted), selector, part);
  }

  /**
   * Waits until the text has its marks: those of an error, or of fields. Typing removes all marks, so these belong to the text that is
   * there now; the verdict may still be that of the text before the last key.
   */
  async marked() {
    await this.page.waitForSelector('#text-mirror :is(.part, .wrong, .wrong-end)');
  }

  /** Replaces what a control holds by typing. */
  async type(selector, text) {
    await this.page.focus(selector);
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('a');
    await this.page.keyboard.up('Control');
    await this.page.keyboard.press('Backspace');
    await this.page.type(selector, text);
  }

  /** Replaces what a control holds as by pasting. */
  async paste(selector, text) {
    await this.page.focus(selector);
    await this.page.$eval(selector, (element) => element.select());
    await this.page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
  }

  choose(selector, value) {
    return this.page.select(selector, value);
  }

  async click(selector) {
    await this.page.locator(selector).click();
  }

  /** Opens a tool, and waits until its panel shows something that a selector names. */
  async openTool(id, shown) {
    await this.click(`#tab-${id}`);
    await this.page.waitForSelector(`#panel-${id}:not([hidden]) ${shown}`);
  }

  /** Waits until the address contains a part. */
  async addressHas(part) {
    await this.until((wanted) => location.hash.includes(wanted), part);
  }
}
