import { readFileSync } from 'node:fs';

import { generateParts } from '@farad/demo-catalogue/generate';
import { usualGrades } from '@farad/domain/bom';
import type { Quantity } from '@farad/domain/money';
import type { IndexedProduct } from '@farad/domain/search-query';
import { referenceFrame } from '@farad/frame/reference-frame';
import type { AskCluster } from '@farad/search/cluster/answers';
import { ClusterEngine } from '@farad/search/cluster/cluster-engine';
import { type BulkAsking, bulkLimits } from '@farad/search/cluster/decide-many';
import { ClusterDocuments } from '@farad/search/cluster/document';
import { clausesMax, indexBody } from '@farad/search/cluster/index-body';
import { buildEngine } from '@farad/search/engine';
import { openFrame } from '@farad/search/index/resolve-filter';
import type { LineQuestion } from '@farad/search/lists/match-lines';
import { changedProducts, contractQueries, type ContractQuery, differenceOf } from '@farad/search/testing/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openOpenSearch, type SearchClusterPort } from './index.ts';

const urls = (process.env['FARAD_CLUSTER_URL'] ?? 'http://127.0.0.1:9200').split(',');
const partCount = Number(process.env['FARAD_CLUSTER_PARTS'] ?? 60_000);
const queryCount = Number(process.env['FARAD_CLUSTER_QUERIES'] ?? 2000);
const index = 'farad-contract';
const batchSize = 2000;
/** Products of which lines are made, three of each. */
const lineCount = 330;

