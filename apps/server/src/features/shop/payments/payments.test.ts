import { randomUUID } from 'node:crypto';

import { OrderPayment } from '@farad/contract/shop/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { lapseOrders } from '#testing/jobs.ts';
import { products } from '#testing/catalogue.ts';
import { openPaymentShop, paymentOf, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: PaymentShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  manager = await signedInStaff(shop, 'order_manager');
  shop.withoutFaults();
});
afterAll(() => shop.close());

const { tiered, reduced, inTwoWarehouses } = products;

const anOrder = (): Promise<PlacedForPay> => shop.order([tiered, 120], [reduced, 7]);

const row = async (number: string) =>
  (
    await shop.pool.query<{ paid: boolean; status: string; total: number; id: number }>(
      'select id, paid_at is not null as paid, status, total_kopecks::integer as total from orders where number = $1',
      [number],
    )
  ).rows[0];

const count = async (query: string, ...values: unknown[]): Promise<number> =>
  Number((await shop.pool.query<{ n: string }>(`select count(*) as n from ${query}`, values)).rows[0]?.n);

const messagesOf = async (number: string, kind: string) =>
  count('outbox join orders on orders.id = order_id where orders.number = $1 and kind = $2', number, kind);

const refund = (number: string, body: object, key: string = randomUUID()) =>
  manager.post(
    `/admin/orders/${number}/refunds`,
    { reason: 'Брак', isBackInStock: true, ...body },
    { 'idempotency-key': key },
  );

const all = { what: { kind: 'all' } };

