import { expect, it } from 'vitest';

import { filledFields, singleFields } from './filled-fields.ts';
import { importFields } from './terms.ts';

it('a column fills the field that it means, or the part number and a text, or no field', () => {
  expect(filledFields({ kind: 'field', field: 'package' })).toEqual(['package']);
  expect(filledFields({ kind: 'numbered', field: 'titleRu' })).toEqual(['mpn', 'titleRu']);
  for (const kind of ['attribute', 'price', 'tiers'] as const) expect(filledFields({ kind })).toEqual([]);
});

it('only the category and the stock come from several columns', () => {
  expect(importFields.filter((field) => singleFields({ kind: 'field', field }).length === 0)).toEqual([
    'category',
    'stock',
  ]);
  expect(singleFields({ kind: 'numbered', field: 'descriptionEn' })).toEqual(['mpn', 'descriptionEn']);
});
