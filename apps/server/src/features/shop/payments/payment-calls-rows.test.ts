import { openShopRows } from '@farad/database/testing/shop-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import { startSession } from '#http/session/session.ts';
import { openBrowser, type Browser } from '#testing/browser.ts';
import { httpsEnvironment } from '#testing/environment.ts';
import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { openRowCalls, serveCalls, signInStaff, type ServedCalls } from '#testing/scenes/row-calls.ts';
import { addRow } from '#testing/scenes/row-scenes.ts';
import { returnTokenHash } from './begin-payment.ts';
import { payments } from './feature.ts';
import { registerPayments } from './payments.routes.ts';

const shop = openShopRows([
  `insert into staff_role (staff_id, role) values (1, 'administrator'), (2, 'content_editor')`,
]);
const rows = openRowCalls(shop);
const money = openMoneyRows(shop);
const deps = Object.create(money.deps, { config: { value: readConfig(httpsEnvironment) } }) as Deps;
let calls: ServedCalls;
let chief: Browser;
let editor: Browser;
let buyer: Browser;
let other: Browser;
beforeAll(async () => {
  calls = await serveCalls({ log: rows.log }, (app) => registerPayments(app, deps));
  const browser = () => openBrowser(calls.server, '10.0.0.1');
  [chief, editor, buyer, other] = [
    await signInStaff(shop, browser(), { staffId: 1, at: moneyNow }),
    await signInStaff(shop, browser(), { staffId: 2, at: moneyNow }),
    browser(),
    browser(),
  ];
  buyer.cookies.set('__Host-sid', await startSession(shop.db, 1, '', moneyNow));
  other.cookies.set('__Host-sid', await startSession(shop.db, 2, '', moneyNow));
});
afterAll(() => calls.server.close());
beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});
const guest = () => openBrowser(calls.server, '10.0.0.1');
const missing = '404 {"code":"not_found"}';
/** Returns status and body of a call's answer, without the rows that the call changed. */
const answer = async (called: () => ReturnType<Browser['get']>) => (await rows.shown(called)).split('\n')[1] ?? '';

it('the calls have these rules', () => {
  expect(calls.rules).toMatchInlineSnapshot(`
    [
      "POST /orders/:number/pay: customer cancel_own_order pay 2048",
      "GET /orders/:number/payment: customer view_own_orders read",
      "GET /payments/return/:token: customer view_catalogue public-order",
      "GET /admin/orders/:number/payments: staff view_orders read",
      "POST /admin/orders/:number/refunds: staff refund_orders write",
      "POST /admin/refunds/:refundId/retry: staff refund_orders write",
      "GET /admin/bank/refunds: staff refund_orders read",
      "POST /admin/refunds/:refundId/payee: staff refund_orders write 8192",
      "POST /admin/refunds/:refundId/paid: staff refund_orders write 8192",
      "POST /admin/orders/:number/cancel-wish: staff manage_orders write 8192",
      "POST /admin/refunds/:refundId/withdraw: staff refund_orders write 8192",
      "POST /admin/orders/:number/capture: staff manage_orders write 8192",
      "POST /admin/orders/:number/release: staff manage_orders write 8192",
      "POST /admin/orders/:number/till-receipt: staff manage_orders write 8192",
      "GET /admin/payment-quarantine: staff refund_orders read",
      "POST /admin/payment-quarantine/:entryId/resolve: staff refund_orders write 8192",
      "GET /admin/webhooks: staff view_jobs read",
      "POST /admin/webhooks/:eventId/retry: staff retry_jobs write",
      "GET /admin/payment-methods: staff manage_payment_methods read 8192",
      "POST /admin/payment-account: staff manage_payment_methods write 8192",
      "POST /admin/payment-account/remove: staff manage_payment_methods write 8192",
      "POST /admin/payment-methods/test: staff manage_payment_methods write 8192",
    ]
  `);
});

