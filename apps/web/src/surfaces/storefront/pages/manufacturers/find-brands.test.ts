import { expect, it } from 'vitest';

import { findBrands } from './find-brands.ts';

const brands = [
  'Texas Instruments',
  'Vishay',
  'EPCOS',
  '3M',
  'Ангстрем',
  'Microchip',
  'Würth Elektronik',
  'ЧИП и ДИП',
].map((name) => ({ name }));
const found = (text: string): string[] => findBrands(brands, text).map(({ name }) => name);

it.each([
  ['tex', 'Texas Instruments'],
  ['Тексас', 'Texas Instruments'],
  ['вишай', 'Vishay'],
  ['ЭПКОС', 'EPCOS'],
  ['3m', '3M'],
  ['3М', '3M'],
  ['angstrem', 'Ангстрем'],
  ['ангс', 'Ангстрем'],
  ['микрочип', 'Microchip'],
  ['wurth', 'Würth Elektronik'],
])('%s finds %s', (text, name) => {
  expect(found(text)).toContain(name);
});

it('finds all for an empty text, and none for an unknown name', () => {
  expect(found('  ')).toHaveLength(brands.length);
  for (const text of ['((((', 'зззз', '%', 'x'.repeat(10_000)]) expect(found(text)).toEqual([]);
});
