import { usualGrades, type BomLine } from '@farad/domain/bom';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';
import { lineWith } from '#testing/parts-list-lines.ts';
import { matchPartsList } from './match-parts-list.ts';
import { isValueRead, withNearParts } from './near-parts.ts';

const options = { boards: 1, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false };

let shop: TestApplication;
beforeAll(async () => {
  shop = await openApplication({ parts: 3000 });
});
afterAll(() => shop.close());

async function nearTo(fields: Partial<BomLine>) {
  const lines = [lineWith(fields)];
  const { index } = shop.deps;
  const matches = await matchPartsList(shop.deps, { lines, options, chosenBefore: () => null });
  const [match] = await withNearParts(index, lines, matches);
  const near = await index.products(match?.near ?? []);
  return { status: match?.status, near };
}

it('similar numbers are near an unknown number', async () => {
  const { index } = shop.deps;
  const mpn = 'NE555PQQ9';
  const [nothing] = await matchPartsList(shop.deps, { lines: [lineWith({})], options, chosenBefore: () => null });
  const missing = { ...nothing!, status: 'not_found', unknownNumber: mpn } as const;
  const [match] = await withNearParts(index, [lineWith({ mpn })], [missing]);
  const near = await index.products(match?.near ?? []);
  expect(near.length).toBeGreaterThan(0);
  for (const part of near) expect(part.mpn).toMatch(/^NE555/);
});

it('parts of the kind are near a value missing in the package', async () => {
  const words = 'resistor 10k 2010 1%';
  expect(isValueRead(shop.deps.index, { words })).toBe(true);
  const { status, near } = await nearTo({ value: '10k', package: '2010', words });
  expect(status).toBe('not_found');
  expect(near.length).toBeGreaterThan(0);
  for (const { attributes } of near) expect(attributes).toMatchObject({ resistance: 10_000 });
});

it('nothing is near words without meaning, or the kind alone', async () => {
  expect(isValueRead(shop.deps.index, { words: 'crystal нечто' })).toBe(false);
  expect(await nearTo({ words: 'crystal нечто' })).toMatchObject({ status: 'not_found', near: [] });
  expect(isValueRead(shop.deps.index, { words: 'нечто неведомое' })).toBe(false);
  expect(await nearTo({ words: 'нечто неведомое' })).toMatchObject({ status: 'not_found', near: [] });
});
