import { retentions } from '#start/job-tasks.ts';
import type { AddressesAnswer } from '@farad/contract/shop/addresses';
import { addressesMax } from '@farad/domain/address';
import { ok } from '@farad/domain/shared';
import { noSuggestions } from '@farad/integrations/suggestions';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sweep } from '#core/retention/sweep.ts';
import { refusalOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

const suggested = { text: 'г Казань, ул Ленина, д 7', postalCode: '420000', city: 'Казань', street: 'ул Ленина' };

let requestCount = 0;
let shop: TestShop;
beforeAll(async () => {
  const addresses = async (text: string) => {
    requestCount += 1;
    if (text === 'сбой') return { ok: false, error: 'no_answer' } as const;
    return ok([{ ...suggested, house: '7', flat: null, isComplete: true }]);
  };
  shop = await openShop({}, { ...noSuggestions, addresses });
});
afterAll(() => shop.close());

const home = { label: 'Дом', city: 'Москва', street: 'ул. Мясницкая', house: '5', flat: '7', postcode: '101000' };
const work = { city: 'Казань', street: 'ул. Ленина', house: '7', recipient: 'Олег', phone: '8 926 123-45-67' };

const path = '/account/addresses';

async function changed(person: SignedInBrowser, to: string, body: object = {}): Promise<AddressesAnswer> {
  const answer = await person.post(`${path}${to}`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AddressesAnswer>();
}

const labels = ({ addresses }: AddressesAnswer) => addresses.map(({ city, isDefault }) => `${city} ${isDefault}`);

test('addresses are added, changed, made default, deleted and restored', async () => {
  const anna = await shop.signedIn();
  expect((await anna.get(path)).json()).toMatchObject({ addresses: [] });
  await changed(anna, '', home);
  const two = await changed(anna, '', work);
  expect(two.addresses).toMatchObject([
    { ...home, text: '101000, Москва, ул. Мясницкая, д. 5, кв. 7', isDefault: true, phone: '' },
    { ...work, phone: '79261234567', text: 'Казань, ул. Ленина, д. 7', isDefault: false },
  ]);
  const [first, second] = two.addresses;
  expect(labels(await changed(anna, `/${second?.id}/default`))).toEqual(['Казань true', 'Москва false']);
  expect(labels(await changed(anna, `/${first?.id}`, { ...home, city: 'Тверь' }))).toEqual([
    'Казань true',
    'Тверь false',
  ]);
  expect((await anna.get('/users/authenticateduser')).json()).toMatchObject({
    user: { address: [{ id: second?.id, text: 'Казань, ул. Ленина, д. 7' }, { id: first?.id }] },
  });
  expect(labels(await changed(anna, `/${second?.id}/remove`))).toEqual(['Тверь true']);
  expect(labels(await changed(anna, `/${second?.id}/restore`))).toEqual(['Казань true', 'Тверь false']);
});

test('a missing value is reported at its field', async () => {
  const anna = await shop.signedIn();
  for (const field of ['city', 'street', 'house']) {
    const refused = await anna.post(path, { ...home, [field]: ' \u200B' });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: { code: 'invalid_input', field } }]);
    expect(refused.json<{ error: { message: string } }>().error.message).toContain('Оно не заполнено.');
  }
});

test('a deleted address is dropped after a week', async () => {
  const anna = await shop.signedIn();
  const id = (await changed(anna, '', home)).addresses[0]?.id;
  await changed(anna, `/${id}/remove`);
  await sweep(shop.db, new Date(Date.now() + 6 * 86_400_000), retentions);
  expect((await changed(anna, `/${id}/restore`)).addresses).toHaveLength(1);
  await changed(anna, `/${id}/remove`);
  await sweep(shop.db, new Date(Date.now() + 8 * 86_400_000), retentions);
  expect((await anna.post(`${path}/${id}/restore`, {})).statusCode).toBe(404);
});

