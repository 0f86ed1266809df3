// A thread that lives as long as one building of the catalogue; what it took of memory goes with it.
import { parentPort, workerData } from 'node:worker_threads';

import { connect } from '@farad/database/connect';
import { toSharedSnapshot } from '@farad/search/snapshot';

import { buildCatalogue } from '../catalogue-index-build.ts';
import { yieldProcessor } from '../yield-processor.ts';
import type { BuildData, Built } from './messages.ts';

const { url } = workerData as BuildData;
yieldProcessor();
const connection = connect(url, { size: 1 });
try {
  const { frame, engine, cursor } = await buildCatalogue(connection.db);
  const built: Built = { frame, snapshot: toSharedSnapshot(engine), cursor };
  parentPort?.postMessage(built, []);
} finally {
  await connection.close();
}
