import { referenceFrame } from '@farad/frame/reference-frame';
import { emptyFilter, type IndexedProduct, readQuery } from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { product } from '../testing/small-frame.ts';

const shop = (
  slug: string,
  parts: readonly (readonly [mpn: string, title: string, attributes?: IndexedProduct['attributes']])[],
): readonly IndexedProduct[] =>
  parts.map(([mpn, title, attributes = {}], place) =>
    product(place + 1, {
      mpn,
      categoryId: referenceFrame.categories.find((category) => category.slug === slug)!.id,
      demand: place,
      title: localized({ ru: title, en: title, tr: title }),
      attributes,
    }),
  );

function found(products: readonly IndexedProduct[], text: string): readonly number[] {
  const engine = buildEngine(referenceFrame, products);
  const { ids } = engine.search({ ...emptyFilter, text }, { reading: readQuery(text, vocabularyFor(referenceFrame)) });
  return ids.toSorted((a, b) => a - b);
}

const bare = shop('chip-resistors', [
  ['RC0603FR-0710KL', 'Чип резистор 0603 1%'],
  ['CRCW060310K0FKEA', 'Резистор 10 кОм 0603 1%'],
  ['RES-0603-10K-1%', 'Резистор 0603 10k 1%'],
  ['RC0603FR-07110KL', 'Чип резистор 0603 110 кОм 1%'],
  ['RC0603FR-07510KL', 'Чип резистор 0603 510K 1%'],
  ['X1', 'Резистор 47 кОм 0603 10 %'],
  ['RC0603FR-074K7L', 'Чип резистор 0603 4к7 1%'],
  ['RC0603FR-0714K7L', 'Чип резистор 0603 14к7 1%'],
]);

test.each(['резистор 10к 0603 1%', 'резистор 10 кОм 0603 1%', 'резистор 10k', '10 кОм', '10K', '10k', '10000 ом'])(
  '%s finds 10 kΩ by titles and numbers, and no part of another number',
  (text) => {
    expect(found(bare, text)).toEqual([1, 2, 3]);
  },
);

test.each([
  ['резистор 4к7', [7]],
  ['4K7 0603', [7]],
  ['47 ком', [6]],
])('%s finds whole values only', (text, ids) => {
  expect(found(bare, text)).toEqual(ids);
});

test('values with other units are read from titles too', () => {
  const capacitors = shop('chip-ceramic-capacitors', [
    ['A1', 'Конденсатор 100 нФ 50В X7R 0805'],
    ['A2', 'Конденсатор 0,1мкФ 50В 0805'],
    ['A3', 'Конденсатор 1100n 50В 0805'],
    ['A4', 'Конденсатор 10uF 16В 0805'],
    ['A5', 'Конденсатор 110uF 16В 0805'],
  ]);
  expect(found(capacitors, 'конденсатор 100n 0805')).toEqual([1, 2]);
  expect(found(capacitors, '10uF')).toEqual([4]);
  const crystals = shop('crystals', [
    ['Q1', 'Кварц 8 МГц HC-49S'],
    ['Q2', 'Кварц 18МГц HC-49S'],
    ['Q3-8.000MHZ', 'Кварц HC-49S 8.000MHz'],
  ]);
  expect(found(crystals, 'кварц 8МГц')).toEqual([1, 3]);
});

test('a stated value counts, whatever the title and the number say', () => {
  const stated = shop('chip-resistors', [
    ['RC0603FR-0710KL', 'Резистор 10 кОм', { resistance: 22_000 }],
    ['X2', 'Резистор', { resistance: 10_000 }],
  ]);
  expect(found(stated, 'резистор 10 кОм')).toEqual([2]);
  expect(found(stated, '10k')).toEqual([2]);
});
