import { openShopRows } from '@farad/database/testing/shop-rows';
import { beforeEach, describe, expect, it } from 'vitest';

import { addPayment, moneyNow, openMoneyRows, ordersToPay } from '#testing/scenes/money-rows.ts';
import { payOrder } from './begin-payment.ts';

const shop = openShopRows([
  `insert into product (id, seo, mpn, brand_id, category_id, title, description, tier_quantities, tier_prices, package)
    select n, 'more-' || n, 'MORE-' || n, 1, 1, title, description, tier_quantities, tier_prices, package
    from product, generate_series(6, 81) n where id = 1`,
]);
const money = openMoneyRows(shop);
const ago = (ms: number) => new Date(moneyNow.getTime() - ms);
const set = (columns: string, id = 1) => shop.run(`update orders set ${columns} where id = ${id}`);
const payments = (value: object) =>
  shop.run(
    `insert into setting (key, value) values ('payments', $1) on conflict (key) do update set value = excluded.value`,
    JSON.stringify(value),
  );
const pay = async (orderId = 1, more: object = {}) => {
  const answer = await payOrder(money.deps, orderId, { method: 'card', email: 'anna@farad.example', ...more });
  return answer.ok ? 'ok' : answer.error;
};
const paid = (orderId = 1, more: object = {}) => money.changes(async () => money.heard.push(await pay(orderId, more)));
const calls = () => money.heard.map((line) => line.split(' ')[0]);
const report = (state: string, more: object = {}) => ({
  ok: true,
  value: {
    id: 'new',
    state,
    amount: 2000,
    currency: 'RUB',
    refunded: 0,
    order: '26-000001',
    attempt: 1,
    account: '100',
    isTest: true,
    confirmationUrl: 'https://pay.example/1',
    cancelReason: null,
    receipt: null,
    expiresAt: null,
    ...more,
  },
});
const attempts = () =>
  shop.read('select order_id, attempt, part, state, method, amount_kopecks, is_held from payment order by id');

beforeEach(async () => {
  money.reset();
  await ordersToPay(shop);
});

