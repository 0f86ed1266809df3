import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { priceBasket } from '../basket/index.ts';
import { usualBonusRules } from '../cashback/index.ts';
import type { Day } from '../delivery/index.ts';
import type { Coefficient, Kopecks, Quantity, UnitPrice } from '../money/index.ts';
import { orderActorKinds, priceOrder } from '../order/index.ts';
import type { ProductId } from '../product/index.ts';
import {
  awaitedPieces,
  checkOrderLine,
  checkQuote,
  daysAwaited,
  isRequestNumber,
  joinRequestLines,
  moveRequest,
  nextRequestStates,
  priceQuote,
  quoteEnd,
  requestNumber,
  requestStates,
  requestTransitions,
  type OfferedLine,
  type QuoteLine,
  type RequestLine,
} from './index.ts';

const offer = (id: number, quantity = 10, unitPrice = 123_456, leadDays: number | null = null): OfferedLine => ({
  productId: id as ProductId,
  part: `P${id}`,
  maker: 'TI',
  quantity: quantity as Quantity,
  unitPrice: unitPrice as UnitPrice,
  leadDays,
});

const line = (position: number, offered: OfferedLine | null, note = ''): QuoteLine => ({
  position,
  offer: offered,
  note,
});

const offers = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 500 }),
      quantity: fc.integer({ min: 1, max: 100_000 }),
      price: fc.integer({ min: 1, max: 10 ** 8 }),
    })
    .map(({ id, quantity, price }) => offer(id, quantity, price)),
  { selector: ({ productId }) => productId, minLength: 1, maxLength: 40 },
);

test('law: an order of a quote costs what the quote states, for any tiers and coefficient', () => {
  fc.assert(
    fc.property(
      offers,
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 5000 }),
      (some, scale, roubles) => {
        const quote = priceQuote(some);
        const basket = priceBasket(
          some.map(({ productId, quantity, unitPrice }) => ({
            productId,
            quantity,
            quotedPrice: unitPrice,
            beforePrice: 9999999 as UnitPrice,
            tiers: [
              {
                minQuantity: 1 as Quantity,
                unitPrice: 7777777 as UnitPrice,
              },
            ],
          })),
          scale as Coefficient,
        );
        expect(basket).toEqual(quote);
        const cargo = (roubles * 100) as Kopecks;
        const lineTotals = basket.lines.map(({ lineTotal }) => lineTotal);
        const order = priceOrder({
          lineTotals,
          coupon: null,
          bonuses: { wanted: 0, balance: 0, rules: usualBonusRules },
          cargo,
        });
        expect(order.total).toBe(quote.total + cargo);
        expect(quote.total % 100).toBe(0);
        expect(quote.discount).toBe(0);
        expect(quote.lines.map(({ unitPrice }) => unitPrice)).toEqual(some.map(({ unitPrice }) => unitPrice));
      },
    ),
  );
});

describe('checkQuote', () => {
  it('requires an answer to every line', () => {
    expect(checkQuote([line(2, offer(1)), line(1, null, 'нет')], 2)).toEqual({ ok: true, value: null });
  });

  it.each([
    [[line(1, offer(1))], 2, 'position'],
    [[line(1, offer(1)), line(1, offer(2))], 2, 'position'],
    [[line(1, offer(1)), line(3, offer(2))], 2, 'position'],
    [[line(1, null)], 1, 'note'],
    [[line(1, offer(1)), line(2, offer(1))], 2, 'product_id'],
    [[line(1, offer(1, 0))], 1, 'qty'],
    [[line(1, offer(1, 1, 0))], 1, 'price'],
    [[line(1, offer(1, 1, 1, 0))], 1, 'leadDays'],
    [[line(1, offer(1, 1, 1, 366))], 1, 'leadDays'],
  ] as const)('%#: names the field', (lines, count, field) => {
    expect(checkQuote(lines, count)).toMatchObject({ ok: false, error: { kind: 'line', field } });
  });

  it('requires an offer', () => {
    expect(checkQuote([line(1, null, 'нет')], 1)).toEqual({ ok: false, error: { kind: 'nothing_offered' } });
  });
});

test('a quote is valid until the end of its last day in Moscow, today at the earliest', () => {
  const now = new Date('2026-11-21T22:30:00Z'); // in Moscow it is the 22nd
  expect(quoteEnd('2026-11-21' as Day, now)).toBeNull();
  expect(quoteEnd('2026-11-22' as Day, now)).toEqual(new Date('2026-11-22T21:00:00Z'));
  expect(quoteEnd('2027-02-20' as Day, now)).not.toBeNull();
  expect(quoteEnd('2027-02-21' as Day, now)).toBeNull();
});

