import type { Kopecks } from '@farad/domain/money';
import type { VatPercent } from '@farad/domain/vat';
import { expect, test } from 'vitest';

import { writeReceipt } from './write-receipt.ts';

const codeOf = (kind: 'prepayment' | 'closing', vatPercent: VatPercent): unknown => {
  const item = { name: 'Резистор', subject: 'commodity', quantity: 1, price: 100 as Kopecks, vatPercent } as const;
  const receipt = { kind, items: [item], total: 100 as Kopecks };
  return writeReceipt({ customer: { phone: '79161234567' }, receipt }).items[0]?.vat_code;
};

test.each([
  [null, 1, 1],
  [0, 2, 2],
  [5, 7, 9],
  [7, 8, 10],
  [10, 3, 5],
  [20, 4, 6],
  [22, 11, 12],
] as const)('VAT of %j percent has the code %i, in a prepayment %i', (percent, direct, calculated) => {
  expect([codeOf('closing', percent), codeOf('prepayment', percent)]).toEqual([direct, calculated]);
});