it('the calls of staff are for those who may', async () => {
  const post =
    (path: string, body: object = {}) =>
    () =>
      editor.post(`/admin${path}`, body);
  const get = (path: string) => () => editor.get(`/admin${path}`);
  const asked = [
    get('/orders/26-000001/payments'),
    get('/bank/refunds'),
    get('/payment-quarantine'),
    get('/webhooks'),
    get('/payment-methods'),
    post('/orders/26-000001/refunds'),
    post('/refunds/1/retry'),
    post('/refunds/1/payee'),
    post('/refunds/1/paid'),
    post('/refunds/1/withdraw'),
    post('/orders/26-000001/cancel-wish'),
    post('/orders/26-000001/capture'),
    post('/orders/26-000001/release'),
    post('/orders/26-000001/till-receipt'),
    post('/payment-quarantine/1/resolve'),
    post('/webhooks/1/retry'),
    post('/payment-account'),
    post('/payment-account/remove'),
    post('/payment-methods/test'),
  ];
  const answers = new Set<string>();
  for (const called of asked) answers.add(await rows.refused(called));
  expect([...answers]).toEqual(['403 {"code":"forbidden"}']);
});

describe('a payment, over the calls of buyers', () => {
  const pay = (by: Browser, body: object = {}, number = '26-000001') =>
    by.post(`/orders/${number}/pay`, { method: 'card', email: '', ...body });
  const look = (by: Browser, number = '26-000001') => by.get(`/orders/${number}/payment`);

  it('is begun by the owner of the order', async () => {
    money.answers['create'] = {
      ok: true,
      value: {
        id: 'p-1',
        state: 'pending',
        confirmationUrl: 'https://pay.example/1',
        amount: 2000,
        currency: 'RUB',
        refunded: 0,
        order: '26-000001',
        attempt: 1,
        account: '100',
        isTest: true,
        cancelReason: null,
        receipt: null,
        createdAt: moneyNow,
        expiresAt: null,
      },
    };
    expect(await answer(() => pay(buyer, { email: 'Anna@farad.example' }))).toMatchInlineSnapshot(
      `"200 {"number":"26-000001","state":"pending","method":"card","amount":20,"total":20,"parts":null,"refunded":0,"returns":[],"confirmation_url":"https://pay.example/1","qr":null,"isOver":false,"pay_until":"2026-11-20T12:00:00.000Z","expiresAt":null,"advice":null,"refusal":null,"needsEmail":false,"methods":[{"method":"sbp","refusal":null}],"askAgainSeconds":3}"`,
    );
    expect(money.heard.filter((line) => line.startsWith('create')).join()).toContain('"email":"anna@farad.example"');
    expect(await answer(() => look(buyer))).toContain('"state":"pending"');
  });

  it('without an answer of the provider says so', async () => {
    expect(await answer(() => pay(buyer))).toMatchInlineSnapshot(
      `"200 {"number":"26-000001","state":null,"method":"card","amount":20,"total":20,"parts":null,"refunded":0,"returns":[],"confirmation_url":null,"qr":null,"isOver":false,"pay_until":"2026-11-20T12:00:00.000Z","expiresAt":null,"advice":null,"refusal":"email_needed","needsEmail":true,"methods":[{"method":"card","refusal":null},{"method":"sbp","refusal":null}],"askAgainSeconds":null}"`,
    );
  });

  it('is of the own order alone', async () => {
    for (const called of [
      () => pay(other),
      () => look(other),
      () => pay(buyer, {}, '26-000009'),
      () => look(buyer, 'x'),
    ])
      expect(await rows.refused(called)).toBe(missing);
    for (const called of [() => pay(guest()), () => look(guest())])
      expect(await rows.refused(called)).toBe('401 {"code":"unauthenticated"}');
    expect(await rows.refused(() => pay(buyer, { email: 'x@' }))).toBe('400 {"code":"invalid_email","field":"email"}');
  });

  it('of a company is begun by those who may change its orders', async () => {
    await shop.run(
      `insert into company (id, inn, kpp, name, address, created_at) overriding system value values (1, '7707083893', '773601001', 'ООО «Ток»', 'Москва', now()) on conflict do nothing`,
    );
    await shop.run(
      `insert into company_member (company_id, account_id, role, joined_at) values (1, 2, 'accountant', now()) on conflict do nothing`,
    );
    await shop.run(
      `update orders set customer_type = 'company', company_id = 1, company = '{"name": "ООО «Ток»", "inn": "7707083893"}' where id = 1`,
    );
    expect(await rows.refused(() => pay(other))).toBe('403 {"code":"forbidden"}');
    expect(await answer(() => look(other))).toMatch(/^200 /);
    await shop.run(`update company_member set role = 'owner'`);
    expect(await answer(() => pay(other))).toMatch(/^200 /);
    await shop.run(`delete from company_member`);
    expect(await rows.refused(() => look(other))).toBe(missing);
    await shop.run(`update orders set customer_type = 'personal', company_id = null, company = null where id = 1`);
  });

  it.each([
    [3000, false],
    [3001, true],
  ])('asks the provider %i ms after the last time: %s', async (ms, isAsked) => {
    await addPayment(shop, { state: 'pending', checked_at: new Date(moneyNow.getTime() - ms) });
    await look(buyer);
    expect(money.heard.some((line) => line.startsWith('get '))).toBe(isAsked);
    await addPayment(shop, { order: 2, state: 'succeeded', checked_at: new Date(0) });
    money.heard.length = 0;
    await look(other, '26-000002');
    expect(money.heard).toEqual([]);
  });

  it('is found by the token of its page, and what changed is shown', async () => {
    const token = 'x'.repeat(43);
    await addPayment(shop, {
      state: 'pending',
      return_token_sha256: `\\x${returnTokenHash(token).toString('hex')}`,
      checked_at: new Date(0),
    });
    money.answers['get'] = {
      ok: true,
      value: {
        id: 'p-1-1',
        state: 'canceled',
        confirmationUrl: null,
        amount: 2000,
        currency: 'RUB',
        refunded: 0,
        order: '26-000001',
        attempt: 1,
        account: '100',
        isTest: true,
        cancelReason: 'x',
        receipt: null,
        createdAt: moneyNow,
        expiresAt: null,
      },
    };
    const found = await answer(() => guest().get(`/payments/return/${token}`));
    expect(found).toMatchInlineSnapshot(
      `"200 {"number":"26-000001","state":"pending","method":"sbp","amount":20,"total":20,"parts":null,"refunded":0,"returns":[],"confirmation_url":null,"qr":null,"isOver":false,"pay_until":"2026-11-20T12:00:00.000Z","expiresAt":null,"advice":null,"refusal":null,"needsEmail":true,"methods":[{"method":"card","refusal":null}],"askAgainSeconds":3}"`,
    );
    expect(await rows.refused(() => guest().get(`/payments/return/${'y'.repeat(43)}`))).toBe(missing);
  });
});

