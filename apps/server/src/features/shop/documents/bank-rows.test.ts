import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { openMoneyRows } from '#testing/scenes/money-rows.ts';
import { callOfStaff } from '#testing/scenes/row-scenes.ts';
import { ordersWithInvoices, statementOf, theirs, type StatementLine } from '#testing/scenes/statement-rows.ts';
import { seller } from '#testing/seller.ts';
import { takeStatement } from './bank-statement.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const take = (lines: readonly StatementLine[], isRehearsal = false) =>
  takeStatement(money.deps, callOfStaff, statementOf(lines), isRehearsal);
const outcomes = async (...lines: readonly StatementLine[]) => {
  const answer = await take(lines);
  if (!answer.ok) return answer.error;
  return answer.value.entries.map(({ outcome, orderNumber, candidates }) =>
    [outcome, orderNumber ?? '-', ...candidates].join(' '),
  );
};
const outcome = (answer: { readonly ok: boolean; readonly error?: unknown }): unknown =>
  answer.ok ? 'done' : answer.error;
const changed = (work: () => Promise<{ readonly ok: boolean }>) =>
  money.changes(async () => money.heard.push(JSON.stringify(await work())));
/** Returns the failure of a call. Expects that the call changes no rows. */
const refusal = async (work: () => Promise<{ readonly ok: boolean }>) => {
  let failure: unknown;
  const lines = await money.changes(async () => {
    failure = outcome(await work());
  });
  expect(lines).toBe('\n');
  return failure;
};

/** Orders 1 to 4 have the invoices 1 to 4, all to one company. */
beforeEach(async () => {
  money.reset();
  await ordersWithInvoices(shop);
});

