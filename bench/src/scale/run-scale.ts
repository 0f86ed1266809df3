import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { IndexedProduct } from '@farad/domain/search-query';
import { buildEngine } from '@farad/search/engine';
import { toSnapshot } from '@farad/search/snapshot/snapshot';
import { contractQueries, type ContractQuery } from '@farad/search/testing/contract';

import { benchFrame, categoryFilter, facetKeys } from '../kit/catalogue.ts';
import { partsList, questionOf } from '../lists/p8-lines.ts';
import { timingOf } from '../kit/timing.ts';
import { openClusterScale } from './cluster-scale.ts';
import type { FilledEngine } from './filled-engine.ts';
import { scaledProducts } from './scaled-products.ts';

// Measures both search engines at one size (docs/scale.md). Started by `npm run scale`.

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: '1000000' }, queries: { type: 'string', default: '400' } },
});
const parts = Number(options.parts);
const queryCount = Number(options.queries);
const urls = process.env['FARAD_CLUSTER_URL']?.split(',') ?? null;
/** Searches in parallel for the row of several buyers. */
const parallel = 8;
/** Number of products of which queries are made. */
const sampleSize = 20_000;
/** First searches, which are not measured. */
const warmUps = 40;
const listLines = 1000;
const listRuns = 3;

const say = (text: string): void => void process.stderr.write(`  ${text}\n`);

const judgedTexts: readonly string[] = ['tuning', 'phrases-tuning'].flatMap((name) =>
  readFileSync(fileURLToPath(new URL(`../../data/relevance/${name}.jsonl`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as { readonly query: string }).query),
);

function buildOwn(): FilledEngine {
  const begun = performance.now();
  const engine = buildEngine(benchFrame, scaledProducts(parts));
  const buildSeconds = (performance.now() - begun) / 1000;
  let bytes = 0;
  for (const chunk of toSnapshot(engine)) bytes += chunk.byteLength;
  const ask = ({ filter, options: how }: ContractQuery) => engine.search(filter, how);
  const matchList: FilledEngine['matchList'] = (lines) => engine.matchLines(lines);
  return { name: 'in memory', buildSeconds, bytes, ask, matchList, stop: async () => undefined };
}

/** Returns the median and the 99th percentile of searches one after another. */
async function timesOf({ ask }: FilledEngine, queries: readonly ContractQuery[]): Promise<string> {
  for (const query of queries.slice(0, warmUps)) await ask(query);
  const times: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await ask(query);
    times.push(performance.now() - begun);
  }
  const { median, p99 } = timingOf(times);
  return `${median.toFixed(1)} / ${p99.toFixed(0)} ms`;
}

/** Returns how many searches a second are answered if several are sent at once. */
async function rateOf({ ask }: FilledEngine, queries: readonly ContractQuery[]): Promise<string> {
  const begun = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < queries.length) await ask(queries[next++]!);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return (queries.length / ((performance.now() - begun) / 1000)).toFixed(0);
}

/** Returns the median time of a parts list of 1,000 lines. */
async function listTimeOf({ matchList }: FilledEngine, sample: readonly IndexedProduct[]): Promise<string> {
  const step = Math.max(1, Math.floor(sample.length / listLines));
  const named = sample.filter((_, place) => place % step === 0);
  const lines = partsList(named, listLines).map(questionOf);
  const times: number[] = [];
  for (let run = 0; run < listRuns; run++) {
    const begun = performance.now();
    await matchList(lines);
    times.push(performance.now() - begun);
  }
  return `${(timingOf(times).median / 1000).toFixed(1)} s`;
}

async function measure(engine: FilledEngine, sample: readonly IndexedProduct[]): Promise<void> {
  const make = (seed: number, textShare: number) =>
    contractQueries(benchFrame, sample, { count: queryCount, seed, textShare, texts: judgedTexts });
  const [pages, texts] = [make(5, 0), make(6, 1)];
  const facets = Array.from({ length: 50 }, () => ({ filter: categoryFilter, options: { facets: facetKeys } }));
  const cells = [
    engine.name,
    parts.toLocaleString('en'),
    `${engine.buildSeconds.toFixed(0)} s`,
    `${(engine.bytes / parts).toFixed(0)} B`,
    await timesOf(engine, pages),
    await timesOf(engine, texts),
    await timesOf(engine, facets),
    await rateOf(engine, [...pages, ...texts]),
    await listTimeOf(engine, sample),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

/** Returns products from all over the catalogue. */
function sampled(): readonly IndexedProduct[] {
  const step = Math.max(1, Math.floor(parts / sampleSize));
  const sample: IndexedProduct[] = [];
  let at = 0;
  for (const product of scaledProducts(parts)) if (at++ % step === 0) sample.push(product);
  return sample;
}

const sample = sampled();
process.stdout.write(
  '| engine | parts | built in | bytes a part | category pages p50 / p99 | texts p50 / p99 | 12 facets p50 / p99 | searches a second | list of 1,000 lines |\n|---|---|---|---|---|---|---|---|---|\n',
);
const engine = urls === null ? buildOwn() : await openClusterScale(urls, parts, say);
try {
  await measure(engine, sample);
} finally {
  await engine.stop();
}
