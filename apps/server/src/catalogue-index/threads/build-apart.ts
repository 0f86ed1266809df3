import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { ProductId } from '@farad/domain/product';
import { openShared, openSharedLayer } from '@farad/search/snapshot/shared-engine';

import type { Catalogue, LayerRead } from '../build.ts';
import { oldMb, youngMb } from './heap-limits.ts';
import type { BuildData, Built, BuiltLayer } from './messages.ts';

/** Runs build-thread.ts in a new thread and returns the thread's message. */
async function inThread<T>(data: BuildData, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('build-thread.ts', import.meta.url), {
    workerData: data,
    name: 'catalogue build',
    resourceLimits: { maxYoungGenerationSizeMb: youngMb, maxOldGenerationSizeMb: oldMb },
  });
  const end = new AbortController();
  const ended = once(worker, 'exit', { signal: end.signal }).then(() => {
    throw new Error('catalogue build thread ended without a result');
  });
  try {
    // `once` rejects if the thread fails.
    const [built] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [T];
    return built;
  } finally {
    end.abort();
    await ended.catch(() => undefined);
    await worker.terminate();
  }
}

/** Builds the catalogue in a separate thread. */
export async function buildApart(url: string, signal: AbortSignal): Promise<Catalogue> {
  const { engine, ...read } = await inThread<Built>({ url, ids: null }, signal);
  return { frame: engine.frame, engine: openShared(engine), ...read };
}

/** Reads products into a layer of the catalogue, in a separate thread. */
export async function readLayerApart(url: string, ids: readonly ProductId[], signal: AbortSignal): Promise<LayerRead> {
  const { layer, ...read } = await inThread<BuiltLayer>({ url, ids }, signal);
  return { ...read, layer: layer && openSharedLayer(layer) };
}
