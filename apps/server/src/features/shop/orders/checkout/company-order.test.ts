import type { WireBasket } from '@farad/contract/shop/basket';
import type { OrdersAnswer, WireOrder } from '@farad/contract/shop/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { add, refusalOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, tryPlace } from '#testing/calls/order-calls.ts';
import { moveByStaff, reservedOf } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const { reduced, tiered } = products;

let shop: TestShop;
let owner: SignedInBrowser;
let buyer: SignedInBrowser;
let accountant: SignedInBrowser;
let company: string;

const limit = 500;

async function enter(person: SignedInBrowser, role: string, orderLimitKopecks: number | null = null): Promise<void> {
  await shop.pool.query(
    `insert into company_member (company_id, account_id, role, order_limit_kopecks, joined_at)
     values ($1, $2, $3, $4, now())`,
    [company, person.accountId, role, orderLimitKopecks],
  );
}

beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into company (inn, kpp, name, created_at) values ('7707083893', '773601001', 'ООО «Ромашка»', now())
     returning id`,
  );
  company = String(rows[0]?.id);
  owner = await shop.signedIn({ email: 'owner@example.com' });
  buyer = await shop.signedIn({ email: 'buyer@example.com' });
  accountant = await shop.signedIn();
  await enter(owner, 'owner');
  await enter(buyer, 'buyer', limit * 100);
  await enter(accountant, 'accountant');
  await buyer.post('/companies/buy-as', { companyId: company });
});
beforeEach(() => shop.pool.query('truncate outbox cascade'));
afterAll(() => shop.close());

const forCompany = (basket: WireBasket) => ({
  ...orderOf(basket),
  customer_type: 'company',
  company_id: company,
});

async function placeFor(person: SignedInBrowser, ...wish: Parameters<typeof add>[1]): Promise<string> {
  const answer = await tryPlace(person, forCompany(await add(person, wish)));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ number: string }>().number;
}

const order = async (person: SignedInBrowser, number: string): Promise<WireOrder> =>
  (await person.get(`/orders/${number}`)).json<WireOrder>();

const list = async (person: SignedInBrowser, query = ''): Promise<OrdersAnswer> =>
  (await person.get(`/orders${query}`)).json<OrdersAnswer>();

const kinds = async (): Promise<string[]> => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('kind', '<>', 'order_to_shop')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
};

test('within the limit it is an order of the company, visible to owner and accountant', async () => {
  const number = await placeFor(buyer, tiered, 100);
  expect(await order(buyer, number)).toMatchObject({
    status: 'created',
    company: { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' },
    approval: null,
    isWaiting: false,
    isOwn: true,
  });
  expect(await order(owner, number)).toMatchObject({ isOwn: false, may: { cancel: true, approve: false } });
  expect(await order(accountant, number)).toMatchObject({ isOwn: false, may: { cancel: false, approve: false } });
  expect((await list(accountant)).orders[0]).toMatchObject({ number, companyName: 'ООО «Ромашка»', isOwn: false });
  expect((await list(accountant, `?company=${company}`)).orders).toHaveLength(1);
  expect(refusalOf(await accountant.post(`/orders/${number}/cancel`, {}))).toMatchObject({ status: 403 });
  const back = { products: [{ product_id: '1', qty: 1 }], reason: 'defective' };
  expect(refusalOf(await accountant.post(`/orders/${number}/returns`, back))).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  expect((await owner.post(`/orders/${number}/cancel`, {})).statusCode).toBe(200);
});

test('a colleague sees the payment of the order and may pay by their role; a stranger sees nothing', async () => {
  const number = await placeFor(buyer, tiered, 100);
  const paymentOf = async (person: SignedInBrowser) => (await person.get(`/orders/${number}/payment`)).statusCode;
  expect([await paymentOf(owner), await paymentOf(accountant)]).toEqual([200, 200]);
  expect(await paymentOf(await shop.signedIn())).toBe(404);
  const pay = async (person: SignedInBrowser) =>
    (await person.post(`/orders/${number}/pay`, { method: 'card' })).statusCode;
  expect(await pay(await shop.signedIn())).toBe(404);
  expect([await pay(accountant), await pay(owner)]).toEqual([403, 200]);
});

test('another buyer and a stranger cannot find it', async () => {
  const number = await placeFor(buyer, tiered, 1);
  const [other, stranger] = [await shop.signedIn(), await shop.signedIn()];
  await enter(other, 'buyer');
  for (const person of [other, stranger]) {
    expect((await person.get(`/orders/${number}`)).statusCode).toBe(404);
    expect((await list(person)).orders).toEqual([]);
  }
});

test('above the limit an owner decides: after approval it is ordered', async () => {
  const before = await reservedOf(shop, reduced);
  const number = await placeFor(buyer, reduced, 20);
  expect(await order(buyer, number)).toMatchObject({
    status: 'request',
    approval: 'waiting',
    isWaiting: true,
    may: { cancel: true, approve: false },
  });
  expect(await reservedOf(shop, reduced)).toBe(before + 20);
  expect(await kinds()).toEqual(['order_approval owner@example.com']);
  expect((await list(owner)).waitingCount).toBe(1);
  expect((await list(owner, '?status=waiting')).orders.map((each) => each.number)).toEqual([number]);
  expect((await list(buyer)).waitingCount).toBe(0);
  // The order cannot be paid before an owner approves it, so it does not count as unpaid yet.
  expect((await list(buyer)).orders.find((each) => each.number === number)).toMatchObject({
    isWaiting: true,
    isUnpaid: false,
  });
  expect(refusalOf(await buyer.post(`/orders/${number}/approve`, {}))).toMatchObject({ status: 403 });
  expect(refusalOf(await accountant.post(`/orders/${number}/approve`, {}))).toMatchObject({ status: 403 });
  const answers = await Promise.all([
    owner.post(`/orders/${number}/approve`, {}),
    owner.post(`/orders/${number}/approve`, {}),
  ]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await order(buyer, number)).toMatchObject({ status: 'created', approval: 'approved', isWaiting: false });
  expect(await kinds()).toEqual(['order_approval owner@example.com', 'order_placed buyer@example.com']);
});

test('after a refusal it is cancelled, its stock is released and the buyer gets the reason', async () => {
  const before = await reservedOf(shop, reduced);
  const number = await placeFor(buyer, reduced, 20);
  const answer = await owner.post(`/orders/${number}/refuse`, { reason: 'Нет бюджета' });
  expect(answer.json()).toMatchObject({ status: 'cancelled', approval: 'refused' });
  expect(await reservedOf(shop, reduced)).toBe(before);
  expect((await order(buyer, number)).events.at(-1)).toMatchObject({ status: 'cancelled', reason: 'Нет бюджета' });
  expect((await kinds()).slice(1)).toEqual(['order_status buyer@example.com']);
  expect((await list(owner)).waitingCount).toBe(0);
  expect((await owner.post(`/orders/${number}/approve`, {})).statusCode).toBe(409);
});

test('an owner has no limit', async () => {
  await owner.post('/companies/buy-as', { companyId: company });
  const number = await placeFor(owner, reduced, 20);
  expect(await order(owner, number)).toMatchObject({ status: 'created', approval: null });
});

test('for another company than the page showed it is refused before anything is ordered', async () => {
  const basket = await add(buyer, [tiered, 1]);
  const asPerson = await tryPlace(buyer, orderOf(basket));
  expect(refusalOf(asPerson)).toMatchObject({ status: 409, code: 'buyer_changed', field: 'company_id' });
  const mixed = { ...forCompany(basket), customer_type: 'personal' };
  expect(refusalOf(await tryPlace(buyer, mixed))).toMatchObject({ code: 'buyer_changed', field: 'customer_type' });
  const foreign = { ...forCompany(basket), company_id: '999999' };
  expect(refusalOf(await tryPlace(buyer, foreign))).toMatchObject({ code: 'buyer_changed' });
  const person = await shop.signedIn();
  const alien = forCompany(await add(person, [tiered, 1]));
  expect(refusalOf(await tryPlace(person, alien))).toMatchObject({ status: 409, code: 'buyer_changed' });
  expect((await tryPlace(buyer, forCompany(basket))).statusCode).toBe(201);
});

test('a former member still sees their orders, and changes nothing', async () => {
  const leaver = await shop.signedIn();
  await enter(leaver, 'buyer');
  await leaver.post('/companies/buy-as', { companyId: company });
  const number = await placeFor(leaver, tiered, 1);
  await shop.pool.query('delete from company_member where account_id = $1', [leaver.accountId]);
  expect(await order(leaver, number)).toMatchObject({ may: { cancel: false } });
  expect(refusalOf(await leaver.post(`/orders/${number}/cancel`, {}))).toMatchObject({ status: 403 });
  expect((await tryPlace(leaver, orderOf(await add(leaver, [tiered, 1])))).statusCode).toBe(201);
});

test('the order stays when the company is removed', async () => {
  const number = await placeFor(buyer, tiered, 2);
  await moveByStaff(shop, number, 'delivered');
  await shop.pool.query('delete from company where id = $1', [company]);
  expect(await order(buyer, number)).toMatchObject({ status: 'delivered', company: { inn: '7707083893' } });
  expect((await accountant.get(`/orders/${number}`)).statusCode).toBe(404);
});