describe('the calls of staff', () => {
  const post = (path: string, body: object = {}) => chief.post(`/admin${path}`, body);

  it('show the money of an order, also after a change', async () => {
    await addPayment(shop, {});
    const shown = await answer(() => chief.get('/admin/orders/26-000001/payments'));
    expect(shown).toMatchInlineSnapshot(
      `"200 {"number":"26-000001","total":20,"paidAt":null,"payments":[{"id":"1","attempt":1,"method":"sbp","state":"succeeded","provider":{"id":"yookassa","isInstalled":true},"providerId":"p-1-1","amount":20,"refundable":20,"isHeld":false,"failure":null,"createdAt":"2026-11-20T06:00:00.000Z","paidAt":"2026-11-20T06:00:00.000Z","expiresAt":null,"may":{"capture":false,"release":false,"refund":true},"events":[],"lines":[{"position":1,"name":"Деталь 1","qty":10,"total":10,"cancelled":0,"shipped":0,"returned":0,"unpacked":10,"isMarked":false},{"position":2,"name":"Деталь 2","qty":10,"total":10,"cancelled":0,"shipped":0,"returned":0,"unpacked":10,"isMarked":false}],"refunds":[]}],"receipts":[],"owed":[],"office":{"source":null,"ways":[],"refundable":0,"beyond":0,"lines":[],"payee":{"name":"Иванова Анна","inn":"","kpp":"","bankName":"","bik":"","account":"","correspondentAccount":""},"isCompany":false,"refunds":[]}}"`,
    );
    expect(await rows.refused(() => chief.get('/admin/orders/26-000009/payments'))).toBe(missing);
  });

  it('refuse what is not there', async () => {
    const parts = { kind: 'everything' };
    const asked = [
      () => post('/orders/26-000009/refunds', { key: 'k', what: parts, reason: 'why', goodsBack: false }),
      () => post('/refunds/9/retry'),
      () => post('/refunds/9/withdraw', { reason: 'why' }),
      () => post('/orders/26-000009/release', { reason: 'why' }),
      () => post('/orders/26-000009/till-receipt', { number: '1' }),
      () => post('/payment-quarantine/9/resolve', { note: 'why' }),
      () => post('/payment-quarantine/x/resolve', { note: 'why' }),
      () => post('/webhooks/9/retry'),
      () => post('/webhooks/x/retry'),
      () => post('/payment-account/remove'),
    ];
    const answers = [];
    for (const called of asked) answers.push(await rows.refused(called));
    expect(answers).toMatchInlineSnapshot(`
      [
        "400 {"code":"invalid_input","field":"Idempotency-Key"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
        "404 {"code":"not_found"}",
      ]
    `);
  });

  it('settle a strange report, and handle a webhook again', async () => {
    for (const n of [1, 2]) {
      await addRow(shop, 'payment_quarantine', {
        kind: 'payment',
        provider: 'yookassa',
        provider_id: `p${n}`,
        mismatches: [],
        reported: '{}',
        at: moneyNow,
      });
      await addRow(shop, 'webhook_event', {
        source: 'yookassa',
        kind: 'payment',
        object_id: `p${n}`,
        raw: '{}',
        received_at: moneyNow,
        done_at: moneyNow,
        outcome: 'done',
      });
    }
    expect(await rows.shown(() => post('/payment-quarantine/1/resolve', { note: 'Проверено' }))).toMatchInlineSnapshot(`
      "
      200 {}
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"entry":1}, action "payment.quarantine_resolved", reason "Проверено", staff_id 1, request_id "request", user_agent "lightMyRequest"
      payment_quarantine 1: resolution "Проверено", resolved_at "2026-11-20T06:00:00+00:00", resolved_by 1
      "
    `);
    expect(await rows.refused(() => post('/payment-quarantine/1/resolve', { note: 'again' }))).toBe(missing);
    expect(await rows.shown(() => post('/webhooks/1/retry'))).toMatchInlineSnapshot(`
      "
      200 {}
      + audit 2: at "2026-11-20T06:00:00+00:00", id 2, ip "10.0.0.1", after {"event":1}, action "webhook.retried", reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      webhook_event 1: done_at null, outcome null
      "
    `);
    expect((await chief.get('/admin/payment-quarantine')).json()).toMatchObject({ entries: [{ id: '2' }] });
    expect((await chief.get('/admin/webhooks?open=true')).json()).toMatchObject({ events: [{ id: '1' }] });
    expect((await chief.get('/admin/bank/refunds')).statusCode).toBe(200);
  });

  it('set the account at the provider, and never show its key', async () => {
    const methods = async () => (await chief.get('/admin/payment-methods')).body;
    expect(await methods()).toMatchInlineSnapshot(
      `"{"source":"twin","shopId":"100","isTest":true,"own":null,"variables":[]}"`,
    );
    expect(await rows.shown(() => post('/payment-account', { shopId: '200', secretKey: 'a-secret-key-of-the-shop' })))
      .toMatchInlineSnapshot(`
      "
      200 {"source":"settings","shopId":"200","isTest":true,"own":{"shopId":"200","keyEnd":"op","setAt":"2026-11-20T06:00:00.000Z"},"variables":[]}
      + audit 1: at "2026-11-20T06:00:00+00:00", id 1, ip "10.0.0.1", after {"shopId":"200","isKeySet":true}, action "payment.account_set", before {"shopId":""}, reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      + provider_account yookassa: set_at "2026-11-20T06:00:00+00:00", set_by 1, provider "yookassa", public_id "200", secret_key_end "op", secret_key_sealed "bytes"
      "
    `);
    expect(await methods()).toContain('"source":"settings"');
    const again = await rows.shown(() => post('/payment-account', { shopId: '300', secretKey: 'another-secret-key' }));
    expect(again).toContain('before {"shopId":"200"}');
    expect(await rows.shown(() => post('/payment-account/remove'))).toMatchInlineSnapshot(`
      "
      200 {"source":"twin","shopId":"100","isTest":true,"own":null,"variables":[]}
      - provider_account yookassa
      + audit 3: at "2026-11-20T06:00:00+00:00", id 3, ip "10.0.0.1", action "payment.account_removed", before {"shopId":"300"}, reason "", staff_id 1, request_id "request", user_agent "lightMyRequest"
      "
    `);
    expect(await rows.refused(() => post('/payment-account/remove'))).toBe(missing);
  });

  it.each([
    [{ ok: true, value: { account: '100', isTest: true } }, 'works', true],
    [{ ok: true, value: { account: '101', isTest: true } }, 'other_account', true],
    [{ ok: true, value: { account: '100', isTest: false } }, 'other_account', false],
    [{ ok: false, error: { kind: 'not_admitted' } }, 'not_admitted', null],
    [{ ok: false, error: { kind: 'unknown' } }, 'no_answer', null],
  ])('test the account: %j', async (me, result, isTest) => {
    money.answers['me'] = me;
    const shown = await rows.shown(() => post('/payment-methods/test'));
    expect(shown.split('\n')[1]).toBe(`200 ${JSON.stringify({ result, isTest })}`);
    expect(shown).toContain('action "payment.methods_tested"');
  });
});

