import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';

import type { SearchAnswer } from '@farad/domain/search-query';
import { emptyFilter } from '@farad/domain/search-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gateMemory, openGate } from './gate.ts';
import type { FromSearcher, ToSearcher } from './messages.ts';
import { SearchPool } from './search-pool.ts';

/** A fake thread. It answers and exits only when the test tells it to. */
class HandledThread extends EventEmitter {
  readonly asked: string[] = [];
  isEnded = false;

  postMessage(message: ToSearcher): void {
    if (message.kind === 'feed') message.port.close();
    else if ('filter' in message.request) this.asked.push(message.request.filter.text);
  }

  terminate(): Promise<number> {
    this.isEnded = true;
    return Promise.resolve(1);
  }

  answer(count: number): void {
    this.emit('message', { kind: 'answer', answer: { plain: { count } as SearchAnswer } } satisfies FromSearcher);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a hanging thread gets no more questions until another has replaced it', async () => {
  const threads: HandledThread[] = [];
  const pool = new SearchPool({
    threads: 1,
    gate: openGate(gateMemory(1)),
    note: () => undefined,
    onFeed: (port) => port.close(),
    startThread: () => {
      const thread = new HandledThread();
      threads.push(thread);
      return thread as EventEmitter as Worker;
    },
  });
  const ask = (text: string) => pool.ask({ filter: { ...emptyFilter, text }, options: { facets: false } });
  const hanging = ask('first').catch(String);
  vi.advanceTimersByTime(20_000);
  expect(await hanging).toBe('Error: search timed out');
  const [hung] = threads;
  expect(hung?.isEnded).toBe(true);
  const later = ask('second');
  // If the hanging thread answers after all, its answer is ignored.
  hung?.answer(1);
  expect(hung?.asked).toEqual(['first']);
  hung?.emit('exit', 1);
  vi.runOnlyPendingTimers();
  expect(threads).toHaveLength(2);
  expect(threads[1]?.asked).toEqual(['second']);
  threads[1]?.answer(2);
  expect((await later).count).toBe(2);
  await pool.stop();
});
