import type { IndexedProduct } from '@farad/domain/search-query';
import { openOpenSearch, type ClusterWrite } from '@farad/integrations/search-cluster';
import type { AskCluster } from '@farad/search/cluster/answers';
import { ClusterEngine } from '@farad/search/cluster/cluster-engine';
import type { BulkAsking } from '@farad/search/cluster/decide-many';
import { ClusterDocuments } from '@farad/search/cluster/document';
import { clausesMax, indexBody } from '@farad/search/cluster/index-body';
import { openFrame } from '@farad/search/index/resolve-filter';

import { benchFrame } from '../kit/catalogue.ts';
import type { FilledEngine } from './filled-engine.ts';
import { scaledProducts } from './scaled-products.ts';

const index = 'farad-scale';
/** Documents of one request, and requests at once. */
const batchSize = 1000;
const writers = 4;
/** Decision 73: a shard has two million products. */
const partsOfShard = 2_000_000;
const saidEvery = 500_000;

interface Stats {
  readonly _all: { readonly total: { readonly store: { readonly size_in_bytes: number } } };
}

function* batches(parts: number): Iterable<readonly ClusterWrite[]> {
  const documents = new ClusterDocuments(benchFrame);
  const written = (product: IndexedProduct): ClusterWrite => ({
    id: product.id,
    version: 1,
    document: documents.of(product),
  });
  let batch: ClusterWrite[] = [];
  for (const product of scaledProducts(parts)) {
    batch.push(written(product));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Fills the OpenSearch at `urls` with the catalogue. */
export async function openClusterScale(
  urls: readonly string[],
  parts: number,
  say: (text: string) => void,
): Promise<FilledEngine> {
  const cluster = await openOpenSearch({ urls, timeoutMs: 60_000 });
  await cluster.allowClauses(clausesMax);
  await cluster.deleteIndex(index);
  const shards = Math.max(urls.length, Math.ceil(parts / partsOfShard));
  await cluster.createIndex(index, indexBody(benchFrame, shards) as Record<string, unknown>);
  const begun = performance.now();
  const waiting = batches(parts)[Symbol.iterator]();
  let sent = 0;
  const write = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const { refused } = await cluster.write(index, next.value);
      if (refused.length > 0) throw new Error(`refused: ${refused[0]!.reason}`);
      sent += next.value.length;
      if (sent % saidEvery === 0) say(`${sent} of ${parts} written`);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await cluster.refresh(index);
  const buildSeconds = (performance.now() - begun) / 1000;
  const stats = (await (await fetch(`${urls[0]}/${index}/_stats/store`)).json()) as Stats;
  const ask: AskCluster = async (bodies) => (await cluster.search(index, bodies)) as Awaited<ReturnType<AskCluster>>;
  const listAsking: BulkAsking = {
    ask: async (bodies) => (await cluster.searchEach(index, bodies)) as Awaited<ReturnType<BulkAsking['ask']>>,
    turn: async () => undefined,
  };
  const engine = new ClusterEngine({ ask });
  const frame = openFrame(benchFrame);
  return {
    name: `OpenSearch, ${urls.length} node${urls.length === 1 ? '' : 's'}`,
    buildSeconds,
    bytes: stats._all.total.store.size_in_bytes,
    ask: ({ filter, options }) => engine.search(frame, filter, options),
    matchList: async (lines) => {
      const found = await engine.matchLines(frame, lines, listAsking);
      if (found.includes(null)) throw new Error('a line was not searched');
    },
    stop: async () => {
      await cluster.deleteIndex(index);
      await cluster.close();
    },
  };
}
