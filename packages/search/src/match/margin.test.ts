import type { AttributeKey } from '@farad/domain/category';
import { emptyFilter, type QueryReading } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { product, smallFrame } from '../testing/small-frame.ts';

const worth = (id: number, value: number, demand = 0) => product(id, { demand, attributes: { value } });

const key = 'value' as AttributeKey;
const atLeast = (value: number): QueryReading => ({
  conditions: [
    { filter: { kind: 'category', slug: 'chip-resistors', slugs: ['chip-resistors'] }, source: 'res' },
    {
      filter: { kind: 'values', key, values: [value] },
      margin: { kind: 'between', key, from: value, to: null },
      source: '50V',
    },
  ],
  words: '',
});
const asked = (parts: readonly ReturnType<typeof worth>[], value: number, asTyped = false) => {
  const {
    ids,
    atLeast: instead,
    withMargin,
  } = buildEngine(smallFrame, parts).search({ ...emptyFilter, text: 'res 50V' }, { reading: atLeast(value), asTyped });
  return { ids, instead, withMargin };
};

test('parts with higher ratings follow the exact ones, regardless of demand', () => {
  const parts = [worth(1, 25), worth(2, 50), worth(3, 100, 9), worth(4, 63, 99)];
  expect(asked(parts, 50)).toEqual({ ids: [2, 4, 3], instead: [], withMargin: ['50V'] });
});

test('if no part has the exact rating, higher ones are shown and reported instead', () => {
  expect(asked([worth(1, 25), worth(2, 100)], 50)).toEqual({ ids: [2], instead: ['50V'], withMargin: [] });
});

test('if exact parts fill the page, higher ratings are not added', () => {
  const exact = Array.from({ length: 10 }, (_, place) => worth(place + 1, 50));
  const { ids, withMargin } = asked([...exact, worth(11, 100)], 50);
  expect(ids).not.toContain(11);
  expect(withMargin).toEqual([]);
});

test('a literal search returns no higher ratings', () => {
  expect(asked([worth(1, 50), worth(2, 100)], 50, true).ids).not.toContain(2);
});
