import type { AttributeKey, CategoryId } from '@farad/domain/category';
import type { QueryReading } from '@farad/domain/search-query';
import { expect, test } from 'vitest';

import { buildEngine } from '../engine.ts';
import { anyFilter, product, smallFrame } from '../testing/small-frame.ts';

const key = (name: string) => name as AttributeKey;
const axial = 4 as CategoryId;

const products = [
  product(1, { attributes: { value: 10_000, package: '0603' } }),
  product(2, { attributes: { value: 10_000, package: '0805' } }),
  product(3, { attributes: { value: 4700, package: '0603' } }),
  product(4, { categoryId: axial, attributes: { value: 10_000 } }),
  product(5, { mpn: 'XY-0603', attributes: { value: 1 } }),
];
const engine = buildEngine(smallFrame, products);

const tenThousand = {
  filter: { kind: 'values', key: key('value'), values: [10_000] },
  source: '10к',
} as const;
const chips = {
  filter: { kind: 'category', slug: 'chip-resistors', slugs: ['chip-resistors'] },
  source: 'чип-резистор',
} as const;
const size = {
  filter: { kind: 'values', key: key('package'), values: ['0603', '1608M'] },
  source: '0603',
} as const;

const found = (text: string, reading: QueryReading) => engine.search({ ...anyFilter, text }, { reading }).ids;

test('finds parts by meaning that have none of the words', () => {
  expect(found('10к', { conditions: [tenThousand], words: '' })).toEqual([1, 2, 4]);
  expect(found('чип-резистор 10к', { conditions: [chips, tenThousand], words: '' })).toEqual([1, 2]);
});

test('spellings of one condition are alternatives, all conditions must hold', () => {
  expect(found('10к 0603', { conditions: [tenThousand, size], words: '' })).toContain(1);
  expect(found('10к 0603', { conditions: [tenThousand, size], words: '' })).not.toContain(2);
});

test('never finds less than the plain words, and an exact part number stays first', () => {
  const reading = { conditions: [tenThousand, size], words: '' };
  expect(found('XY-0603', reading)).toEqual([5, 1]);
  expect(engine.search({ ...anyFilter, text: 'XY-0603' }).ids).toEqual([5]);
});

test('parts with the meaning come before part numbers with the prefix', () => {
  const numbered = product(7, { mpn: '10KX', demand: 100, attributes: {} });
  const other = product(8, { mpn: '10KY', attributes: { value: 3 } });
  const within = product(9, { mpn: 'RC-07510KL', attributes: {} });
  const own = buildEngine(smallFrame, [...products, numbered, other, within]);
  const reading = { conditions: [tenThousand], words: '' };
  expect(own.search({ ...anyFilter, text: '10к' }, { reading }).ids).toEqual([1, 2, 4, 7]);
});

test('words without a meaning must match too, except those without results', () => {
  expect(found('part 10к', { conditions: [tenThousand], words: 'part' })).toEqual([1, 2, 4]);
  const reading = { conditions: [tenThousand], words: 'foo' };
  const answer = engine.search({ ...anyFilter, text: 'foo 10к' }, { reading });
  expect(answer).toMatchObject({ ids: [1, 2, 4], dropped: ['foo'], missing: null });
  expect(engine.search({ ...anyFilter, text: 'foo 10к' }, { reading, asTyped: true }).ids).toEqual([]);
});

test('counts, facets and other conditions include parts found by meaning', () => {
  const answer = engine.search(
    { ...anyFilter, text: '10к', categories: ['chip-resistors'], attrs: [size.filter] },
    { reading: { conditions: [tenThousand], words: '' } },
  );
  expect(answer.count).toBe(1);
  const packages = answer.attributeFacets.find((facet) => facet.key === 'package');
  expect(packages?.values).toEqual([
    { value: '0603', count: 1 },
    { value: '0805', count: 1 },
  ]);
});

test('removed and changed products are followed', () => {
  const own = buildEngine(smallFrame, products);
  const reading = { conditions: [tenThousand], words: '' };
  own.remove(products[0]!.id);
  own.upsert(product(9, { attributes: { value: 10_000 } }));
  expect(own.search({ ...anyFilter, text: '10к' }, { reading }).ids).toEqual([2, 4, 9]);
});
