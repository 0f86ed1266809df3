import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import { insertProducts, products, type TestProduct } from '#testing/catalogue.ts';
import { address, addCoupon, giveBonuses, quoteOf } from '#testing/calls/checkout-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

const { reduced, tiered } = products;
const dear: TestProduct = { ...reduced, id: 41 as TestProduct['id'], tiers: { 1: 10_000_000 }, stock: [100] };
const moving: TestProduct = { ...reduced, id: 42 as TestProduct['id'], tiers: { 1: 1_000_000 }, stock: [10] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await insertProducts(shop.db, [dear, moving]);
});
afterAll(() => shop.close());

const buyer = async (quantity = 2, product: TestProduct = dear) => {
  const person = await shop.signedIn();
  await add(person, [product, quantity]);
  return person;
};

/** Texts of a payment method for which staff have set none. */
const unsaid = { name: null, note: null, limit: null };

describe('a quote', () => {
  it('shows the total, the delivery and payment methods', async () => {
    const quote = await quoteOf(await buyer(), { city: 'kazan' });
    expect(quote).toMatchObject({
      company_id: null,
      goods_price: 2e3,
      coupon: null,
      chosen: null,
      cargo_price: 0,
      total_price: 2e3,
      bonuses: {
        balance: 0,
        mayUse: 0,
        used: 0,
      },
      city: { slug: 'kazan' },
      cashback: 300,
      onlinePayments: 1,
      receiptNeedsEmail: true,
      payment_methods: [
        {
          method: 'cash_on_receipt',
          refusal: null,
          ...unsaid,
        },
        {
          method: 'card',
          refusal: null,
          ...unsaid,
        },
        {
          method: 'sbp',
          refusal: null,
          ...unsaid,
        },
        {
          method: 'invoice',
          refusal: 'company_only',
          ...unsaid,
        },
      ],
      changes: [],
    });
    expect(quote.delivery).toMatchObject([
      { kind: 'courier', price: 290, points: null, refusal: null },
      { kind: 'own_pickup', price: 0, refusal: null, place: { address: shop.deps.config.pickup.address } },
    ]);
    expect(quote.proposals).toEqual([
      { kind: 'free_delivery', delivery: 'courier', remainder: 5000, saves: 290 },
      { kind: 'cashback', roubles: 300 },
    ]);
  });

  it('adds the chosen delivery, in the city of its address, in any language', async () => {
    const person = await buyer();
    for (const city of ['Казань', 'г. Казань', 'KAZAN']) {
      const quote = await quoteOf(person, { delivery: { kind: 'courier', address: { ...address, city } } });
      expect(quote).toMatchObject({ chosen: 'courier', cargo_price: 290, total_price: 2290, city: { slug: 'kazan' } });
      expect(quote.payment_methods[0]).toEqual({ method: 'cash_on_receipt', refusal: 'own_pickup_only', ...unsaid });
      // The VAT is 22/122 of the goods and of the delivery, each rounded to a kopeck.
      expect(quote.vat).toEqual([{ percent: 22, sum: 412.96 }]);
    }
  });

  it('prices a courier by the shown city while the address is incomplete', async () => {
    const quote = await quoteOf(await buyer(), { city: 'omsk', delivery: { kind: 'courier' } });
    expect(quote).toMatchObject({ chosen: 'courier', cargo_price: 450, city: { slug: 'omsk' } });
  });

  it('offers no delivery to a place without service', async () => {
    const delivery = { kind: 'courier', address: { ...address, city: 'Атлантида' } } as const;
    const quote = await quoteOf(await buyer(), { delivery });
    expect(quote).toMatchObject({ chosen: null, cargo_price: 0 });
    expect(quote.delivery[0]).toMatchObject({ kind: 'courier', refusal: 'not_here' });
  });

  it('has free delivery from the threshold on, measured after the coupon', async () => {
    await addCoupon(shop.db, { code: 'MINUS100', sum: 100 });
    const person = await buyer(7);
    const wishes = { delivery: { kind: 'courier', address } } as const;
    expect(await quoteOf(person, wishes)).toMatchObject({ goods_price: 7000, cargo_price: 0, total_price: 7000 });
    const reducedGoods = await quoteOf(person, { ...wishes, coupon: 'minus100' });
    expect(reducedGoods).toMatchObject({ cargo_price: 290, total_price: 7190 });
    expect(reducedGoods.proposals).toContainEqual({
      kind: 'free_delivery',
      delivery: 'courier',
      remainder: 100,
      saves: 290,
    });
  });

  it('suggests more pieces if more cost less', async () => {
    const person = await shop.signedIn();
    const cheaper: TestProduct = { ...tiered, id: 43 as TestProduct['id'], tiers: { 1: 100_000, 100: 50_000 } };
    await insertProducts(shop.db, [cheaper]);
    await add(person, [cheaper, 60]);
    expect((await quoteOf(person)).proposals[0]).toEqual({
      kind: 'cheaper_at_more',
      product_id: '43',
      qty: 100,
      before: 600,
      now: 500,
    });
  });

  it('shows what changed since the buyer last looked (B6)', async () => {
    const person = await buyer(5, moving);
    await shop.db
      .updateTable('product')
      .set({ tier_prices: [1_100_000] })
      .where('id', '=', moving.id)
      .execute();
    await shop.db.updateTable('stock').set({ on_hand: 3 }).where('product_id', '=', moving.id).execute();
    expect((await quoteOf(person)).changes).toEqual([
      { kind: 'price', product_id: '42', before: 100, now: 110 },
      { kind: 'stock', product_id: '42', wanted: 5, available: 3 },
    ]);
  });

  it('is empty for an empty basket, and exists for a guest, without bonuses', async () => {
    const guest = shop.guest();
    expect((await guest.post('/checkout/quote', {})).json()).toEqual({ quote: null });
    await add(guest, [dear, 1]);
    expect(await quoteOf(guest, { bonuses: 50 })).toMatchObject({
      bonuses: { balance: 0, used: 0 },
      total_price: 1000,
    });
  });
});

