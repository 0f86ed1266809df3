import { randomUUID } from 'node:crypto';

import type { BankPayments, StatementReport } from '@farad/contract/office/payments/bank';
import type { OrderFigures, StaffOrder } from '@farad/contract/office/orders/orders';
import type { StaffReturns } from '@farad/contract/office/orders/changes';
import type { BankRefunds, StaffOrderPayments } from '@farad/contract/office/payments/payments';
import type { OrderDocuments } from '@farad/contract/shop/documents';
import type { OrderPayment } from '@farad/contract/shop/payments';
import { moscowDay } from '@farad/domain/delivery';
import fc from 'fast-check';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import {
  acceptReturn,
  all,
  byBank,
  kopecks,
  payee,
  pieces,
  section,
  theirs,
  toThem,
  toldOf,
  wishToReturn,
} from '#testing/scenes/bank-refund-scenes.ts';
import { products } from '#testing/catalogue.ts';
import { invoiced, type InvoicedOrder } from '#testing/invoiced-orders.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
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

const refund = (number: string, body: object, key: string = randomUUID()) =>
  staff.post(
    `/admin/orders/${number}/refunds`,
    { reason: 'Не подошло', isBackInStock: true, by: byBank, ...body },
    { 'idempotency-key': key },
  );

const money = async (number: string): Promise<StaffOrderPayments> =>
  (await staff.get(`/admin/orders/${number}/payments`)).json();
const office = async (number: string) => (await money(number)).office;

const payByBank = (number: string, paid: number) =>
  staff.post(`/admin/orders/${number}/bank-payments`, { amount: paid / 100, day: '2026-11-20' });

async function paidByBank(quantity = 10): Promise<InvoicedOrder & { readonly sequence: number }> {
  const order = await invoiced(shop, quantity);
  await payByBank(order.number, order.totalKopecks);
  return order;
}

const takeStatement = async (...sections: readonly string[][]): Promise<StatementReport> => {
  const file = ['1CClientBankExchange', ...sections.flat(), 'КонецФайла', ''].join('\r\n');
  return (await staff.post('/admin/bank/statements', file, { 'content-type': 'application/octet-stream' })).json();
};

const orderOf = async (number: string) => (await staff.get(`/admin/orders/${number}`)).json<StaffOrder>();

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

