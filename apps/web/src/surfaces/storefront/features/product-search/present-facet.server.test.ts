import type { ProductListAnswer } from '@farad/contract/shop/search';
import type { Translator } from '@farad/wording/translator';
import { expect, test } from 'vitest';

import { presentFacets } from './present-facet.server.ts';

const t = ((key: string) => key) as unknown as Translator;

/** Returns a list with one numeric filter. `bars` = product counts of its histogram's bars. */
const listWith = (bars: readonly number[], bounds: { from: number; to: number }) =>
  ({
    count: 9,
    brands: [],
    attributes: [{ key: 'height', title: 'Высота', kind: 'number', unit: 'metre', isFacet: true, values: [] }],
    facets: [
      {
        key: 'height',
        filled: 9,
        selected: { from: null, to: null },
        bounds,
        values: [],
        histogram: bars.map((count) => ({ count })),
      },
    ],
  }) as unknown as ProductListAnswer;

test('there is no slider if all products have one value', () => {
  const [spread] = presentFacets(listWith([4, 0, 5], { from: 0.0005, to: 0.002 }), null, t);
  expect(spread?.range?.scale).toEqual([0.0005, 0.002]);
  for (const list of [listWith([0, 9, 0], { from: 0.0005, to: 0.002 }), listWith([9], { from: 0.001, to: 0.001 })]) {
    const [facet] = presentFacets(list, null, t);
    expect(facet?.range).toMatchObject({ scale: null, bars: [] });
  }
});

test('heights are shown in millimetres', () => {
  const [facet] = presentFacets(listWith([4, 5], { from: 0.00055, to: 0.0012 }), null, t);
  expect(facet?.range).toMatchObject({ fromHint: expect.stringMatching(/0,55.мм|0.55.mm/) });
});