describe('missing stock', () => {
  const pieces = (quantity: number, available: number, leadDays: number | null) =>
    awaitedPieces({ quantity: quantity as Quantity, available: available as Quantity, leadDays });

  it('is waited for if the quote has a lead time', () => {
    expect([pieces(10, 10, null), pieces(10, 12, 7), pieces(10, 4, 7), pieces(10, -3, 7)]).toEqual([0, 0, 6, 10]);
    expect(pieces(10, 4, null)).toBeNull();
  });

  it('arrives with the slowest missing line', () => {
    const at = (quantity: number, available: number, leadDays: number | null) =>
      ({ quantity: quantity as Quantity, available: available as Quantity, leadDays }) as const;
    expect(daysAwaited([])).toBe(0);
    expect(daysAwaited([at(5, 1, 7), at(5, 1, 3), at(5, 9, 30)])).toBe(7);
  });

  it('ignores minimum and multiple; a product no longer in the catalogue cannot be ordered', () => {
    const rule = { minQuantity: 100 as Quantity, multiple: 100 as Quantity, available: 0 as Quantity };
    const quoted = {
      ...rule,
      quantity: 7 as Quantity,
      quotedPrice: 1 as UnitPrice,
      leadDays: 5,
      state: 'known',
    } as const;
    expect(checkOrderLine(quoted)).toEqual({ ok: true, value: 7 });
    expect(checkOrderLine({ ...quoted, leadDays: null })).toMatchObject({ error: { code: 'not_enough_stock' } });
    expect(checkOrderLine({ ...quoted, state: 'archived' })).toMatchObject({ error: { code: 'not_for_sale' } });
    const { quotedPrice: _, ...plain } = { ...quoted, available: 1000 as Quantity, state: 'published' as const };
    expect(checkOrderLine(plain)).toMatchObject({ error: { code: 'below_minimum_quantity' } });
  });
});

describe('moves of a request', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = new Date('2026-11-22T12:00:00Z');

  it('is accepted by its customer while the quote is valid', () => {
    const quoted = { state: 'quoted', validUntil: later } as const;
    expect(moveRequest(quoted, 'accepted', 'customer', now)).toEqual({ ok: true, value: 'accepted' });
    expect(moveRequest(quoted, 'accepted', 'customer', later)).toEqual({ ok: false, error: 'quote_expired' });
    expect(moveRequest(quoted, 'expired', 'system', now)).toEqual({ ok: false, error: 'request_changed' });
    expect(moveRequest(quoted, 'expired', 'system', later)).toEqual({ ok: true, value: 'expired' });
    expect(moveRequest({ state: 'open', validUntil: null }, 'accepted', 'customer', now)).toMatchObject({
      error: 'request_changed',
    });
  });

  it('final states have no moves, and actors only make their own moves', () => {
    for (const state of ['accepted', 'declined', 'closed'] as const) {
      for (const by of orderActorKinds) expect(nextRequestStates({ state, validUntil: later }, by, now)).toEqual([]);
    }
    expect(requestTransitions.filter(({ to }) => to === 'accepted').map(({ by }) => by)).toEqual(['customer']);
    expect(new Set(requestTransitions.flatMap(({ from, to }) => [from, to])).size).toBe(requestStates.length);
  });
});

test('numbers of requests are not numbers of orders', () => {
  expect(requestNumber(7, 2026)).toBe('R-26-000007');
  expect(['R-26-000007', '26-000007', 'R-', 'R-26-1', 7].map(isRequestNumber)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('law: merged lines request the same quantity in total, each part once', () => {
  const wish = fc.record({
    id: fc.option(fc.integer({ min: 1, max: 4 })),
    quantity: fc.integer({ min: 1, max: 1000 }),
    note: fc.constantFrom('', 'DD1', 'DD2'),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 20 }), (wishes) => {
      const lines = wishes.map(({ id, quantity, note }): RequestLine => ({
        productId: id as ProductId | null,
        part: 'LM741',
        maker: '',
        note,
        quantity: quantity as Quantity,
        wishedPrice: null,
      }));
      const joined = joinRequestLines(lines, 300);
      const sum = (some: readonly RequestLine[]) => some.reduce((all, { quantity }) => all + quantity, 0);
      expect(sum(joined)).toBe(sum(lines));
      expect(new Set(joined.map(({ productId }) => productId)).size).toBe(joined.length);
      expect(joined[0]?.productId).toBe(lines[0]?.productId);
    }),
  );
});