describe('a press of "pay"', () => {
  it('asks the provider with the whole order', async () => {
    money.answers['create'] = report('pending', { amount: 2300, order: '26-000002' });
    expect(await paid(2)).toMatchInlineSnapshot(`
      "
      orders 2: contact {"name":"Анна","email":"anna@farad.example","phone":"79260000001","surname":"Иванова"}
      + payment 1: id 1, key "pay-26-000002-1", part 1, state "pending", method "card", attempt 1, is_held false, is_twin true, request {"key":"pay-26-000002-1","order":"26-000002","amount":2300,"isHeld":false,"locale":"ru","method":"card","attempt":1,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"MPN-1 Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"MPN-2 Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Доставка","price":300,"subject":"service","quantity":1,"vatPercent":22}],"total":2300},"customer":{"email":"anna@farad.example","phone":"79260000001"}},"returnBase":"https://shop.example/pay/return/","description":"Заказ 26-000002"}, asked_at "2026-11-20T06:00:00+00:00", order_id 2, provider "yookassa", is_closed false, checked_at "2026-11-20T06:00:00+00:00", created_at "2026-11-20T06:00:00+00:00", provider_id "new", next_check_at "2026-11-20T06:02:00+00:00", amount_kopecks 2300, confirmation_url "https://pay.example/1", return_token_sha256 "\\\\x5bee320f3d9161a86e3658221536e05421bfeb8fa02f91cf40df535f2d55576c"
      + payment_event 1/pending: at "2026-11-20T06:00:00+00:00", state "pending", payment_id 1
      + payment_line 1/0: name "Доставка", unit "piece", shipped 0, subject "service", position 0, quantity 1, returned 0, cancelled 0, is_marked false, vat_class "standard", payment_id 1, total_kopecks 300
      + payment_line 1/1: name "MPN-1 Деталь 1", unit "piece", shipped 0, subject "commodity", position 1, quantity 10, returned 0, cancelled 0, is_marked false, vat_class "standard", payment_id 1, product_id 1, total_kopecks 1000
      + payment_line 1/2: name "MPN-2 Деталь 2", unit "piece", shipped 0, subject "commodity", position 2, quantity 10, returned 0, cancelled 0, is_marked false, vat_class "standard", payment_id 1, product_id 2, total_kopecks 1000
      create {"key":"pay-26-000002-1","order":"26-000002","amount":2300,"isHeld":false,"locale":"ru","method":"card","attempt":1,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"MPN-1 Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"MPN-2 Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"Доставка","price":300,"subject":"service","quantity":1,"vatPercent":22}],"total":2300},"customer":{"email":"anna@farad.example","phone":"79260000001"}},"description":"Заказ 26-000002","returnUrl":"https://shop.example/pay/return/uAWERzHakV4bIITQJ8iV5Wy1i49XGG5B"}
      ok
      "
    `);
  });

  it('leads back to pages in the order’s language, and keeps the buyer’s email address', async () => {
    await set(`locale = 'en', contact = contact || '{"email": "old@farad.example"}'`);
    await pay();
    expect(
      await shop.read(`select request->>'returnBase', request->'receipt'->'customer'->>'email' from payment`),
    ).toEqual(['https://shop.example/en/pay/return/ old@farad.example']);
    expect(await shop.read(`select contact->>'email' from orders where id = 1`)).toEqual(['old@farad.example']);
  });

  it('needs an email address if the fiscal register requires one', async () => {
    expect(await paid(1, { email: '' })).toBe('\nemail_needed\n');
    await payments({ till: { kind: 'another', taxSystem: null, timezone: 2 } });
    await pay(1, { email: '' });
    expect(await attempts()).toEqual(['1 1 1 created card 2000 false']);
  });

  it('holds money on cards only, if the shop wants that', async () => {
    await payments({ isHeldFirst: true });
    await pay(1);
    await pay(3, { method: 'sbp' });
    expect(await attempts()).toEqual(['1 1 1 created card 2000 true', '3 1 1 created sbp 2000 false']);
  });

  it.each([
    [`status = 'cancelled'`, 'not_payable'],
    [`payment_method = 'invoice'`, 'not_payable'],
    [`approval = 'waiting', status = 'request'`, 'not_payable'],
    [`pay_until = '2026-11-20T06:00:00Z'`, 'too_late'],
    [`pay_until = '2026-11-20T06:00:00.001Z'`, 'not_now'],
    [`pay_until = null`, 'not_now'],
    [`paid_at = now()`, 'ok'],
  ])('of an order with %s: %s', async (columns, expected) => {
    await set(columns);
    expect(await pay()).toBe(expected);
    expect(await attempts()).toHaveLength(expected === 'not_now' ? 1 : 0);
  });

  it('is refused for a method that is off, or for too little', async () => {
    await payments({
      methods: [
        { method: 'card', isOn: false },
        { method: 'sbp', isOn: true },
      ],
    });
    expect(await pay()).toBe('method_off');
    expect(await pay(1, { method: 'sbp' })).toBe('not_now');
    await set('goods_kopecks = 1099, bonus_kopecks = 1000, total_kopecks = 99', 3);
    await shop.run(`update order_line set total_kopecks = case position when 1 then 99 else 1000 end,
      bonus_kopecks = case position when 1 then 0 else 1000 end where order_id = 3`);
    expect(await pay(3)).toBe('below_minimum');
    await expect(pay(9)).rejects.toThrow('order 9 not found');
  });

  it('is refused if the lines are not the total', async () => {
    await set('goods_kopecks = 2100, total_kopecks = 2100');
    await expect(pay()).rejects.toThrow('payments of order 26-000001 do not add up to its total');
  });

  it('of a big order pays the first part, then the next', async () => {
    await shop.run(`insert into order_line (order_id, position, product_id, seo, title, mpn, brand, unit, category_slug, vat_class, quantity, unit_price, total_kopecks)
      select 1, n, n, seo, title, mpn, brand, unit, category_slug, vat_class, 1, 10000, 100 from order_line, generate_series(3, 81) n
      where order_id = 1 and position = 1`);
    await set('goods_kopecks = 9900, total_kopecks = 9900');
    await pay();
    expect(await shop.read(`select attempt, part, amount_kopecks, request->>'description' from payment`))
      .toMatchInlineSnapshot(`
      [
        "1 1 5900 Заказ 26-000001, платёж 1 из 2",
      ]
    `);
    await shop.run(
      `update payment set state = 'succeeded', settlement = 'part_paid', provider_id = 'p-1', paid_at = now()`,
    );
    await pay();
    expect(await shop.read(`select attempt, part, amount_kopecks, request->>'description' from payment order by id`))
      .toMatchInlineSnapshot(`
      [
        "1 1 5900 Заказ 26-000001, платёж 1 из 2",
        "2 2 4000 Заказ 26-000001, платёж 2 из 2",
      ]
    `);
    expect(await shop.read('select count(*), count(distinct position) from payment_line')).toEqual(['81 81']);
  });
});

