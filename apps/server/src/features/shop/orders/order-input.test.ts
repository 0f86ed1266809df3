import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, basketOf, refusalOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { orderOf, tryPlace } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { reduced } = products;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function withBasket() {
  const customer = await shop.signedIn();
  const basket = await add(customer, [reduced, 1]);
  return { customer, basket, body: orderOf(basket) };
}

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['of 101 characters', 'k'.repeat(101)],
  ['with a space', 'a b'],
  ['with Cyrillic letters', 'ключ'],
])('a key that is %s is refused by its name', async (_, key) => {
  const { customer, body } = await withBasket();
  const answer = await customer.post('/orders', body, key === undefined ? {} : { 'idempotency-key': key });
  expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'invalid_input', field: 'Idempotency-Key' });
});

const contact = (change: object) => ({ contact: { name: 'Анна', surname: '', email: '', ...change } });

test.each([
  ['consents.offer', { consents: { offer: false, personalData: true } }],
  ['consents.personalData', { consents: { offer: true, personalData: false } }],
  ['consents.offer', { consents: { offer: 'true', personalData: true } }],
  ['consents', { consents: undefined }],
  ['contact.name', contact({ name: '  ' })],
  ['contact.name', contact({ name: 'я'.repeat(101) })],
  ['contact.name', contact({ name: 'Ан\u0000на' })],
  ['contact.name', contact({ name: 'Анна\r\nBcc: all@example.com' })],
  ['contact.name', contact({ name: '\u001b[31mАнна' })],
  ['contact.name', contact({ name: '\ud800' })],
  ['contact.name', contact({ name: { $ne: 1 } })],
  ['contact.surname', contact({ surname: 'Ива\u0007нова' })],
  ['contact.email', contact({ email: 'no address' })],
  ['contact.email', contact({ email: 'a@b' })],
  ['contact.email', contact({ email: 'a@example.com\nBcc: b@example.com' })],
  ['contact.email', contact({ email: `${'a'.repeat(250)}@example.com` })],
  ['contact', { contact: null }],
  ['comment', { comment: 'я'.repeat(1001) }],
  ['comment', { comment: 'a\u0000b' }],
  ['comment', { comment: 'a\u0008b' }],
  ['comment', { comment: 'lone \udfff' }],
  ['comment', { comment: ['a'] }],
  ['customer_type', { customer_type: 'firm' }],
  ['payment_method', { payment_method: 'free' }],
  ['delivery.kind', { delivery: { kind: 'teleport' } }],
  ['expected', { expected: undefined }],
  ['expected.total_price', { expected: { total_price: '45', products: [] } }],
  ['expected.total_price', { expected: { total_price: null, products: [] } }],
  [
    'expected.products.0.qty',
    { expected: { total_price: 1, products: [{ product_id: '1', qty: 1.5, total_price: 1 }] } },
  ],
  ['basket_id', { basket_id: 5 }],
  ['basket_id', { basket_id: 'A\u0000' }],
])('a wrong %s is refused by its name in the caller’s language: %j', async (field, change) => {
  const { customer, basket, body } = await withBasket();
  const answers = [];
  for (const locale of ['ru', 'en', 'tr']) {
    const headers = { 'idempotency-key': 'k', 'accept-language': locale };
    answers.push(refusalOf(await customer.post('/orders', { ...body, ...change }, headers)));
  }
  for (const answer of answers) expect(answer).toMatchObject({ status: 400, field });
  expect(new Set(answers.map(({ message }) => message)).size).toBe(3);
  expect(await basketOf(customer)).toEqual(basket);
});

test('1000 characters, several lines and scripts of a comment are stored unchanged', async () => {
  const { customer, body } = await withBasket();
  const comment = `<script>alert(1)</script>\r\n\t'"; drop table orders; -- 🧪 `.padEnd(1000, 'я');
  const answer = await tryPlace(customer, { ...body, comment });
  const { number } = answer.json<{ number: string }>();
  expect((await customer.get(`/orders/${number}`)).json()).toMatchObject({ comment });
});

test('T16, T17: figures and owners named by the client are ignored', async () => {
  const { customer, body } = await withBasket();
  const stranger = await shop.signedIn();
  const answer = await tryPlace(customer, {
    ...body,
    status: 'completed',
    paid: true,
    price: 0.01,
    total_price: 1,
    pricesKoef: 0,
    currency: 'USD',
    number: 'X',
    account_id: stranger.accountId,
    customerId: String(stranger.accountId),
    customer_id: stranger.accountId,
  });
  expect(answer.json()).toMatchObject({ status: 'created', total_price: 45 });
  expect((await stranger.get('/orders')).json()).toMatchObject({ orders: [] });
});