const judged: readonly string[] = ['tuning', 'held-out', 'phrases-tuning', 'phrases-held-out'].flatMap((name) =>
  readFileSync(new URL(`../../../../bench/data/relevance/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as { readonly query: string }).query),
);

const products: readonly IndexedProduct[] = Array.from(generateParts(partCount), (part) => ({
  ...part,
  available: part.stock.reduce((sum, { onHand }) => sum + onHand, 0) as Quantity,
  hasBeforePrice: part.beforePrice !== null,
}));
const queries = contractQueries(referenceFrame, products, {
  count: queryCount,
  seed: 2026,
  textShare: 0.5,
  texts: judged,
});
const frame = openFrame(referenceFrame);

let cluster: SearchClusterPort;
let engine: ClusterEngine;
/** Sizes of the requests of lists. */
const requests: number[] = [];
const listAsking: BulkAsking = {
  ask: async (bodies) => {
    requests.push(bodies.length);
    return (await cluster.searchEach(index, bodies)) as Awaited<ReturnType<BulkAsking['ask']>>;
  },
  turn: async () => undefined,
};

/** Sets a limit of the cluster until it ends; null = the usual one. */
async function setLimit(name: string, value: string | null): Promise<void> {
  const answer = await fetch(new URL('/_cluster/settings', urls[0]), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ transient: { [name]: value } }),
  });
  expect(answer.status).toBe(200);
}

async function write(version: number, changed: readonly IndexedProduct[], removed: readonly number[]): Promise<void> {
  const documents = new ClusterDocuments(referenceFrame);
  const writes = [
    ...changed.map((product) => ({ id: product.id, version, document: documents.of(product) })),
    ...removed.map((id) => ({ id, version, document: null })),
  ];
  for (let from = 0; from < writes.length; from += batchSize) {
    const outcome = await cluster.write(index, writes.slice(from, from + batchSize));
    expect(outcome.refused).toEqual([]);
  }
  await cluster.refresh(index);
}

beforeAll(async () => {
  cluster = await openOpenSearch({ urls, timeoutMs: 60_000 });
  const ask: AskCluster = async (bodies) => (await cluster.search(index, bodies)) as Awaited<ReturnType<AskCluster>>;
  engine = new ClusterEngine({ ask });
  await cluster.allowClauses(clausesMax);
  await cluster.deleteIndex(index);
  await cluster.createIndex(index, indexBody(referenceFrame, 1) as Record<string, unknown>);
  await write(1, products, []);
}, 600_000);

afterAll(async () => {
  await cluster.deleteIndex(index);
  await cluster.close();
});

/** Returns the searches that the engines answer differently, with the difference. */
async function differences(
  asked: readonly ContractQuery[],
  own: ReturnType<typeof buildEngine>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { filter, options } of asked) {
    const theirs = await engine.search(frame, filter, options).catch(String);
    const difference = typeof theirs === 'string' ? theirs : differenceOf(own.search(filter, options), theirs);
    if (difference !== null) found.push(`${JSON.stringify(filter)}: ${difference}`);
  }
  return found;
}

test('both engines answer searches alike', { timeout: 1_800_000 }, async () => {
  expect(await differences(queries, buildEngine(referenceFrame, products))).toEqual([]);
});

const line = (mpn: string | null, words: string): LineQuestion => ({
  mpn,
  words,
  alternates: [],
  mentions: [],
  pinned: [],
  package: null,
  makers: [],
  quantity: 100,
  grades: usualGrades,
});

/** Returns lines that name parts of all the catalogue, misspell them, and describe them in words. */
function lineQuestions(): readonly LineQuestion[] {
  const step = Math.ceil(products.length / lineCount);
  return products
    .filter((_, place) => place % step === 0)
    .flatMap(({ mpn, title }) => [line(mpn, ''), line(mpn.slice(0, -1), title.ru), line(null, title.ru)]);
}

test('both engines find the same parts for lines of parts lists', { timeout: 600_000 }, async () => {
  const own = buildEngine(referenceFrame, products);
  const questions = lineQuestions();
  const ours = own.matchLines(questions);
  requests.length = 0;
  const theirs = await engine.matchLines(frame, questions, listAsking);
  questions.forEach((question, place) => expect(theirs[place], JSON.stringify(question)).toEqual(ours[place]));
  expect(Math.max(...requests)).toBe(bulkLimits.searchesMax);
});

test('lines that a busy cluster does not search are told, and the others are found', { timeout: 600_000 }, async () => {
  const questions = lineQuestions().slice(0, 300);
  const whole = await engine.matchLines(frame, questions, listAsking);
  // Without memory for aggregations OpenSearch refuses searches that count, with status 429. It answers the others.
  await setLimit('indices.breaker.request.limit', '1b');
  try {
    const some = await engine.matchLines(frame, questions, listAsking);
    const missing = some.filter((parts) => parts === null).length;
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(questions.length);
    expect(some).toEqual(whole.map((parts, place) => (some[place] === null ? null : parts)));
    // A page needs all of its searches.
    await expect(engine.leafCounts()).rejects.toMatchObject({ status: 429 });
  } finally {
    await setLimit('indices.breaker.request.limit', null);
  }
  expect(await engine.matchLines(frame, questions, listAsking)).toEqual(whole);
});

test('a search that a part of the index does not answer fails, instead of finding less', async () => {
  const half = `${index}-half`;
  await cluster.deleteIndex(half);
  // One shard more than there are nodes, and no node may have two of them.
  const settings = { number_of_shards: urls.length + 1, number_of_replicas: 0 };
  await cluster.createIndex(half, { settings: { ...settings, 'index.routing.allocation.total_shards_per_node': 1 } });
  try {
    await expect(cluster.search(half, [{ size: 1 }])).rejects.toMatchObject({ status: 503 });
    const [reply] = await cluster.searchEach(half, [{ size: 1 }]);
    expect(reply).toMatchObject({ ok: false, error: { status: 503 } });
  } finally {
    await cluster.deleteIndex(half);
  }
});

test('both engines answer alike after random changes', { timeout: 1_800_000 }, async () => {
  const now = changedProducts(products, 11);
  const before = new Map(products.map((product) => [product.id, product]));
  const left = new Set(now.map(({ id }) => id));
  const removed = products.flatMap(({ id }) => (left.has(id) ? [] : [id]));
  await write(
    2,
    now.filter((product) => before.get(product.id) !== product),
    removed,
  );
  expect(await differences(queries.slice(0, queryCount / 4), buildEngine(referenceFrame, now))).toEqual([]);
});

test('pages by the last row contain every product once', { timeout: 600_000 }, async () => {
  const sorted = queries.filter(({ filter }) => filter.text === '').slice(0, 40);
  for (const { filter } of sorted) {
    const all = { ...filter, skip: 0, limit: 200 };
    const whole = (await engine.search(frame, all)).ids;
    const first = await engine.search(frame, { ...all, limit: 30 });
    const second =
      first.next === null ? null : await engine.search(frame, { ...all, limit: 30 }, { after: first.next });
    expect([...first.ids, ...(second?.ids ?? [])]).toEqual(whole.slice(0, 60));
  }
});

test('an old write never wins', async () => {
  const [product] = products;
  const documents = new ClusterDocuments(referenceFrame);
  const now = { ...product!, available: 77 as Quantity };
  await cluster.write(index, [{ id: now.id, version: 50, document: documents.of(now) }]);
  const old = await cluster.write(index, [{ id: now.id, version: 49, document: documents.of(product!) }]);
  expect(old).toEqual({ written: 0, outdated: 1, refused: [] });
  await cluster.write(index, [{ id: now.id, version: 60, document: null }]);
  const late = await cluster.write(index, [{ id: now.id, version: 55, document: documents.of(now) }]);
  expect(late.outdated).toBe(1);
});
