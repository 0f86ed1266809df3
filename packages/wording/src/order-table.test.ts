import { sumKopecks, type Kopecks } from '@farad/domain/money';
import { locales } from '@farad/domain/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orderTable, type CountedOrder } from './order-table.ts';

const kopecks = fc.integer({ min: 1, max: 10_000_000 }).map((sum) => sum as Kopecks);

const orders = fc
  .record({
    totals: fc.array(kopecks, { minLength: 1, maxLength: 90 }),
    discount: fc.integer({ min: 0, max: 1 }).map((sum) => sum as Kopecks),
    deliveryPrice: fc.integer({ min: 0, max: 100_000 }).map((sum) => sum as Kopecks),
  })
  .map(({ totals, discount, deliveryPrice }): CountedOrder => ({
    lines: totals.map((total) => ({
      part: 'NE555P',
      title: 'Таймер',
      pieces: '1 шт',
      total,
    })),
    discount,
    deliveryPrice,
    vat: [],
    total: (sumKopecks(totals) - discount + deliveryPrice) as Kopecks,
  }));

/** Returns kopecks from the digits of a displayed sum. */
function read(written: string): number {
  if (!/\d/.test(written)) return 0;
  const [whole = '', part = ''] = written.replace(/[^\d,−]/g, '').split(',');
  const kopecksRead = Number(whole.replace('−', '')) * 100 + Number(part.padEnd(2, '0'));
  return written.startsWith('−') ? -kopecksRead : kopecksRead;
}

const add = (sums: readonly { readonly sum: string }[]): number => sums.reduce((sum, row) => sum + read(row.sum), 0);

test('the goods make their sum, and the sums the total, as they are written', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { goods, rest, sums, total } = orderTable('ru', order);
      expect(add(goods) + read(rest.sum)).toBe(add(sums.slice(0, 1)));
      expect(add(sums)).toBe(read(total.sum));
      expect(read(total.sum)).toBe(order.total);
    }),
  );
});

test.each(locales)('every row has a name in %s', (locale) => {
  const lines = [{ part: 'NE555P', title: '', pieces: '1', total: 100 as Kopecks }];
  const { sums, total, vat } = orderTable(locale, {
    lines,
    discount: 10 as Kopecks,
    deliveryPrice: 0 as Kopecks,
    total: 90 as Kopecks,
    vat: [
      {
        percent: 22,
        sum: 16 as Kopecks,
      },
    ],
  });
  expect([...sums, total, ...vat].map(({ name }) => name.length > 3)).toEqual(Array.from({ length: 5 }, () => true));
});

test('numbers of a title stay on the line of their units', () => {
  const lines = [{ part: 'R1', title: 'Резистор 10 кОм ±1 % 0,1 Вт', pieces: '1 шт', total: 100 as Kopecks }];
  const { goods } = orderTable('ru', {
    lines,
    discount: 0 as Kopecks,
    deliveryPrice: 0 as Kopecks,
    total: 100 as Kopecks,
    vat: [],
  });
  expect(goods[0]?.title).toBe('Резистор 10\u00a0кОм ±1\u00a0% 0,1\u00a0Вт');
});
