import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, openMoneyRows } from '#testing/scenes/money-rows.ts';
import { callOfStaff } from '#testing/scenes/row-scenes.ts';
import { ordersWithInvoices, statementOf, type StatementLine } from '#testing/scenes/statement-rows.ts';
import { addPayment as addBankPayment, listEntries, matchByHand, setAside, showPayments } from './bank-entries.ts';
import { takeStatement } from './bank-statement.ts';
import { takeBackMatch } from './take-back-match.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const take = (lines: readonly StatementLine[]) => takeStatement(money.deps, callOfStaff, statementOf(lines), false);
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

describe('an entry that waits for staff', () => {
  const byHand = (order = '26-000001', id = '1') => matchByHand(money.deps, callOfStaff, id, order);
  beforeEach(async () => {
    await take([
      { number: '1', roubles: '20.00', purpose: 'Непонятно', payerInn: '' },
      { number: '2', roubles: '21.00', purpose: 'Непонятно', payerInn: '' },
    ]);
  });

  it('is given to an order', async () => {
    expect(await changed(() => byHand())).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"amount":20,"orderNumber":"26-000001"}, action "bank.payment_matched", reason "", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "bank"
      bank_entry 1: outcome "by_hand", order_id 1, staff_id 2, decided_at "2026-11-20T06:00:00+00:00"
      + bank_money 1: at "2026-11-20T06:00:00+00:00", id 1, day "2026-11-19", note "", entry_id 1, order_id 1, staff_id 2, amount_kopecks 2000
      + hook_delivery 1: id 1, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_delivery 2: id 2, tries 0, answer "", hook_id "00000000-0000-0000-0000-000000000001", next_at "2026-11-20T06:00:00+00:00", event_id "random", is_replay false
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"created","paid_at":"2026-11-20T06:00:00.000Z","total_price":20}, type "order.paid"
      + hook_event random: at "2026-11-20T06:00:00+00:00", id "random", data {"number":"26-000001","status":"in_work_company","previous":"created","total_price":20}, type "order.status"
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000001","reason":""}, kind "order", account_id 1
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 1, staff_id 2, to_status "in_work_company", from_status "created"
      orders 1: status "in_work_company", paid_at "2026-11-20T06:00:00+00:00", pay_until null
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 1, recipient "79260000001", account_id 1, created_at now
      reservation 1/1/1: expires_at null
      reservation 1/2/1: expires_at null
      {"ok":true,"value":{"id":"1","number":"1","day":"2026-11-19","payerName":"ООО \\"Ромашка\\"","payerInn":"","purpose":"Непонятно","orderNumber":"26-000001","candidates":[],"payerAccount":"40702810900000002851","outcome":"by_hand","note":"","decidedBy":"Staff 2","amount":20,"importedAt":"2026-11-20T06:00:00.000Z"}}
      "
    `);
    expect(await refusal(() => byHand())).toEqual({ code: 'already_decided' });
  });

  it('is not given to an unknown order; an unknown entry is not found', async () => {
    expect(await refusal(() => byHand('26-000009'))).toEqual({ code: 'not_found', field: 'orderNumber' });
    expect(await refusal(() => byHand('26-000001', '3'))).toEqual({ code: 'not_found' });
    expect(await refusal(() => byHand('26-000001', 'x'))).toEqual({ code: 'not_found' });
  });

  it('may be of several orders', async () => {
    await shop.run(`update bank_entry set outcome = 'ambiguous' where id = 2`);
    expect(outcome(await byHand('26-000003', '2'))).toBe('done');
    expect(await shop.read('select order_id, amount_kopecks, entry_id, staff_id from bank_money')).toEqual([
      '3 2100 2 2',
    ]);
  });

  it('is set aside', async () => {
    expect(await changed(() => setAside(money.deps, callOfStaff, '1', 'Не наше'))).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", action "bank.payment_set_aside", reason "Не наше", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "bank"
      bank_entry 1: note "Не наше", outcome "set_aside", staff_id 2, decided_at "2026-11-20T06:00:00+00:00"
      {"ok":true,"value":{"id":"1","number":"1","day":"2026-11-19","payerName":"ООО \\"Ромашка\\"","payerInn":"","purpose":"Непонятно","orderNumber":null,"candidates":[],"payerAccount":"40702810900000002851","outcome":"set_aside","note":"Не наше","decidedBy":"Staff 2","amount":20,"importedAt":"2026-11-20T06:00:00.000Z"}}
      "
    `);
    expect(await refusal(() => setAside(money.deps, callOfStaff, '1', 'Не наше'))).toEqual({ code: 'already_decided' });
  });

  it('is listed, page by page', async () => {
    const page = async (query: Parameters<typeof listEntries>[1]) => {
      const answer = await listEntries(money.deps, query);
      if (!answer.ok) throw new Error(answer.error.code);
      return [answer.value.entries.map(({ id }) => id), answer.value.next] as const;
    };
    await setAside(money.deps, callOfStaff, '2', '');
    expect([await page({}), await page({ open: 'true' }), await page({ text: '2' })]).toEqual([
      [['2', '1'], null],
      [['1'], null],
      [['2'], null],
    ]);
    const more = (from: number, to: number) =>
      take(
        Array.from({ length: to - from + 1 }, (_, index) => ({
          number: `${from + index}`,
          roubles: '1.00',
          purpose: '',
          payerInn: '',
        })),
      );
    await more(3, 30);
    const [ids, none] = await page({});
    expect([ids.length, none]).toEqual([30, null]);
    await more(31, 31);
    const [second, next] = await page({});
    expect([second.length, second[0], next]).toEqual([30, '31', '2']);
    expect(await page({ after: 2 })).toEqual([['1'], null]);
  });
});