describe('a statement', () => {
  const every: readonly StatementLine[] = [
    { number: '1', roubles: '15.00', purpose: 'Оплата по счету № 1' },
    { number: '2', roubles: '5.00', purpose: 'Оплата по счету № 1' },
    { number: '3', roubles: '30.00', purpose: 'Оплата заказа 26-000003' },
    { number: '4', roubles: '20.00', purpose: 'Оплата по счетам № 2, № 4' },
    { number: '5', roubles: '7.00', purpose: 'Без номера', payerInn: '' },
    { number: '1', roubles: '15.00', purpose: 'Оплата по счету № 1' },
    { number: '6', roubles: '1.00', purpose: 'Комиссия', payer: seller.account, payee: theirs },
    { number: '7', roubles: '1.00', purpose: 'Чужой', payer: theirs, payee: '40702810500000002851' },
  ];

  it('pays what is sure and keeps the rest for staff', async () => {
    expect(await changed(() => take(every))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"over":1,"exact":1,"known":1,"partial":1,"unknown":1,"outgoing":2,"ambiguous":1}, action "bank.statement_taken", reason "", staff_id 2, request_id "request-1", user_agent "test"
      + bank_entry 1: id 1, day "2026-11-19", note "", number "1", outcome "partial", purpose "Оплата по счету № 1", order_id 1, payer_inn "7707083893", candidates [], payer_name "ООО \\"Ромашка\\"", imported_at "2026-11-20T06:00:00+00:00", payer_account "40702810900000002851", amount_kopecks 1500
      + bank_entry 2: id 2, day "2026-11-19", note "", number "2", outcome "exact", purpose "Оплата по счету № 1", order_id 1, payer_inn "7707083893", candidates [], payer_name "ООО \\"Ромашка\\"", imported_at "2026-11-20T06:00:00+00:00", payer_account "40702810900000002851", amount_kopecks 500
      + bank_entry 3: id 3, day "2026-11-19", note "", number "3", outcome "over", purpose "Оплата заказа 26-000003", order_id 3, payer_inn "7707083893", candidates [], payer_name "ООО \\"Ромашка\\"", imported_at "2026-11-20T06:00:00+00:00", payer_account "40702810900000002851", amount_kopecks 3000
      + bank_entry 4: id 4, day "2026-11-19", note "", number "4", outcome "ambiguous", purpose "Оплата по счетам № 2, № 4", payer_inn "7707083893", candidates [2,4], payer_name "ООО \\"Ромашка\\"", imported_at "2026-11-20T06:00:00+00:00", payer_account "40702810900000002851", amount_kopecks 2000
      + bank_entry 5: id 5, day "2026-11-19", note "", number "5", outcome "unknown", purpose "Без номера", payer_inn "", candidates [], payer_name "ООО \\"Ромашка\\"", imported_at "2026-11-20T06:00:00+00:00", payer_account "40702810900000002851", amount_kopecks 700
      + bank_money 1: at "2026-11-20T06:00:00+00:00", id 1, day "2026-11-19", note "", entry_id 1, order_id 1, amount_kopecks 1500
      + bank_money 2: at "2026-11-20T06:00:00+00:00", id 2, day "2026-11-19", note "", entry_id 2, order_id 1, amount_kopecks 500
      + bank_money 3: at "2026-11-20T06:00:00+00:00", id 3, day "2026-11-19", note "", entry_id 3, order_id 3, amount_kopecks 3000
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 3: id 3, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 4: id 4, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_company","previous":"created","total_price":20}, type "order.status"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000003","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000003","status":"in_work_company","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + inbox_entry 2: at now, id 2, data {"what":"paid","number":"26-000003","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "system", id 1, reason "", order_id 1, to_status "in_work_company", from_status "created"
      + order_event 2: at "2026-11-20T06:00:00+00:00", by "system", id 2, reason "", order_id 3, to_status "in_work_company", from_status "created"
      orders 1: status "in_work_company", paid_at "2026-11-20T06:00:00+00:00", pay_until null
      orders 3: status "in_work_company", paid_at "2026-11-20T06:00:00+00:00", pay_until null
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      + outbox 2: id 2, kind "order_status", channel "sms", subject "", attempts 0, order_id 3, recipient "79260000001", account_id 1, created_at now
      reservation 1/1/1: expires_at null
      reservation 1/2/1: expires_at null
      reservation 3/1/1: expires_at null
      reservation 3/2/1: expires_at null
      {"ok":true,"value":{"entries":[{"line":3,"number":"1","day":"2026-11-19","amount":15,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Оплата по счету № 1","outcome":"partial","orderNumber":"26-000001","candidates":[]},{"line":13,"number":"2","day":"2026-11-19","amount":5,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Оплата по счету № 1","outcome":"exact","orderNumber":"26-000001","candidates":[]},{"line":23,"number":"3","day":"2026-11-19","amount":30,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Оплата заказа 26-000003","outcome":"over","orderNumber":"26-000003","candidates":[]},{"line":33,"number":"4","day":"2026-11-19","amount":20,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Оплата по счетам № 2, № 4","outcome":"ambiguous","orderNumber":null,"candidates":["26-000002","26-000004"]},{"line":43,"number":"5","day":"2026-11-19","amount":7,"payerName":"ООО \\"Ромашка\\"","payerInn":"","purpose":"Без номера","outcome":"unknown","orderNumber":null,"candidates":[]},{"line":53,"number":"1","day":"2026-11-19","amount":15,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Оплата по счету № 1","outcome":"known","orderNumber":null,"candidates":[]},{"line":63,"number":"6","day":"2026-11-19","amount":1,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Комиссия","outcome":"outgoing","orderNumber":null,"candidates":[]},{"line":73,"number":"7","day":"2026-11-19","amount":1,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Чужой","outcome":"outgoing","orderNumber":null,"candidates":[]}],"problems":[],"isApplied":true}}
      "
    `);
    expect(await outcomes(...every)).toEqual([
      ...Array.from({ length: 6 }, () => 'known -'),
      'outgoing -',
      'outgoing -',
    ]);
  });

  it('that is only rehearsed changes nothing, and shows the same', async () => {
    const rehearsal = await money.changes(async () => {
      const answer = await take(every, true);
      money.heard.push(JSON.stringify(answer.ok && answer.value.isApplied));
    });
    expect(rehearsal).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"over":1,"exact":1,"known":1,"partial":1,"unknown":1,"outgoing":2,"ambiguous":1}, action "bank.statement_read", reason "", staff_id 2, request_id "request-1", user_agent "test"
      false
      "
    `);
  });

  it('finds an order by its payer and sum, as long as it is due', async () => {
    await shop.run(`update orders set status = 'cancelled' where id = 3`);
    expect(
      await outcomes({ roubles: '23.00', purpose: 'Оплата' }, { number: '2', roubles: '20.00', purpose: 'Оплата' }),
    ).toEqual(['exact 26-000002', 'ambiguous - 26-000001 26-000004']);
    expect(await outcomes({ number: '3', roubles: '20.00', purpose: 'По счету 3' })).toEqual(['ambiguous - 26-000003']);
    expect(await outcomes({ number: '4', roubles: '20.00', purpose: 'По счету 99999999999' })).toEqual([
      'ambiguous - 26-000001 26-000004',
    ]);
    expect(await outcomes({ number: '5', roubles: '20.00', purpose: 'По счету 1', payerInn: '' })).toEqual([
      'ambiguous - 26-000001',
    ]);
  });

  it('knows how much is due after each payment', async () => {
    const part = (number: string, roubles: string) => ({ number, roubles, purpose: 'По счету 1' });
    expect(await outcomes(part('1', '5.00'), part('2', '14.99'), part('3', '0.02'), part('4', '1.00'))).toEqual([
      'partial 26-000001',
      'partial 26-000001',
      'over 26-000001',
      'over 26-000001',
    ]);
    expect(await shop.read('select order_id, amount_kopecks, entry_id, staff_id, note from bank_money')).toEqual([
      '1 500 1 null ',
      '1 1499 2 null ',
      '1 2 3 null ',
      '1 100 4 null ',
    ]);
  });

  it('pays refunds', async () => {
    const refund = (order: number, sequence: number, amount: number, account: string) =>
      shop.run(
        `insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
          values ($1, $2, $3, $4, 'staff', '', 'pending', 'bank', $5, '', now())`,
        order,
        sequence,
        `key ${order} ${sequence}`,
        amount,
        JSON.stringify({ account }),
      );
    await refund(1, 1, 500, theirs);
    await refund(1, 2, 500, theirs);
    await refund(3, 1, 700, '40702810500000002851');
    const out = { payer: seller.account, payee: theirs };
    const lines = [
      { number: '1', roubles: '5.00', purpose: 'Возврат по заказу 26-000001', ...out },
      { number: '2', roubles: '5.00', purpose: 'Возврат по заказу 26-000001', ...out },
      { number: '3', roubles: '5.00', purpose: 'Возврат по заказу 26-000001', ...out },
      { number: '1', roubles: '5.00', purpose: 'Возврат по заказу 26-000001', ...out },
      { number: '4', roubles: '6.00', purpose: 'Возврат по заказу 26-000003', ...out },
    ];
    expect(await changed(() => take(lines))).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"known":1,"outgoing":1,"refund_paid":2,"refund_differs":1}, action "bank.statement_taken", reason "", staff_id 2, request_id "request-1", user_agent "test"
      + bank_debit 1: id 1, day "2026-11-19", number "1", purpose "Возврат по заказу 26-000001", refund_id 1, imported_at "2026-11-20T06:00:00+00:00", payee_account "40702810900000002851", amount_kopecks 500
      + bank_debit 2: id 2, day "2026-11-19", number "2", purpose "Возврат по заказу 26-000001", refund_id 2, imported_at "2026-11-20T06:00:00+00:00", payee_account "40702810900000002851", amount_kopecks 500
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","refunded":5,"total_price":20}, type "order.refunded"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","refunded":5,"total_price":20}, type "order.refunded"
      + inbox_entry 1: at now, id 1, data {"what":"refund_sent","amount":500,"number":"26-000001","reason":"","accountEnd":"2851"}, kind "money", account_id 1
      + inbox_entry 2: at now, id 2, data {"what":"refund_sent","amount":500,"number":"26-000001","reason":"","accountEnd":"2851"}, kind "money", account_id 1
      + outbox 1: id 1, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      + outbox 2: id 2, kind "payment", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      refund 1: state "succeeded", done_at "2026-11-20T06:00:00+00:00", paper_day "2026-11-19", paper_number "1"
      refund 2: state "succeeded", done_at "2026-11-20T06:00:00+00:00", paper_day "2026-11-19", paper_number "2"
      {"ok":true,"value":{"entries":[{"line":3,"number":"1","day":"2026-11-19","amount":5,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Возврат по заказу 26-000001","outcome":"refund_paid","orderNumber":"26-000001","candidates":[]},{"line":13,"number":"2","day":"2026-11-19","amount":5,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Возврат по заказу 26-000001","outcome":"refund_paid","orderNumber":"26-000001","candidates":[]},{"line":23,"number":"3","day":"2026-11-19","amount":5,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Возврат по заказу 26-000001","outcome":"outgoing","orderNumber":null,"candidates":[]},{"line":33,"number":"1","day":"2026-11-19","amount":5,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Возврат по заказу 26-000001","outcome":"known","orderNumber":null,"candidates":[]},{"line":43,"number":"4","day":"2026-11-19","amount":6,"payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"Возврат по заказу 26-000003","outcome":"refund_differs","orderNumber":null,"candidates":["26-000003"]}],"problems":[],"isApplied":true}}
      "
    `);
    expect(await outcomes(...lines)).toEqual([
      'known -',
      'known -',
      'outgoing -',
      'known -',
      'refund_differs - 26-000003',
    ]);
    await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
      values (3, 2, 'other', 800, 'staff', '', 'pending', 'bank', '{"account": "40702810900000002851"}', '', now()), (3, 3, 'third', 900, 'staff', '', 'pending', 'bank', '{}', '', now())`);
    expect(
      await outcomes(
        { number: '9', roubles: '9.00', purpose: 'Возврат', ...out },
        { number: '8', roubles: '6.00', purpose: '26-000003', ...out },
      ),
    ).toEqual(['refund_differs - 26-000003', 'refund_differs - 26-000003']);
  });

  it.each([
    [[], ['КонецФайла', ''], 'done'],
    [[{ roubles: '1.00', purpose: '' }], [], { code: 'broken_statement', field: 'line 12' }],
    [
      [{ roubles: '1.00', purpose: '', payee: '40702810500000002851' }],
      ['КонецФайла', ''],
      { code: 'foreign_statement', field: 'file' },
    ],
    [
      [{ roubles: '1.00', purpose: '', payer: seller.account, payee: '40702810500000002851' }],
      ['КонецФайла', ''],
      'done',
    ],
    [
      [
        { roubles: '1.00', purpose: '', payee: '40702810500000002851' },
        { roubles: '1.00', purpose: '' },
      ],
      ['КонецФайла', ''],
      'done',
    ],
  ] as const)('is refused when it is broken or of somebody else: %#', async (lines, end, expected) => {
    expect(outcome(await takeStatement(money.deps, callOfStaff, statementOf(lines, [...end]), false))).toEqual(
      expected,
    );
  });

  it('is refused when it has no head, or the shop has no seller', async () => {
    const file = Buffer.from('hello\r\n');
    expect(await refusal(() => takeStatement(money.deps, callOfStaff, file, false))).toMatchObject({
      code: 'broken_statement',
    });
    await shop.run('delete from setting');
    expect(await refusal(() => take([]))).toEqual({ code: 'seller_missing' });
  });
});
