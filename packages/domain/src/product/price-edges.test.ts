import { describe, expect, it } from 'vitest';

import type { AttributeDefinition, AttributeKind } from '../category/category.ts';
import type { Coefficient, Quantity, UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import { bareLink, documentLink } from './document-link.ts';
import {
  applyPriceRule,
  averageAfter,
  checkQuantity,
  costAt,
  discountPercent,
  flatCost,
  isDearer,
  isShown,
  marginShare,
  leastMargin,
  lookedPrices,
  lowestPrice,
  nextBreak,
  priceShift,
  publicationProblem,
  quantityFor,
  secondLook,
  priceBreakProblem,
  type PriceBreaks,
  type PublicationState,
} from './index.ts';
import { multiplyPrices } from './multiply-prices.ts';
import { factorOfPercent, priceRoundings } from './price-rule.ts';
import { attributeTextMax, readAttribute } from '../import/value/read-attribute.ts';
import { secondLookCauses, usualSecondLook } from './second-look.ts';
import { quantityMax } from '../quantities/order-quantity.ts';
import { localized } from '../shared/index.ts';

const tiers = (...pairs: readonly (readonly [from: number, price: number])[]): PriceBreaks =>
  pairs.map(([from, price]) => ({ minQuantity: from as Quantity, unitPrice: price as UnitPrice }));
const price = (value: number) => value as UnitPrice;

describe('prices that need a second look', () => {
  it('by default those that change by more than 30 %', () => {
    expect([usualSecondLook.changePercent, secondLookCauses.join(' ')]).toEqual([30, 'below_cost price_jump']);
  });
  it('lists each quantity of either list once, with its change', () => {
    const [before, after] = [tiers([1, 100], [10, 80]), tiers([1, 100], [5, 40])];
    expect(lookedPrices(before, after, flatCost(price(50)), { changePercent: 30 })).toEqual([
      { quantity: 5, before: 100, after: 40, shift: -6000, isBelowCost: true },
      { quantity: 10, before: 80, after: 40, shift: -5000, isBelowCost: true },
    ]);
    expect(lookedPrices(before, before, flatCost(price(500)), { changePercent: 30 })).toEqual([]);
    expect(lookedPrices([], tiers([1, 40]), flatCost(price(50)), { changePercent: 30 })).toEqual([
      { quantity: 1, before: null, after: 40, shift: null, isBelowCost: true },
    ]);
    expect(lookedPrices(tiers([1, 100]), tiers([1, 200], [10, 50]), null, { changePercent: 60 })).toEqual([
      { quantity: 1, before: 100, after: 200, shift: 10_000, isBelowCost: false },
    ]);
    expect(lookedPrices(tiers([1, 100]), tiers([1, 131], [5, 130]), null, { changePercent: 30 })).toHaveLength(1);
  });
  it('another number of tiers with equal prices may still be below cost', () => {
    const cost = { ...flatCost(price(90)), tiers: tiers([1, 90], [10, 110]) };
    expect(secondLook(tiers([1, 100]), tiers([1, 100], [10, 100]), cost, { changePercent: 30 })).toEqual([
      'below_cost',
    ]);
  });
  it('a new price has no change, and a price equal to its cost is not below it', () => {
    expect([
      priceShift([], tiers([1, 1])),
      priceShift(tiers([1, 1]), []),
      priceShift(tiers([1, 3]), tiers([1, 4])),
    ]).toEqual([0, 0, 3333]);
    expect(secondLook([], tiers([1, 90]), flatCost(price(90)), { changePercent: 30 })).toEqual([]);
    expect([
      isDearer(tiers([1, 5]), []),
      isDearer(tiers([1, 5]), tiers([1, 5])),
      isDearer(tiers([1, 6]), tiers([1, 5])),
    ]).toEqual([false, false, true]);
  });
});

describe('cost and margin', () => {
  it('below a supplier’s first tier the first applies; without tiers there is no cost', () => {
    expect(costAt({ tiers: tiers([10, 5]), average: null, averagePieces: 0 }, 1)).toBe(5);
    expect(() => costAt({ tiers: [], average: null, averagePieces: 0 }, 1)).toThrow(RangeError);
    expect(costAt({ tiers: [], average: price(7), averagePieces: 1 }, 1)).toBe(7);
  });
  it('an average of 0 pieces is the new price; halves round up', () => {
    const lot = (pieces: number, unitPrice: number) => ({ pieces, unitPrice: price(unitPrice) });
    expect(averageAfter(lot(0, 9), lot(0, 5))).toBe(5);
    expect(averageAfter(lot(1, 1), lot(1, 2))).toBe(2);
    expect(averageAfter(lot(2, 1), lot(1, 2))).toBe(1);
  });
  it('shares are rounded down, losses too, at most ten thousand percent', () => {
    expect([marginShare(3, 1), marginShare(3, 4), marginShare(2, 3), marginShare(1, 101), marginShare(1, 102)]).toEqual(
      [6666, -3334, -5000, -1_000_000, -1_000_000],
    );
    expect(leastMargin([], flatCost(price(1)))).toBeNull();
  });
});

describe('rules of prices', () => {
  const by = (rounding: (typeof priceRoundings)[number], ...prices: readonly number[]) =>
    applyPriceRule(
      { tiers: tiers(...prices.map((each, at) => [at + 1, each] as const)), cost: null },
      { change: { kind: 'factor', factor: 10_000 as Coefficient }, rounding },
    );
  it('round half up to a kopeck, ten kopecks, a rouble', () => {
    expect(priceRoundings.join(' ')).toBe('none kopeck ten_kopecks rouble');
    const prices = [149, 150, 1499, 1500, 14_999, 15_000];
    const rounded = (rounding: (typeof priceRoundings)[number]) => {
      const after = by(rounding, ...prices);
      return typeof after === 'string' ? after : after.map(({ unitPrice }) => unitPrice);
    };
    expect(rounded('none')).toEqual(prices);
    expect(rounded('kopeck')).toEqual([100, 200, 1500, 1500, 15_000, 15_000]);
    expect(rounded('ten_kopecks')).toEqual([1000, 1000, 1000, 2000, 15_000, 15_000]);
    expect(rounded('rouble')).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 20_000]);
  });
  it('end at the maximum price', () => {
    expect(by('none', unitPriceMax)).toEqual(tiers([1, unitPriceMax]));
    expect(by('rouble', unitPriceMax)).toEqual(tiers([1, unitPriceMax]));
    expect(multiplyPrices(tiers([1, unitPriceMax]), 10_000 as Coefficient)).not.toBeNull();
    expect(multiplyPrices(tiers([1, 1], [2, 5]), 4000 as Coefficient)).toBeNull();
    const margin = (sold: PriceBreaks, cost: number) =>
      applyPriceRule(
        { tiers: sold, cost: flatCost(price(cost)) },
        { change: { kind: 'margin', margin: 0 }, rounding: 'none' },
      );
    expect(margin(tiers([1, unitPriceMax], [2, 1]), 2)).toBe('price_outside');
    expect(margin(tiers([1, unitPriceMax]), 5)).toEqual(tiers([1, 5]));
  });
  it('a product without prices gets only falling ones', () => {
    const cost = { ...flatCost(price(1)), tiers: tiers([1, 100], [10, 100], [100, 50]) };
    expect(applyPriceRule({ tiers: [], cost }, { change: { kind: 'margin', margin: 5000 }, rounding: 'none' })).toEqual(
      tiers([1, 200], [100, 100]),
    );
  });
  it('the lowest price, a rise as a factor', () => {
    expect([lowestPrice([]), lowestPrice(tiers([1, 5], [2, 3])), factorOfPercent(500), factorOfPercent(-500)]).toEqual([
      null,
      3,
      10_500,
      9500,
    ]);
  });
});

