import { expect, test } from 'vitest';

import { matchCities } from './index.ts';

const ours = [
  { slug: 'kazan', name: 'Казань', region: 'Республика Татарстан' },
  { slug: 'orel', name: 'Орёл', region: 'Орловская область' },
  { slug: 'zheleznogorsk', name: 'Железногорск', region: 'Красноярский край' },
  { slug: 'moskva', name: 'Москва', region: 'Москва' },
];
const matched = (...theirs: (readonly [number, string, string])[]) =>
  Object.fromEntries(
    matchCities(
      ours,
      theirs.map(([code, name, region]) => ({ code, name, region })),
    ),
  );

test.each([
  [424, 'Казань', 'Татарстан респ.', 'kazan'],
  [424, 'КАЗАНЬ', 'Республика Татарстан', 'kazan'],
  [44, 'Москва', 'г. Москва', 'moskva'],
  [150, 'Орел', 'Орловская обл.', 'orel'],
  [150, 'Орел', '', 'orel'],
])('%i %s, %s is ours', (code, name, region, slug) => {
  expect(matched([code, name, region])).toEqual({ [code]: slug });
});

test('of two cities with one name, the region decides', () => {
  expect(matched([1, 'Железногорск', 'Курская область'], [2, 'Железногорск', 'Красноярский край'])).toEqual({
    2: 'zheleznogorsk',
  });
  expect(matched([1, 'Железногорск', 'Курская область'], [3, 'Железногорск', 'Иркутская область'])).toEqual({});
});

test('others are not the shop’s cities', () => {
  expect(matched([9, 'Урюпинск', 'Волгоградская область'])).toEqual({});
});