describe('paying an order', () => {
  it('sends the buyer to the payment page; after the payment the order is paid, goes to work and is notified once', async () => {
    const order = await anOrder();
    const opened = await shop.pay(order);
    expect(opened).toMatchObject({ state: 'pending', refusal: null, method: 'card', qr: null });
    expect(opened.confirmation_url).toContain(shop.twins.origin);
    expect(await shop.pay(order)).toEqual(opened);

    await shop.atPage(opened, 'pay');
    shop.passSeconds(10);
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'paid', confirmation_url: null });
    expect(await row(order.number)).toMatchObject({ paid: true, status: 'in_work_personal' });
    expect(await shop.pay(order)).toMatchObject({ state: 'paid', methods: [] });
    expect(await shop.atProvider(order)).toHaveLength(1);
  });

  it('shows the payment by the token of the return address, and not by another', async () => {
    const order = await anOrder();
    const { confirmation_url: page } = await shop.pay(order);
    const html = await (await fetch(page ?? '')).text();
    const token = /pay\/return\/([\w-]{32})/.exec(html)?.[1] ?? '';
    const shown = await shop.guest().get(`/payments/return/${token}`);
    expect(OrderPayment.parse(shown.json())).toMatchObject({ number: order.number, state: 'pending' });
    expect((await shop.guest().get(`/payments/return/${'x'.repeat(32)}`)).statusCode).toBe(404);
    const { rows } = await shop.pool.query<{ row: string }>('select payment::text as row from payment');
    expect(rows.filter((each) => each.row.includes(token))).toEqual([]);
  });

  it('T12: neither pays nor shows the order of another customer', async () => {
    const order = await anOrder();
    const stranger = await shop.signedIn();
    expect((await stranger.post(`/orders/${order.number}/pay`, { method: 'card' })).statusCode).toBe(404);
    expect((await stranger.get(`/orders/${order.number}/payment`)).statusCode).toBe(404);
    expect(await shop.atProvider(order)).toEqual([]);
  });

  it('T17: takes nothing from the caller but the method', async () => {
    const order = await anOrder();
    const body = { method: 'card', amount: 0.01, total_price: 1, currency: 'USD' };
    await order.buyer.post(`/orders/${order.number}/pay`, body);
    const [made] = await shop.atProvider(order);
    expect(made).toMatchObject({ amount: (await row(order.number))?.total, currency: 'RUB' });
    for (const method of ['bank', '', null, 7]) {
      const answer = await order.buyer.post(`/orders/${order.number}/pay`, { method });
      expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, 'method']);
    }
  });

  it('above 700,000 ₽ SBP is refused with its reason, and a card is accepted', async () => {
    const order = await shop.order([inTwoWarehouses, 1]);
    await shop.pool.query(`update orders set goods_kopecks = 70000100, total_kopecks = 70000100 where number = $1`, [
      order.number,
    ]);
    await shop.pool.query(
      `update order_line set total_kopecks = 70000100 where order_id = (select id from orders where number = $1)`,
      [order.number],
    );
    const refused = await shop.pay(order, 'sbp');
    expect(refused).toMatchObject({ state: null, refusal: 'above_maximum', confirmation_url: null });
    expect(refused.methods).toEqual([
      { method: 'card', refusal: null },
      { method: 'sbp', refusal: 'above_maximum' },
    ]);
    expect(await shop.pay(order, 'card')).toMatchObject({ state: 'pending', refusal: null });
  });

  it('SBP has a QR code for a phone’s camera', async () => {
    const opened = await shop.pay(await anOrder(), 'sbp');
    expect(opened.qr).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it('after a decline there is advice, and a new attempt by another method', async () => {
    const order = await anOrder();
    await shop.atPage(await shop.pay(order), 'insufficient_funds');
    shop.passSeconds(5);
    const declined = await paymentOf(order.buyer, order.number);
    expect(declined).toMatchObject({ state: 'cancelled', advice: 'other_method' });
    const again = await shop.pay(order, 'sbp');
    expect(again).toMatchObject({ state: 'pending', method: 'sbp', advice: null });
    expect((await shop.atProvider(order)).map(({ attempt }) => attempt ?? 0).toSorted((a, b) => a - b)).toEqual([1, 2]);
    await shop.atPage(again, 'pay');
    shop.passSeconds(200);
    await shop.sweep();
    expect(await row(order.number)).toMatchObject({ paid: true });
    expect((await order.buyer.get(`/orders/${order.number}`)).json()).toMatchObject({ payment_method: 'sbp' });
  });

  it('while it waits the other method can be chosen: one page is valid, and any payment pays the order', async () => {
    const order = await anOrder();
    const byCard = await shop.pay(order);
    expect(byCard).toMatchObject({ method: 'card', methods: [{ method: 'sbp', refusal: null }] });
    const bySbp = await shop.pay(order, 'sbp');
    expect(bySbp).toMatchObject({ state: 'pending', method: 'sbp', methods: [{ method: 'card', refusal: null }] });
    expect(bySbp.confirmation_url).not.toBe(byCard.confirmation_url);
    expect((await shop.pay(order, 'sbp')).confirmation_url).toBe(bySbp.confirmation_url);
    await shop.atPage(byCard, 'pay');
    shop.passSeconds(200);
    await shop.sweep();
    const paid = await paymentOf(order.buyer, order.number);
    expect(paid).toMatchObject({ state: 'paid', methods: [], confirmation_url: null, askAgainSeconds: null });
    // The payment page of the replaced payment was left open. If it is paid there, the money is refunded automatically.
    await shop.atPage(bySbp, 'pay');
    shop.passSeconds(200);
    await shop.sweep();
    const made = await shop.atProvider(order);
    expect(made.map(({ amount, refunded }) => amount - refunded).toSorted((a, b) => a - b)).toEqual([
      0,
      made[0]?.amount,
    ]);
  });

  it('a buyer who paid already and chooses another method is told that it is paid', async () => {
    const order = await anOrder();
    await shop.atPage(await shop.pay(order), 'pay');
    shop.passSeconds(5);
    expect(await shop.pay(order, 'sbp')).toMatchObject({ state: 'paid', methods: [] });
    expect(await shop.atProvider(order)).toHaveLength(1);
  });

  it('an ended order cannot be paid, and its open page is no longer shown', async () => {
    const order = await anOrder();
    await shop.pay(order);
    await order.buyer.post(`/orders/${order.number}/cancel`, { reason: '' });
    expect(await shop.pay(order)).toMatchObject({ refusal: 'not_payable', confirmation_url: null });
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ confirmation_url: null, expiresAt: null });
  });

  it('an ended order offers no way to pay', async () => {
    const order = await anOrder();
    expect((await paymentOf(order.buyer, order.number)).methods).not.toEqual([]);
    await order.buyer.post(`/orders/${order.number}/cancel`, { reason: '' });
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: null, isOver: true, methods: [] });
  });

  it('an order whose time to pay is over says so', async () => {
    const order = await anOrder();
    await shop.pool.query('update orders set pay_until = $2 where number = $1', [order.number, shop.deps.clock()]);
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ isOver: true, methods: [] });
    expect(await shop.pay(order)).toMatchObject({ refusal: 'too_late', state: null });
    expect(await shop.atProvider(order)).toEqual([]);
  });

  it('twenty parallel clicks are one payment', async () => {
    const order = await anOrder();
    const opened = await Promise.all(Array.from({ length: 20 }, () => shop.pay(order)));
    expect(new Set(opened.map(({ confirmation_url: url }) => url ?? '').filter((url) => url !== '')).size).toBe(1);
    expect(await shop.atProvider(order)).toHaveLength(1);
  });
});

