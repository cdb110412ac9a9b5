// Requests to a worker: which run, which are replaced, and what becomes of them. The workers here answer when told to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine } from '../../page/script/engine.js';

/** A worker that keeps what it is asked. */
class Held extends EventTarget {
  posted = [];
  terminated = false;

  postMessage(message) {
    this.posted.push(message);
  }

  terminate() {
    this.terminated = true;
  }

  /** Sends something about the last request. */
  send(data) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: { id: this.posted.at(-1).id, ...data } }));
  }
}

function engine() {
  const workers = [];
  const made = new Engine(() => {
    workers.push(new Held());
    return workers.at(-1);
  });
  return { engine: made, workers, asked: () => workers.at(-1).posted.map(({ request }) => request) };
}

test('one request runs at a time, those for typing first', async () => {
  const { engine: it, workers, asked } = engine();
  const answers = [it.ask('tool:a', 1), it.ask('tool:b', 2), it.ask('match', 3), it.ask('check', 4)];
  assert.deepEqual(asked(), [1]);
  for (const answer of ['one', 'four', 'three', 'two']) workers[0].send({ answer });
  assert.deepEqual(asked(), [1, 4, 3, 2]);
  assert.deepEqual(await Promise.all(answers), ['one', 'two', 'three', 'four']);
  assert.equal(it.pending, false);
});

test('a newer request of the same key replaces one that waits, and drops the answer to one that runs', async () => {
  const { engine: it, workers, asked } = engine();
  const [first, second, third] = [it.ask('match', 1), it.ask('match', 2), it.ask('match', 3)];
  assert.equal(await first, null);
  assert.equal(await second, null);
  workers[0].send({ answer: 'old' });
  workers[0].send({ answer: 'new' });
  assert.equal(await third, 'new');
  assert.deepEqual(asked(), [1, 3]);
});

test('a stop ends all requests with their worker, and the next one gets another worker', async () => {
  const { engine: it, workers } = engine();
  let stopped = 0;
  it.addEventListener('stopped', () => {
    stopped += 1;
  });
  const answers = [it.ask('match', 1), it.ask('tool:a', 2)];
  it.stop();
  assert.deepEqual(await Promise.all(answers), [null, null]);
  assert.deepEqual([stopped, workers.length, workers[0].terminated], [1, 1, true]);
  const next = it.ask('match', 3);
  workers[1].send({ answer: 'here' });
  assert.equal(await next, 'here');
});

test('abandoned requests have no answer; a worker that still runs one is replaced after a while', async () => {
  const { engine: it, workers, asked } = engine();
  const [old, other, wanted] = [
    it.ask('match', 1, { source: 'a' }),
    it.ask('tool:a', 2, { source: 'a' }),
    it.ask('check', 3, { source: 'b' }),
  ];
  it.abandon((_, { source }) => source === 'a');
  assert.deepEqual(await Promise.all([old, other]), [null, null]);
  await new Promise((resolve) => {
    it.addEventListener('idle', resolve);
  });
  assert.deepEqual([workers.length, workers[0].terminated, asked()], [2, true, [3]]);
  workers[1].send({ answer: 'b' });
  assert.equal(await wanted, 'b');
});

test('a worker that fails answers with an error and is replaced; one that never answered is reported', async () => {
  const { engine: it, workers } = engine();
  const reported = [];
  it.addEventListener('failed', ({ detail }) => reported.push(detail));
  const first = it.ask('match', 1);
  workers[0].send({ answer: 'fine' });
  await first;
  const second = it.ask('match', 2);
  workers[0].send({ failed: 'trap' });
  assert.deepEqual(await second, { ok: false, error: 'the compiler ended unexpectedly: trap', code: null });
  assert.deepEqual([workers[0].terminated, reported], [true, []]);
  const third = it.ask('match', 3);
  workers[1].send({ failed: 'no module' });
  assert.equal((await third).ok, false);
  assert.deepEqual(reported, ['no module']);
});

test('an answer of a worker that was replaced is not taken', async () => {
  const { engine: it, workers } = engine();
  const old = it.ask('match', 1);
  it.stop();
  const next = it.ask('match', 2);
  workers[0].send({ answer: 'late' });
  workers[1].send({ answer: 'new' });
  assert.deepEqual(await Promise.all([old, next]), [null, 'new']);
});