it('jobs run by their names and times, and handled webhooks are deleted after 90 days', async () => {
  const { schedule = [], tasks } = payments.jobs ?? {};
  expect(schedule).toEqual([
    { task: 'sweep_payments', match: '* * * * *' },
    { task: 'reconcile_payments', match: '23 * * * *' },
  ]);
  const all = tasks?.(deps as never) ?? {};
  expect(Object.keys(all)).toEqual(['read_webhook', 'sweep_payments', 'reconcile_payments']);
  await all['reconcile_payments']?.({}, undefined as never);
  expect(money.heard.map((line) => line.split(' ')[0])).toEqual(['list', 'warn']);
  const day = 86_400_000;
  for (const [n, ms] of [90 * day, 90 * day + 1].entries()) {
    const at = new Date(moneyNow.getTime() - ms);
    await addRow(shop, 'webhook_event', {
      source: 'yookassa',
      kind: 'payment',
      object_id: `p${n}`,
      raw: '{}',
      received_at: at,
      done_at: at,
      outcome: 'done',
    });
  }
  const [kept] = payments.retention ?? [];
  expect(kept?.name).toBe('webhooks received');
  await kept?.drop(shop.db, (seconds) => new Date(moneyNow.getTime() - seconds * 1000));
  expect(await shop.read('select object_id from webhook_event')).toEqual(['p0']);
  await addRow(shop, 'webhook_event', {
    source: 'yookassa',
    kind: 'payment',
    object_id: 'p-9',
    raw: '{}',
    received_at: new Date(0),
  });
  money.heard.length = 0;
  await all['sweep_payments']?.({}, undefined as never);
  await all['read_webhook']?.({ eventId: 3 }, undefined as never);
  expect(money.heard.map((line) => line.split(' ')[0])).toEqual(['get', 'get']);
});
