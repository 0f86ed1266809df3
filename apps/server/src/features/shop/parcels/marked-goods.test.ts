import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { receiptQueries } from '@farad/database/payments/receipt.queries';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { openPaymentShop, type PaymentShop, type PlacedForPay } from '#testing/payment-shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

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

/** Places an order, pays it by card and moves it to the warehouse. Returns its number. */
const paidOrder = async (pieces: number): Promise<string> => (await paid(pieces)).number;

async function paid(pieces: number): Promise<PlacedForPay> {
  const order = await shop.order([reduced, pieces], [tiered, 100]);
  await shop.atPage(await shop.pay(order), 'pay');
  shop.passSeconds(200);
  await shop.sweep();
  await moveByStaff(shop, order.number, 'in_warehouse');
  staff = await signedInStaff(shop, 'order_manager');
  return order;
}

/** Places an order that is paid, packed with these marking codes and sent. */
async function sentOrder(marks: readonly unknown[], pieces: number): Promise<PlacedForPay> {
  const order = await paid(pieces);
  const packed = await pack(order.number, marks, pieces);
  if (packed.statusCode !== 200) throw new Error(packed.body);
  await staff.post(`/admin/orders/${order.number}/parcels/1/hand-over`, { by: 'shop' });
  shop.passSeconds(200);
  await shop.sweep();
  staff = await signedInStaff(shop, 'order_manager');
  return order;
}

const pack = (number: string, marks: readonly unknown[], pieces: number) =>
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

test('each marked piece is packed with its own code, which is in the closing receipt', async () => {
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
  const items = closing?.items.filter(({ mark }) => mark !== undefined) ?? [];
  expect(items.map(({ mark, quantity, customsDeclaration }) => [mark, quantity, customsDeclaration])).toEqual(
    marks.map((mark) => [mark, 1, '10702020/110626/0012345']),
  );
});

