import type { Kopecks } from '@farad/domain/money';
import type { ReceiptItem, TillKind } from '@farad/domain/receipt';
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

test.each([
  [undefined, 'piece'],
  ['piece', 'piece'],
  ['metre', 'meter'],
  ['set', 'piece'],
  ['pack', 'piece'],
] as const)('what is sold by the %s has the measure %s', (unit, measure) => {
  const item = { name: 'Провод', subject: 'commodity', quantity: 3, price: 100 as Kopecks, vatPercent: 22 } as const;
  const items = [{ ...item, ...(unit === undefined ? {} : { unit }) }];
  const receipt = { kind: 'prepayment', items, total: 300 as Kopecks } as const;
  expect(writeReceipt({ customer: { email: 'a@b.ru' }, receipt }).items).toMatchObject([{ measure }]);
});

const goods: ReceiptItem = {
  name: 'Плата',
  subject: 'commodity',
  quantity: 1,
  price: 100 as Kopecks,
  vatPercent: 22,
  country: 'CN',
  customsDeclaration: '10702020/110626/0012345',
  mark: '0104601234567893215abc93dGVz',
};
const company = { email: 'a@b.ru', phone: '79161234567', name: 'ООО «Ромашка»', inn: '7707083893' };

const written = (kind: TillKind, item: ReceiptItem = goods, move: 'sale' | 'refund' = 'sale') =>
  writeReceipt(
    {
      customer: company,
      receipt: {
        kind: 'closing',
        items: [item],
        total: 100 as Kopecks,
      },
      till: {
        kind,
        taxSystem: 1,
        timezone: 5,
      },
    },
    move,
  );

test('the provider’s own till gets the buyer and the code by its form, and no origin', () => {
  expect(written('yookassa')).toEqual({
    customer: { full_name: 'ООО «Ромашка»', inn: '7707083893', email: 'a@b.ru', phone: '79161234567' },
    items: [
      {
        description: 'Плата',
        quantity: 1,
        amount: {
          value: '1.00',
          currency: 'RUB',
        },
        vat_code: 11,
        measure: 'piece',
        payment_subject: 'marked',
        payment_mode: 'full_payment',
        mark_mode: '0',
        mark_code_info: { gs_1m: goods.mark },
        planned_status: 1,
        mark_quantity: {
          numerator: 1,
          denominator: 1,
        },
      },
    ],
    internet: true,
    timezone: 5,
  });
});

test('Orange Data gets the code as scanned, and the origin of goods', () => {
  const { items, ...rest } = written('orange_data');
  expect(rest).toMatchObject({ tax_system_code: 1, customer: { inn: '7707083893' } });
  expect(rest).not.toHaveProperty('timezone');
  expect(items[0]).toMatchObject({
    mark_code_info: { mark_code_raw: goods.mark },
    country_of_origin_code: 'CN',
    customs_declaration_number: '10702020/110626/0012345',
  });
  expect(items[0]).not.toHaveProperty('planned_status');
});

test('another till gets neither buyer nor origin', () => {
  expect(written('another')).toMatchObject({ customer: { email: 'a@b.ru', phone: '79161234567' } });
  expect(written('another').customer).not.toHaveProperty('inn');
  expect(written('another').items[0]).not.toHaveProperty('country_of_origin_code');
});

test('a short code, a part of a pack, and returned goods', () => {
  const part = { ...goods, mark: '0104601234567893215abc', markPart: { pieces: 10, ofPieces: 50 } };
  expect(written('yookassa', part).items[0]).toMatchObject({
    mark_code_info: { short: part.mark },
    mark_quantity: {
      numerator: 10,
      denominator: 50,
    },
    planned_status: 2,
  });
  expect(written('yookassa', part, 'refund').items[0]).toMatchObject({ planned_status: 4 });
  expect(written('yookassa', goods, 'refund').items[0]).toMatchObject({ planned_status: 3 });
});