describe('T28: an answer of the provider that does not come', () => {
  it.each(['drop_after_write', '500_after_write', 'garbage', '500'] as const)(
    '%s when a payment is created: one payment, which the job completes',
    async (mode) => {
      const order = await anOrder();
      shop.twins.faults.set('yookassa', { op: 'create', mode, times: 1, delayMs: 0 });
      expect(await shop.pay(order)).toMatchObject({ refusal: 'not_now', confirmation_url: null });
      shop.passSeconds(200);
      await shop.sweep();
      const opened = await paymentOf(order.buyer, order.number);
      expect(opened).toMatchObject({ state: 'pending' });
      expect(await shop.atProvider(order)).toHaveLength(1);
      await shop.atPage(opened, 'pay');
      shop.passSeconds(200);
      await shop.sweep();
      expect(await row(order.number)).toMatchObject({ paid: true });
    },
  );

  it('an expired key is not used again: the payment is searched for', async () => {
    const order = await anOrder();
    shop.twins.faults.set('yookassa', { op: 'create', mode: 'drop_after_write', times: 1, delayMs: 0 });
    await shop.pay(order);
    shop.passSeconds(24 * 3600);
    await shop.sweep();
    expect(await shop.atProvider(order)).toHaveLength(1);
    // The hour in which this payment could be made is over, so another payment may start.
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'cancelled', advice: 'try_again' });
    expect(await shop.pay(order)).toMatchObject({ state: 'pending' });
    expect((await shop.atProvider(order)).map(({ attempt }) => attempt ?? 0).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('no webhook: the sweep marks the order paid within five minutes', async () => {
    const order = await anOrder();
    await shop.atPage(await shop.pay(order), 'pay');
    shop.passSeconds(5 * 60);
    await shop.sweep();
    expect(await row(order.number)).toMatchObject({ paid: true });
  });

  it('success after the order was cancelled is refunded once, with a message', async () => {
    const order = await anOrder();
    const opened = await shop.pay(order);
    const cancelled = await order.buyer.post(`/orders/${order.number}/cancel`, { reason: '' });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await shop.atPage(opened, 'pay');
    shop.passSeconds(200);
    await Promise.all([shop.sweep(), shop.sweep(), paymentOf(order.buyer, order.number)]);
    await shop.sweep();
    expect(await row(order.number)).toMatchObject({ paid: false, status: 'cancelled' });
    const [made] = await shop.atProvider(order);
    expect(made?.refunded).toBe(made?.amount);
    expect(await count('refund join orders on orders.id = order_id where number = $1', order.number)).toBe(1);
    // The buyer is notified once. The message is one SMS or one email.
    expect(await messagesOf(order.number, 'payment')).toBe(1);
    expect(await paymentOf(order.buyer, order.number)).toMatchObject({ state: 'refunded' });
  });
});

describe('T24: expiry and payment at the same moment', () => {
  it('the order is paid with its goods, or cancelled with a refund, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await shop.order([inTwoWarehouses, 1]);
      await shop.atPage(await shop.pay(order), 'pay');
      await shop.pool.query('update orders set pay_until = $2 where number = $1', [
        order.number,
        new Date(shop.deps.clock().getTime() - 1000),
      ]);
      shop.passSeconds(200);
      await Promise.all([shop.sweep(), lapseOrders(shop.deps, shop.deps.clock()), shop.sweep()]);
      const after = await row(order.number);
      const held = await count('reservation where order_id = $1', after?.id);
      const back = await count("refund where order_id = $1 and state = 'succeeded'", after?.id);
      expect([after?.paid, after?.status === 'cancelled', held, back]).toEqual(
        after?.paid === true ? [true, false, 1, 0] : [false, true, 0, 1],
      );
      // The stock must be free for the next round.
      if (after?.paid === true) await refund(order.number, all);
    }
  });
});

