import { expect, test } from 'vitest';

import { analoguePairs } from './analogue-pairs.ts';
import { listedDrafts } from './listed.ts';

const categoryOf = new Map(listedDrafts.map(({ mpn, category }) => [mpn, category.slug]));

test('both parts of each pair are in the catalogue, in one category', () => {
  const strays = analoguePairs.filter(
    ({ mpn, otherMpn }) => !categoryOf.has(mpn) || categoryOf.get(mpn) !== categoryOf.get(otherMpn),
  );
  expect(strays).toEqual([]);
});

test('each pair is named once', () => {
  const names = analoguePairs.map(({ mpn, otherMpn }) => [mpn, otherMpn].sort().join(' '));
  expect(new Set(names).size).toBe(names.length);
  expect(analoguePairs.every(({ mpn, otherMpn }) => mpn !== otherMpn)).toBe(true);
});

test('the famous pairs are there, domestic ones above all', () => {
  const others = (wanted: string) =>
    analoguePairs
      .filter(({ mpn }) => mpn === wanted)
      .map(({ otherMpn, isPinCompatible }) => [otherMpn, isPinCompatible]);
  expect(others('К155ЛА3')).toEqual([['SN7400N', true]]);
  expect(others('КР142ЕН5А')).toContainEqual(['L7805CV', true]);
  expect(others('КТ315Б')).toEqual([['BC547B', false]]);
  expect(analoguePairs.filter(({ mpn }) => /[А-Я]/.test(mpn)).length).toBeGreaterThan(100);
});
