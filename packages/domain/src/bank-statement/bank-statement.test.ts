import { describe, expect, it, test } from 'vitest';

import type { Day } from '../delivery/index.ts';
import type { Kopecks } from '../money/index.ts';
import {
  bankEntryKey,
  invoiceMentions,
  matchEntry,
  matchOutcomes,
  orderMentions,
  type BankEntry,
  type PayableInvoice,
} from './index.ts';

const march = '2026-03-02';

test.each<[string, readonly (readonly [number, string | null])[]]>([
  ['Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 220-00', [[15, march]]],
  ['оплата по сч. 15 от 02.03.2026', [[15, march]]],
  ['Оплата по сч.№15 от 02.03.26г.', [[15, march]]],
  ['ОПЛАТА ПО СЧЕТУ № 15 ОТ 2 МАРТА 2026 Г. ЗА РАДИОДЕТАЛИ', [[15, march]]],
  ['по счёту N15 от 02/03/2026 НДС не облагается', [[15, march]]],
  ['Счет на оплату № 15 от 02.03.2026', [[15, march]]],
  ['сч 15', [[15, null]]],
  ['Счет-договор №15 от 02.03.2026', [[15, march]]],
  ['Оплата счета No. 15/2 от 02.03.2026', [[15, march]]],
  ['оплата счет #000015', [[15, null]]],
  ['Payment of invoice 15 dated 02.03.2026', [[15, march]]],
  [
    'по счетам 15, 16 и 17 от 02.03.2026',
    [
      [15, null],
      [16, null],
      [17, march],
    ],
  ],
  [
    'по счетам № 15 от 02.03.2026, № 16 от 03.03.2026',
    [
      [15, march],
      [16, '2026-03-03'],
    ],
  ],
  ['сч. 15 от 45.03.2026', [[15, null]]],
  ['сч. 15 от 05.13.2026', [[15, null]]],
  ['сч. 15, сч. 15', [[15, null]]],
  [
    'сч. 15 от 02.03.2026, сч. 15 от 03.03.2026, сч. 15 от 02.03.2026',
    [
      [15, march],
      [15, '2026-03-03'],
    ],
  ],
  ['сч. 0', []],
  ['сч. 1', [[1, null]]],
  ['Оплата по счету 15, НДС 220-00', [[15, null]]],
  ['Перевод на р/сч 40702810900000002851', []],
  ['Зачисление на счет 40702810900000002851', []],
  ['Оплата по сч/ф 15', []],
  ['учет 15', []],
  ['за счет 2026-03-02', []],
  ['', []],
])('%j names %j', (purpose, mentions) => {
  expect(invoiceMentions(purpose).map(({ sequence, day }) => [sequence, day])).toEqual(mentions);
});

test.each(
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'
    .split(' ')
    .map((month, index) => [month, index + 1] as const),
)('a day of %s is in month %i', (month, number) => {
  const day = `2026-${String(number).padStart(2, '0')}-05`;
  expect(invoiceMentions(`сч. 15 от 5 ${month} 2026 г.`)).toEqual([{ sequence: 15, day }]);
  expect(invoiceMentions(`сч. 15 от 5 ${month.slice(0, 3)}. 26`)).toEqual([{ sequence: 15, day }]);
});

test('a hostile purpose mentions at most one invoice', () => {
  for (const part of ['сч. ', 'сч 1 ', 'счет № 15 от ', '15 от 02.03.2026, ', '№ ', '1,'])
    expect(invoiceMentions(`сч ${part.repeat(3000)}`).length, part).toBeLessThan(2);
});

test('orders are named by their number', () => {
  expect(orderMentions(`26-${'1'.repeat(15)} 26-${'2'.repeat(16)}`)).toEqual([`26-${'1'.repeat(15)}`]);
  expect(orderMentions('Заказ 26-000123, 26-000124; 26-000123 тел. 8-926-0000000')).toEqual(['26-000123', '26-000124']);
});

const inn = '7707083893';
const entry = (purpose: string, amount = 100_000, payerInn = inn): BankEntry => ({
  number: '77',
  day: '2026-03-03' as Day,
  amount: amount as Kopecks,
  payerAccount: '40702810900000002851',
  payerInn,
  payerName: 'ООО «Ромашка»',
  payeeAccount: '40702810938000000001',
  purpose,
});
const invoice = (orderId: number, more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  orderId,
  orderNumber: `26-${String(orderId).padStart(6, '0')}`,
  sequence: orderId,
  issuedOn: march as Day,
  buyerInn: inn,
  due: 1e5 as Kopecks,
  isOver: false,
  ...more,
});

