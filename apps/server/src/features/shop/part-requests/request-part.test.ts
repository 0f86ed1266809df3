import { afterAll, beforeAll, expect, test } from 'vitest';

import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { usualSettings } from '@farad/domain/setting';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const requested = { part: 'LM741 в металле', quantity: 20, contact: ' Anna@Example.com ' };

const stored = () =>
  shop.db
    .selectFrom('request')
    .innerJoin('request_line', 'request_line.request_id', 'request.id')
    .selectAll()
    .orderBy('id')
    .execute();
const letters = () =>
  shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'request_to_shop').orderBy('id').execute();

/** Passes an hour, so that the hourly limit starts anew. */
const nextHour = () => shop.passSeconds(3601);

test('a request is stored, and the shop is notified in the same transaction', async () => {
  const answer = await shop.guest().post('/part-requests', requested, { 'accept-language': 'en' });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await stored();
  expect(row).toMatchObject({ part: 'LM741 в металле', quantity: 20, email: 'anna@example.com', phone: null });
  expect(row).toMatchObject({ account_id: null, locale: 'en', state: 'open', source: 'form', position: 1 });
  expect(answer.json()).toEqual({
    number: row?.number,
    part: 'LM741 в металле',
    quantity: 20,
    contact: 'anna@example.com',
  });
  const [letter] = await letters();
  expect(letter).toMatchObject({ channel: 'email', recipient: shop.deps.config.mailFrom });
  expect(letter?.subject).toContain('LM741 в металле');
  expect(letter?.text).toContain('anna@example.com');
});

test('the same form sent twice is one request', async () => {
  nextHour();
  const before = (await stored()).length;
  const guest = shop.guest();
  const numbers = await Promise.all(
    [1, 2, 3].map(async () => (await guest.post('/part-requests', requested)).json<{ number: string }>().number),
  );
  expect(new Set(numbers).size).toBe(1);
  expect(await stored()).toHaveLength(before + 1);
});

test('a phone number is stored in plain form and shown as people write it', async () => {
  nextHour();
  const customer = await shop.signedIn();
  const answer = await customer.post('/part-requests', { ...requested, contact: '8 (926) 123-45-67' });
  expect(answer.json()).toMatchObject({ contact: '+7 (926) 123-45-67' });
  expect((await stored()).at(-1)).toMatchObject({ phone: '79261234567', email: null, account_id: customer.accountId });
});

test('a catalogue product is requested under its own number, whatever was typed', async () => {
  nextHour();
  const { lastPiece } = products;
  const body = { ...requested, part: 'something else', quantity: 7, product_id: String(lastPiece.id) };
  const guest = shop.guest();
  const answer = await guest.post('/part-requests', body);
  expect(answer.json()).toMatchObject({ part: lastPiece.mpn, quantity: 7 });
  expect((await stored()).at(-1)).toMatchObject({ part: lastPiece.mpn, product_id: lastPiece.id, quantity: 7 });
  const again = await guest.post('/part-requests', body);
  expect(again.json<{ number: string }>().number).toBe(answer.json<{ number: string }>().number);
});

test.each([String(products.draft.id), '999999'])('the hidden product %s cannot be requested', async (id) => {
  nextHour();
  const answer = await shop.guest().post('/part-requests', { ...requested, product_id: id });
  expect(answer.json()).toMatchObject({ error: { code: 'unknown_product', field: 'product_id' } });
});

test.each([
  [{ ...requested, part: '' }, 'invalid_input', 'part'],
  [{ ...requested, part: '   ' }, 'invalid_input', 'part'],
  [{ ...requested, part: 'x'.repeat(201) }, 'invalid_input', 'part'],
  [{ ...requested, part: 'LM741\r\nBcc: all@example.com' }, 'invalid_input', 'part'],
  [{ ...requested, quantity: 0 }, 'invalid_input', 'quantity'],
  [{ ...requested, quantity: 1.5 }, 'invalid_input', 'quantity'],
  [{ ...requested, quantity: '10' }, 'invalid_input', 'quantity'],
  [{ ...requested, quantity: 1e9 }, 'invalid_input', 'quantity'],
  [{ ...requested, contact: 'anna@' }, 'invalid_email', 'contact'],
  [{ ...requested, contact: '12345' }, 'invalid_phone', 'contact'],
  [{ ...requested, contact: '+49 30 1234567' }, 'foreign_phone', 'contact'],
  [{ part: 'LM741', quantity: 1 }, 'invalid_input', 'contact'],
])('%j is refused with %s in %s', async (body, code, field) => {
  const before = (await stored()).length;
  const answer = await shop.guest().post('/part-requests', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code, field } });
  expect(await stored()).toHaveLength(before);
});

test(`more than ${usualSettings.requests.partsAnHour} an hour are refused, and one hour later they are not`, async () => {
  nextHour();
  const guest = shop.guest();
  const post = (number: number) => guest.post('/part-requests', { ...requested, part: `part ${number}` });
  for (let number = 1; number <= usualSettings.requests.partsAnHour; number += 1)
    expect((await post(number)).statusCode).toBe(200);
  const refused = await post(100);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  nextHour();
  expect((await post(101)).statusCode).toBe(200);
});
