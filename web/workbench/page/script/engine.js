// Requests to the worker: one runs, the others wait, a newer one of the same key replaces an older one.
//
// An answer that is no longer wanted is null: of a request that was replaced, abandoned or stopped. A request cannot be
// interrupted, so what ends one that runs is the end of its worker.

/** A request that runs longer is shown, with a way to stop it. In milliseconds. */
export const BUSY_AFTER = 100;
/** A request that runs although its answer is no longer wanted is ended after this time. In milliseconds. */
const PATIENCE = 400;
/** Requests with these keys run before others, in this order: what the user waits for while typing. */
const FIRST = ['grammars', 'source', 'check', 'match'];

/**
 * Events: `busy` (with the request in `detail`) when one runs long, `idle` when it ended, `stopped`, `failed` (with a
 * message in `detail`) when the worker cannot be started.
 */
export class Engine extends EventTarget {
  #start;
  #worker = null;
  #running = null;
  #waiting = new Map();
  #busyTimer = 0;
  #patienceTimer = 0;
  #count = 0;
  /** How many requests the present worker answered. */
  #answered = 0;

  /** `start()` returns a new worker. */
  constructor(start) {
    super();
    this.#start = start;
  }

  /**
   * Asks, and resolves to the answer or to null. `about` says what the answer is about, for `abandon`.
   */
  ask(key, request, about = {}) {
    return new Promise((resolve) => {
      this.#waiting.get(key)?.resolve(null);
      this.#waiting.delete(key);
      if (this.#running?.key === key) this.#running.resolve(null);
      this.#waiting.set(key, { id: ++this.#count, key, request, about, resolve });
      this.#next();
    });
  }

  /** Drops the requests for which `unwanted(key, about)` is true. */
  abandon(unwanted) {
    for (const [key, job] of this.#waiting) {
      if (!unwanted(key, job.about)) continue;
      job.resolve(null);
      this.#waiting.delete(key);
    }
    const running = this.#running;
    if (running === null || !unwanted(running.key, running.about)) return;
    running.resolve(null);
    clearTimeout(this.#patienceTimer);
    this.#patienceTimer = setTimeout(() => {
      if (this.#running === running) this.#restart();
    }, PATIENCE);
  }

  /** Ends all requests. */
  stop() {
    for (const job of this.#waiting.values()) job.resolve(null);
    this.#waiting.clear();
    this.#restart();
    this.dispatchEvent(new CustomEvent('stopped'));
  }

  /** True while a request runs or waits. */
  get pending() {
    return this.#running !== null || this.#waiting.size > 0;
  }

  #next() {
    if (this.#running !== null || this.#waiting.size === 0) return;
    const key = FIRST.find((first) => this.#waiting.has(first)) ?? this.#waiting.keys().next().value;
    const job = this.#waiting.get(key);
    this.#waiting.delete(key);
    this.#running = job;
    this.#busyTimer = setTimeout(
      () => this.dispatchEvent(new CustomEvent('busy', { detail: job.request })),
      BUSY_AFTER,
    );
    this.#worker ??= this.#started();
    this.#worker.postMessage({ id: job.id, request: job.request });
  }

  #started() {
    const worker = this.#start();
    this.#answered = 0;
    worker.addEventListener('message', ({ data }) => {
      if (this.#worker === worker && data.id === this.#running?.id) this.#received(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#worker === worker && this.#running !== null)
        this.#received({ failed: event.message || 'a file of the page is missing' });
    });
    return worker;
  }

  #received(data) {
    const { resolve } = this.#running;
    if ('answer' in data) {
      this.#answered += 1;
      resolve(data.answer);
      this.#settle();
      return;
    }
    const reached = this.#answered > 0;
    resolve({ ok: false, error: `the compiler ended unexpectedly: ${data.failed}`, code: null });
    // A worker that never answered would not do so the next time.
    if (!reached) this.dispatchEvent(new CustomEvent('failed', { detail: data.failed }));
    this.#restart();
  }

  #restart() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running?.resolve(null);
    this.#settle();
  }

  #settle() {
    clearTimeout(this.#busyTimer);
    clearTimeout(this.#patienceTimer);
    this.#running = null;
    this.dispatchEvent(new CustomEvent('idle'));
    this.#next();
  }
}
