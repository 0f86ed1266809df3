import { expect, test } from 'vitest';
import type { BrandId } from '../../category/category.ts';
import type { ProductId } from '../../product/product.ts';
import type { FoundPart } from '../part/decide-match-part.ts';
import type { BomLine } from '../row/bom-line.ts';
import { partsOfBase } from './base-number.ts';

const part = (mpn: string, body: string | null, brand = 1): FoundPart => ({
  productId: 1 as ProductId,
  brandId: brand as BrandId,
  mpn,
  package: body,
  facts: { categories: [], values: {} },
  available: 100,
  cost: 1000,
  by: 'near',
  likeness: 'begins',
  alternate: null,
  rules: [],
  assumed: [],
});

const meant = (mpn: string | null, body: string | null, found: readonly FoundPart[]) =>
  [...partsOfBase({ line: { mpn, package: body } as BomLine, found })].map((one) => one.mpn);

const timers = [part('NE555P', 'DIP-8'), part('NE555DR', 'SOIC-8'), part('NE555N', 'DIP-8', 2)];

test('a number without its ending means the parts in the package of the line', () => {
  expect(meant('NE555', 'DIP-8', timers)).toEqual(['NE555P', 'NE555N']);
  expect(meant('ne 555', 'SOIC-8', timers)).toEqual(['NE555DR']);
});

test.each([
  ['no package', 'NE555', null, timers],
  ['no number', null, 'DIP-8', timers],
  ['a package that is not known', 'NE555', 'DIP-8', [part('NE555P', null)]],
  ['an ending with figures', 'STM32F103', 'LQFP-48', [part('STM32F103C8T6', 'LQFP-48')]],
  ['a voltage', 'LM1117', 'SOT-223', [part('LM1117MPX-3.3', 'SOT-223')]],
  ['a shorter number', 'NE555P', 'DIP-8', [part('NE555', 'DIP-8')]],
  ['letters alone', 'BAV', 'SOT-23', [part('BAVP', 'SOT-23')]],
  ['a number found otherwise', 'NE555', 'DIP-8', [{ ...part('NE555P', 'DIP-8'), by: 'words' as const }]],
])('%s means no part', (_, mpn, body, found) => {
  expect(meant(mpn, body, found)).toEqual([]);
});

test('an ending that is neither package nor packing means another part', () => {
  const groups = [part('BC847A', 'SOT-23'), part('BC847B', 'SOT-23'), part('BC847CLT', 'SOT-23', 2)];
  expect(meant('BC847', 'SOT-23', groups)).toEqual([]);
  expect(meant('SMAJ5.0', 'SMA', [part('SMAJ5.0A', 'SMA'), part('SMAJ5.0CA', 'SMA')])).toEqual([]);
  expect(meant('LM358', 'SOIC-8', [part('LM358D', 'SOIC-8'), part('LM358DR', 'SOIC-8')])).toEqual([
    'LM358D',
    'LM358DR',
  ]);
});
