import type { StaffRequest, StaffRequestRow } from '@farad/contract/office/orders/requests';
import { addDays, moscowDay } from '@farad/domain/delivery';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { refusalOf, statusesOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { answerWith, ask, managerOf, offerOf, quoteBody, wishFor } from '#testing/calls/request-calls.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

const { draft, known, lastPiece, reduced, tiered } = products;

let shop: TestShop;
let manager: StaffBrowser;
let buyer: SignedInBrowser;
beforeAll(async () => {
  shop = await openShop();
  manager = await managerOf(shop);
  buyer = await shop.signedIn({ email: 'buyer@example.com', name: 'Пётр', coefficient: 9000 });
});
afterAll(() => shop.close());

const list = async (query: string): Promise<readonly StaffRequestRow[]> =>
  (await manager.get(`/admin/requests${query}`)).json<{ requests: StaffRequestRow[] }>().requests;
const numbersOf = async (query: string) => (await list(query)).map(({ number }) => number);
const one = async (number: string): Promise<StaffRequest> =>
  (await manager.get(`/admin/requests/${number}`)).json<StaffRequest>();

test('requests are found by number, name, phone, email and part, by state, and by their assignee', async () => {
  const number = await ask(buyer, wishFor(reduced, 500), { part: 'AD8232ACPZ-R7', qty: 4 });
  const other = await ask(await shop.signedIn(), { part: 'other', qty: 1 });
  const texts = [number, number.slice(2), 'пётр', 'buyer@', buyer.phone, `+${buyer.phone}`, 'ad8232', 'AD8232 ACPZ'];
  for (const text of texts) expect(await numbersOf(`?text=${encodeURIComponent(text)}`), text).toEqual([number]);
  expect(await numbersOf('?text=zzzz')).toEqual([]);
  expect(await numbersOf('')).toEqual([other, number]);
  const [, last] = await list('');
  expect(await numbersOf(`?after=${(await list(''))[0]?.id}`)).toEqual([last?.number]);
  const taken = await manager.post(`/admin/requests/${number}/take`, {});
  expect(taken.json()).toMatchObject({ may: { take: false, quote: true } });
  expect(await list('?mine=true')).toMatchObject([{ number, by: expect.stringContaining('Staff') }]);
  expect(await numbersOf('?state=quoted')).toEqual([]);
  expect(refusalOf(await manager.get('/admin/requests?state=new'))).toMatchObject({ status: 400, field: 'state' });
  expect(refusalOf(await manager.get('/admin/requests?kind=1'))).toMatchObject({ status: 400, field: 'kind' });
});

test('prices are prefilled as this customer pays them, of the line and of found products', async () => {
  const number = await ask(buyer, wishFor(reduced, 500));
  expect(await one(number)).toMatchObject({
    revision: 0,
    may: {
      take: true,
      quote: true,
      close: true,
    },
    lines: [
      {
        qty: 500,
        product: {
          mpn: reduced.mpn,
          price: 35.991,
          available: 200,
        },
      },
    ],
  });
  const found = async (query: string) =>
    (await manager.get(`/admin/requests/${number}/products${query}`)).json<{ products: object[] }>().products;
  expect(await found(`?text=${tiered.mpn}&qty=100`)).toMatchObject([{ mpn: tiered.mpn, price: 0.279 }]);
  expect(await found(`?text=${known.mpn}`)).toMatchObject([{ mpn: known.mpn, price: null }]);
  expect(await found('')).toEqual([]);
  expect(refusalOf(await manager.get(`/admin/requests/${number}/products?qty=0`))).toMatchObject({ field: 'qty' });
  expect(refusalOf(await manager.get('/admin/requests/R-26-999999/products'))).toMatchObject({ status: 404 });
});

test('a quote answers every line once, with available products', async () => {
  const number = await ask(buyer, wishFor(lastPiece, 10), { part: 'LM741', qty: 2 });
  const send = (body: object) => manager.post(`/admin/requests/${number}/quotes`, body);
  const offer = offerOf(lastPiece, 10, 110, 14);
  const line = (position: number, note = '') => ({ position, offer: null, note });
  const today = moscowDay(shop.deps.clock());
  const wrong: readonly (readonly [object, string])[] = [
    [quoteBody([offer]), 'lines.1.position'],
    [quoteBody([null, null]), 'lines'],
    [quoteBody([offer, null, null]), 'lines.2.position'],
    [quoteBody([offer, offerOf(lastPiece, 1, 1)]), 'lines.1.offer.product_id'],
    [quoteBody([offerOf(draft, 1, 1), null]), 'lines.0.offer.product_id'],
    [quoteBody([{ ...offer, price: 0.000_01 }, null]), 'lines.0.offer.price'],
    [quoteBody([{ ...offer, qty: 0 }, null]), 'lines.0.offer.qty'],
    [quoteBody([{ ...offer, leadDays: 0 }, null]), 'lines.0.offer.leadDays'],
    [{ ...quoteBody([]), lines: [{ position: 1, offer, note: '' }, line(2)] }, 'lines.1.note'],
    [{ ...quoteBody([]), lines: [{ position: 1, offer, note: '' }, line(1, 'нет')] }, 'lines.1.position'],
    [quoteBody([offer, null], { valid_on: addDays(today, -1) }), 'valid_on'],
    [quoteBody([offer, null], { valid_on: addDays(today, 91) }), 'valid_on'],
  ];
  for (const [body, field] of wrong) {
    expect(refusalOf(await send(body)), JSON.stringify(body)).toMatchObject({ field });
  }
  expect((await send(quoteBody([offer, null]))).json<StaffRequest>()).toMatchObject({
    state: 'quoted',
    total: 1100,
    revision: 1,
    by: expect.stringContaining('Staff'),
    quotes: [
      {
        revision: 1,
        lines: [
          { offer: { leadDays: 14 } },
          {
            offer: null,
            note: 'Снят с выпуска',
          },
        ],
      },
    ],
  });
});

test('of two quotes sent in parallel one is accepted: the other author must see it first', async () => {
  const number = await ask(buyer, wishFor(lastPiece, 10));
  const answers = await Promise.all(
    [100, 110].map((price) =>
      manager.post(`/admin/requests/${number}/quotes`, quoteBody([offerOf(lastPiece, 10, price, 7)])),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect((await one(number)).quotes).toHaveLength(1);
});

test('a closed request is final, its customer reads why; support can only read', async () => {
  const number = await ask(buyer, { part: 'К155ЛА3', qty: 5 });
  const close = (by: StaffBrowser) => by.post(`/admin/requests/${number}/close`, { reason: 'Не производится' });
  const support = await signedInStaff(shop, 'support');
  expect((await support.get(`/admin/requests/${number}`)).statusCode).toBe(200);
  expect(refusalOf(await close(support))).toMatchObject({ status: 403 });
  expect((await close(manager)).json<StaffRequest>()).toMatchObject({
    state: 'closed',
    may: {
      take: false,
      quote: false,
      close: false,
    },
  });
  expect((await buyer.get(`/requests/${number}`)).json()).toMatchObject({ reason: 'Не производится' });
  expect(refusalOf(await close(manager))).toMatchObject({ status: 409, code: 'request_changed' });
  expect(refusalOf(await manager.post(`/admin/requests/${number}/take`, {}))).toMatchObject({ status: 409 });
  await expect(answerWith(manager, number, [null])).rejects.toThrow('request_changed');
});
