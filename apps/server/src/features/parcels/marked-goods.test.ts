import { receiptQueries } from '@farad/database/receipt.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '../../testing/catalogue.ts';
import { moveByStaff } from '../../testing/order-moves.ts';
import { openPaymentShop, type PaymentShop } from '../../testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '../../testing/staff.ts';

const { reduced, tiered } = products;

let shop: PaymentShop;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openPaymentShop();
  staff = await signedInStaff(shop, 'order_manager');
  await shop.pool.query(
    `update product set is_marked = true, country = 'CN', customs_declaration = '10702020/110626/0012345' where id = $1`,
    [reduced.id],
  );
});
afterAll(() => shop.close());

const code = (serial: number): string => `01046012345678932${serial}abc\u001d93dGVz`;

/** Paid by card and in the warehouse. */
async function paidOrder(pieces: number): Promise<string> {
  const order = await shop.order([reduced, pieces], [tiered, 100]);
  await shop.atPage(await shop.pay(order), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  await moveByStaff(shop, order.number, 'in_warehouse');
  staff = await signedInStaff(shop, 'order_manager');
  return order.number;
}

const pack = (number: string, marks: readonly string[], pieces: number) =>
  staff.post(`/admin/orders/${number}/parcels`, {
    products: [
      { product_id: String(reduced.id), qty: pieces, marks },
      { product_id: String(tiered.id), qty: 100 },
    ],
  });

async function receiptsOf(number: string) {
  const { rows } = await shop.pool.query<{ id: number }>('select id from orders where number = $1', [number]);
  return receiptQueries(shop.db).ofOrder(rows[0]?.id ?? 0);
}

test('each marked piece is packed with a code of its own, which goes with the closing receipt', async () => {
  const number = await paidOrder(3);
  const shown = (await staff.get(`/admin/orders/${number}/parcels`)).json<{ left: { isMarked: boolean }[] }>();
  expect(shown.left.map(({ isMarked }) => isMarked)).toEqual([true, false]);
  for (const wrong of [[], [code(1), code(2)], [code(1), code(2), code(2)], ['Ж'.repeat(20), code(2), code(3)]]) {
    const refused = await pack(number, wrong, 3);
    expect([refused.statusCode, refused.json<{ error: { field: string } }>().error.field]).toEqual([
      400,
      expect.stringMatching(/^products\.0\.marks/),
    ]);
  }
  const marks = [code(1), code(2), code(3)];
  expect((await pack(number, marks, 3)).statusCode).toBe(200);
  expect((await staff.post(`/admin/orders/${number}/parcels/1/hand-over`, { by: 'shop' })).statusCode).toBe(200);
  shop.passSeconds(200);
  await shop.sweep();
  const [prepayment, closing] = await receiptsOf(number);
  expect(prepayment).toMatchObject({ kind: 'prepayment', items: [{ country: 'CN' }, {}] });
  expect(closing).toMatchObject({ kind: 'closing', state: 'registered', amount: prepayment?.amount });
  const told = closing?.items.filter(({ mark }) => mark !== undefined) ?? [];
  expect(told.map(({ mark, quantity, customsDeclaration }) => [mark, quantity, customsDeclaration])).toEqual(
    marks.map((mark) => [mark, 1, '10702020/110626/0012345']),
  );
});

test('a code is sold once; more pieces than one receipt holds go to several', async () => {
  const number = await paidOrder(90);
  const marks = Array.from({ length: 90 }, (_, index) => code(1000 + index));
  expect((await pack(number, [code(1), ...marks.slice(1)], 90)).statusCode).toBe(400);
  expect((await pack(number, marks, 90)).statusCode).toBe(200);
  await staff.post(`/admin/orders/${number}/parcels/1/hand-over`, { by: 'shop' });
  shop.passSeconds(200);
  await shop.sweep();
  const [prepayment, ...closing] = await receiptsOf(number);
  expect(closing.map(({ kind, state, items }) => [kind, state, items.length])).toEqual([
    ['closing', 'registered', 46],
    ['closing', 'registered', 45],
  ]);
  expect(closing.reduce((sum, { amount }) => sum + amount, 0)).toBe(prepayment?.amount);
});

test('a code of a pack stands for its pieces; what comes back comes with its codes', async () => {
  const number = await paidOrder(101);
  const marks = [{ code: code(5000), pieces: 50 }, { code: code(5001), pieces: 50 }, code(5002)];
  const packed = (list: readonly unknown[]) =>
    staff.post(`/admin/orders/${number}/parcels`, {
      products: [
        { product_id: String(reduced.id), qty: 101, marks: list },
        { product_id: String(tiered.id), qty: 100 },
      ],
    });
  expect((await packed(marks.slice(1))).statusCode).toBe(400);
  const right = await packed(marks);
  expect(right.statusCode, right.body).toBe(200);
  await staff.post(`/admin/orders/${number}/parcels/1/hand-over`, { by: 'shop' });
  shop.passSeconds(200);
  await shop.sweep();
  const closing = (await receiptsOf(number)).find(({ kind }) => kind === 'closing');
  expect(closing?.items.map(({ name, quantity, mark }) => [name.slice(-7), quantity, mark])).toEqual([
    [', 50 шт', 1, code(5000)],
    [', 50 шт', 1, code(5001)],
    [expect.any(String), 1, code(5002)],
    [expect.any(String), expect.any(Number), undefined],
  ]);
  staff = await signedInStaff(shop, 'order_manager');
  const lines = [{ position: 1, qty: 60 }];
  const back = await staff.post(
    `/admin/orders/${number}/refunds`,
    { reason: 'Брак', isBackInStock: true, what: { kind: 'parts', of: 'shipped', lines } },
    { 'idempotency-key': 'marked-back' },
  );
  expect(back.statusCode, back.body).toBe(200);
  const refund = (await receiptsOf(number)).find(({ kind }) => kind === 'refund');
  expect(refund).toMatchObject({ state: 'registered' });
  expect(refund?.items.map(({ name, quantity, mark, markPart }) => [name.slice(-7), quantity, mark, markPart])).toEqual(
    [
      [', 50 шт', 1, code(5000), undefined],
      [', 10 шт', 1, code(5001), { pieces: 10, ofPieces: 50 }],
    ],
  );
});