test('a code is sold once; more pieces than one receipt holds are divided', async () => {
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

test('a code of a pack covers its pieces; returned goods have their codes', async () => {
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
  const refund = (qty: number, scanned: readonly unknown[], key: string) =>
    staff.post(
      `/admin/orders/${number}/refunds`,
      {
        reason: 'Брак',
        isBackInStock: true,
        what: {
          kind: 'parts',
          of: 'shipped',
          lines: [
            {
              position: 1,
              qty,
              marks: scanned,
            },
          ],
        },
      },
      { 'idempotency-key': key },
    );
  const foreign = code(1);
  for (const [scanned, words] of [
    [[], 'это 0 шт., а возвращают 60'],
    [[code(5000)], 'это 50 шт., а возвращают 60'],
    [[code(5000), { code: code(5000), pieces: 10 }], 'отсканирован дважды'],
    [
      [
        { code: code(5000), pieces: 51 },
        { code: code(5001), pieces: 9 },
      ],
      'столько штук уже вернули',
    ],
    [[foreign, code(5001)], /из заказа \d\d-\d+, а не из этого/],
    [[code(777777)], 'нет среди проданных с этим заказом'],
  ] as const) {
    const refused = await refund(
      60,
      scanned,
      `refused ${JSON.stringify(scanned)}`.replaceAll(/[^!-~]/g, '').slice(0, 90),
    );
    const { error } = refused.json<{ error: { field: string; message: string } }>();
    expect([refused.statusCode, error.field]).toEqual([400, 'what.lines.0.marks']);
    expect(JSON.stringify(error)).toMatch(words);
  }
  const back = await refund(60, [code(5001), { code: code(5000), pieces: 10 }], 'marked-back');
  expect(back.statusCode, back.body).toBe(200);
  const again = await refund(1, [code(5001)], 'marked-again');
  expect(JSON.stringify(again.json())).toContain('столько штук уже вернули');
  const receipt = (await receiptsOf(number)).find(({ kind }) => kind === 'refund');
  expect(receipt).toMatchObject({ state: 'registered' });
  expect(
    receipt?.items.map(({ name, quantity, mark, markPart }) => [name.slice(-7), quantity, mark, markPart]),
  ).toEqual([
    [', 50 шт', 1, code(5001), undefined],
    [', 10 шт', 1, code(5000), { pieces: 10, ofPieces: 50 }],
  ]);
});

test('codes scanned when a return is accepted are in its refund, and may be sold again', async () => {
  const { buyer, number } = await sentOrder([code(6001), { code: code(6002), pieces: 9 }], 10);
  await moveByStaff(shop, number, 'delivered');
  const wish = { reason: 'defective', comment: 'Брак', products: [{ product_id: String(reduced.id), qty: 5 }] };
  const wished = await buyer.post(`/orders/${number}/returns`, wish);
  expect(wished.statusCode, wished.body).toBe(200);
  const { returns } = (await staff.get(`/admin/orders/${number}`)).json<StaffOrder>();
  expect(returns[0]?.lines).toMatchObject([{ isMarked: true, qty: 5 }]);
  const accept = (marks: readonly unknown[]) =>
    staff.post(`/admin/orders/${number}/returns/${returns[0]?.id}`, {
      decision: 'accept',
      isBackInStock: true,
      answer: '',
      lines: [
        {
          productId: String(reduced.id),
          qty: 5,
          marks,
        },
      ],
    });
  for (const [marks, words] of [
    [[], 'это 0 шт., а возвращают 5'],
    [[code(5002), { code: code(6002), pieces: 4 }], /из заказа \d\d-\d+, а не из этого/],
  ] as const) {
    const refused = await accept(marks);
    expect([refused.statusCode, refused.json<{ error: { field: string } }>().error.field]).toEqual([
      400,
      'lines.0.marks',
    ]);
    expect(refused.body).toMatch(words);
  }
  const accepted = await accept([code(6001), { code: code(6002), pieces: 4 }]);
  expect(accepted.statusCode, accepted.body).toBe(200);
  const refunded = await staff.post(
    `/admin/orders/${number}/refunds`,
    {
      reason: 'Возврат',
      isBackInStock: true,
      what: {
        kind: 'parts',
        of: 'shipped',
        lines: [
          {
            position: 1,
            qty: 5,
          },
        ],
      },
    },
    { 'idempotency-key': 'accepted-back' },
  );
  expect(refunded.statusCode, refunded.body).toBe(200);
  const receipt = (await receiptsOf(number)).find(({ kind }) => kind === 'refund');
  expect(receipt?.items.map(({ mark, markPart }) => [mark, markPart])).toEqual([
    [code(6001), undefined],
    [code(6002), { pieces: 4, ofPieces: 9 }],
  ]);
  // The single piece is in the shop again, but the buyer still has the pack.
  const next = await paidOrder(2);
  expect((await pack(next, [code(6001), code(6002)], 2)).statusCode).toBe(400);
  expect((await pack(next, [code(6001), code(6003)], 2)).statusCode).toBe(200);
});

/** Places a paid order with delivery by the shop's own courier. Returns it with functions that change its parcels. */
async function broughtOrder(pieces: number) {
  const order = await paid(pieces);
  const { number } = order;
  const delivery = { kind: 'courier', address: 'ул. Ленина, 7', city: 'kazan', days: null };
  await shop.pool.query(`update orders set delivery = $2, cargo_kopecks = 0 where number = $1`, [number, delivery]);
  const packOf = async (lines: readonly object[]) => {
    const packed = await staff.post(`/admin/orders/${number}/parcels`, { products: lines });
    expect(packed.statusCode, packed.body).toBe(200);
  };
  const send = (parcel: number) => staff.post(`/admin/orders/${number}/parcels/${parcel}/hand-over`, { by: 'shop' });
  const deliver = (parcel: number) =>
    staff.post(`/admin/orders/${number}/parcels/${parcel}/state`, { state: 'delivered' });
  return { ...order, packOf, send, deliver };
}

const reducedPieces = (qty: number, ...marks: readonly string[]) => ({ product_id: String(reduced.id), qty, marks });

test('each parcel has its closing receipt when the buyer has it, with its own codes, in any order and once', async () => {
  const order = await broughtOrder(3);
  await order.packOf([reducedPieces(1, code(8001))]);
  await order.packOf([reducedPieces(2, code(8002), code(8003)), { product_id: String(tiered.id), qty: 60 }]);
  await order.packOf([{ product_id: String(tiered.id), qty: 40 }]);
  for (const parcel of [1, 2, 3]) expect((await order.send(parcel)).statusCode).toBe(200);
  const closing = async () => (await receiptsOf(order.number)).filter(({ kind }) => kind === 'closing');
  await shop.sweep();
  expect(await closing()).toEqual([]);
  const later: (readonly (string | undefined)[])[] = [];
  for (const parcel of [2, 3, 1]) {
    const delivered = await order.deliver(parcel);
    expect(delivered.statusCode, delivered.body).toBe(200);
    await Promise.all([shop.sweep(), shop.sweep()]);
    await shop.sweep();
    later.push((await closing()).at(-1)?.items.map(({ mark }) => mark) ?? []);
    expect(await closing()).toHaveLength(later.length);
  }
  expect(later).toEqual([[code(8002), code(8003), undefined], [undefined], [code(8001)]]);
  const [prepayment] = await receiptsOf(order.number);
  const receipts = await closing();
  expect(receipts.reduce((sum, { amount }) => sum + amount, 0)).toBe(prepayment?.amount);
  expect(receipts.map(({ state }) => state)).toEqual(Array(3).fill('registered'));
  const { rows } = await shop.pool.query<{ sent: number; amount: number }>(
    `select (request->'receipt'->'receipt'->>'total')::integer as sent, amount_kopecks::integer as amount from receipt
     join orders on orders.id = order_id where number = $1 and kind = 'closing'`,
    [order.number],
  );
  expect(rows.map(({ sent }) => sent)).toEqual(rows.map(({ amount }) => amount));
});

test('a refund of everything closes what arrived first and returns it as handed over', async () => {
  const order = await broughtOrder(2);
  await order.packOf([reducedPieces(2, code(8101), code(8102))]);
  await order.send(1);
  await order.deliver(1);
  const refunded = await staff.post(
    `/admin/orders/${order.number}/refunds`,
    { reason: 'Отказ', isBackInStock: true, what: { kind: 'all' } },
    { 'idempotency-key': 'all-of-parcels' },
  );
  expect(refunded.statusCode, refunded.body).toBe(200);
  shop.passSeconds(200);
  await shop.sweep();
  const receipts = await receiptsOf(order.number);
  const marks = (index: number) => receipts[index]?.items.map(({ mark }) => mark);
  expect(receipts.map(({ kind, state }) => [kind, state])).toEqual([
    ['prepayment', 'registered'],
    ['closing', 'registered'],
    ['refund', 'registered'],
    ['refund', 'registered'],
  ]);
  expect([marks(1), marks(2), marks(3)]).toEqual([[code(8101), code(8102)], [undefined], [code(8101), code(8102)]]);
  const [whole, closed, unsent, returned] = receipts.map(({ amount }) => amount);
  expect([returned, (unsent ?? 0) + (closed ?? 0)]).toEqual([closed, whole]);
  const { rows } = await shop.pool.query<{ isFirst: boolean }>(
    `select closing.asked_at <= refund.done_at and closing.asked_at is not null as "isFirst" from receipt closing
     join refund on refund.order_id = closing.order_id where closing.kind = 'closing'
       and closing.order_id = (select id from orders where number = $1)`,
    [order.number],
  );
  expect(rows.every(({ isFirst }) => isFirst)).toBe(true);
});

test('returned pieces have the VAT of the receipt that closed them', async () => {
  const order = await broughtOrder(2);
  await order.packOf([{ product_id: String(tiered.id), qty: 60 }]);
  await order.packOf([reducedPieces(2, code(8201), code(8202)), { product_id: String(tiered.id), qty: 40 }]);
  for (const parcel of [1, 2]) expect((await order.send(parcel)).statusCode).toBe(200);
  await order.deliver(1);
  await shop.sweep();
  await order.deliver(2);
  await shop.sweep();
  // The first parcel arrived in the previous year, when the VAT rate was lower.
  await shop.pool.query(
    `update receipt set created_at = '2025-12-30' where order_id = (select id from orders where number = $1)
     and kind = 'closing' and id = (select min(id) from receipt other where other.order_id = receipt.order_id
       and other.kind = 'closing')`,
    [order.number],
  );
  const refunded = await staff.post(
    `/admin/orders/${order.number}/refunds`,
    { reason: 'Брак', isBackInStock: true, what: { kind: 'parts', of: 'shipped', lines: [{ position: 2, qty: 100 }] } },
    { 'idempotency-key': 'two-rates' },
  );
  expect(refunded.statusCode, refunded.body).toBe(200);
  const receipts = await receiptsOf(order.number);
  const refund = receipts.find(({ kind }) => kind === 'refund');
  expect(refund?.items.map(({ vatPercent }) => vatPercent)).toEqual([20, 22]);
  const sold = receipts.find(({ kind }) => kind === 'prepayment')?.items.at(-1);
  expect(refund?.amount).toBe((sold?.price ?? 0) * (sold?.quantity ?? 0));
});