describe('publication rules', () => {
  const title = localized({ ru: ' ', en: 'a', tr: 'a' });
  it.each<[PublicationState, boolean]>([
    ['published', true],
    ['known', true],
    ['draft', false],
    ['archived', false],
  ])('%s is shown: %s', (state, shown) => {
    expect(isShown(state)).toBe(shown);
    expect(publicationProblem({ state, title, tiers: tiers([1, 1]) })).toBe(shown ? 'title_missing' : null);
  });
  it('a sold product has a price', () => {
    const named = { ...title, ru: 'а' };
    expect(publicationProblem({ state: 'published', title: named, tiers: [] })).toBe('price_missing');
    expect(publicationProblem({ state: 'known', title: named, tiers: [] })).toBeNull();
  });
  it.each([
    [tiers([1, 1]), null],
    [[], null],
    [tiers([2, 1]), { index: 0, problem: 'tier_first' }],
    [tiers([1, 1], [1, 1]), { index: 1, problem: 'tier_order' }],
    [tiers([1, 5], [3, 4], [2, 3]), { index: 2, problem: 'tier_order' }],
    [tiers([1, 0]), { index: 0, problem: 'tier_price' }],
    [tiers(...Array.from({ length: 20 }, (_, at) => [at + 1, 5] as const)), null],
    [tiers(...Array.from({ length: 21 }, (_, at) => [at + 1, 5] as const)), { index: 20, problem: 'tier_count' }],
  ])('%#', (given, problem) => expect(priceBreakProblem(given)).toEqual(problem));
});

