import { randomUUID } from 'node:crypto';

import type { StaffOrder } from '@farad/contract/office/orders/orders';
import type { PhoneBuyer, PhoneQuote } from '@farad/contract/office/orders/phone-orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, basketOf, refusalOf, wishesOf, type Wish } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { phoneOrder } from '#testing/calls/phone-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let support: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  support = await signedInStaff(shop, 'support');
});
afterAll(() => shop.close());

const quoteOf = async (accountId: number, ...wishes: readonly Wish[]): Promise<PhoneQuote> => {
  const { customer_id, company_id, lines, delivery } = phoneOrder(accountId, 0, ...wishes);
  const answer = await support.post('/admin/phone-orders/quote', { customer_id, company_id, lines, delivery });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<PhoneQuote>();
};

const tryPlace = (body: object, key = randomUUID()) =>
  support.post('/admin/phone-orders', body, { 'idempotency-key': key });

describe('an order by phone', () => {
  it('is priced for its customer, placed once per key, notified to the buyer and shows the staff member', async () => {
    const buyer = await shop.signedIn({ coefficient: 9000 });
    await add(buyer, [products.cheapest, 500]);
    const { total, lines } = await quoteOf(buyer.accountId, [products.tiered, 100], [products.reduced, 10]);
    expect(lines.map((line) => [line.price, line.total])).toEqual([
      [0.279, 28],
      [35.991, 360],
    ]);
    expect(total).toBe(388);
    const wishes: readonly Wish[] = [
      [products.tiered, 100],
      [products.reduced, 10],
    ];
    const asked = { ...phoneOrder(buyer.accountId, total, ...wishes), payment_method: 'card' };
    const key = randomUUID();
    const [first, again] = [await tryPlace(asked, key), await tryPlace(asked, key)];
    expect([first.statusCode, first.body]).toEqual([200, again.body]);
    const { number } = first.json<{ number: string }>();
    const order = (await support.get(`/admin/orders/${number}`)).json<StaffOrder>();
    expect(order).toMatchObject({
      total: 388,
      customerId: String(buyer.accountId),
      madeBy: expect.any(String) as string,
    });
    expect(order.madeBy).not.toBe('');
    expect(order.events[0]).toMatchObject({ by: 'staff', to: 'created' });
    const told = await shop.db.selectFrom('outbox').select('text').where('order_id', '=', Number(order.id)).execute();
    expect(told.map(({ text }) => text).join(' ')).toContain(`/orders/${number}`);
    expect((await buyer.get(`/orders/${number}`)).statusCode).toBe(200);
    // The buyer's own basket is unchanged.
    expect(wishesOf(await basketOf(buyer))).toEqual([[products.cheapest.id, 500]]);
    const count = await shop.db.selectFrom('orders').select('id').where('account_id', '=', buyer.accountId).execute();
    expect(count).toHaveLength(1);
  });

  it('is refused for another sum, beyond stock and rules, for a blocked customer and without the permission', async () => {
    const buyer = await shop.signedIn();
    const at = (total: number, ...wishes: readonly Wish[]) => tryPlace(phoneOrder(buyer.accountId, total, ...wishes));
    expect(refusalOf(await at(1, [products.tiered, 100]))).toMatchObject({ status: 409, code: 'totals_changed' });
    expect(refusalOf(await at(1, [products.byTens, 25]))).toMatchObject({ code: 'off_multiple', field: 'lines.0.qty' });
    expect(refusalOf(await at(1, [products.lastPiece, 2]))).toMatchObject({ code: 'not_enough_stock' });
    expect(refusalOf(await at(1, [products.draft, 1]))).toMatchObject({ code: 'not_for_sale' });
    expect(refusalOf(await at(1, [{ id: 999_999 as never }, 1]))).toMatchObject({
      code: 'unknown_product',
      field: 'lines.0.product_id',
    });
    expect(refusalOf(await at(1, [products.tiered, 1], [products.tiered, 2]))).toMatchObject({ code: 'duplicate' });
    const quoted = await quoteOf(buyer.accountId, [products.byTens, 25], [products.lastPiece, 2]);
    expect(quoted.lines.map(({ problem }) => problem)).toEqual([
      { code: 'off_multiple', below: 20, above: 30 },
      { code: 'not_enough_stock', below: 1, above: null },
    ]);
    await shop.db
      .updateTable('account')
      .set({ blocked_at: new Date(), blocked_by: support.staffId, block_reason: 'Обман' })
      .where('id', '=', buyer.accountId)
      .execute();
    expect(refusalOf(await at(31, [products.tiered, 100]))).toMatchObject({ code: 'account_blocked' });
    const editor = await signedInStaff(shop, 'catalogue_manager');
    expect((await editor.get(`/admin/phone-orders/customers/${buyer.accountId}`)).statusCode).toBe(403);
    const { rows } = await shop.pool.query(
      'select sum(reserved)::integer as sum from stock where product_id = any($1)',
      [[products.byTens.id, products.lastPiece.id]],
    );
    expect(rows).toEqual([{ sum: 0 }]);
  });

  it('is placed for a new customer, whose consent is stored with the staff member; the phone is used once', async () => {
    const body = { phone: '8 (927) 555-44-33', name: 'Марья', surname: 'Моревна', locale: 'tr', consent: true };
    const made = await support.post('/admin/phone-orders/customers', body);
    const { id } = made.json<{ id: string }>();
    expect((await support.get(`/admin/phone-orders/customers/${id}`)).json<PhoneBuyer>()).toMatchObject({
      name: 'Марья',
      surname: 'Моревна',
      phone: '79275554433',
      locale: 'tr',
      hasConsent: true,
    });
    const consent = await shop.db.selectFrom('consent').selectAll().where('account_id', '=', Number(id)).execute();
    expect(consent.map(({ kind, staff_id }) => [kind, staff_id])).toEqual([['personal_data', support.staffId]]);
    const again = await support.post('/admin/phone-orders/customers', { ...body, phone: '+7 927 555 44 33' });
    expect(refusalOf(again)).toMatchObject({ code: 'duplicate', field: 'phone' });
    const office = await support.post('/admin/phone-orders/customers', { ...body, phone: '8 495 123-45-67' });
    expect(refusalOf(office)).toMatchObject({ code: 'not_a_mobile_phone', field: 'phone' });
    const { total } = await quoteOf(Number(id), [products.tiered, 100]);
    expect((await tryPlace(phoneOrder(Number(id), total, [products.tiered, 100]))).statusCode).toBe(200);
  });

  it('is placed for a company of the customer at its prices, within the role’s rights', async () => {
    const buyer = await shop.signedIn();
    const company = await shop.db
      .insertInto('company')
      .values({
        inn: '7707083893',
        kpp: null,
        ogrn: null,
        name: 'ООО Звонок',
        address: '',
        bik: null,
        account: null,
        bank_name: null,
        correspondent_account: null,
        contract_number: null,
        contract_date: null,
        prices_koef: 5e3 as never,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const member = { company_id: company.id, account_id: buyer.accountId, joined_at: new Date() };
    await shop.db
      .insertInto('company_member')
      .values({ ...member, role: 'accountant', order_limit_kopecks: null })
      .execute();
    const asked = (total: number) => ({
      ...phoneOrder(buyer.accountId, total, [products.reduced, 10]),
      company_id: String(company.id),
    });
    expect(refusalOf(await tryPlace(asked(200)))).toMatchObject({ code: 'forbidden', field: 'company_id' });
    await shop.db.updateTable('company_member').set({ role: 'owner' }).where('company_id', '=', company.id).execute();
    const { number } = (await tryPlace(asked(200))).json<{ number: string }>();
    const order = (await support.get(`/admin/orders/${number}`)).json<StaffOrder>();
    expect(order).toMatchObject({ total: 200, customerType: 'company', company: { name: 'ООО Звонок' } });
    const stranger = await shop.signedIn();
    const foreign = { ...asked(200), customer_id: String(stranger.accountId) };
    expect(refusalOf(await tryPlace(foreign))).toMatchObject({ code: 'not_found', field: 'company_id' });
  });

  it('takes its lines from a pasted list and from a search at the customer’s prices', async () => {
    const buyer = await shop.signedIn({ coefficient: 20_000 });
    const list = await support.post('/admin/phone-orders/list', { text: 'RC0603FR-0710KL 500\nнет такого 3' });
    const read = list.json<{ lines: { parts: { product_id: string }[] }[] }>().lines;
    expect(read.map(({ parts }) => parts.length)).toEqual([1, 0]);
    const query = `text=NE555P&qty=10&customer=${buyer.accountId}`;
    const found = (await support.get(`/admin/phone-orders/products?${query}`)).json<{
      products: { mpn: string; price: number }[];
    }>();
    expect(found.products[0]).toMatchObject({ mpn: 'NE555P', price: 79.98 });
  });
});
