import { randomUUID } from 'node:crypto';

import type { BankPayments } from '@farad/contract/office/payments/bank';
import type { OrderFigures } from '@farad/contract/office/orders/orders';
import type { BankRefunds } from '@farad/contract/office/payments/payments';
import type { OrderDocuments } from '@farad/contract/shop/documents';
import type { OrderPayment } from '@farad/contract/shop/payments';
import { moscowDay } from '@farad/domain/delivery';
import fc from 'fast-check';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { all, byBank, kopecks, payee, pieces, refundDesk, theirs, toldOf } from '#testing/scenes/bank-refund-scenes.ts';
import { products } from '#testing/catalogue.ts';
import { invoiced } from '#testing/invoiced-orders.ts';
import { reservedOf } from '#testing/order-moves.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
});
beforeEach(async () => {
  staff = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

const { refund, money, office, payByBank, paidByBank, orderOf } = refundDesk(
  () => shop,
  () => staff,
);

describe('money paid by invoice', () => {
  it('is refunded by a payment order to copy, and completed when staff record it; never twice', async () => {
    const order = await paidByBank();
    expect(await office(order.number)).toMatchObject({
      source: 'bank',
      ways: ['bank'],
      refundable: order.totalKopecks / 100,
      beyond: 0,
      isCompany: true,
      payee: {
        name: 'ООО «Ромашка»',
        inn: order.inn,
      },
    });
    const key = randomUUID();
    const [begun, again] = [
      await refund(order.number, { what: all }, key),
      await refund(order.number, { what: all }, key),
    ];
    expect([begun.statusCode, again.statusCode], begun.body).toEqual([200, 200]);
    const [made, ...others] = (await office(order.number)).refunds;
    expect(others).toEqual([]);
    expect(made).toMatchObject({ state: 'pending', way: 'bank', amount: order.totalKopecks / 100, paper: null, payee });
    // The sum includes 22 % VAT, which is 22/122 of it, rounded half up.
    const vat = Math.round((order.totalKopecks * 22) / 122);
    const [year, month, day] = moscowDay(shop.deps.clock()).split('-');
    const today = `${day}.${month}.${year}`;
    expect(made?.purpose).toBe(
      `Возврат № 1 по заказу ${order.number}, счет ${order.sequence} от ${today}, в т.ч. НДС 22% ` +
        `${Math.floor(vat / 100)}-${String(vat % 100).padStart(2, '0')}`,
    );
    expect(await reservedOf(shop, products.tiered)).toBe(0);
    expect((await toldOf(shop, order.number)).join('\n')).toContain('на счёт …0001');
    expect((await orderOf(order.number)).refunded).toBe(0);
    expect(refusalOf(await refund(order.number, { what: all }))).toMatchObject({
      status: 409,
      code: 'nothing_to_refund',
    });
    const paid = (number: string) => staff.post(`/admin/refunds/${made?.id}/paid`, { number, day: '2026-11-21' });
    const answers = await Promise.all([paid('41'), paid('42'), paid('43')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const [done] = (await office(order.number)).refunds;
    expect(done).toMatchObject({ state: 'succeeded', paper: { day: '2026-11-21' } });
    const { rows } = await shop.pool.query(
      "select object_kind, before, after from audit where action = 'order.refund_paid' and object_id = $1",
      [order.id],
    );
    const after = { number: done?.paper?.number, day: '2026-11-21' };
    expect(rows).toEqual([{ object_kind: 'order', before: { refund: `refund-${order.number}-1` }, after }]);
    expect((await orderOf(order.number)).refunded).toBe(order.totalKopecks / 100);
    const seen = (await order.buyer.get(`/orders/${order.number}/payment`)).json<OrderPayment>();
    expect(seen.returns).toEqual([
      { way: 'bank', amount: order.totalKopecks / 100, isDone: true, accountEnd: '0001', day: '2026-11-21' },
    ]);
  });

  it('two in parallel refund no more than was paid', async () => {
    const order = await paidByBank();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order.number, { what: all })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await office(order.number)).refunds).toHaveLength(1);
  });

  it('is refused with the true reason: another method, a wrong account, nothing paid', async () => {
    const order = await paidByBank();
    const through = await refund(order.number, { what: all, by: { way: 'provider' } });
    expect(refusalOf(through)).toMatchObject({ status: 409, code: 'refund_other_way', field: 'by.way' });
    const cash = { way: 'cash', number: '5', day: '2026-11-21' };
    expect(refusalOf(await refund(order.number, { what: all, by: cash }))).toMatchObject({ code: 'refund_other_way' });
    const wrong = { way: 'bank', payee: { ...payee, account: '40702810938000000002' } };
    expect(refusalOf(await refund(order.number, { what: all, by: wrong }))).toMatchObject({
      status: 400,
      field: 'by.payee.account',
    });
    const noInn = { way: 'bank', payee: { ...payee, inn: '', kpp: '' } };
    expect(refusalOf(await refund(order.number, { what: all, by: noInn }))).toMatchObject({ field: 'by.payee.inn' });
    const unpaid = await invoiced(shop);
    expect(refusalOf(await refund(unpaid.number, { what: all }))).toMatchObject({ code: 'nothing_to_refund' });
    expect((await office(order.number)).refunds).toEqual([]);
  });

  it('an excess is refunded too, and everything of a cancelled order', async () => {
    const order = await paidByBank();
    await payByBank(order.number, 12_345);
    expect(await office(order.number)).toMatchObject({ beyond: 123.45 });
    const answer = await refund(order.number, { what: { kind: 'beyond' } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await office(order.number)).refunds[0]).toMatchObject({ amount: 123.45, cause: 'overpaid', lines: [] });
    const bank = await staff.get(`/admin/orders/${order.number}/bank-payments`);
    expect(bank.json<BankPayments>()).toMatchObject({ over: 0, isPaid: true });
    expect((await office(order.number)).refundable).toBe(order.totalKopecks / 100);
    const left = await invoiced(shop);
    await payByBank(left.number, 150);
    await staff.post(`/admin/orders/${left.number}/move`, { from: 'created', to: 'cancelled', reason: 'Передумали' });
    expect(await office(left.number)).toMatchObject({ source: null, refundable: 0, beyond: 1.5 });
    expect((await refund(left.number, { what: { kind: 'beyond' } })).statusCode).toBe(200);
    expect(refusalOf(await refund(left.number, { what: { kind: 'beyond' } }))).toMatchObject({
      code: 'nothing_to_refund',
    });
  });

  it('requisites can be corrected until it is paid', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: all });
    const id = (await office(order.number)).refunds[0]?.id ?? '';
    const set = (body: object) => staff.post(`/admin/refunds/${id}/payee`, { payee: { ...payee, ...body } });
    expect(refusalOf(await set({ bik: '044525974' }))).toMatchObject({ status: 400, field: 'payee.account' });
    expect((await set({ name: 'ООО «Ромашка плюс»' })).statusCode).toBe(200);
    expect((await office(order.number)).refunds[0]?.payee?.name).toBe('ООО «Ромашка плюс»');
    await staff.post(`/admin/refunds/${id}/paid`, { number: '44', day: '2026-11-21' });
    expect(refusalOf(await set({}))).toMatchObject({ status: 409 });
    const future = await paidByBank();
    await refund(future.number, { what: all });
    const other = (await office(future.number)).refunds[0]?.id ?? '';
    expect(
      refusalOf(await staff.post(`/admin/refunds/${other}/paid`, { number: '1', day: '2999-01-01' })),
    ).toMatchObject({ status: 400, field: 'day' });
  });

  it('waits in the bank list, whose sum is on the first page', async () => {
    const before = (await staff.get('/admin/orders/figures')).json<OrderFigures>().refunds.toPay;
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 4) });
    const listed = (await staff.get('/admin/bank/refunds?open=true')).json<z.infer<typeof BankRefunds>>();
    expect(listed.refunds[0]).toMatchObject({ order: order.number });
    const now = (await staff.get('/admin/orders/figures')).json<OrderFigures>().refunds.toPay;
    expect([now.count, kopecks(now.sum)]).toEqual([
      before.count + 1,
      kopecks(before.sum) + kopecks(listed.refunds[0]?.amount ?? 0),
    ]);
  });
});