describe('money of an order', () => {
  it('is entered by staff', async () => {
    const entered = () =>
      addBankPayment(money.deps, callOfStaff, '26-000002', { amount: 11.5, day: '2026-11-18', note: 'Видел' });
    expect(await changed(entered)).toMatchInlineSnapshot(`
      "
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.9", after {"day":"2026-11-18","amount":11.5}, action "order.bank_payment_added", reason "Видел", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "order"
      + bank_money 1: at "2026-11-20T06:00:00+00:00", id 1, day "2026-11-18", note "Видел", order_id 2, staff_id 2, amount_kopecks 1150
      {"ok":true,"value":{"total_price":23,"paid":11.5,"due":11.5,"over":0,"isPaid":false,"payments":[{"day":"2026-11-18","payerName":null,"staffName":"Staff 2","note":"Видел","amount":11.5,"at":"2026-11-20T06:00:00.000Z"}]}}
      "
    `);
    expect(await changed(entered)).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", after {"day":"2026-11-18","amount":11.5}, action "order.bank_payment_added", reason "Видел", staff_id 2, object_id 2, request_id "request-1", user_agent "test", object_kind "order"
      + bank_money 2: at "2026-11-20T06:00:00+00:00", id 2, day "2026-11-18", note "Видел", order_id 2, staff_id 2, amount_kopecks 1150
      + inbox_entry 1: at now, id 1, data {"what":"paid","number":"26-000002","reason":""}, kind "order", account_id 2
      + order_event 1: at "2026-11-20T06:00:00+00:00", by "staff", id 1, reason "", order_id 2, staff_id 2, to_status "in_work_company", from_status "created"
      orders 2: status "in_work_company", paid_at "2026-11-20T06:00:00+00:00", pay_until null
      + outbox 1: id 1, kind "order_status", channel "sms", subject "", attempts 0, order_id 2, recipient "79260000001", account_id 1, created_at now
      reservation 2/1/1: expires_at null
      reservation 2/2/1: expires_at null
      {"ok":true,"value":{"total_price":23,"paid":23,"due":0,"over":0,"isPaid":true,"payments":[{"day":"2026-11-18","payerName":null,"staffName":"Staff 2","note":"Видел","amount":11.5,"at":"2026-11-20T06:00:00.000Z"},{"day":"2026-11-18","payerName":null,"staffName":"Staff 2","note":"Видел","amount":11.5,"at":"2026-11-20T06:00:00.000Z"}]}}
      "
    `);
    expect(
      await refusal(() =>
        addBankPayment(money.deps, callOfStaff, '26-000009', { amount: 1, day: '2026-11-18', note: '' }),
      ),
    ).toEqual({ code: 'not_found' });
    expect(await refusal(() => showPayments(money.deps, '26-000009'))).toEqual({ code: 'not_found' });
  });

  it('beyond the total is shown without its refunds', async () => {
    const figures = async () => {
      const answer = await showPayments(money.deps, '26-000001');
      if (!answer.ok) throw new Error(answer.error.code);
      const { paid, due, over, isPaid } = answer.value;
      return [paid, due, over, isPaid];
    };
    expect(await figures()).toEqual([0, 20, 0, false]);
    await shop.run(
      `insert into bank_money (order_id, amount_kopecks, day, at, note, staff_id) values (1, 2500, '2026-11-19', now(), '', 1)`,
    );
    expect(await figures()).toEqual([25, 0, 5, false]);
    await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
      values (1, 1, 'key', 300, 'overpaid', '', 'pending', 'bank', '{}', '', now())`);
    expect(await figures()).toEqual([25, 0, 2, false]);
    await shop.run('truncate bank_money');
    await shop.run('update orders set paid_at = now() where id = 1');
    expect(await figures()).toEqual([0, 0, 0, true]);
  });
});