describe('an entry', () => {
  const open = [invoice(15), invoice(16, { due: 50_000 as Kopecks })];

  it.each([
    ['exact', 100_000],
    ['partial', 99_999],
    ['over', 100_001],
  ])('that names an invoice is %s with %i', (outcome, amount) => {
    expect(matchEntry(entry('сч. 15 от 02.03.2026', amount), open)).toEqual({ outcome, orderId: 15 });
  });

  it('may name the order', () => {
    expect(matchEntry(entry('Заказ 26-000016', 50_000), open)).toEqual({ outcome: 'exact', orderId: 16 });
  });

  it('that names two orders is never matched automatically', () => {
    expect(matchEntry(entry('по счетам 15, 16', 150_000), open)).toEqual({ outcome: 'ambiguous', orderIds: [15, 16] });
  });

  it('that also names another payer’s invoice needs review', () => {
    const others = [invoice(15), invoice(16, { buyerInn: '500100732259' })];
    const both = { outcome: 'ambiguous', orderIds: [15, 16] };
    expect(matchEntry(entry('по счетам 15, 16'), others)).toEqual(both);
  });

  it('has one of five outcomes', () => {
    expect(matchOutcomes).toEqual(['exact', 'partial', 'over', 'ambiguous', 'unknown']);
  });

  it('of another payer, or for a cancelled order, needs review', () => {
    const ambiguous = { outcome: 'ambiguous', orderIds: [15] };
    expect(matchEntry(entry('сч. 15', 100_000, '500100732259'), open)).toEqual(ambiguous);
    expect(matchEntry(entry('сч. 15', 100_000, ''), open)).toEqual(ambiguous);
    expect(matchEntry(entry('сч. 15'), [invoice(15, { isOver: true })])).toEqual(ambiguous);
  });

  it('for a fully paid order is an overpayment', () => {
    expect(matchEntry(entry('сч. 15'), [invoice(15, { due: 0 as Kopecks })])).toEqual({ outcome: 'over', orderId: 15 });
  });

  it('with another date does not match that invoice', () => {
    expect(matchEntry(entry('сч. 15 от 02.03.2025', 70_000), open)).toEqual({ outcome: 'unknown' });
  });

  it('with an invoice number of two years is distinguished by its payer', () => {
    const two = [invoice(15), invoice(99, { sequence: 15, buyerInn: '500100732259' })];
    expect(matchEntry(entry('сч. 15'), two)).toEqual({ outcome: 'exact', orderId: 15 });
    expect(matchEntry(entry('сч. 15', 1, '1'), two)).toMatchObject({ outcome: 'ambiguous', orderIds: [15, 99] });
  });

  it('without a number is matched by payer and sum, if only one invoice fits', () => {
    expect(matchEntry(entry('За товар'), open)).toEqual({ outcome: 'exact', orderId: 15 });
    expect(matchEntry(entry('За товар', 50_001), open)).toEqual({ outcome: 'unknown' });
    expect(matchEntry(entry('За товар', 100_000, '1'), open)).toEqual({ outcome: 'unknown' });
    expect(matchEntry(entry('За товар', 0), [invoice(15, { due: 0 as Kopecks })])).toEqual({ outcome: 'unknown' });
    const kopeck = matchEntry(entry('За товар', 1), [invoice(15, { due: 1 as Kopecks })]);
    expect(kopeck).toEqual({ outcome: 'exact', orderId: 15 });
    const alike = [invoice(15), invoice(17)];
    expect(matchEntry(entry('За товар'), alike)).toEqual({ outcome: 'ambiguous', orderIds: [15, 17] });
  });

  it('that matches several versions of an invoice is for one order', () => {
    expect(matchEntry(entry('сч. 15/2'), [invoice(15), invoice(15)])).toEqual({ outcome: 'exact', orderId: 15 });
  });

  it('is identified by number, day, sum and account', () => {
    expect(bankEntryKey(entry('a'))).toBe(bankEntryKey(entry('b')));
    expect(bankEntryKey(entry('a', 1))).not.toBe(bankEntryKey(entry('a', 2)));
    const ofAccount = (amount: number, payerAccount: string) => bankEntryKey({ ...entry('a', amount), payerAccount });
    expect(ofAccount(1, '23')).not.toBe(ofAccount(12, '3'));
  });
});
