import { paymentQueries } from '@farad/database/payments/payment.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  addPayment,
  moneyNow,
  openMoneyRows,
  ordersToPay,
  paymentReport,
  withoutNews,
} from '#testing/scenes/money-rows.ts';
import { checkOnce, checkPayment } from './ask-provider.ts';

const shop = openShopRows();
const money = openMoneyRows(shop);
const found = (more: object = {}) => ({ ok: true, value: paymentReport(more) });
const refusedBy = (error: object) => ({ ok: false, error });
const ago = (ms: number) => new Date(moneyNow.getTime() - ms);
const hour = 3_600_000;
const checked = (id = 1) => money.changes(async () => money.heard.push(await checkPayment(money.deps, id)));

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('a payment that is asked about', () => {
  it('is one that the provider knows', async () => {
    await addPayment(shop, { state: 'pending' });
    money.answers['get'] = found();
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid"",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [{"name":"rows of 1-1"}], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000",
        "reservation 1/1/1: expires_at null",
        "reservation 1/2/1: expires_at null",
        "get "p-1-1"",
        "heard",
      ]
    `);
  });

  it('whose money goes back at once has its refund requested too', async () => {
    await addPayment(shop, { state: 'pending' });
    await shop.run(`update orders set status = 'cancelled' where id = 1`);
    money.answers['get'] = found();
    expect(
      withoutNews(await checked())
        .slice(-3)
        .map((line) => line.slice(0, 40)),
    ).toEqual(['get "p-1-1"', 'refund {"key":"refund-26-000001-1","amou', 'heard']);
  });

  it('waits while the provider is silent', async () => {
    await addPayment(shop, { state: 'pending' });
    expect(await checked()).toMatchInlineSnapshot(`
      "
      payment 1: next_check_at "2026-11-20T06:02:00+00:00"
      get "p-1-1"
      warn {"payment":"pay-26-000001-1","failure":{"kind":"unknown","retryAfterSeconds":null}} payment: provider call failed
      silent
      "
    `);
  });

  it('waits for staff if the provider refuses', async () => {
    await addPayment(shop, { state: 'pending' });
    money.answers['get'] = refusedBy({ kind: 'refused', code: 'not_found', parameter: null });
    expect(await checked()).toMatchInlineSnapshot(`
      "
      payment 1: next_check_at "2026-11-20T06:02:00+00:00"
      + payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "payment", order_id 1, provider "yookassa", reported "pending", mismatches ["not_found"], provider_id "p-1-1", amount_kopecks 2000
      get "p-1-1"
      warn {"payment":"pay-26-000001-1","failure":{"kind":"refused","code":"not_found","parameter":null}} payment: provider call failed
      refused
      "
    `);
  });

  it('without an account changes nothing', async () => {
    await addPayment(shop, { state: 'pending', provider: 'other' });
    expect(await checked()).toBe('\nmissing other\nsilent\n');
    await expect(checked(9)).rejects.toThrow('payment 9 not found');
  });
});

describe('a payment that the provider may not have', () => {
  const request = { key: 'pay-26-000001-1', returnBase: 'https://shop.example/pay/return/', amount: 2000 };
  const receipt = { customer: {}, receipt: { items: [], total: 2000 } };
  beforeEach(() => addPayment(shop, { state: 'created', request: { ...request, receipt } }));

  it('is asked for with its secret address', async () => {
    money.answers['create'] = found({
      state: 'pending',
      confirmationUrl: 'https://pay.example/1',
      expiresAt: moneyNow,
    });
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: state "pending", expires_at "2026-11-20T06:00:00+00:00", provider_id "p-1-1", next_check_at "2026-11-20T06:02:00+00:00", confirmation_url "https://pay.example/1"",
        "+ payment_event 1/pending: at "2026-11-20T06:00:00+00:00", state "pending", payment_id 1",
        "create {"key":"pay-26-000001-1","amount":2000,"receipt":{"receipt":{"items":[],"total":2000},"customer":{}},"returnUrl":"https://shop.example/pay/return/eMPQwH75dCv_LmKt_vIL8hy5s3qhakIh"}",
        "heard",
      ]
    `);
  });

  const warned = (failure: object, text: string) =>
    `warn ${JSON.stringify({ payment: 'pay-26-000001-1', failure })} payment: ${text}`;
  const callOf = async (error: object) => {
    money.answers['create'] = refusedBy(error);
    return withoutNews(await checked()).map((line) => (line.startsWith('create') ? 'create' : line));
  };

  it.each([[{ kind: 'unknown', retryAfterSeconds: null }], [{ kind: 'not_admitted' }]])(
    'has no answer: %j',
    async (error) => {
      expect(await callOf(error)).toEqual([
        'payment 1: next_check_at "2026-11-20T06:02:00+00:00"',
        'create',
        warned(error, 'provider call failed'),
        'silent',
      ]);
    },
  );

  it.each([
    [{ kind: 'refused', code: 'bad', parameter: 'amount' }, 'failure "bad amount", refusal "refused"'],
    [{ kind: 'refused', code: 'bad', parameter: null }, 'failure "bad", refusal "refused"'],
    [{ kind: 'key_reused' }, 'failure "key_reused", refusal "key_reused", next_check_at "2026-11-20T06:00:00+00:00"'],
  ])('is refused: %j', async (error, expected) => {
    expect(await callOf(error)).toEqual([
      `payment 1: ${expected}`,
      'create',
      warned(error, 'refused by the provider'),
      'refused',
    ]);
  });

  it('is looked for when its key is over, page by page', async () => {
    await shop.run('update payment set asked_at = $1', ago(23 * hour - 1));
    expect(withoutNews(await checked())[1]).toMatch('create');
    await shop.run('update payment set asked_at = $1', ago(23 * hour));
    const page = (payments: readonly object[], cursor: string | null) => ({ ok: true, value: { payments, cursor } });
    const others = [paymentReport({ order: '26-000003', id: 'a' }), paymentReport({ attempt: 2, id: 'b' })];
    money.answers['list'] = [page(others, 'next'), page([paymentReport()], 'last')];
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "orders 1: status "in_work_personal", paid_at "2026-11-20T06:00:00+00:00", pay_until null, chosen_payment "card", payment_method "sbp"",
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00", settlement "order_paid", provider_id "p-1-1", next_check_at null",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000",
        "reservation 1/1/1: expires_at null",
        "reservation 1/2/1: expires_at null",
        "list {"since":"2026-11-19T06:58:00.000Z"}",
        "list {"since":"2026-11-19T06:58:00.000Z","cursor":"next"}",
        "heard",
      ]
    `);
  });

  it('that the provider does not have is refused', async () => {
    await shop.run(`update payment set refusal = 'key_reused'`);
    money.answers['list'] = { ok: true, value: { payments: [], cursor: null } };
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: failure "not_found", refusal "refused"",
        "list {"since":"2026-11-20T05:58:00.000Z"}",
        "refused",
      ]
    `);
    expect(withoutNews(await checked())).toEqual(['refused']);
  });

  it('is looked for again when the list is silent', async () => {
    await shop.run(`update payment set refusal = 'key_reused'`);
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: next_check_at "2026-11-20T06:02:00+00:00"",
        "list {"since":"2026-11-20T05:58:00.000Z"}",
        "warn {"payment":"pay-26-000001-1","failure":{"kind":"unknown","retryAfterSeconds":null}} payment: provider call failed",
        "silent",
      ]
    `);
  });

  it('is looked for on fifty pages', async () => {
    await shop.run(`update payment set refusal = 'key_reused'`);
    const page = { ok: true, value: { payments: [], cursor: 'next' } };
    money.answers['list'] = [
      ...Array.from({ length: 49 }, () => page),
      { ok: true, value: { payments: [paymentReport()], cursor: 'next' } },
    ];
    expect(withoutNews(await checked()).at(-1)).toBe('heard');
    await shop.run(`update payment set state = 'created', paid_at = null, refusal = 'key_reused', provider_id = null`);
    money.answers['list'] = [
      ...Array.from({ length: 50 }, () => page),
      { ok: true, value: { payments: [paymentReport()], cursor: null } },
    ];
    await expect(checked()).rejects.toThrow('payment pay-26-000001-1 not found in the first 50 pages of the provider');
  });
});

describe('held money', () => {
  const hold = (more: object = {}) =>
    addPayment(shop, { state: 'waiting_for_capture', settlement: 'order_paid', ...more });
  const wished = { capture_wished_at: moneyNow };

  it('is only asked about as long as nobody decided', async () => {
    await hold();
    expect(withoutNews(await checked()).at(-3)).toBe('get "p-1-1"');
  });

  it('is captured', async () => {
    await hold(wished);
    money.answers['capture'] = found();
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00"",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [{"name":"rows of 1-1"}], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 2000",
        "capture {"key":"capture-26-000001-1","paymentId":"p-1-1","amount":2000}",
        "heard",
      ]
    `);
  });

  it('is captured in part, with its receipt', async () => {
    await hold({ ...wished, capture_kopecks: 1900, capture_receipt: { receipt: { items: [], total: 1900 } } });
    money.answers['capture'] = found({ amount: 1900 });
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: state "succeeded", paid_at "2026-11-20T06:00:00+00:00"",
        "+ payment_event 1/succeeded: at "2026-11-20T06:00:00+00:00", state "succeeded", payment_id 1",
        "+ receipt 1: id 1, kind "prepayment", items [], state "registered", pieces [], order_id 1, created_at "2026-11-20T06:00:00+00:00", payment_id 1, amount_kopecks 1900",
        "capture {"key":"capture-26-000001-1","paymentId":"p-1-1","amount":1900,"receipt":{"receipt":{"items":[],"total":1900}}}",
        "heard",
      ]
    `);
  });

  it('is released', async () => {
    await hold({ release_wished_at: moneyNow, settlement: 'release_hold' });
    money.answers['cancel'] = found({ state: 'cancelled' });
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: state "cancelled"",
        "+ payment_event 1/cancelled: at "2026-11-20T06:00:00+00:00", state "cancelled", payment_id 1",
        "cancel {"key":"cancel-26-000001-1","paymentId":"p-1-1"}",
        "heard",
      ]
    `);
  });

  it('is not asked for again if the provider refuses', async () => {
    await hold(wished);
    money.answers['capture'] = refusedBy({ kind: 'refused', code: 'late', parameter: null });
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "payment 1: next_check_at "2026-11-20T06:30:00+00:00", capture_wished_at null",
        "+ payment_quarantine 1: at "2026-11-20T06:00:00+00:00", id 1, kind "payment", order_id 1, provider "yookassa", reported "waiting_for_capture", mismatches ["late"], provider_id "p-1-1", amount_kopecks 2000",
        "capture {"key":"capture-26-000001-1","paymentId":"p-1-1","amount":2000}",
        "warn {"payment":"pay-26-000001-1","failure":{"kind":"refused","code":"late","parameter":null}} payment: provider call failed",
        "refused",
      ]
    `);
    await shop.run('update payment set capture_wished_at = now()');
    money.answers['capture'] = refusedBy({ kind: 'not_admitted' });
    expect(withoutNews(await checked())).toMatchInlineSnapshot(`
      [
        "capture {"key":"capture-26-000001-1","paymentId":"p-1-1","amount":2000}",
        "warn {"payment":"pay-26-000001-1","failure":{"kind":"not_admitted"}} payment: provider call failed",
        "silent",
      ]
    `);
  });
});

describe('a payment is asked about once in a while', () => {
  const once = (pauseMs: number) =>
    money.changes(async () => {
      const payment = await paymentQueries(shop.db).byId(1);
      if (payment !== undefined) await checkOnce(money.deps, payment, pauseMs);
    });

  it.each([
    ['pending', 999, true],
    ['pending', 1000, false],
    ['waiting_for_capture', 0, false],
    ['succeeded', 0, false],
    ['cancelled', 0, false],
  ])('%s, after %i ms', async (state, pauseMs, isAsked) => {
    await addPayment(shop, { state, checked_at: ago(1000) });
    expect(/\nget/.test(await once(pauseMs))).toBe(isAsked);
  });

  it.each([
    [null, true],
    ['key_reused', true],
    ['refused', false],
  ])('one that was not created, refusal %s', async (refusal, isAsked) => {
    await addPayment(shop, { state: 'created', refusal, checked_at: ago(1000) });
    expect(/\n(?:create|list)/.test(await once(0))).toBe(isAsked);
  });
});
