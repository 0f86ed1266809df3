import type { ProductFields } from '@farad/contract/office/catalogue/products';
import { emptyTexts, localized } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { mergeProduct } from './merge-product.ts';

const base: ProductFields = {
  mpn: 'NE555P',
  brandId: '1',
  categoryId: '1',
  title: localized({ ru: 'Таймер', en: 'Timer', tr: '' }),
  description: emptyTexts,
  state: 'draft',
  lifecycle: 'active',
  prices: [
    {
      quantity: 1,
      price: 45,
    },
  ],
  beforePrice: null,
  minQuantity: 1,
  multiple: 1,
  unit: 'piece',
  package: 'DIP-8',
  weight: null,
  country: null,
  leadTimeDays: null,
  attributes: { supply: '5 В' },
  series: null,
  documents: [],
  otherNumbers: [],
  vatClass: 'standard',
  warrantyMonths: null,
  customsDeclaration: null,
  isMarked: false,
};

test('merges edits of different fields, languages and parameters', () => {
  const mine = { ...base, title: { ...base.title, tr: 'Zamanlayıcı' }, attributes: { supply: '5 В', pins: '8' } };
  const theirs = { ...base, title: { ...base.title, en: 'Timer IC' }, attributes: {}, package: 'SO-8' };
  const { merged, clashes } = mergeProduct(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged).toEqual({
    ...base,
    title: localized({ ru: 'Таймер', en: 'Timer IC', tr: 'Zamanlayıcı' }),
    attributes: { pins: '8' },
    package: 'SO-8',
  });
});

test('a field that both changed is a clash, and mine until it is resolved', () => {
  const mine = { ...base, prices: [{ quantity: 1, price: 50 }], title: { ...base.title, ru: 'Таймер 555' } };
  const theirs = { ...base, prices: [{ quantity: 1, price: 40 }], title: { ...base.title, ru: 'Таймер NE555' } };
  const { merged, clashes } = mergeProduct(base, mine, theirs);
  expect(clashes).toEqual([
    { path: ['prices'], mine: mine.prices, theirs: theirs.prices },
    { path: ['title', 'ru'], mine: 'Таймер 555', theirs: 'Таймер NE555' },
  ]);
  expect(merged).toEqual(mine);
});

test('equal edits are no clash, nor are different forms of an empty value', () => {
  const both = { ...base, series: 'NE', package: '' };
  expect(mergeProduct({ ...base, package: null }, both, { ...both, package: null })).toEqual({
    merged: { ...both, package: null },
    clashes: [],
  });
});