describe('quantities', () => {
  const rule = {
    minQuantity: 3 as Quantity,
    multiple: 2 as Quantity,
    available: 9 as Quantity,
    state: 'published' as const,
  };
  const allowed = (below: number | null, above: number | null) => ({ below, above });
  it.each([
    [4, { ok: true, value: 4 }],
    [8, { ok: true, value: 8 }],
    [5, { ok: false, error: { code: 'off_multiple', allowed: allowed(4, 6) } }],
    [3, { ok: false, error: { code: 'below_minimum_quantity', allowed: allowed(null, 4) } }],
    [10, { ok: false, error: { code: 'not_enough_stock', available: 9, allowed: allowed(8, null) } }],
    [0, { ok: false, error: { code: 'invalid_input' } }],
    [1.5, { ok: false, error: { code: 'invalid_input' } }],
  ])('%d: %j', (pieces, answer) => expect(checkQuantity(rule, pieces)).toMatchObject(answer));
  it('the smallest quantity that is at least the wanted one', () => {
    const wanted = (pieces: number) => quantityFor(rule, pieces as Quantity);
    expect([wanted(1), wanted(5), wanted(8), wanted(9)]).toEqual([4, 6, 8, null]);
    expect(quantityMax).toBe(10_000_000);
  });
  it('a price drop in whole percent, never overstated', () => {
    const fell = (before: number, now: number) => discountPercent(price(before), price(now));
    expect([fell(100, 99), fell(1000, 991), fell(3, 2), fell(5, 5), fell(5, 6), fell(0, 0), fell(0, -1)]).toEqual([
      1,
      null,
      33,
      null,
      null,
      null,
      null,
    ]);
  });
  it('the next cheaper tier, in multiples', () => {
    const next = (pieces: number, multiple = 1) =>
      nextBreak(
        tiers([1, 10_000], [5, 10_000], [10, 5000]),
        pieces as Quantity,
        10_000 as Coefficient,
        multiple as Quantity,
      );
    expect(next(1)).toEqual({ quantity: 10, total: 500, extraQuantity: 9, extraCost: 400 });
    expect(next(10)).toBeNull();
    expect(next(9, 4)).toEqual({ quantity: 12, total: 600, extraQuantity: 3, extraCost: -300 });
  });
});

describe('links of documents', () => {
  it.each([
    ['https://a.example/b.pdf', 'protected'],
    ['HTTPS://a', 'protected'],
    ['http://a', 'open'],
    ['/files/a.pdf', 'protected'],
    ['//a', null],
    ['/\\a', null],
    ['https://', null],
    ['https://user@a', null],
    ['https://a/b@c', 'protected'],
    ['https://a b', null],
    ['https://a"b', null],
    ['javascript:alert(1)', null],
    ['x https://a', null],
    ['', null],
    [`https://a/${'b'.repeat(990)}`, 'protected'],
    [`https://a/${'b'.repeat(991)}`, null],
  ])('%#: %s is %s', (url, kind) => expect(documentLink(url)).toBe(kind));
  it.each([
    ['"https://a"', 'https://a'],
    ["('https://a',", 'https://a'],
    ['<https://a>', 'https://a'],
    ['`https://a`; ', 'https://a'],
    ['https://a\\n', 'https://a'],
    ['https://a\\r\\n', 'https://a'],
    ['https://a\\t', 'https://a'],
    ['https://a|', 'https://a'],
    ['https://a\\', 'https://a'],
    ['\\n', ''],
    ['n', 'n'],
    ['', ''],
  ])('%j holds %j', (cell, link) => expect(bareLink(cell)).toBe(link));
  it('a text too long for two links stays unchanged', () => {
    expect(bareLink(`"${'a'.repeat(1999)}`)).toBe('a'.repeat(1999));
    expect(bareLink(`"${'a'.repeat(2000)}`)).toBe(`"${'a'.repeat(2000)}`);
  });
});

describe('a typed value', () => {
  const definition = (kind: AttributeKind, unit: AttributeDefinition['unit'] = null) => ({
    kind,
    unit,
    valueTitles: { tape: localized({ ru: 'Лента', en: 'Tape', tr: 'Şerit' }) },
    spellings: {},
  });
  it.each<[AttributeKind, AttributeDefinition['unit'], string, unknown]>([
    ['flag', null, 'true', true],
    ['flag', null, ' false ', false],
    ['flag', null, 'да', null],
    ['enum', null, 'лента', 'tape'],
    ['enum', null, 'TAPE', 'tape'],
    ['enum', null, 'şerit', 'tape'],
    ['enum', null, 'X7R', 'X7R'],
    ['text', null, 'x'.repeat(attributeTextMax), 'x'.repeat(300)],
    ['text', null, 'x'.repeat(301), null],
    ['number', 'ohm', '4к7', 4700],
    ['number', 'ohm', '5', 5],
    ['number', 'ohm', '5 V', null],
    ['number', 'ohm', '1…5', null],
    ['number', 'ohm', 'red', null],
    ['range', 'volt', '1…5 В', [1, 5]],
    ['range', 'volt', '5', [5, 5]],
    ['range', 'volt', '1~5 A', null],
    ['number', 'ohm', ' ', null],
  ])('%s in %s: %j is %j', (kind, unit, typed, value) => {
    expect(readAttribute(definition(kind, unit), typed)).toEqual(value);
  });
});
