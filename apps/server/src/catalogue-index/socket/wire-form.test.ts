import { usualGrades } from '@farad/domain/bom';
import { emptyFilter } from '@farad/domain/search-query';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readSearch } from '#core/catalogue/read-search.ts';
import { openApplication, type TestApplication } from '#testing/application.ts';
import { wireForm } from './messages.ts';

/** Returns the paths of all values with their types, such as `ids[] number`. */
function shapeOf(value: unknown, path: string, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) shapeOf(each, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) shapeOf(each, `${path}.${name}`, found);
  else found.add(`${path} ${value === null ? 'null' : typeof value}`);
  return found;
}

let shop: TestApplication;
beforeAll(async () => {
  shop = await openApplication({ parts: 300 });
});
afterAll(() => shop.close());

it('requests and answers have the form that the number of the form stands for', async () => {
  const { index } = shop;
  const text = 'резистор 10 кОм 0603 5%';
  const reading = readSearch(index, text);
  const limits = { products: 2, categories: 2, brands: 2, words: 2 };
  const found = await index.search({ ...emptyFilter, text, limit: 2 }, { facets: true, reading, debug: true });
  const mistyped = await index.search({ ...emptyFilter, text: 'резистро' }, { facets: false });
  const suggested = await index.suggest({ suggest: { text: 'RC', locale: 'ru', limits }, meant: emptyFilter });
  const lines = await index.matchLines([
    {
      mpn: 'RC0603FR-0710KL',
      alternates: [],
      mentions: [],
      pinned: [],
      words: text,
      package: '0603',
      makers: [],
      quantity: 1,
      grades: usualGrades,
    },
  ]);
  const shapes = [
    shapeOf(emptyFilter, 'filter'),
    shapeOf(reading, 'reading'),
    shapeOf([found, mistyped], 'answers'),
    shapeOf(suggested, 'suggested'),
    shapeOf(lines, 'lines'),
  ];
  const lists = shapes.map((shape) => [...shape].toSorted().join('\n'));
  // If this differs, an older release does not understand this one: raise `wireForm` and say so in the CHANGELOG.
  await expect([`form ${wireForm}`, ...lists].join('\n\n')).toMatchFileSnapshot('wire-form.txt');
});