describe('another press', () => {
  it('repeats the call whose answer was lost, with the same key', async () => {
    await pay();
    await pay();
    expect(await attempts()).toEqual(['1 1 1 created card 2000 false']);
    money.answers['create'] = report('pending');
    expect(await paid()).toMatchInlineSnapshot(`
      "
      payment 1: state "pending", provider_id "new", confirmation_url "https://pay.example/1"
      + payment_event 1/pending: at "2026-11-20T06:00:00+00:00", state "pending", payment_id 1
      create {"key":"pay-26-000001-1","order":"26-000001","amount":2000,"isHeld":false,"locale":"ru","method":"card","attempt":1,"receipt":{"till":{"kind":"yookassa","timezone":2,"taxSystem":null},"receipt":{"kind":"prepayment","items":[{"name":"MPN-1 Деталь 1","price":100,"subject":"commodity","quantity":10,"vatPercent":22},{"name":"MPN-2 Деталь 2","price":100,"subject":"commodity","quantity":10,"vatPercent":22}],"total":2000},"customer":{"email":"anna@farad.example","phone":"79260000001"}},"description":"Заказ 26-000001","returnUrl":"https://shop.example/pay/return/eMPQwH75dCv_LmKt_vIL8hy5s3qhakIh"}
      ok
      "
    `);
    expect(await pay()).toBe('ok');
  });

  it('continues the open payment, and asks the provider at most once a second', async () => {
    await addPayment(shop, { state: 'pending', method: 'card', checked_at: ago(1001) });
    money.answers['get'] = report('pending', { id: 'p-1-1' });
    await paid();
    expect(calls()).toEqual(['get', 'ok']);
    await shop.run('update payment set checked_at = $1', ago(1000));
    await paid();
    expect(calls()).toEqual(['ok']);
    expect(await attempts()).toEqual(['1 1 1 pending card 2000 false']);
  });

  it('makes a new payment if the open one was cancelled meanwhile', async () => {
    await addPayment(shop, { state: 'pending', method: 'card', checked_at: ago(1001) });
    money.answers['get'] = report('cancelled', { id: 'p-1-1' });
    money.answers['create'] = report('pending', { attempt: 2 });
    await paid();
    expect(calls()).toEqual(['get', 'create', 'ok']);
    expect(await attempts()).toEqual(['1 1 1 cancelled card 2000 false', '1 2 1 pending card 2000 false']);
  });

  it('with another method replaces the open payment, once the provider was asked', async () => {
    await addPayment(shop, { state: 'pending', method: 'sbp', checked_at: ago(1001) });
    money.answers['get'] = report('pending', { id: 'p-1-1' });
    money.answers['create'] = report('pending', { attempt: 2 });
    expect(await paid()).toMatch(/\npayment 1: .*replaced_at "2026-11-20T06:00:00\+00:00"/);
    expect(calls()).toEqual(['get', 'create', 'ok']);
    expect(await attempts()).toEqual(['1 1 1 pending sbp 2000 false', '1 2 1 pending card 2000 false']);
  });

  it('with another method finds that the open payment was paid', async () => {
    await addPayment(shop, { state: 'pending', method: 'sbp', checked_at: ago(1001) });
    money.answers['get'] = report('succeeded', { id: 'p-1-1' });
    await paid();
    expect(calls()).toEqual(['get', 'ok']);
    expect(await attempts()).toEqual(['1 1 1 succeeded sbp 2000 false']);
  });

  it('is refused for now if the provider of the open payment is missing', async () => {
    await addPayment(shop, { state: 'pending', method: 'sbp', provider: 'other' });
    expect(await paid()).toBe('\nmissing other\nnot_now\n');
  });

  it('searches for a payment whose key has expired, and makes a new one if there is none', async () => {
    await addPayment(shop, {
      state: 'created',
      method: 'card',
      asked_at: ago(24 * 3_600_000),
      request: { receipt: {} },
    });
    money.answers['list'] = { ok: true, value: { payments: [], cursor: null } };
    money.answers['create'] = report('pending', { attempt: 2 });
    await paid();
    expect(calls()).toEqual(['list', 'warn', 'create', 'ok'].filter((name) => name !== 'warn'));
    expect(await shop.read('select attempt, state, refusal from payment order by id')).toEqual([
      '1 created refused',
      '2 pending null',
    ]);
  });

  it('is refused when the provider refuses', async () => {
    money.answers['create'] = { ok: false, error: { kind: 'refused', code: 'no', parameter: null } };
    expect(await pay()).toBe('not_now');
    expect(await shop.read('select attempt, state, refusal from payment order by id')).toEqual(['1 created refused']);
  });
});
