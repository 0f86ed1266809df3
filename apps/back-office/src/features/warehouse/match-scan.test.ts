import { readScan, writeLabel, type Scan } from '@farad/domain/warehouse';
import { expect, it } from 'vitest';

import { linesOfScan, nameOfScan, piecesOfScan } from './match-scan.ts';

const parts = [
  { product_id: '17', mpn: 'RC0603FR-0710KL' },
  { product_id: '18', mpn: 'КТ315Б' },
  { product_id: '555', mpn: 'NE555P' },
];

const scanOf = (text: string): Extract<Scan, { kind: 'label' | 'text' }> => {
  const scan = readScan(text);
  if (scan.kind !== 'label' && scan.kind !== 'text') throw new Error(scan.kind);
  return scan;
};

it.each([
  ['rc0603fr 0710kl', ['17']],
  ['КТ315Б', ['18']],
  ['ТУ555З', ['555']],
  ['18', ['18']],
  ['NE556', []],
  [writeLabel({ mpn: 'NE555P', shopNumber: '17' }), ['555']],
  [writeLabel({ mpn: 'X', shopNumber: '17' }), ['17']],
  [writeLabel({ mpn: 'X', shopNumber: 'NE555P-ND' }), []],
])('%j means %j', (text, products) => {
  expect(linesOfScan(parts, scanOf(text)).map(({ product_id }) => product_id)).toEqual(products);
});

it('returns name and quantity', () => {
  const scan = scanOf(writeLabel({ mpn: 'NE555P', quantity: 25 }));
  expect([nameOfScan(scan), piecesOfScan(scan), piecesOfScan(scanOf('NE555P'))]).toEqual(['NE555P', 25, null]);
});
