import { Worker } from 'node:worker_threads';

import type { AttributeKey } from '@farad/domain/category';
import { emptyFilter, type ProductFilter } from '@farad/domain/search-query';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { openThreads, type Backing } from './open-threads.ts';
import type { StartThread } from './search-pool.ts';

let shop: TestApplication;
const opened: Backing[] = [];

beforeAll(async () => {
  shop = await openApplication({ parts: 300 });
});
afterEach(async () => {
  for (const backing of opened.splice(0)) await backing.stop();
});
afterAll(() => shop.close());

interface Opened extends Backing {
  /** Returns running threads whose name starts with `name`. */
  readonly workers: (name: string) => readonly Worker[];
  readonly notes: readonly string[];
  readonly lost: () => number;
}

async function open(threads: number, startThread?: StartThread): Promise<Opened> {
  const workers = new Map<Worker, string>();
  const notes: string[] = [];
  let lost = 0;
  const backing = await openThreads(
    {
      url: shop.url,
      place: null,
      savesSnapshot: false,
      threads,
      note: (_level, _about, message) => void notes.push(message),
      startThread: (program, options) => {
        const worker = startThread?.(program, options) ?? new Worker(program, options);
        workers.set(worker, options.name ?? '');
        worker.once('exit', () => workers.delete(worker));
        return worker;
      },
    },
    { onFrame: () => undefined, onMoved: () => undefined, onChanged: () => undefined, onLost: () => void lost++ },
  );
  opened.push(backing);
  const named = (name: string) => [...workers].filter(([, other]) => other.startsWith(name)).map(([worker]) => worker);
  return { ...backing, workers: named, notes, lost: () => lost };
}

const filters: readonly ProductFilter[] = [
  emptyFilter,
  { ...emptyFilter, text: 'резистор 0603' },
  { ...emptyFilter, text: 'RC0603' },
  { ...emptyFilter, text: 'resitsor' },
  { ...emptyFilter, isOnlyInStock: true, sort: { kind: 'price', direction: 'descending' } },
  { ...emptyFilter, categories: ['chip-resistors'] },
  { ...emptyFilter, attrs: [{ kind: 'values', key: 'package' as AttributeKey, values: ['0603', '0805'] }] },
];

const ask = (backing: Backing, filter: ProductFilter) =>
  backing.ask({ filter, options: { facets: true, debug: true } });

describe('searches in threads', () => {
  it('are answered as in the main thread, also many in parallel', async () => {
    const threads = await open(2);
    const many = [...filters, ...filters, ...filters];
    const answers = await Promise.all(many.map((filter) => ask(threads, filter)));
    const here = await Promise.all(many.map((filter) => shop.index.search(filter, { facets: true, debug: true })));
    expect(answers).toEqual(here);
  });

  it('continue when a search thread dies, including its own searches', async () => {
    const threads = await open(2);
    const expected = await ask(threads, emptyFilter);
    const answers = Array.from({ length: 40 }, () => ask(threads, emptyFilter));
    const [first] = threads.workers('catalogue search');
    await first?.terminate();
    expect(await Promise.all(answers)).toEqual(answers.map(() => expected));
    await expect.poll(() => threads.workers('catalogue search').length).toBe(2);
  });

  it('fail with an error text when they kill every thread', async () => {
    const deadly =
      "require('node:worker_threads').parentPort.on('message', ({ kind }) => kind === 'search' && process.exit(1))";
    const threads = await open(2, (program, options) =>
      program.href.includes('search-thread')
        ? new Worker(deadly, { ...options, eval: true })
        : new Worker(program, options),
    );
    await expect(ask(threads, emptyFilter)).rejects.toThrow('search thread ended during the search');
  });

  it('are refused at once when too many are waiting', async () => {
    const threads = await open(1, (program, options) =>
      program.href.includes('search-thread')
        ? new Worker("require('node:worker_threads').parentPort.on('message', () => null)", { ...options, eval: true })
        : new Worker(program, options),
    );
    const asked = Promise.allSettled(Array.from({ length: 1001 }, () => ask(threads, emptyFilter)));
    await expect(ask(threads, emptyFilter)).rejects.toMatchObject({ code: 'FARAD_BUSY' });
    await threads.stop();
    opened.pop();
    const reasons = (await asked).map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : ''));
    expect(new Set(reasons)).toEqual(new Set(['Error: The catalogue is closed']));
  });

  it('fail alone when the engine throws', async () => {
    const threads = await open(1);
    const broken = { ...emptyFilter, text: 5 as unknown as string };
    await expect(ask(threads, broken)).rejects.toThrow(TypeError);
    expect((await ask(threads, emptyFilter)).count).toBe(300);
  });

  it('are refused when it is closed', async () => {
    const threads = await open(1);
    await threads.stop();
    await expect(ask(threads, emptyFilter)).rejects.toThrow('closed');
    opened.pop();
  });
});

describe('the thread that keeps the catalogue', () => {
  const count = async (threads: Backing) => (await ask(threads, { ...emptyFilter, isOnlyInStock: true })).count;
  const reserve = (amount: string, id: number) =>
    shop.connection.pool.query(`update stock set reserved = ${amount} where product_id = $1`, [id]);

  it('is replaced when it dies; answers continue and no change is missed', async () => {
    const threads = await open(2);
    const before = await count(threads);
    expect(threads.isCurrent()).toBe(true);
    await threads.workers('catalogue keeper')[0]?.terminate();
    expect(threads.isCurrent()).toBe(false);
    expect(threads.lost()).toBe(1);
    await reserve('on_hand', 1);
    expect(await count(threads)).toBe(before);
    await threads.caughtUp();
    expect(await Promise.all([count(threads), count(threads), count(threads)])).toEqual(Array(3).fill(before - 1));
    await reserve('0', 1);
    await threads.caughtUp();
    expect(await count(threads)).toBe(before);
    expect(threads.isCurrent()).toBe(true);
  });

  it('says why the catalogue cannot be opened', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    const options = { url, place: null, savesSnapshot: false, threads: 1, note: () => undefined };
    const hearer = {
      onFrame: () => undefined,
      onMoved: () => undefined,
      onChanged: () => undefined,
      onLost: () => undefined,
    };
    await expect(openThreads(options, hearer)).rejects.toThrow('ECONNREFUSED');
  });
});