describe('a statement with outgoing payments', () => {
  it('pays the refund that it names, once, whoever came first', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 3), by: toThem });
    const [made] = (await office(order.number)).refunds;
    const own = section(kopecks(made?.amount ?? 0), made?.purpose ?? '');
    const other = section(100, 'Аренда за ноябрь', { Номер: '70', ПолучательСчет: '40702810100000000009' });
    const wrongSum = section(kopecks(made?.amount ?? 0) + 1, made?.purpose ?? '', { Номер: '72' });
    const taken = await takeStatement(own, other, wrongSum);
    expect(taken.entries.map(({ outcome, orderNumber, candidates }) => [outcome, orderNumber, candidates])).toEqual([
      ['refund_paid', order.number, []],
      ['outgoing', null, []],
      // The entry with the wrong sum matches no refund, since the only refund is paid now.
      ['outgoing', null, []],
    ]);
    expect((await office(order.number)).refunds[0]).toMatchObject({
      state: 'succeeded',
      paper: {
        number: '71',
        day: '2026-11-21',
      },
    });
    expect((await takeStatement(own)).entries.map(({ outcome }) => outcome)).toEqual(['known']);
    expect((await takeStatement(wrongSum)).entries.map(({ outcome }) => outcome)).toEqual(['outgoing']);
  });

  it('leaves unmatched payments to staff, and recognises those that staff recorded', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 2), by: toThem });
    const [made] = (await office(order.number)).refunds;
    const sum = kopecks(made?.amount ?? 0);
    const elsewhere = section(sum, made?.purpose ?? '', { Номер: '81', ПолучательСчет: '40702810100000000009' });
    expect((await takeStatement(elsewhere)).entries[0]).toMatchObject({
      outcome: 'refund_differs',
      orderNumber: null,
      candidates: [order.number],
    });
    await staff.post(`/admin/refunds/${made?.id}/paid`, { number: '82', day: '2026-11-21' });
    const same = section(sum, 'Возврат', { Номер: '82' });
    expect((await takeStatement(same)).entries[0]).toMatchObject({ outcome: 'known' });
  });

  it('ten in parallel pay it once', async () => {
    const order = await paidByBank();
    await refund(order.number, { what: pieces('unshipped', 1), by: toThem });
    const [made] = (await office(order.number)).refunds;
    const own = section(kopecks(made?.amount ?? 0), made?.purpose ?? '', { Номер: '91' });
    const reports = await Promise.all(Array.from({ length: 10 }, () => takeStatement(own)));
    const outcomes = reports.map(({ entries }) => entries[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(9);
    expect(outcomes).toContain('refund_paid');
    const { rows } = await shop.pool.query('select 1 from bank_debit where number = $1', ['91']);
    expect(rows).toHaveLength(1);
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

describe('a return with an open refund', () => {
  async function returned(qty: number) {
    const order = await paidByBank();
    await moveByStaff(shop, order.number, 'delivered');
    const returnId = await wishToReturn(shop, order, qty);
    await acceptReturn(staff, order, returnId, qty);
    return { order, returnId };
  }

  it('is shown in its list, on the order and on the first page, until the bank has paid', async () => {
    const before = (await staff.get('/admin/orders/figures')).json<OrderFigures>().refunds.owed;
    const { order, returnId } = await returned(3);
    // Three of ten pieces are returned. Their share of the line is rounded down.
    const owed = Math.floor((order.totalKopecks * 3) / 10);
    const listed = (await staff.get('/admin/returns?owed=true')).json<StaffReturns>().returns;
    expect(listed[0]).toMatchObject({ id: returnId, state: 'accepted', owed: owed / 100, underway: 0 });
    expect(await orderOf(order.number)).toMatchObject({ owed: owed / 100, refunded: 0 });
    const now = (await staff.get('/admin/orders/figures')).json<OrderFigures>().refunds.owed;
    expect([now.count - before.count, kopecks(now.sum) - kopecks(before.sum)]).toEqual([1, owed]);
    expect((await money(order.number)).owed).toEqual([{ position: 1, qty: 3 }]);
    await refund(order.number, { what: pieces('shipped', 3) });
    expect((await money(order.number)).owed).toEqual([]);
    expect((await orderOf(order.number)).returns[0]).toMatchObject({ owed: owed / 100, underway: owed / 100 });
    const id = (await office(order.number)).refunds[0]?.id;
    await staff.post(`/admin/refunds/${id}/paid`, { number: '51', day: '2026-11-21' });
    expect(await orderOf(order.number)).toMatchObject({
      owed: 0,
      refunded: owed / 100,
      returns: [
        {
          state: 'closed',
          owed: 0,
        },
      ],
    });
    const ids = (await staff.get('/admin/returns?owed=true')).json<StaffReturns>().returns.map((each) => each.id);
    expect(ids).not.toContain(returnId);
  });

  it('prevents its order from being completed, also by the job', async () => {
    const { order } = await returned(2);
    const complete = (body: object) =>
      staff.post(`/admin/orders/${order.number}/move`, { from: 'delivered', to: 'completed', ...body });
    const refused = refusalOf(await complete({ reason: '' }));
    expect(refused).toMatchObject({ status: 409, code: 'refund_owed' });
    const sum = (Math.floor((order.totalKopecks * 2) / 10) / 100).toFixed(2).replace('.', ',').replace(/,00$/, '');
    expect((await complete({ reason: '' })).body).toContain(sum);
    expect(refusalOf(await complete({ evenOwed: true }))).toMatchObject({ status: 400, field: 'reason' });
    const done = await complete({ evenOwed: true, reason: 'Заменили деталь' });
    expect(done.json<StaffOrder>()).toMatchObject({ status: 'completed' });
    expect(done.json<StaffOrder>().events.at(-1)).toMatchObject({ to: 'completed', reason: 'Заменили деталь' });
  });

  it('is closed without money only with a reason', async () => {
    const { order, returnId } = await returned(2);
    const close = (body: object) =>
      staff.post(`/admin/orders/${order.number}/returns/${returnId}`, { decision: 'close', ...body });
    expect(refusalOf(await close({}))).toMatchObject({ status: 409, code: 'refund_owed' });
    expect((await close({ reason: 'Заменили деталь' })).json<StaffOrder>()).toMatchObject({ owed: 0 });
  });

  it('puts its goods into stock once', async () => {
    const onHand = async () => {
      const { rows } = await shop.pool.query<{ sum: number }>(
        'select sum(on_hand)::integer as sum from stock where product_id = $1',
        [products.tiered.id],
      );
      return rows[0]?.sum ?? 0;
    };
    const before = await onHand();
    const { order } = await returned(3);
    expect(await onHand()).toBe(before + 3);
    await refund(order.number, { what: pieces('shipped', 3) });
    expect(await onHand()).toBe(before + 3);
    // The buyer returned two more pieces without a return request.
    await refund(order.number, { what: pieces('shipped', 2) });
    expect(await onHand()).toBe(before + 5);
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
