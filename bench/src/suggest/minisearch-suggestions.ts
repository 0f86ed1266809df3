import { locales } from '@farad/domain/shared';
import MiniSearch from 'minisearch';
import { benchFrame, benchProducts } from '../kit/catalogue.ts';
import { medianMs } from '../kit/timing.ts';

/** Argument that the bench passes to this program, as JSON. */
export interface MiniSearchTask {
  readonly size: number;
  /** Maximum time for adding products, in ms. Products that are left after this time are not indexed. */
  readonly buildMsMax: number;
  readonly texts: readonly string[];
  readonly runs: number;
}

/** Output of this program, as JSON. */
export interface MiniSearchReport {
  readonly parts: number;
  readonly bytes: number;
  readonly buildMs: number;
  readonly answers: readonly { readonly milliseconds: number; readonly mpns: readonly string[] }[];
}

const batchSize = 5000;
const shown = 6;

const [, , argument] = process.argv;
if (argument === undefined) throw new Error('expected the task as an argument, got nothing');
const task = JSON.parse(argument) as MiniSearchTask;

const brandNames = new Map<number, string>(benchFrame.brands.map(({ id, name }) => [id, name]));
globalThis.gc?.();
const before = process.memoryUsage().rss;
const start = performance.now();
const index = new MiniSearch<{ id: number; mpn: string; title: string; brand: string }>({
  fields: ['mpn', 'title', 'brand'],
  storeFields: ['mpn'],
});
let batch: { id: number; mpn: string; title: string; brand: string }[] = [];
for (const { id, mpn, title, brandId } of benchProducts(task.size)) {
  const words = locales.map((locale) => title[locale]).join(' ');
  batch.push({ id, mpn, title: words, brand: brandNames.get(brandId) ?? '' });
  if (batch.length < batchSize) continue;
  index.addAll(batch);
  batch = [];
  if (performance.now() - start > task.buildMsMax) break;
}
index.addAll(batch);
const buildMs = performance.now() - start;
globalThis.gc?.();
const bytes = process.memoryUsage().rss - before;

/** Returns suggestions in the way that MiniSearch documents: all words must match, the last one as a prefix. */
const ask = (text: string) => {
  const terms = text.split(/\s+/u).length;
  return index
    .search(text, { combineWith: 'AND', prefix: (_term, place, all) => place === all.length - 1 || terms === 1 })
    .slice(0, shown);
};

const answers = task.texts.map((text) => ({
  milliseconds: medianMs(task.runs, () => ask(text)),
  mpns: ask(text).map((row) => String(row['mpn'])),
}));
const report: MiniSearchReport = { parts: index.documentCount, bytes, buildMs, answers };
process.stdout.write(JSON.stringify(report));
