import type { OrderDocuments } from '@farad/contract/shop/documents';
import type { WireOrder } from '@farad/contract/shop/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderQuoted, quoteOf, type Chosen } from '#testing/calls/checkout-calls.ts';
import { setTestSeller } from '#testing/seller.ts';
import { reservedOf } from '#testing/order-moves.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const byInvoice: Chosen = {
  delivery: { kind: 'own_pickup' },
  payment_method: 'invoice',
  accountant_email: 'accounts@company.example',
};

let shop: TestShop;
let owner: SignedInBrowser;
let buyer: SignedInBrowser;

beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into company (inn, kpp, name, address, created_at)
     values ('7707083893', '773601001', 'ООО «Ромашка»', 'г. Казань', now()) returning id`,
  );
  const company = rows[0]?.id;
  [owner, buyer] = [await shop.signedIn(), await shop.signedIn()];
  for (const [person, role, limit] of [
    [owner, 'owner', null],
    [buyer, 'buyer', 50_000],
  ] as const) {
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role, order_limit_kopecks, joined_at)
       values ($1, $2, $3, $4, now())`,
      [company, person.accountId, role, limit],
    );
    await person.post('/companies/buy-as', { companyId: String(company) });
  }
});
afterAll(() => shop.close());

const documentsOf = async (person: SignedInBrowser, number: string) =>
  (await person.get(`/orders/${number}/documents`)).json<OrderDocuments>().documents;

async function placed(person: SignedInBrowser, ...wish: Parameters<typeof add>[1]): Promise<string> {
  await add(person, wish);
  const answer = await orderQuoted(person, byInvoice);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ number: string }>().number;
}

test('without a seller no order is placed, and the reason is shown', async () => {
  const before = await reservedOf(shop, products.tiered);
  await shop.pool.query("delete from setting where key in ('seller', 'demonstration')");
  await add(owner, [products.tiered, 10]);
  const { payment_methods } = await quoteOf(owner);
  expect(payment_methods).toContainEqual(expect.objectContaining({ method: 'invoice', refusal: 'not_now' }));
  expect(refusalOf(await orderQuoted(owner, byInvoice))).toMatchObject({
    status: 409,
    code: 'shop_not_open',
  });
  expect(await reservedOf(shop, products.tiered)).toBe(before);
  const { rows } = await shop.pool.query('select from orders union all select from invoice_counter');
  expect(rows).toEqual([]);
});

test('an order gets its invoice at once, for its total, valid while its stock is held', async () => {
  await setTestSeller(shop);
  const number = await placed(owner, products.tiered, 10);
  const order = (await owner.get(`/orders/${number}`)).json<WireOrder>();
  const [invoice] = await documentsOf(owner, number);
  expect(invoice).toMatchObject({ kind: 'invoice', number: '1', total_price: order.total_price });
  expect(invoice?.validUntil).toBe(order.pay_until);
  const row = await shop.db.selectFrom('invoice').select('buyer').executeTakeFirstOrThrow();
  expect(row.buyer).toMatchObject({ name: 'ООО «Ромашка»', inn: '7707083893', address: 'г. Казань' });
});

test('above the limit it is issued after an owner’s approval', async () => {
  const number = await placed(buyer, products.reduced, 20);
  expect((await documentsOf(buyer, number)).map(({ kind }) => kind)).toEqual(['confirmation']);
  expect((await owner.post(`/orders/${number}/approve`, {})).statusCode).toBe(200);
  expect((await documentsOf(buyer, number))[0]).toMatchObject({ kind: 'invoice', number: '2' });
});