describe('a coupon', () => {
  it.each([
    [{ percent: 10 }, { discount: 200, refusal: null }, 1800],
    [{ sum: 300 }, { discount: 300, refusal: null }, 1700],
    [{}, { discount: 0, freeDelivery: true, refusal: null }, 2000],
    [{ percent: 10, minimum: 5000 }, { discount: 0, refusal: 'below_minimum', minimum: 5000 }, 2000],
    [{ percent: 10, endsAt: new Date(0) }, { discount: 0, refusal: 'unknown', minimum: null }, 2000],
  ])('%j', async (made, expected, total) => {
    const code = `C${JSON.stringify(made).length}-${total}`;
    await addCoupon(shop.db, { code, ...made });
    const quote = await quoteOf(await buyer(), { coupon: code.toLowerCase() });
    expect(quote).toMatchObject({ coupon: { code, ...expected }, total_price: total });
  });

  it('for free delivery removes its price', async () => {
    await addCoupon(shop.db, { code: 'FREE' });
    const quote = await quoteOf(await buyer(), { coupon: 'FREE', delivery: { kind: 'courier', address } });
    expect(quote).toMatchObject({ cargo_price: 0, total_price: 2000 });
    expect(quote.delivery[0]).toMatchObject({ kind: 'courier', price: 0 });
  });
});

test('T21: guessing is throttled, and an expired code is answered like an unknown one', async () => {
  await addCoupon(shop.db, { code: 'OVER', percent: 10, endsAt: new Date(0) });
  await addCoupon(shop.db, { code: 'GOOD', percent: 10 });
  const person = await buyer();
  const refusal = async (coupon: string) => (await quoteOf(person, { coupon })).coupon?.refusal;
  const over = await quoteOf(person, { coupon: 'OVER' });
  const never = await quoteOf(person, { coupon: 'NEVER' });
  expect({ ...over.coupon, code: '' }).toEqual({ ...never.coupon, code: '' });
  for (let guess = 0; guess < 13; guess += 1) expect(await refusal(`GUESS${guess}`)).toBe('unknown');
  expect(await refusal('GUESS99')).toBe('too_many_tries');
  expect(await refusal('GOOD')).toBe('too_many_tries');
  expect(await refusal('NEVER')).toBe('unknown');
  shop.passSeconds(601);
  expect(await refusal('GOOD')).toBeNull();
});

test('bonuses pay at most a tenth of the goods, and expired ones pay nothing', async () => {
  const person = await buyer();
  await giveBonuses(shop.db, person.accountId, 500);
  await giveBonuses(shop.db, person.accountId, 900, new Date(Date.now() - 1000));
  expect(await quoteOf(person, { bonuses: 10_000 })).toMatchObject({
    bonuses: {
      balance: 500,
      mayUse: 200,
      used: 200,
    },
    total_price: 1800,
    cashback: 270,
  });
  expect(await quoteOf(person, { bonuses: 50 })).toMatchObject({ bonuses: { used: 50 }, total_price: 1950 });
});

test.each([
  [{ bonuses: -1 }, 'bonuses'],
  [{ bonuses: 0.5 }, 'bonuses'],
  [{ bonuses: '100' }, 'bonuses'],
  [{ coupon: 'x'.repeat(61) }, 'coupon'],
  [{ coupon: 7 }, 'coupon'],
  [{ city: 'МОСКВА' }, 'city'],
  [{ delivery: { kind: 'rocket' } }, 'delivery.kind'],
  [{ delivery: { kind: 'pickup_point', code: '' } }, 'delivery.code'],
  [{ delivery: { kind: 'courier', address_id: '-1' } }, 'delivery.address_id'],
])('%j is refused with its field', async (wishes, field) => {
  const person = await buyer();
  const refusal = refusalOf(await person.post('/checkout/quote', wishes));
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', field });
});

test('prices from a client are ignored (T17)', async () => {
  const person = await buyer();
  const honest = await quoteOf(person);
  const lying = { total_price: 1, goods_price: 1, pricesKoef: 0.01, discount: 100, currency: 'USD', cargo_price: -5 };
  expect(await quoteOf(person, lying as never)).toEqual(honest);
});
