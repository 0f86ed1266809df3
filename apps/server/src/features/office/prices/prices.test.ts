import type { Dashboard } from '@farad/contract/office/operation/reports';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { savePurchasePrices, purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { UnitPrice } from '@farad/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rollUpDays } from '#testing/jobs.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { markPaid } from '#core/orders/order-paid.ts';
import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { moveByStaff } from '#testing/order-moves.ts';
import { priceChange, productOf } from '#testing/calls/product-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { withoutVat } from '#testing/without-vat.ts';
import { carryOnAll } from './carry-on.ts';

let shop: TestShop;
let keeper: StaffBrowser;
let accountant: StaffBrowser;

beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'catalogue_manager');
  accountant = await signedInStaff(shop, 'accountant', 'support', 'order_manager');
});
afterAll(() => shop.close());

const cost = (product: { id: (typeof products.tiered)['id'] }, unitPrice: number | null, supplier = '') => ({
  productId: product.id,
  unitPrice: unitPrice as UnitPrice | null,
  supplier,
});

const at = new Date('2026-03-01T09:00:00Z');

describe('purchase prices', () => {
  it('are stored with their history; an equal one adds no entry', async () => {
    const queries = purchasePriceQueries(shop.db);
    expect(await queries.set([cost(products.tiered, 617), cost(products.known, 100)], at, null)).toBe(2);
    expect(await queries.set([cost(products.tiered, 617), cost(products.known, null)], at, null)).toBe(1);
    expect(await queries.set([cost(products.tiered, 1000, 'LCSC')], at, null)).toBe(1);
    const [first] = [...(await queries.of([products.tiered.id, products.known.id])).values()];
    // The margin refers to the lowest price, which is 0.1234 ₽.
    expect(first).toMatchObject({ productId: products.tiered.id, unitPrice: 1000, supplier: 'LCSC', margin: 1896 });
    expect((await queries.history(products.known.id, 9)).map(({ unitPrice }) => unitPrice)).toEqual([null, 100]);
    expect((await queries.history(products.tiered.id, 1)).map(({ supplier }) => supplier)).toEqual(['LCSC']);
  });

  it('come from a select too, the last row of a product counts; margins follow changed prices', async () => {
    const given = 'select * from (values (3, 200000, null), (3, 100000, $1)) given (product_id, unit_price, supplier)';
    await shop.pool.query(savePurchasePrices(given), ['A']);
    const margin = async () => (await purchasePriceQueries(shop.db).of([products.reduced.id])).get(products.reduced.id);
    expect(await margin()).toMatchObject({ unitPrice: 100_000, supplier: 'A', margin: 7499 });
    await shop.db
      .updateTable('product')
      .set({ tier_prices: [450_000, 80_000] })
      .where('id', '=', products.reduced.id)
      .execute();
    expect((await margin())?.margin).toBe(-2500);
    await shop.db
      .updateTable('product')
      .set({ tier_prices: [450_000, 399_900] })
      .where('id', '=', products.reduced.id)
      .execute();
  });

  it('stay with the line of an order as they were when it was placed', async () => {
    const buyer = await shop.signedIn();
    const { number } = await place(buyer, await add(buyer, [products.reduced, 1], [products.sameTitleA, 1]));
    await purchasePriceQueries(shop.db).set([cost(products.reduced, 5)], at, null);
    const lines = await shop.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('purchase_price')
      .where('number', '=', number)
      .orderBy('position')
      .execute();
    expect(lines.map(({ purchase_price }) => purchase_price)).toEqual([100_000, null]);
  });
});

interface Refusal {
  readonly error: { readonly code: string; readonly field?: string };
}

const pricePath = ({ id }: { id: number }): string => `/admin/products/${id}/purchase-prices`;