describe('money of the till', () => {
  it('is paid out with its receipt number, completed at once; or sent to an account', async () => {
    const order = await invoiced(shop);
    await shop.pool.query(
      `update orders set payment_method = 'cash_on_receipt', customer_type = 'personal', company = null where id = $1`,
      [order.id],
    );
    const noted = await staff.post(`/admin/orders/${order.number}/till-receipt`, { number: '1042' });
    expect(noted.statusCode, noted.body).toBe(200);
    const future = { way: 'cash', number: '1043', day: '2999-01-01' };
    expect(refusalOf(await refund(order.number, { what: all, by: future }))).toMatchObject({ field: 'by.day' });
    const cash = { way: 'cash', number: '1043', day: '2026-11-21' };
    const given = await refund(order.number, { what: pieces('unshipped', 4), by: cash });
    expect(given.statusCode, given.body).toBe(200);
    const shown = await money(order.number);
    expect(shown.office).toMatchObject({ source: 'cash', ways: ['cash', 'bank'] });
    const [done] = shown.office.refunds;
    expect(done).toMatchObject({ state: 'succeeded', way: 'cash', paper: { number: '1043', day: '2026-11-21' } });
    expect(shown.receipts.at(-1)).toMatchObject({ kind: 'till_refund', tillNumber: '1043', amount: done?.amount });
    const person = { ...theirs, name: 'Павлова Вера', inn: '', kpp: '' };
    const rest = await refund(order.number, { what: all, by: { way: 'bank', payee: person } });
    expect(rest.statusCode, rest.body).toBe(200);
    const sums = (await office(order.number)).refunds.map(({ amount }) => kopecks(amount));
    expect(sums.reduce((one, two) => one + two, 0)).toBe(order.totalKopecks);
    expect((await toldOf(shop, order.number)).join('\n')).toContain('наличными');
  });

  it('needs the permission for refunds', async () => {
    const order = await paidByBank();
    const support = await signedInStaff(shop, 'support');
    const body = { what: all, by: byBank, isBackInStock: true, reason: 'Не подошло' };
    const answer = await support.post(`/admin/orders/${order.number}/refunds`, body, { 'idempotency-key': 'x' });
    expect(answer.statusCode).toBe(403);
    expect((await support.get('/admin/bank/refunds')).statusCode).toBe(403);
  });
});

