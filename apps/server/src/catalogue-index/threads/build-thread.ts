// Builds the catalogue or a layer once, in its own thread, so that the memory it needs is freed afterwards.
import { parentPort, workerData } from 'node:worker_threads';

import { connect, type Connection } from '@farad/database/connection/connect';
import type { ProductId } from '@farad/domain/product';
import { openLayer } from '@farad/search/index/layer';
import { openFrame } from '@farad/search/index/resolve-filter';
import { shareEngine, shareLayer } from '@farad/search/snapshot/shared-engine';

import { buildCatalogue, readLayer } from '../build.ts';
import { yieldProcessor } from '#kit/yield-processor.ts';
import { collectDropped } from '#kit/collect-garbage.ts';
import type { BuildData, Built, BuiltLayer } from './messages.ts';

const { url, ids } = workerData as BuildData;

async function buildAll(db: Connection['db']): Promise<Built> {
  const { engine, cursor, timeline } = await buildCatalogue(db, { onDropped: collectDropped });
  return { engine: shareEngine(engine), cursor, timeline };
}

async function buildLayer(db: Connection['db'], asked: readonly ProductId[]): Promise<BuiltLayer> {
  const { layer, ...read } = await readLayer(db, asked);
  return { ...read, layer: layer && shareLayer(openLayer(layer, openFrame(read.frame).tree)) };
}

yieldProcessor();
const connection = connect(url, { size: 1, isYielding: true });
try {
  parentPort?.postMessage(ids === null ? await buildAll(connection.db) : await buildLayer(connection.db, ids), []);
} finally {
  await connection.close();
}