describe('the purchase price', () => {
  it('is set and visible with the permission, shown with its history, and found by the margin', async () => {
    const body = { purchasePrice: 60, supplier: 'Компэл' };
    const set = await keeper.post(pricePath(products.lastPiece), body);
    expect(set.json()).toMatchObject({ purchasePrice: 60, margin: 51.39, history: [{ purchasePrice: 60 }] });
    const low = await keeper.get('/admin/products?margin=52&sort=old&with=orders');
    expect(low.json<{ products: unknown[] }>().products).toMatchObject([
      { id: String(products.tiered.id), margin: 18.96, orders: 0 },
      { id: String(products.lastPiece.id), purchasePrice: 60, margin: 51.39 },
    ]);
    const unpriced = await keeper.get('/admin/products?priced=none');
    expect(unpriced.json<{ products: unknown[] }>().products).toMatchObject([{ mpn: products.known.mpn }]);
  });

  it.each([
    [{ purchasePrice: -1, supplier: '' }, 'purchasePrice'],
    [{ purchasePrice: 0.00001, supplier: '' }, 'purchasePrice'],
    [{ purchasePrice: 1, supplier: 'x\u0000' }, 'supplier'],
    [{ purchasePrice: 1 }, 'supplier'],
  ])('%j is refused by name', async (body, field) => {
    const answer = await keeper.post(pricePath(products.lastPiece), body);
    expect([answer.statusCode, answer.json<Refusal>().error.field]).toEqual([400, field]);
  });

  it('is hidden from an accountant: in lists, products, orders and the log', async () => {
    const buyer = await shop.signedIn();
    const { number } = await place(buyer, await add(buyer, [products.lastPiece, 1]));
    for (const path of ['products?with=orders', `products/${products.lastPiece.id}`, `orders/${number}`]) {
      const answer = await accountant.get(`/admin/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(answer.body).not.toMatch(/purchase|margin|Компэл/i);
    }
    const refused = [pricePath(products.lastPiece), '/admin/products?margin=50', '/admin/price-changes'];
    for (const path of refused) expect([path, (await accountant.get(path)).statusCode]).toEqual([path, 403]);
    expect((await accountant.post(pricePath(products.lastPiece), { purchasePrice: 1, supplier: '' })).statusCode).toBe(
      403,
    );
    expect((await accountant.get('/admin/audit')).statusCode).toBe(403);
    const chief = await signedInStaff(shop, 'administrator');
    const log = await chief.get(`/admin/audit?object=product&objectId=${products.lastPiece.id}`);
    expect(log.json<{ entries: unknown[] }>().entries[0]).toMatchObject({ after: { purchasePrice: '60 ₽ · Компэл' } });
  });
});

const tiers = async (product: (typeof products)[keyof typeof products]) =>
  (await productOf(keeper, product)).fields.prices.map(({ price }) => price);

describe('prices', () => {
  it('of one product are changed in place, unless another person was faster', async () => {
    const { version } = await productOf(keeper, products.sameTitleB);
    const path = `/admin/products/${products.sameTitleB.id}/prices`;
    const set = await keeper.post(path, { version, prices: [{ quantity: 1, price: 9.5 }] });
    expect(set.json()).toMatchObject({ fields: { prices: [{ quantity: 1, price: 9.5 }] } });
    const late = await keeper.post(path, { version, prices: [{ quantity: 1, price: 8 }] });
    expect(late.json<Refusal>().error.code).toBe('product_changed');
    const none = await keeper.post(path, { version: set.json<{ version: string }>().version, prices: [] });
    expect(none.json<Refusal>().error.field).toBe('prices');
  });

  it('are previewed before a rule changes them, changed once, and restored unless changed since', async () => {
    const both = [products.sameTitleA, products.sameTitleB];
    await keeper.post(pricePath(products.sameTitleA), { purchasePrice: 7.2, supplier: '' });
    const ids = both.map(({ id }) => id).join(',');
    const preview = await keeper.get(`/admin/price-preview?products=${ids}&change=percent&value=-5`);
    expect(preview.json()).toMatchObject({
      products: 2,
      changed: 2,
      unchanged: 0,
      leftOut: 0,
      belowPurchase: 1,
      isCut: false,
      sample: [
        {
          mpn: products.sameTitleA.mpn,
          before: [{ price: 7 }],
          after: [{ price: 6.65 }],
          isBelowPurchase: true,
        },
        {},
      ],
    });
    expect(await tiers(products.sameTitleA)).toEqual([7]);
    const body = priceChange(...both);
    const made = (await keeper.post('/admin/price-changes', body)).json<{ id: string }>();
    expect((await keeper.post('/admin/price-changes', body)).json()).toMatchObject({
      ...made,
      state: 'done',
      changed: 2,
    });
    expect([await tiers(products.sameTitleA), await tiers(products.sameTitleB)]).toEqual([[7.35], [9.975]]);
    const { version } = await productOf(keeper, products.sameTitleB);
    await keeper.post(`/admin/products/${products.sameTitleB.id}/prices`, {
      version,
      prices: [{ quantity: 1, price: 3 }],
      isConfirmed: true,
    });
    const undone = await keeper.post(`/admin/price-changes/${made.id}/undo`, {});
    expect(undone.json()).toMatchObject({ state: 'undone' });
    expect([await tiers(products.sameTitleA), await tiers(products.sameTitleB)]).toEqual([[7], [3]]);
    const again = await keeper.post(`/admin/price-changes/${made.id}/undo`, {});
    expect(again.json<Refusal>().error.code).toBe('nothing_to_undo');
  });

  it('follow the purchase price by a margin, and wait for their day', async () => {
    const day = new Date(shop.deps.clock().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { rule } = priceChange(products.sameTitleA, products.byTens);
    const change = { kind: 'margin', margin: 40 };
    const requested = { key: crypto.randomUUID(), rule: { ...rule, change, rounding: 'rouble' }, startsOn: day };
    const body = { ...requested, isConfirmed: true };
    const planned = (await keeper.post('/admin/price-changes', body)).json<{ id: string }>();
    expect(planned).toMatchObject({ state: 'planned', startsAt: expect.stringMatching(/T21:00:00/) as string });
    await carryOnAll(shop.db, shop.deps.clock());
    expect(await tiers(products.sameTitleA)).toEqual([7]);
    await carryOnAll(shop.db, new Date(`${day}T12:00:00Z`));
    expect(await tiers(products.sameTitleA)).toEqual([12]);
    const list = await keeper.get('/admin/price-changes');
    expect(list.json<{ changes: unknown[] }>().changes[0]).toMatchObject({
      id: planned.id,
      state: 'done',
      changed: 1,
      leftOut: 1,
      rule: {
        change,
        rounding: 'rouble',
        productCount: 2,
      },
    });
  });

  it.each([
    [{ categoryId: '99' }, 'rule.categoryId'],
    [{ brandId: '99' }, 'rule.brandId'],
    [{ change: { kind: 'percent', percent: -100 } }, 'rule.change.percent'],
    [{ change: { kind: 'margin', margin: 100 } }, 'rule.change.margin'],
    [{ rounding: 'cent' }, 'rule.rounding'],
  ])('%j is refused by name', async (changed, field) => {
    const body = priceChange(products.sameTitleA);
    const answer = await keeper.post('/admin/price-changes', { ...body, rule: { ...body.rule, ...changed } });
    expect([answer.statusCode, answer.json<Refusal>().error.field]).toEqual([400, field]);
  });

  it.each([
    ['change=percent', 'value'],
    ['change=percent&value=x', 'value'],
    ['change=percent&value=-100', 'value'],
    ['change=none&value=1', 'change'],
    ['change=percent&value=1&category=99', 'category'],
    ['change=percent&value=1&products=x', 'products'],
  ])('a preview of %s is refused by name', async (query, field) => {
    const answer = await keeper.get(`/admin/price-preview?${query}`);
    expect([answer.statusCode, answer.json<Refusal>().error.field]).toEqual([400, field]);
  });
});

it('customers with their own prices are listed page by page', async () => {
  const { accountId } = await shop.signedIn({ coefficient: 9500 });
  const chief = await signedInStaff(shop, 'administrator');
  const rows = async (query: string) =>
    (await chief.get(`/admin/coefficients${query}`)).json<{ rows: unknown[] }>().rows;
  expect(await rows('')).toEqual([
    { id: String(accountId), kind: 'customer', name: 'Анна', coefficient: 0.95, orders: 0 },
  ]);
  expect(await rows(`?after=customer-${accountId}`)).toEqual([]);
});

describe('rules of bonuses', () => {
  const rules = (cashbackPercent: number, exceptions: unknown[] = []) => ({
    rules: { cashbackPercent, exceptions, leastPaid: 10, sharePercentMax: 20, lifeDays: null },
    startsOn: null,
  });

  const bonuses = async (accountId: number): Promise<number> =>
    (await shop.db.selectFrom('account').select('bonus_balance').where('id', '=', accountId).executeTakeFirstOrThrow())
      .bonus_balance;

  /** Moves an order to completed, without recording a payment. */
  async function ended(number: string): Promise<OrderRow> {
    await moveByStaff(shop, number, 'delivered');
    return inTransaction(shop.db, async (tx) => {
      const order = await orderQueries(tx).lock(number);
      if (order === undefined) throw new Error(`no order ${number}`);
      const moved = await moveLockedOrder(tx, shop.deps, order, { to: 'completed', by: { kind: 'staff' }, reason: '' });
      if (!moved.ok) throw new Error(moved.error.code);
      return moved.value;
    });
  }

  const pay = (order: OrderRow) =>
    inTransaction(shop.db, (tx) =>
      markPaid(tx, shop.deps, order.id, { amount: order.total, at: shop.deps.clock(), by: { kind: 'system' } }),
    );

  it('apply to an order from the day it was placed; cashback waits for the payment, and comes once', async () => {
    const buyer = await shop.signedIn();
    const before = await place(buyer, await add(buyer, [products.reduced, 10]));
    const set = await keeper.post('/admin/bonus-rules', rules(40, [{ kind: 'brand', id: '1', percent: 50 }]));
    expect(set.json()).toMatchObject({ now: { cashbackPercent: 40, leastPaid: 10 }, versions: [{ state: 'now' }] });
    const quote = await place(buyer, await add(buyer, [products.reduced, 10]));
    const first = await ended(before.number);
    expect(await bonuses(buyer.accountId)).toBe(0);
    expect([await pay(first), await pay(first)]).toEqual(['paid', 'already_paid']);
    const usual = Math.floor((before.total_price * 15) / 100);
    expect(await bonuses(buyer.accountId)).toBe(usual);
    await pay(await ended(quote.number));
    expect(await bonuses(buyer.accountId)).toBe(usual + Math.floor(quote.total_price / 2));
  });

  it('may start on a later day, and be cancelled until then', async () => {
    const coming = await keeper.post('/admin/bonus-rules', { ...rules(1), startsOn: '2099-01-01' });
    const [version] = coming.json<{ versions: { id: string }[] }>().versions;
    expect(coming.json()).toMatchObject({ now: { cashbackPercent: 40 }, versions: [{ state: 'coming' }, {}] });
    const off = await keeper.post(`/admin/bonus-rules/${version?.id}/call-off`, {});
    expect(off.json()).toMatchObject({ versions: [{ state: 'now' }] });
    expect((await keeper.post(`/admin/bonus-rules/${version?.id}/call-off`, {})).statusCode).toBe(404);
  });

  it.each([
    [{ ...rules(101) }, 'rules.cashbackPercent'],
    [rules(1, [{ kind: 'brand', id: '99', percent: 1 }]), 'rules.exceptions.0.id'],
    [
      rules(
        1,
        [1, 2].map(() => ({ kind: 'category', id: '1', percent: 1 })),
      ),
      'rules.exceptions.1.id',
    ],
    [{ ...rules(1), startsOn: '2020-01-01' }, 'startsOn'],
  ])('%j is refused by name', async (body, field) => {
    const answer = await keeper.post('/admin/bonus-rules', body);
    expect(answer.json<Refusal>().error.field).toBe(field);
    expect([400, 409]).toContain(answer.statusCode);
  });
});

describe('the dashboard', () => {
  const figures = async (by: StaffBrowser, query = '') => (await by.get(`/admin/dashboard${query}`)).json<Dashboard>();

  it('counts orders, money and baskets of a day, and margins with the permission', async () => {
    const chief = await signedInStaff(shop, 'administrator');
    await rollUpDays(shop.db, shop.deps.clock());
    const before = await figures(chief);
    const buyer = await shop.signedIn();
    await purchasePriceQueries(shop.db).set([cost(products.inTwoWarehouses, 50_000)], at, null);
    const { total_price, number } = await place(buyer, await add(buyer, [products.inTwoWarehouses, 2]));
    await add(buyer, [products.tiered, 1]);
    await rollUpDays(shop.db, shop.deps.clock());
    const after = await figures(chief);
    expect(after.days).toHaveLength(30);
    expect(after.now).toMatchObject({
      orders: before.now.orders + 1,
      turnover: before.now.turnover + total_price,
      baskets: before.now.baskets + 2,
      profit: expect.closeTo((before.now.profit ?? 0) + withoutVat(total_price) - withoutVat(10), 6),
    });
    await moveByStaff(shop, number, 'cancelled');
    await rollUpDays(shop.db, shop.deps.clock());
    const over = await figures(chief, '?days=7');
    expect([over.days.length, over.now.turnover, over.now.cancelled]).toEqual([
      7,
      before.now.turnover,
      before.now.cancelled + 1,
    ]);
    expect(over.before).toMatchObject({ orders: 0, turnover: 0, margin: null });
  });

  it('shows an accountant money, not margins', async () => {
    const seen = await accountant.get('/admin/dashboard?days=90');
    expect(seen.json<Dashboard>().now.turnover).toBeGreaterThan(0);
    expect(seen.body).not.toMatch(/profit|margin|costed/);
    expect((await keeper.get('/admin/dashboard')).statusCode).toBe(403);
    const refused = await accountant.get('/admin/dashboard?days=8');
    expect(refused.json<Refusal>().error.field).toBe('days');
  });
});
