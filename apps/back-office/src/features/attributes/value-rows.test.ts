import { localized } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { valueRows, withTitle } from './value-rows.ts';

const title = localized({ ru: 'Катушка', en: 'Reel', tr: '' });

it('values in use come first, then names without products', () => {
  const fields = {
    kind: 'enum' as const,
    unit: null,
    title,
    values: [
      { value: 'tube', title },
      { value: 'reel', title },
    ],
  };
  const used = [
    { value: 'cut', count: 9 },
    { value: 'reel', count: 2 },
  ];
  expect(valueRows({ fields, used }).map(({ value, count, title: { ru } }) => [value, count, ru])).toEqual([
    ['cut', 9, ''],
    ['reel', 2, 'Катушка'],
    ['tube', 0, 'Катушка'],
  ]);
});

it('changes a name in one language', () => {
  expect(withTitle({ value: 'reel', count: 1, title }, 'tr', 'Makara').title).toEqual({ ...title, tr: 'Makara' });
});
