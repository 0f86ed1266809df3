import { readFileSync } from 'node:fs';
import { fromSnapshot } from '@farad/search/snapshot/snapshot';
import { benchFrame, categoryFilter, facetKeys } from '../kit/catalogue.ts';
import type { StartReport } from './p9.bench.ts';

/**
 * Bench P9 starts this program with the path of a snapshot. It loads the snapshot, answers one query, and prints the
 * time and the memory that it took.
 */
globalThis.gc?.();
const before = process.memoryUsage().rss;
const [, , file] = process.argv;
if (file === undefined) throw new Error('expected the path of a snapshot, got nothing');
const start = performance.now();
const restored = fromSnapshot(readFileSync(file), benchFrame);
if (!restored.ok) throw new Error(`snapshot not readable: ${restored.error}`);
const { count } = restored.value.search(categoryFilter, { facets: facetKeys });
const milliseconds = performance.now() - start;
restored.value.suggest({ text: 'a', locale: 'ru', limits: { products: 6, categories: 3, brands: 3, words: 3 } });
globalThis.gc?.();
const report: StartReport = { milliseconds, bytes: process.memoryUsage().rss - before, count };
process.stdout.write(JSON.stringify(report));