const event = (id: string, name = 'payment.succeeded') => ({
  type: 'notification',
  event: name,
  object: { id, status: 'succeeded', paid: true },
});

const idOf = async (order: PlacedForPay): Promise<string> => (await shop.atProvider(order))[0]?.id ?? '';

describe('T26: false webhooks', () => {
  it('a forged one changes nothing: the provider is asked', async () => {
    const order = await anOrder();
    await shop.pay(order);
    expect(await shop.tell(event(await idOf(order)))).toBe(200);
    await shop.readWebhooks();
    expect(await row(order.number)).toMatchObject({ paid: false });
  });

  it('a wrong secret is not found, and nothing is stored', async () => {
    const before = await count('webhook_event');
    expect(await shop.tell(event(randomUUID()), 'x'.repeat(32))).toBe(404);
    expect(await count('webhook_event')).toBe(before);
  });

  it('an unknown id or body is accepted and does nothing', async () => {
    for (const body of [event(randomUUID()), { type: 'other' }, [], null, 'text', { object: { id: 'a\u0000' } }]) {
      expect([200, 400]).toContain(await shop.tell(body));
    }
    expect(await shop.tell(event(randomUUID()))).toBe(200);
    await shop.readWebhooks();
    expect(await count("webhook_event where outcome = 'not_found'")).toBeGreaterThan(0);
    expect(await count('webhook_event where done_at is null')).toBe(0);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['account', { account: '999' }],
    ['test', { isTest: false }],
  ])('a report with another %s is stored for review and never marks an order as paid', async (mismatch, wrong) => {
    const order = await anOrder();
    const opened = await shop.pay(order);
    await shop.atPage(opened, 'pay');
    const id = await idOf(order);
    const real = shop.deps.vendors.payments.chosen.connect(shop.twins.yookassa.account);
    const report = await real.get(id as never);
    shop.between.get = async () => (report.ok ? { ok: true, value: { ...report.value, ...wrong } as never } : report);
    for (let copy = 0; copy < 3; copy += 1) await shop.tell(event(id));
    await shop.readWebhooks();
    expect(await row(order.number)).toMatchObject({ paid: false });
    const { entries } = (await manager.get('/admin/payment-quarantine')).json<{
      entries: { id: string; providerId: string; mismatches: string[] }[];
    }>();
    const own = entries.filter(({ providerId }) => providerId === id);
    expect(own.map(({ mismatches }) => mismatches)).toEqual([[mismatch]]);
    const metrics = await shop.guest().get('/metrics');
    expect([metrics.statusCode, (await count('payment_quarantine where resolved_at is null')) > 0]).toEqual([
      401,
      true,
    ]);
    const answer = await manager.post(`/admin/payment-quarantine/${own[0]?.id}/resolve`, { note: 'Проверено' });
    expect(answer.statusCode, answer.body).toBe(200);
    delete shop.between.get;
    await shop.readWebhooks();
    shop.passSeconds(200);
    await shop.sweep();
    expect(await row(order.number)).toMatchObject({ paid: true });
  });
});

describe('T27: repeated webhooks', () => {
  it('ten of each, in parallel and in any order: one move, one receipt, one message', async () => {
    const order = await anOrder();
    await shop.atPage(await shop.pay(order), 'pay');
    const id = await idOf(order);
    const names = ['payment.waiting_for_capture', 'payment.canceled', 'payment.succeeded'];
    await Promise.all(names.flatMap((name) => Array.from({ length: 10 }, () => shop.tell(event(id, name)))));
    const before = await messagesOf(order.number, 'order_status');
    await Promise.all([shop.readWebhooks(), shop.readWebhooks(), shop.sweep()]);
    expect(await row(order.number)).toMatchObject({ paid: true, status: 'in_work_personal' });
    const own = 'payment on payment.id = payment_id join orders on orders.id = payment.order_id where number = $1';
    expect(await count(`payment_event join ${own} and payment_event.state = 'succeeded'`, order.number)).toBe(1);
    expect(await count(`receipt join ${own}`, order.number)).toBe(1);
    expect((await messagesOf(order.number, 'order_status')) - before).toBe(1);
    expect(await count('order_event join orders on orders.id = order_id where number = $1', order.number)).toBe(2);
  });
});
