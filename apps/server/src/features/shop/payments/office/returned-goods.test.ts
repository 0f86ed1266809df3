import type { OrderFigures, StaffOrder } from '@farad/contract/office/orders/orders';
import type { StaffReturns } from '@farad/contract/office/orders/changes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import { acceptReturn, kopecks, pieces, refundDesk, wishToReturn } from '#testing/scenes/bank-refund-scenes.ts';
import { products } from '#testing/catalogue.ts';
import { moveByStaff } from '#testing/order-moves.ts';
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

const { refund, money, office, paidByBank, orderOf } = refundDesk(
  () => shop,
  () => staff,
);

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