describe('papers', () => {
  it('the invoice is corrected after the refund: without the returned goods, and without a payment request', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 4) });
    const documents = async () =>
      (await staff.get(`/admin/orders/${order.number}/documents`)).json<OrderDocuments>().documents;
    expect((await documents()).filter(({ kind }) => kind === 'invoice')).toHaveLength(1);
    const id = (await office(order.number)).refunds[0]?.id;
    await staff.post(`/admin/refunds/${id}/paid`, { number: '61', day: '2026-11-21' });
    const [corrected] = await documents();
    const left = order.totalKopecks - (Math.floor(order.totalKopecks) - Math.floor((order.totalKopecks * 6) / 10));
    expect(corrected).toMatchObject({ number: `${order.sequence}/2`, total_price: left / 100 });
    const { rows } = await shop.pool.query<{ lines: { quantity: number; total: number }[]; refunded: number }>(
      'select lines, refunded_kopecks as refunded from invoice where order_id = $1 and version = 2',
      [order.id],
    );
    expect(rows[0]).toMatchObject({ lines: [{ quantity: 6, total: left }], refunded: order.totalKopecks - left });
    for (const paper of [corrected?.id, 'confirmation']) {
      const file = await staff.get(`/admin/orders/${order.number}/documents/${paper}`);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
  });
});

describe('laws', () => {
  it('whatever is requested, refunds never exceed payments, no piece is refunded twice, and together they are the sum', async () => {
    const step = fc.record({ qty: fc.integer({ min: 1, max: 9 }), isPaid: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 23 }), fc.array(step, { maxLength: 6 }), async (quantity, steps) => {
        const order = await paidByBank(quantity);
        let left = quantity;
        for (const { qty, isPaid } of steps) {
          const answer = await refund(order.number, { what: pieces('unshipped', qty) });
          expect(answer.statusCode).toBe(qty > left ? 400 : 200);
          if (qty > left) continue;
          left -= qty;
          const id = (await office(order.number)).refunds.at(-1)?.id;
          if (isPaid) await staff.post(`/admin/refunds/${id}/paid`, { number: '1', day: '2026-11-21' });
        }
        const over = await refund(order.number, { what: all });
        expect(over.statusCode).toBe(left > 0 ? 200 : 409);
        const { refunds, refundable } = await office(order.number);
        const sums = refunds.map(({ amount }) => kopecks(amount));
        expect([refundable, sums.reduce((one, two) => one + two, 0)]).toEqual([0, order.totalKopecks]);
      }),
      { numRuns: 8 },
    );
  });
});
