import { referenceFrame } from '@farad/frame/reference-frame';
import { emptyFilter, type IndexedProduct, readQuery } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { product } from '../testing/small-frame.ts';

const categoryId = (slug: string) => referenceFrame.categories.find((category) => category.slug === slug)!.id;

const part = (id: number, slug: string, resistance: number, body: string, tolerance: number): IndexedProduct =>
  product(id, {
    mpn: `QX${id}`,
    categoryId: categoryId(slug),
    demand: id,
    attributes: { resistance, package: body, tolerance },
  });

const thermistor = part(9, 'ntc-thermistors', 4700, '0805', 1);
const other = part(8, 'ntc-thermistors', 4700, 'DISC-3.3', 3);

function found(products: readonly IndexedProduct[], text: string) {
  const engine = buildEngine(referenceFrame, products);
  const reading = readQuery(text, vocabularyFor(referenceFrame));
  const { ids, dropped } = engine.search({ ...emptyFilter, text }, { reading });
  return { ids, dropped };
}

test('resistors come before other parts of the resistance', () => {
  expect(found([thermistor, part(1, 'chip-resistors', 4700, '0805', 1)], '4к7 0805 1%').ids).toEqual([1, 9]);
});

test('exact parts are found although no resistor matches', () => {
  expect(found([thermistor], '4к7 0805 1%').ids).toEqual([9]);
});

test('similar parts are resistors, without the size that they do not have', () => {
  expect(found([other, part(1, 'chip-resistors', 4700, '0603', 1)], '4к7 0805 1%')).toEqual({
    ids: [1],
    dropped: ['0805'],
  });
});

test('no part of another kind is similar', () => {
  expect(found([other, part(1, 'chip-resistors', 10_000, '0805', 1)], '4к7 0805 1%')).toEqual({ ids: [], dropped: [] });
});
