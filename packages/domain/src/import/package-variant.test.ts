import { expect, it } from 'vitest';

import { packageVariant } from './package-variant.ts';

it.each([
  ['SMA', 'DO-214AC(SMA)'],
  ['SOT-23', 'SOT-23-3L'],
  ['SOP-8', 'SOIC-8-208mil'],
  ['QFP-44(10x10)', 'VQFP-44'],
  ['LQFP-48', 'TQFP-48(7x7)'],
  ['SOIC8', 'SOP-8'],
  ['SOIC8', 'SOIC8-150mil'],
  ['BGA256', 'FBGA-256(17x17)'],
  ['TFBGA-64', 'UFBGA-64'],
  ['SSOP20', 'TSSOP-20-EP'],
  ['SSOP20', 'TSSOP20(4.4mm)'],
  ['-', ''],
])('%s and %s are one package', (one, other) => {
  expect(packageVariant(one)).toBe(packageVariant(other));
});

it.each([
  ['SMA', 'SMB'],
  ['SOT-23', 'SOT-89-3'],
  ['SOT-23', 'SOT-23-5'],
  ['TO-92', 'SOT-89-3L'],
  ['插件,D5xL7mm', '插件,D5xL11mm'],
  ['SOD-123FL', 'SMA'],
  ['插件,P=5mm', '插件,P=7.5mm'],
  ['SOIC-8', 'SOIC-14'],
])('%s and %s are two packages', (one, other) => {
  expect(packageVariant(one)).not.toBe(packageVariant(other));
});
