import type { StaffCoupon } from '@farad/contract/office/prices/promotions';
import { backOfficeCouponQueries } from '@farad/database/prices/back-office-coupon.queries';
import { couponState, couponStates } from '@farad/domain/promotion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderQuoted, ownPickup, quoteOf } from '#testing/calls/checkout-calls.ts';
import { couponBody } from '#testing/scenes/coupon-scenes.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let keeper: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  keeper = await signedInStaff(shop, 'catalogue_manager');
});
afterAll(() => shop.close());

interface Answered extends Partial<StaffCoupon> {
  readonly status: number;
  readonly coupons?: readonly StaffCoupon[];
  readonly error?: { readonly code: string; readonly field?: string };
}

async function post(path: string, body: object): Promise<Answered> {
  const answer = await keeper.post(path, body);
  return { ...answer.json<Omit<Answered, 'status'>>(), status: answer.statusCode };
}

const create = (changes: object = {}): Promise<Answered> => post('/admin/coupons', { ...couponBody(), ...changes });
const own = (code: string): object => ({ codes: { kind: 'own', code } });
const read = async (id: string): Promise<StaffCoupon> => (await keeper.get(`/admin/coupons/${id}`)).json<StaffCoupon>();

async function added(changes: object = {}): Promise<StaffCoupon> {
  const { coupons } = await create(changes);
  return read(coupons?.[0]?.id ?? '');
}

const find = async (query: string): Promise<readonly string[]> =>
  (await keeper.get(`/admin/coupons?${query}`))
    .json<{ coupons: readonly StaffCoupon[] }>()
    .coupons.map(({ code }) => code);

it('stores what was entered, by days in Moscow', async () => {
  const terms = { startsOn: '2026-11-01', endsOn: '2026-11-30', minimum: 1500, usesMax: 100, usesPerAccount: 2 };
  const coupon = await added({ ...own(' зима26 '), ...terms, value: { kind: 'sum', sum: 300 }, categoryIds: [1] });
  expect(coupon).toMatchObject({ code: 'ЗИМА26', kind: 'sum', value: 300, used: 0, categoryIds: [1], ...terms });
  const { rows } = await shop.pool.query('select starts_at, ends_at from coupon where code = $1', ['ЗИМА26']);
  expect(rows).toEqual([{ starts_at: new Date('2026-10-31T21:00:00Z'), ends_at: new Date('2026-11-30T21:00:00Z') }]);
});

