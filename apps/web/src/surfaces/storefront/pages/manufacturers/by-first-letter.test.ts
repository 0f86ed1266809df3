import { expect, it } from 'vitest';

import { byFirstLetter } from './by-first-letter.ts';

it('groups manufacturers by their first letter: digits, Latin, Cyrillic', () => {
  const names = ['Yageo', '3M', 'Vishay', 'yamaha', 'Ангстрем', '1-й завод'];
  const groups = byFirstLetter(names.map((name) => ({ slug: name, name, count: 1 })));
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['0–9', ['1-й завод', '3M']],
    ['V', ['Vishay']],
    ['Y', ['Yageo', 'yamaha']],
    ['А', ['Ангстрем']],
  ]);
  expect(new Set(groups.map(({ anchor }) => anchor)).size).toBe(groups.length);
});
