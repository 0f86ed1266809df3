import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { judgeAnswer } from './judge.ts';
import { compile, type JudgedPart } from './predicate.ts';
import { halfOf, readQuerySet, type JudgedQuery, type Label } from './query-set.ts';
import { runRelevance } from './run-relevance.ts';

const part = (id: number, more: Partial<JudgedPart> = {}): JudgedPart => ({
  id,
  mpn: `PN${id}`,
  brand: 'Yageo',
  categories: ['chip-resistors', 'resistors'],
  attributes: {},
  package: '0603',
  row: null,
  ...more,
});

const queryWith = (labels: Readonly<Record<number, Label>>): JudgedQuery => ({
  query: 'q',
  language: 'en',
  kind: 'value',
  isWithoutAnswer: false,
  categories: ['chip-resistors'],
  labelOf: ({ id }) => labels[id] ?? 'wrong',
});

const partsOf = (count: number): ReadonlyMap<number, JudgedPart> =>
  new Map(Array.from({ length: count }, (_, index) => [index + 1, part(index + 1)]));

test('a predicate requires all its conditions', () => {
  const resistor = part(1, {
    mpn: 'КР142ЕН5А',
    attributes: { resistance: 1e4, supply: [2, 36], polarity: 'NPN', isLow: true },
    row: { attributes: { Capacitance: '100nF', Rated: '50.0 V' } },
  });
  const isSo = (predicate: Parameters<typeof compile>[0]): boolean => compile(predicate)(resistor);
  expect(isSo({ category: ['resistors'], brand: 'yageo', package: '^0603$' })).toBe(true);
  expect(isSo({ category: ['capacitors'] })).toBe(false);
  expect(isSo({ attrs: { resistance: 10_000, supply: 5, polarity: ['PNP', 'npn'], isLow: true } })).toBe(true);
  expect(isSo({ attrs: { resistance: { min: 1e3, max: 9e3 } } })).toBe(false);
  expect(isSo({ attrs: { supply: { min: 30, max: 60 } } })).toBe(true);
  expect(isSo({ attrs: { vout: 5 } })).toBe(false);
  expect(isSo({ attrs: { vout: { value: 5, orAbsent: true } } })).toBe(true);
  expect(isSo({ mpn: '^КР142' }) && isSo({ mpn: '^KP142' })).toBe(true);
  expect(isSo({ row: { 'attributes.Capacitance': '^100nF$' } })).toBe(true);
  expect(isSo({ row: { 'attributes.Voltage': '.' } })).toBe(false);
  expect(isSo({ row: { 'attributes.Rated': { min: 50 } } })).toBe(true);
  expect(isSo({ row: { 'attributes.Rated': { max: 25 } } })).toBe(false);
  expect(() => compile({})).toThrow('expected at least one condition');
});

test('the first page is judged against the best possible one', () => {
  const two = queryWith({ 1: 'exact', 2: 'exact', 3: 'substitute' });
  const judge = (query: JudgedQuery, ids: readonly number[]) => judgeAnswer(query, ids, partsOf(20));
  expect(judge(two, [1, 2])).toMatchObject({ precision: 1, ndcg: 1, isCategoryRight: true });
  expect(judge(two, [2, 1, 3, 9])).toMatchObject({ precision: 1, ndcg: 1 });
  expect(judge(two, [])).toMatchObject({ precision: 0, ndcg: 0, isCategoryRight: false });
  expect(judge(two, [3, 1]).ndcg).toBeCloseTo((0.4 + 1 / Math.log2(3)) / (1 + 1 / Math.log2(3)));
  // A substitute before the only exact match gains nothing, since the page lacks no correct result.
  expect(judge(queryWith({ 1: 'exact', 3: 'substitute' }), [3, 1]).ndcg).toBeCloseTo(1 / Math.log2(3));
  expect(judge(queryWith({ 3: 'substitute' }), [3]).ndcg).toBe(1);
  expect(judge(queryWith({}), [3])).toMatchObject({ precision: null, ndcg: null });
});

const own = (half: string): string => fileURLToPath(new URL(`../../data/relevance/${half}.jsonl`, import.meta.url));

test('our own queries have three languages, and each is in the half given by its text', () => {
  const [tuning, heldOut] = [readQuerySet(own('tuning')), readQuerySet(own('held-out'))];
  expect(tuning.filter(({ query }) => halfOf(query) !== 'tuning')).toEqual([]);
  expect(heldOut.filter(({ query }) => halfOf(query) !== 'held-out')).toEqual([]);
  const all = [...tuning, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(600);
  for (const language of ['ru', 'en', 'tr']) {
    const needs = all.filter((query) => query.language === language && query.kind === 'need');
    expect(needs.length).toBeGreaterThanOrEqual(40);
  }
});

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'farad-relevance-test-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['phrases', 'imported'])('queries of the set %s are in the half given by their text', (name) => {
  const [tuning, heldOut] = [readQuerySet(own(`${name}-tuning`)), readQuerySet(own(`${name}-held-out`))];
  expect(tuning.filter(({ query }) => halfOf(query) !== 'tuning')).toEqual([]);
  expect(heldOut.filter(({ query }) => halfOf(query) !== 'held-out')).toEqual([]);
  expect(Math.min(tuning.length, heldOut.length)).toBeGreaterThanOrEqual(25);
});

test('a set runs over the demonstration catalogue and an imported one', { timeout: 120_000 }, async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const set = join(folder, 'queries.jsonl');
  const catalogue = join(folder, 'parts.jsonl');
  const query = { query: 'RC0603FR-0710KL', language: 'en', kind: 'number', exact: [{ mpn: '^RC0603FR-0710KL$' }] };
  await writeFile(set, `${JSON.stringify(query)}\n`);
  const row = {
    lcsc: 'C98220',
    mpn: 'RC0603FR-0710KL',
    manufacturer: 'YAGEO',
    package: '0603',
    category: 'Resistors',
    stock: 7,
    price_usd: [{ qFrom: 1, price: 0.01 }],
  };
  await writeFile(catalogue, `${JSON.stringify(row)}\n`);
  const shared = { sets: [set], failures: null, isVerbose: false, say: () => undefined };
  const [demo] = await runRelevance({ ...shared, catalogue: null, size: 300 });
  const [imported] = await runRelevance({ ...shared, catalogue: { file: catalogue, mapping: null } });
  printed.mockRestore();
  expect(demo?.precision).toBe(1);
  expect(imported).toMatchObject({ precision: 1, ndcg: 1 });
  expect(imported?.shown[0]?.part.row).toMatchObject({ lcsc: 'C98220' });
});

test('an invalid line is reported with its number', async () => {
  const set = join(folder, 'broken.jsonl');
  await writeFile(set, '\n{"query": "x"}\n');
  expect(() => readQuerySet(set)).toThrow(/broken\.jsonl:2/);
});
