import { referenceFrame } from '@farad/frame/reference-frame';
import type { BrandId } from '@farad/domain/category';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { expect, test } from 'vitest';

import { brandsMeant } from './match-parts-list-makers.ts';

const brandOf = (id: number, name: string): CatalogueFrame['brands'][number] => ({
  ...referenceFrame.brands[0]!,
  id: id as BrandId,
  name,
  slug: `b${id}`,
});

const frame: CatalogueFrame = {
  ...referenceFrame,
  brands: [
    brandOf(1, 'Samsung Electro-Mech'),
    brandOf(2, 'Samsung'),
    brandOf(3, 'Texas Instruments'),
    brandOf(4, 'Nexperia'),
  ],
};

test.each([
  ['Texas Instruments Inc.', [3]],
  ['TI', [3]],
  ['Samsung', [2]],
  ['Samsung Electro-Mechanics', [1]],
  ['Samtec', []],
  // NXP's diodes are sold under the same numbers by Nexperia today.
  ['NXP Semiconductors', [4]],
])('%s', (spelling, expected) => {
  expect([...brandsMeant(frame, new Map(), spelling)]).toEqual(expected);
});
