import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { fromSnapshot } from '@farad/search/snapshot';

import type { Catalogue } from '../catalogue-index-build.ts';
import type { BuildData, Built } from './messages.ts';

/** Builds the catalogue in a thread of its own. */
export async function buildApart(url: string, signal: AbortSignal): Promise<Catalogue> {
  signal.throwIfAborted();
  const data: BuildData = { url };
  const worker = new Worker(new URL('build-thread.ts', import.meta.url), {
    workerData: data,
    name: 'catalogue build',
  });
  const end = new AbortController();
  const ended = once(worker, 'exit', { signal: end.signal }).then(() => {
    throw new Error('The thread that builds the catalogue ended before it was done');
  });
  try {
    // `once` fails with what the thread throws.
    const [built] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [Built];
    const engine = fromSnapshot(built.snapshot, built.frame);
    if (!engine.ok) throw new Error(`The catalogue that was built cannot be opened: ${engine.error}`);
    return { frame: built.frame, engine: engine.value, cursor: built.cursor };
  } finally {
    end.abort();
    await ended.catch(() => undefined);
    await worker.terminate();
  }
}
