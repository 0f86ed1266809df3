import { floodPercent } from '@farad/domain/operation';
import { Gauge, type Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { cachedFor } from '#kit/cached-for.ts';

/** Time in milliseconds for which the figures of the nodes are cached. */
const lifeMs = 10_000;

/** Adds memory and disks of the nodes of OpenSearch to `/metrics`. They are absent while it is not used or is silent. */
export function clusterMetrics(
  register: Registry,
  { index, clock }: Pick<Deps, 'index' | 'clock'>,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['node'], registers: [register] });
  const heap = gauge('farad_search_heap_ratio', 'Used share of the Java memory of a node of OpenSearch, up to 1');
  const disk = gauge('farad_search_disk_ratio', 'Used share of the disk of a node of OpenSearch, up to 1');
  const flood = gauge('farad_search_flood_ratio', 'Used share of that disk from which on the node refuses writes');
  const read = cachedFor(lifeMs, clock, async () => (await index.engine()).cluster);
  return async () => {
    const cluster = await read();
    for (const each of [heap, disk, flood]) each.reset();
    for (const { name: node, heapUsed, heapMax, diskFree, diskTotal } of cluster?.nodes ?? []) {
      heap.set({ node }, heapUsed / heapMax);
      disk.set({ node }, 1 - diskFree / diskTotal);
      flood.set({ node }, floodPercent(cluster?.floodStage ?? '', diskTotal) / 100);
    }
  };
}
