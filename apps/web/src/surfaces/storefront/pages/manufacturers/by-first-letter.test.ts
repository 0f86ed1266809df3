import { expect, it } from 'vitest';

import { byFirstLetter } from './by-first-letter.ts';

it('groups manufacturers by their first letter', () => {
  const names = ['Yageo', '3M', 'Vishay', 'yamaha', 'Ангстрем'];
  const groups = byFirstLetter(names.map((name) => ({ slug: name, name, count: 1 })));
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['0–9', ['3M']],
    ['А', ['Ангстрем']],
    ['V', ['Vishay']],
    ['Y', ['Yageo', 'yamaha']],
  ]);
});