test.each([
  [{ ...home, city: '' }, 'city', 'invalid_input'],
  [{ ...home, street: undefined }, 'street', 'invalid_input'],
  [{ ...home, house: ' ' }, 'house', 'invalid_input'],
  [{ ...home, postcode: '12' }, 'postcode', 'invalid_input'],
  [{ ...home, phone: '123' }, 'phone', 'invalid_phone'],
  [{ ...home, comment: 'x'.repeat(501) }, 'comment', 'invalid_input'],
  [{ ...home, flat: 'a\u0000b' }, 'flat', 'invalid_input'],
  [{ ...home, label: { $ne: 1 } }, 'label', 'invalid_input'],
])('%# invalid input names its field', async (body, field, code) => {
  const anna = await shop.signedIn();
  expect(refusalOf(await anna.post(path, body))).toMatchObject({ status: 400, field, code });
  expect((await anna.get(path)).json()).toMatchObject({ addresses: [] });
});

test('at most thirty addresses, also with parallel calls or a restored one', async () => {
  const anna = await shop.signedIn();
  for (let count = 0; count < addressesMax - 2; count += 1) await changed(anna, '', home);
  const answers = await Promise.all(Array.from({ length: 6 }, () => anna.post(path, home)));
  expect(statusesOf(answers)).toEqual([200, 200, 409, 409, 409, 409]);
  const { addresses } = (await anna.get(path)).json<AddressesAnswer>();
  expect(addresses).toHaveLength(addressesMax);
  const id = addresses[0]?.id;
  await changed(anna, `/${id}/remove`);
  await changed(anna, '', work);
  expect(refusalOf(await anna.post(`${path}/${id}/restore`, {}))).toMatchObject({
    status: 409,
    code: 'addresses_full',
  });
});

test('T12: addresses of others are not found, guests are asked to sign in', async () => {
  const [anna, stranger] = [await shop.signedIn(), await shop.signedIn()];
  const id = (await changed(anna, '', home)).addresses[0]?.id ?? '';
  for (const step of ['', '/default', '/remove', '/restore']) {
    expect((await stranger.post(`${path}/${id}${step}`, home)).statusCode).toBe(404);
    expect((await stranger.post(`${path}/0x1${step}`, home)).statusCode).toBe(404);
    expect((await shop.guest().post(`${path}/${id}${step}`, home)).statusCode).toBe(401);
  }
  expect((await anna.get(path)).json()).toMatchObject({ addresses: [home] });
});

test('the office can be saved as a pickup point, and removed', async () => {
  const anna = await shop.signedIn();
  const choose = (point: string, isChosen: boolean) => anna.post('/account/pickup-points', { point, isChosen });
  const office = { id: 'office', address: shop.deps.config.pickup.address };
  expect((await anna.get(path)).json()).toMatchObject({ points: [{ ...office, isChosen: false }] });
  expect((await choose('office', true)).json()).toMatchObject({ points: [{ ...office, isChosen: true }] });
  expect((await choose('office', true)).statusCode).toBe(200);
  expect(refusalOf(await choose('moon', true))).toMatchObject({ status: 404, field: 'point' });
  expect((await choose('office', false)).json()).toMatchObject({ points: [{ ...office, isChosen: false }] });
});

test('suggestions come from the provider, none while it is unavailable, and a single letter asks nothing', async () => {
  const anna = await shop.signedIn();
  const suggest = async (text: string) =>
    (await anna.get(`/address-suggestions?text=${encodeURIComponent(text)}`)).json<unknown>();
  const { postalCode, ...rest } = suggested;
  expect(await suggest('казань ленина 7')).toEqual([{ ...rest, house: '7', flat: '', postcode: postalCode }]);
  const before = requestCount;
  expect(await suggest('ка')).toEqual([]);
  expect(requestCount).toBe(before);
  expect(await suggest('сбой')).toEqual([]);
});