it('draws the requested number of different codes', async () => {
  const { coupons = [] } = await create({ codes: { kind: 'drawn', prefix: 'лето', count: 40 } });
  const codes = new Set(coupons.map(({ code }) => code));
  expect(codes.size).toBe(40);
  for (const code of codes) expect(code).toMatch(/^ЛЕТО-[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect(await find(`text=${encodeURIComponent('лето-')}`)).toHaveLength(30);
});

it.each([
  [{ value: { kind: 'percent', percent: 101 } }, 'value.percent'],
  [{ value: { kind: 'sum', sum: 0.5 } }, 'value.sum'],
  [{ startsOn: '2026-11-30', endsOn: '2026-11-29' }, 'endsOn'],
  [{ endsOn: '2026-02-30' }, 'endsOn'],
  [{ minimum: -1 }, 'minimum'],
  [{ usesMax: 0 }, 'usesMax'],
  [{ categoryIds: [1, 77] }, 'categoryIds.1'],
  [own('a b'), 'codes.code'],
  [{ codes: { kind: 'drawn', prefix: 'x y', count: 1 } }, 'codes.prefix'],
  [{ codes: { kind: 'drawn', prefix: '', count: 501 } }, 'codes.count'],
])('%j is refused by name', async (changes, field) => {
  expect(await create(changes)).toMatchObject({ status: 400, error: { field } });
});

it('an existing code is not added again', async () => {
  await create(own('TWICE'));
  expect(await create(own('twice'))).toMatchObject({ status: 409, error: { code: 'duplicate', field: 'codes.code' } });
});

describe('a used coupon', () => {
  it('shows its orders, and its limit cannot be set below their number', async () => {
    const coupon = await added({ ...own('USED'), usesPerAccount: null });
    const numbers = [];
    for (let count = 0; count < 2; count += 1) {
      const buyer = await shop.signedIn();
      await add(buyer, [products.reduced, 2]);
      const placed = await orderQuoted(buyer, ownPickup, { coupon: 'USED' });
      numbers.unshift(placed.json<{ number: string }>().number);
    }
    const uses = (await keeper.get(`/admin/coupons/${coupon.id}/uses`)).json<{ uses: { order: string }[] }>();
    expect(uses.uses.map(({ order }) => order)).toEqual(numbers);
    expect(uses.uses[0]).toMatchObject({ discount: 9, isReturned: false });
    const path = `/admin/coupons/${coupon.id}/terms`;
    const { codes: _, ...terms } = couponBody();
    expect(await post(path, { ...terms, usesMax: 1 })).toMatchObject({ status: 400, error: { field: 'usesMax' } });
    expect(await post(path, { ...terms, usesMax: 2 })).toMatchObject({ state: 'used_up', used: 2 });
  });

  it('gives no discount after its end, and does again when it is reopened', async () => {
    const { id } = await added(own('ENDED'));
    const buyer = await shop.signedIn();
    await add(buyer, [products.reduced, 2]);
    const couponOf = async (): Promise<unknown> => (await quoteOf(buyer, { coupon: 'ENDED' })).coupon;
    expect(await couponOf()).toMatchObject({ refusal: null });
    expect(await post(`/admin/coupons/${id}/on`, { isOn: false })).toMatchObject({ state: 'off' });
    expect(await couponOf()).toMatchObject({ refusal: 'unknown' });
    expect(await post(`/admin/coupons/${id}/on`, { isOn: true })).toMatchObject({ state: 'active' });
  });
});

it('logs former and current values', async () => {
  const { id } = await added(own('LOGGED'));
  const { codes: _, ...terms } = couponBody();
  await post(`/admin/coupons/${id}/terms`, { ...terms, minimum: 700 });
  const { rows } = await shop.pool.query(
    `select action, before, after from audit where object_kind = 'coupon' and object_id = $1 order by id`,
    [id],
  );
  expect(rows).toMatchObject([
    { action: 'coupon.created', before: null, after: { code: 'LOGGED', minimum: 0 } },
    { action: 'coupon.terms_changed', before: { minimum: 0 }, after: { minimum: 700 } },
  ]);
});

it('finds coupons by state as the rule defines it', async () => {
  const now = shop.deps.clock();
  await create({ ...own('OVER-ONE'), endsOn: '2020-01-01' });
  await create({ ...own('LATER-ONE'), startsOn: '2099-01-01' });
  const { id } = await added(own('OFF-ONE'));
  await post(`/admin/coupons/${id}/on`, { isOn: false });
  const queries = backOfficeCouponQueries(shop.db);
  const search = { text: '', now, after: undefined, limit: 500 };
  const all = await queries.find({ ...search, state: undefined });
  for (const state of couponStates) {
    const found = await queries.find({ ...search, state });
    expect(found.map(({ code }) => code)).toEqual(
      all.filter((coupon) => couponState(coupon, now) === state).map(({ code }) => code),
    );
    expect(found.length, state).toBeGreaterThan(0);
  }
  expect(await find('state=over')).toContain('OVER-ONE');
});

it.each([
  ['state=lost', 'state'],
  ['after=x', 'after'],
  ['who=me', 'who'],
])('%s is refused by name', async (query, field) => {
  expect((await keeper.get(`/admin/coupons?${query}`)).json()).toMatchObject({ error: { field } });
});

it('an unknown coupon is not found', async () => {
  const { codes: _, ...terms } = couponBody();
  for (const answer of [
    await keeper.get('/admin/coupons/999999'),
    await keeper.get('/admin/coupons/x/uses'),
    await keeper.post('/admin/coupons/999999/terms', terms),
    await keeper.post('/admin/coupons/999999/on', { isOn: true }),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});