describe('a match that was wrong', () => {
  const back = (id = '1') => takeBackMatch(money.deps, { ...callOfStaff, locale: 'en' }, id, 'Не тот заказ');
  beforeEach(async () => {
    await take([
      { number: '1', roubles: '20.00', purpose: 'По счету 1' },
      { number: '2', roubles: '20.00', purpose: 'По счету 3' },
      { number: '3', roubles: '1.00', purpose: '', payerInn: '' },
    ]);
  });

  it('is taken back, and the time to pay begins again', async () => {
    expect(await changed(() => back())).toMatchInlineSnapshot(`
      "
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.9", action "bank.match_taken_back", before {"outcome":"exact","orderNumber":"26-000001"}, reason "Не тот заказ", staff_id 2, object_id 1, request_id "request-1", user_agent "test", object_kind "bank"
      bank_entry 1: outcome "unknown", order_id null
      + bank_money 3: at "2026-11-20T06:00:00+00:00", id 3, day "2026-11-19", note "Не тот заказ", entry_id 1, order_id 1, staff_id 2, takes_back 1, amount_kopecks -2000
      orders 1: paid_at null, pay_until "2026-11-25T21:00:00+00:00"
      reservation 1/1/1: expires_at "2026-11-25T21:00:00+00:00"
      reservation 1/2/1: expires_at "2026-11-25T21:00:00+00:00"
      {"ok":true,"value":{"id":"1","number":"1","day":"2026-11-19","payerName":"ООО \\"Ромашка\\"","payerInn":"7707083893","purpose":"По счету 1","orderNumber":null,"candidates":[],"payerAccount":"40702810900000002851","outcome":"unknown","note":"","decidedBy":null,"amount":20,"importedAt":"2026-11-20T06:00:00.000Z"}}
      "
    `);
    expect(await refusal(() => back())).toEqual({ code: 'transition_not_allowed' });
  });

  it('is refused for an entry without an order; an unknown entry is not found', async () => {
    expect(await refusal(() => back('3'))).toEqual({ code: 'transition_not_allowed' });
    expect(await refusal(() => back('4'))).toEqual({ code: 'not_found' });
    expect(await refusal(() => back('x'))).toEqual({ code: 'not_found' });
  });

  it('leaves the time alone when the goods are ready', async () => {
    await shop.run(`update orders set status = 'in_warehouse' where id = 1`);
    expect((await changed(() => back())).split('\n').filter((line) => /^(orders|reservation)/.test(line))).toEqual([
      'orders 1: paid_at null',
    ]);
  });

  it('leaves an order paid that has enough without it, or was paid another way', async () => {
    await shop.run(
      `insert into bank_money (order_id, amount_kopecks, day, at, note, staff_id) values (1, 1999, '2026-11-19', now(), '', 1), (3, 2000, '2026-11-19', now(), '', 1)`,
    );
    const paid = () => shop.read('select id, paid_at is not null from orders where id in (1, 3) order by 1');
    await back('2');
    expect(await paid()).toEqual(['1 true', '3 true']);
    await addPayment(shop, { settlement: 'order_paid' });
    await back();
    expect(await paid()).toEqual(['1 true', '3 true']);
  });

  it('makes an order unpaid that has too little without it', async () => {
    await shop.run(
      `insert into bank_money (order_id, amount_kopecks, day, at, note, staff_id) values (1, 1999, '2026-11-19', now(), '', 1)`,
    );
    await back();
    expect(await shop.read('select id, paid_at is not null from orders where id in (1, 3) order by 1')).toEqual([
      '1 false',
      '3 true',
    ]);
  });

  it('stays when the goods were sent or money went back, with the reason', async () => {
    await shop.run(`update orders set status = 'shipped' where id = 1`);
    const failures = [await refusal(() => back())];
    await shop.run(`update orders set status = 'in_warehouse' where id = 1`);
    await shop.run(`insert into refund (order_id, sequence, key, amount_kopecks, cause, note, state, way, payee, purpose, created_at)
      values (1, 1, 'key', 300, 'staff', '', 'pending', 'bank', '{}', '', now())`);
    failures.push(await refusal(() => back()));
    expect(failures).toMatchInlineSnapshot(`
      [
        {
          "code": "transition_not_allowed",
          "detail": "The order is already shipped or handed over: return its money on the tab “Payments” of the order.",
        },
        {
          "code": "transition_not_allowed",
          "detail": "Money of this order has already been given back.",
        },
      ]
    `);
  });
});
