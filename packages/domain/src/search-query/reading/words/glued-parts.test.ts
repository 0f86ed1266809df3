import { expect, it } from 'vitest';

import { gluedParts } from './glued-parts.ts';

it.each([
  ['10k0603', '10k 0603'],
  ['10к0805', '10к 0805'],
  ['4к70603', '4к7 0603'],
  ['100nf50v', '100nf 50v'],
  ['0603x7r100n', '0603 x7r 100n'],
  ['0603X7R100nF50V', '0603 X7R 100nF 50V'],
  ['100n0402x7r50v', '100n 0402 x7r 50v'],
  ['4.7uF16V0805', '4.7uF 16V 0805'],
  ['10k5%', '10k 5%'],
  ['100R5W', '100R 5W'],
  ['16MHz20pF', '16MHz 20pF'],
  ['10мкф25в', '10мкф 25в'],
])('%s is %s', (core, parts) => expect(gluedParts(core)?.join(' ')).toBe(parts));

it.each([
  '10k',
  '0603',
  'x7r50v',
  '10kohm',
  '1206B104K500CT',
  '20N60',
  '7N65B',
  '1N400750V',
  '20N60C50V',
  '24C02',
  '10k06031',
  '10k-0603',
  '10k 0603',
  '5A12C',
  '100n50V100n50V100n50V10n50V',
  '',
])('%j has no parts', (core) => expect(gluedParts(core)).toBeNull());

it('at most 24 characters are split', () => {
  expect(gluedParts('100nF50V0603X7R100nF50VX')).toBeNull();
  expect(gluedParts('100nF50V0603X7R100nF050V')?.length ?? 0).toBe(0);
  expect(gluedParts('100.0nF50V0603X7R10.0nF1')).toBeNull();
  expect(gluedParts('1000nF500V0603X7R1000nFx')).toBeNull();
  expect(gluedParts('10000nF500V0603X7R10000n')?.join(' ')).toBe('10000nF 500V 0603 X7R 10000n');
  expect(gluedParts('10000nF500V0603X7R100000n')).toBeNull();
});
