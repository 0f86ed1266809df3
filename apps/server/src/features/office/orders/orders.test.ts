import type { OrderBoard, OrderFigures, StaffOrder, StaffOrders } from '@farad/contract/office/orders/orders';
import type { StaffReturns } from '@farad/contract/office/orders/changes';
import type { OrderStatus } from '@farad/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  manager = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

interface Bought {
  readonly buyer: SignedInBrowser;
  readonly number: string;
}

async function bought(quantity = 10): Promise<Bought> {
  const buyer = await shop.signedIn();
  const { number } = await place(buyer, await add(buyer, [products.tiered, quantity]));
  return { buyer, number };
}

const numbersOf = async (query: string): Promise<readonly string[]> => {
  const answer = await manager.get(`/admin/orders?${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<StaffOrders>().orders.map(({ number }) => number);
};

const orderOf = async (number: string): Promise<StaffOrder> =>
  (await manager.get(`/admin/orders/${number}`)).json<StaffOrder>();

const move = (number: string, from: OrderStatus, to: OrderStatus, reason = '') =>
  manager.post(`/admin/orders/${number}/move`, { from, to, reason });

const toldOf = async (number: string): Promise<readonly string[]> => {
  const rows = await shop.db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .select('outbox.text')
    .where('orders.number', '=', number)
    .orderBy('outbox.id')
    .execute();
  return rows.map(({ text }) => text);
};

const onHand = async (product: { readonly id: number }): Promise<number> => {
  const { rows } = await shop.pool.query<{ sum: number }>(
    'select sum(on_hand)::integer as sum from stock where product_id = $1',
    [product.id],
  );
  return rows[0]?.sum ?? 0;
};

describe('the list of orders', () => {
  it('finds by number, name, phone and its last digits, company, INN and beginning of a part number', async () => {
    const { number, buyer } = await bought();
    await shop.pool.query(
      `update orders set contact = contact || '{"name":"Добрыня","surname":"Никитич"}', customer_type = 'company',
        company = '{"name":"ООО «Три Ёжика»","inn":"7707083893","kpp":null}' where number = $1`,
      [number],
    );
    const mpn = products.tiered.mpn.slice(0, 4);
    const phone = `8 (${buyer.phone.slice(1, 4)}) ${buyer.phone.slice(4)}`;
    const texts = [number, 'добр', 'Никитич Добрыня', phone, buyer.phone.slice(-4), 'ежика', '770708', mpn];
    for (const text of texts) {
      expect([text, await numbersOf(`text=${encodeURIComponent(text)}`)]).toEqual([
        text,
        expect.arrayContaining([number]) as string[],
      ]);
    }
    for (const text of ['Змей Горыныч', 'zzzz9', '%', '26-999999']) {
      expect([text, await numbersOf(`text=${encodeURIComponent(text)}`)]).toEqual([text, []]);
    }
  });

  it('is narrowed by status, day, payment and delivery, the newest first', async () => {
    const [first, second] = [await bought(), await bought()];
    await moveByStaff(shop, second.number, 'in_work_personal');
    await shop.pool.query('update orders set paid_at = now() where number = $1', [second.number]);
    const today = new Date(shop.deps.clock().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    const all = await numbersOf(`from=${today}&to=${today}`);
    expect(all.indexOf(second.number)).toBeLessThan(all.indexOf(first.number));
    expect(await numbersOf('status=in_work')).toEqual([second.number]);
    expect(await numbersOf('payment=paid&delivery=own_pickup')).toEqual([second.number]);
    expect(await numbersOf('status=open&payment=unpaid')).toContain(first.number);
    expect(await numbersOf('delivery=courier')).toEqual([]);
    expect(await numbersOf('status=waiting')).toEqual([]);
    expect(await numbersOf('to=2020-01-01')).toEqual([]);
  });

  it('is read page by page without gaps, in every order', async () => {
    const { number } = await bought();
    await shop.pool.query(
      `insert into orders (number, public_token_sha256, public_token_expires_at, account_id, customer_type, status, contact,
          delivery, payment_method, consents, locale, prices_koef, total_kopecks, discount_kopecks, goods_kopecks, created_at)
        select '99-' || lpad(n::text, 6, '0'), sha256(n::text::bytea), now(), account_id, 'personal',
          case when n % 2 = 0 then 'shipped' else 'delivered' end, contact || '{"name":"Массовый"}', delivery,
          payment_method, consents, locale, prices_koef, 100, 0, 100, orders.created_at - n * interval '1 hour'
        from orders, generate_series(1, 70) n where number = $1`,
      [number],
    );
    const walk = async (query: string): Promise<number> => {
      const found: string[] = [];
      for (let after = ''; ;) {
        const page = (await manager.get(`/admin/orders?${query}${after}`)).json<StaffOrders>();
        found.push(...page.orders.map((order) => order.number));
        if (page.next === null) return new Set(found).size === found.length ? found.length : -1;
        after = `&after=${page.next}`;
      }
    };
    expect(await walk('text=массов')).toBe(70);
    expect(await walk('text=массов&status=shipped')).toBe(35);
    expect(await walk('status=delivered')).toBe(35);
    expect(await walk('text=99-0000')).toBe(70);
    expect(await walk('')).toBeGreaterThan(70);
    const board = (await manager.get('/admin/orders/board')).json<OrderBoard>();
    const shipped = board.columns.find(({ filter }) => filter === 'shipped');
    expect([shipped?.count, shipped?.isMore, shipped?.orders.length]).toEqual([35, false, 20]);
  });

  it.each([
    ['status=flown', 'status'],
    ['from=2026-02-30', 'from'],
    ['delivery=pigeon', 'delivery'],
    ['payment=maybe', 'payment'],
    ['after=0', 'after'],
    ['who=me', 'who'],
    ['text=a&text=b', 'text'],
  ])('%s is refused by name', async (query, field) => {
    const answer = await manager.get(`/admin/orders?${query}`);
    expect([answer.statusCode, answer.json<{ error: { field: string } }>().error.field]).toEqual([400, field]);
  });

  it('has counts of what waits', async () => {
    const figures = (await manager.get('/admin/orders/figures')).json<OrderFigures>();
    expect(figures.waiting.created).toBeGreaterThan(0);
  });
});

describe('an order', () => {
  it('shows its contents, its movers and its possible moves', async () => {
    const { number, buyer } = await bought();
    const order = await orderOf(number);
    expect(order).toMatchObject({
      number,
      status: 'created',
      customerId: String(buyer.accountId),
      payment: 'cash_on_receipt',
      next: ['in_work_personal', 'request', 'cancelled'],
      may: {
        hold: true,
        cancelPieces: true,
      },
    });
    expect(order.lines[0]?.held.reduce((sum, { qty }) => sum + qty, 0)).toBe(10);
    expect((await manager.get('/admin/orders/26-999999')).statusCode).toBe(404);
  });

  it('shows which campaigns brought its buyer, also in the list', async () => {
    const { number } = await bought();
    const touched = { first: { utm_source: 'ya', region: '77' }, last: { yclid: '5' } };
    await shop.pool.query('update orders set utm = $2 where number = $1', [number, JSON.stringify(touched)]);
    expect((await orderOf(number)).campaign).toEqual(touched);
    const list = (await manager.get(`/admin/orders?text=${number}`)).json<{ orders: StaffOrder[] }>();
    expect(list.orders.map(({ campaign }) => campaign)).toEqual([touched]);
    expect((await orderOf((await bought()).number)).campaign).toEqual({ first: {}, last: {} });
  });

  it('is moved by staff; goods leave at hand-over, the buyer is notified', async () => {
    const { number } = await bought();
    const [before, reserved] = [await onHand(products.tiered), await reservedOf(shop, products.tiered)];
    const way = ['created', 'in_work_personal', 'in_warehouse', 'delivered', 'completed'] as const;
    for (const [at, to] of way.slice(1).entries()) {
      const moved = await move(number, way[at] ?? 'created', to, 'по плану');
      expect([moved.statusCode, moved.json<StaffOrder>().status]).toEqual([200, to]);
    }
    const order = await orderOf(number);
    expect(order.events.at(-1)).toMatchObject({ from: 'delivered', to: 'completed', by: 'staff', reason: 'по плану' });
    expect(order.events.at(-1)?.name).toMatch(/^Staff /);
    expect(await onHand(products.tiered)).toBe(before - 10);
    expect(await reservedOf(shop, products.tiered)).toBe(reserved - 10);
    expect((await toldOf(number)).join('\n')).toContain(`Заказ ${number} принят`);
  });

  it('does not move without a transition, and not if another person was faster', async () => {
    const { number } = await bought();
    expect(refusalOf(await move(number, 'created', 'shipped'))).toMatchObject({
      status: 409,
      code: 'transition_not_allowed',
      field: 'to',
    });
    const both = await Promise.all([
      move(number, 'created', 'in_work_personal'),
      move(number, 'created', 'cancelled', 'передумал'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409);
    expect(lost && refusalOf(lost)).toMatchObject({ code: 'transition_not_allowed', field: 'from' });
    expect((await orderOf(number)).events).toHaveLength(2);
  });

  it('is visible to support, and moved only with the permission', async () => {
    const { number } = await bought();
    const support = await signedInStaff(shop, 'support');
    expect((await support.get(`/admin/orders/${number}`)).statusCode).toBe(200);
    const body = { from: 'created', to: 'cancelled', reason: '' };
    expect((await support.post(`/admin/orders/${number}/move`, body)).statusCode).toBe(403);
    const editor = await signedInStaff(shop, 'content_editor');
    expect((await editor.get(`/admin/orders/${number}`)).statusCode).toBe(403);
  });

  it('has notes that only staff see', async () => {
    const { number, buyer } = await bought();
    const noted = await manager.post(`/admin/orders/${number}/notes`, { text: 'Звонить после шести' });
    const [note] = noted.json<StaffOrder>().notes;
    expect(note).toMatchObject({ text: 'Звонить после шести' });
    expect((await buyer.get(`/orders/${number}`)).body).not.toContain('после шести');
    const other = await bought();
    expect((await manager.post(`/admin/orders/${other.number}/notes/${note?.id}/remove`, {})).statusCode).toBe(404);
    const removed = await manager.post(`/admin/orders/${number}/notes/${note?.id}/remove`, {});
    expect(removed.json<StaffOrder>().notes).toEqual([]);
  });

  it('holds its goods until a day set by staff', async () => {
    const { number } = await bought();
    const day = (days: number): string =>
      new Date(shop.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const held = await manager.post(`/admin/orders/${number}/hold`, { until: day(7) });
    expect(held.json<StaffOrder>().payUntil).toBe(`${day(7)}T21:00:00.000Z`);
    const { rows } = await shop.pool.query(
      `select expires_at from reservation join orders on orders.id = order_id where number = $1`,
      [number],
    );
    expect(rows).toEqual([{ expires_at: new Date(`${day(7)}T21:00:00Z`) }]);
    for (const until of [day(-2), day(90)]) {
      const refused = refusalOf(await manager.post(`/admin/orders/${number}/hold`, { until }));
      expect(refused).toMatchObject({ status: 400, field: 'until' });
    }
    expect(
      (await manager.post(`/admin/orders/${number}/hold`, { until: null })).json<StaffOrder>().payUntil,
    ).toBeNull();
    await moveByStaff(shop, number, 'shipped');
    expect((await manager.post(`/admin/orders/${number}/hold`, { until: day(7) })).statusCode).toBe(409);
  });
});

describe('pieces of an unpaid order', () => {
  const cut = (number: string, qty: number, position = 1) =>
    manager.post(`/admin/orders/${number}/cancel-pieces`, { lines: [{ position, qty }], reason: 'Брак на складе' });

  it('are removed: sums follow to the kopeck, goods are released, the buyer is notified', async () => {
    const { number } = await bought();
    const [before, reserved] = [await orderOf(number), await reservedOf(shop, products.tiered)];
    const left = (await cut(number, 4)).json<StaffOrder>();
    expect(left.lines[0]?.qty).toBe(6);
    expect(left.total).toBeCloseTo((before.total * 6) / 10, 5);
    expect(left.goods - left.couponDiscount - left.bonuses + left.cargo).toBeCloseTo(left.total, 5);
    expect(await reservedOf(shop, products.tiered)).toBe(reserved - 4);
    expect((await toldOf(number)).join('\n')).toContain('изменён');
  });

  it('are not removed if there are too few, nothing would be left, or the order is paid', async () => {
    const { number } = await bought();
    expect(refusalOf(await cut(number, 11))).toMatchObject({ status: 400, field: 'lines.0.qty' });
    expect(refusalOf(await cut(number, 1, 9))).toMatchObject({ status: 400, field: 'lines.0.qty' });
    expect(refusalOf(await cut(number, 10))).toMatchObject({ status: 409 });
    await shop.pool.query('update orders set paid_at = now() where number = $1', [number]);
    expect(refusalOf(await cut(number, 1))).toMatchObject({ status: 409, code: 'transition_not_allowed' });
    expect((await orderOf(number)).lines[0]?.qty).toBe(10);
  });
});

describe('a return request', () => {
  async function wished(qty: number): Promise<Bought & { readonly returnId: string }> {
    const made = await bought();
    await move(made.number, 'created', 'in_work_personal');
    await move(made.number, 'in_work_personal', 'in_warehouse');
    await move(made.number, 'in_warehouse', 'delivered');
    await move(made.number, 'delivered', 'completed');
    const body = {
      products: [{ product_id: String(products.tiered.id), qty }],
      reason: 'defective',
      comment: 'Греется',
    };
    const requested = await made.buyer.post(`/orders/${made.number}/returns`, body);
    expect(requested.statusCode).toBe(200);
    return { ...made, returnId: (await orderOf(made.number)).returns[0]?.id ?? '' };
  }

  const answer = ({ number, returnId }: { number: string; returnId: string }, body: object) =>
    manager.post(`/admin/orders/${number}/returns/${returnId}`, body);

  const balanceOf = async (accountId: number): Promise<number> => {
    const { bonus_balance } = await shop.db
      .selectFrom('account')
      .select('bonus_balance')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return bonus_balance;
  };

  it('is accepted in part: stock and cashback follow, the rest can be requested again', async () => {
    const wish = await wished(4);
    const queue = (await manager.get('/admin/returns')).json<StaffReturns>();
    expect(queue.returns[0]).toMatchObject({ id: wish.returnId, order: wish.number, pieces: 4, state: 'requested' });
    const [stock, balance] = [await onHand(products.tiered), await balanceOf(wish.buyer.accountId)];
    const lines = [{ productId: String(products.tiered.id), qty: 3 }];
    const body = { decision: 'accept', lines, isBackInStock: true, answer: 'Один исправен' };
    const accepted = await answer(wish, body);
    expect(accepted.json<StaffOrder>().returns[0]).toMatchObject({ state: 'accepted', answer: 'Один исправен' });
    expect(accepted.json<StaffOrder>().returns[0]?.lines[0]).toMatchObject({ qty: 4, accepted: 3 });
    expect(await onHand(products.tiered)).toBe(stock + 3);
    expect(await balanceOf(wish.buyer.accountId)).toBe(balance - (balance - Math.floor((balance * 7) / 10)));
    const seen = (await wish.buyer.get(`/orders/${wish.number}`)).json<{ returnable: { qty: number }[] }>();
    expect(seen.returnable[0]?.qty).toBe(7);
    expect(refusalOf(await answer(wish, body))).toMatchObject({ status: 409 });
    expect((await answer(wish, { decision: 'close' })).json<StaffOrder>().returns[0]?.state).toBe('closed');
    expect((await manager.get('/admin/returns')).json<StaffReturns>().returns).toEqual([]);
    expect((await manager.get('/admin/returns?all=true')).json<StaffReturns>().returns).not.toEqual([]);
  });

  it('is accepted with the sum that goes back, where the order was paid', async () => {
    const lines = [{ productId: String(products.tiered.id), qty: 4 }];
    const accept = { decision: 'accept', lines, isBackInStock: false, answer: '' };
    const [paid, unpaid] = [await wished(4), await wished(4)];
    await shop.pool.query('update orders set paid_at = $2 where number = $1', [paid.number, shop.deps.clock()]);
    for (const wish of [paid, unpaid]) expect((await answer(wish, accept)).statusCode).toBe(200);
    // Ten pieces cost 5 ₽, and four of them are returned.
    expect((await toldOf(paid.number)).at(-1)).toMatch(/одобрен\.\s+Вернём 2\s₽ туда, откуда пришла оплата\./);
    expect((await toldOf(unpaid.number)).at(-1)).not.toContain('Вернём');
  });

  it('is refused with a reason that the buyer reads', async () => {
    const wish = await wished(2);
    expect(refusalOf(await answer(wish, { decision: 'refuse', answer: '' }))).toMatchObject({ field: 'answer' });
    const refused = await answer(wish, { decision: 'refuse', answer: 'Следы пайки' });
    expect(refused.json<StaffOrder>().returns[0]).toMatchObject({ state: 'refused', answer: 'Следы пайки' });
    expect((await toldOf(wish.number)).join('\n')).toContain('отклонён');
  });

  it('is not accepted with more than requested, other goods, or nothing', async () => {
    const wish = await wished(2);
    const accept = (qty: number, productId: number = products.tiered.id) =>
      answer(wish, { decision: 'accept', lines: [{ productId: String(productId), qty }], isBackInStock: false });
    expect(refusalOf(await accept(3))).toMatchObject({ status: 400, field: 'lines.0.qty' });
    expect(refusalOf(await accept(0))).toMatchObject({ status: 400, field: 'lines' });
    expect(refusalOf(await accept(1, 999_999))).toMatchObject({ status: 400, field: 'lines' });
    expect(refusalOf(await answer({ ...wish, returnId: '999999' }, { decision: 'close' }))).toMatchObject({
      status: 404,
    });
  });
});
