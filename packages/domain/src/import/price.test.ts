import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import {
  addedVats,
  convertPrice,
  convertPriceBreaks,
  readDecimal,
  readPrice,
  type Decimal,
  type PriceRule,
} from './price.ts';

const decimal = (text: string): Decimal => {
  const value = readDecimal(text);
  if (value === null) throw new Error(text);
  return value;
};
const rule = (rate: string, percent = '0'): PriceRule => ({
  rate: decimal(rate),
  margins: [{ belowRoubles: null, percent: decimal(percent) }],
});

it.each([
  ['10.1169', '81.5', '0', 8_245_274], // 824.52735 ₽, half up
  ['0.0032', '81.5', '60', 4173], // 0.41728 ₽
  ['1', '1', '18', 11_800],
  ['0', '81.5', '60', 0],
  ['0.0000001', '1', '0', 1], // a positive price is never 0
  ['1 234,5', '1', '0', 12_345_000],
  ['3e-2', '100', '12.5', 33_750],
])('%s at %s with %s %% is %d', (price, rate, percent, expected) => {
  expect(convertPrice(decimal(price), rule(rate, percent))).toBe(expected);
});

it.each([
  ['100', 22, '0', 1_220_000],
  ['0.0001', 22, '0', 1], // 1.22 ten-thousandths
  ['0.41', 7, '0', 4387],
  ['8', 22, '50', 146_400], // 9.76 ₽, below the step
  ['8.2', 22, '50', 100_040], // 10.004 ₽, not below it
] as const)('%s and %s %% of VAT, then the margin of its step, is %d', (price, addedVat, percent, expected) => {
  const margins = [
    { belowRoubles: 10, percent: decimal(percent) },
    { belowRoubles: null, percent: decimal('0') },
  ];
  expect(convertPrice(decimal(price), { rate: decimal('1'), addedVat, margins })).toBe(expected);
});

it('rounds once: VAT, rate and margin give the price of their product', () => {
  const digits = fc.bigInt({ min: 1n, max: 10n ** 9n });
  fc.assert(
    fc.property(digits, fc.constantFrom(...addedVats), (price, addedVat) => {
      const whole = { digits: price * BigInt(100 + addedVat), scale: 6 };
      expect(convertPrice({ digits: price, scale: 4 }, { ...rule('81.5', '18'), addedVat })).toBe(
        convertPrice(whole, rule('81.5', '18')),
      );
    }),
  );
});

it('uses the margin of the price in roubles', () => {
  const steps: PriceRule = {
    rate: decimal('10'),
    margins: [
      { belowRoubles: 10, percent: decimal('60') },
      { belowRoubles: null, percent: decimal('20') },
    ],
  };
  expect(convertPrice(decimal('0.9999'), steps)).toBe(159_984);
  expect(convertPrice(decimal('1'), steps)).toBe(120_000);
});

it.each([
  ['12,50 руб.', 'RUB', '12,50'],
  ['1 234,5 ₽', 'RUB', '1234.5'],
  ['$0.02', 'USD', '0.02'],
  ['3 TL', 'TRY', '3'],
  ['0,35*', 'RUB', '0.35'],
  ['от 12,50', 'RUB', '12.50'],
  ['12,50 руб./шт.', 'RUB', '12.50'],
  ['1,234.56', 'USD', '1234.56'],
  ['1.234,56 €', 'EUR', '1234.56'],
])('%s is a price in %s', (text, currency, plain) => {
  expect(readPrice(text, currency)).toEqual(readDecimal(plain));
});

it.each(['$3', '-3 ₽', '3 шт', 'руб.', '₽3₽', '1 2 ₽'])('%s is no price in roubles', (text) => {
  expect(readPrice(text, 'RUB')).toBeNull();
});

it.each([
  ['exact', 12_346],
  ['kopeck', 12_300],
  ['rouble', 10_000],
  ['ten_roubles', 100_000],
] as const)('is rounded to %s and never to nothing', (rounding, expected) => {
  expect(convertPrice(decimal('1.23456'), { ...rule('1'), rounding })).toBe(expected);
});

it.each(['', '-1', 'abc', '1.2.3', '1e99', 'NaN', '0x10'])('%j is no price', (text) => {
  expect(readDecimal(text)).toBeNull();
});

it('joins tiers of equal price, starts at one and drops a more expensive tier', () => {
  const written = [
    { from: 1000, price: decimal('3') },
    { from: 10, price: decimal('10') },
    { from: 30, price: decimal('10') },
    { from: 100, price: decimal('11') },
    { from: 500, price: decimal('5') },
  ];
  expect(convertPriceBreaks(written, rule('1'))).toEqual([
    { minQuantity: 1, unitPrice: 100_000 },
    { minQuantity: 500, unitPrice: 50_000 },
    { minQuantity: 1000, unitPrice: 30_000 },
  ]);
});

it('uses the first of two prices for one quantity', () => {
  const twice = [2, 1].map((price) => ({ from: 10, price: decimal(String(price)) }));
  expect(convertPriceBreaks(twice, rule('1'))).toEqual([{ minQuantity: 1, unitPrice: 20_000 }]);
  const first = { from: 1, price: decimal('3') };
  expect(convertPriceBreaks([first, ...twice], rule('1'))).toEqual([
    { minQuantity: 1, unitPrice: 30_000 },
    { minQuantity: 10, unitPrice: 20_000 },
  ]);
});

it('has no tiers without prices, and returns null above the maximum price', () => {
  expect(convertPriceBreaks([{ from: 1, price: decimal('0') }], rule('80'))).toEqual([]);
  expect(convertPriceBreaks([{ from: 1, price: decimal('999999999') }], rule('80'))).toBeNull();
});

test('law: tiers ascend, prices descend, the first starts at one', () => {
  const tier = fc.record({ from: fc.integer({ min: 1, max: 100_000 }), price: fc.nat(1_000_000) });
  fc.assert(
    fc.property(fc.array(tier, { maxLength: 10 }), (written) => {
      const tiers = convertPriceBreaks(
        written.map(({ from, price }) => ({ from, price: decimal((price / 10_000).toFixed(4)) })),
        rule('81.5', '30'),
      );
      const ordered = (tiers ?? []).every(({ minQuantity, unitPrice }, index) => {
        const before = tiers?.[index - 1];
        if (before === undefined) return minQuantity === 1 && unitPrice > 0;
        return minQuantity > before.minQuantity && unitPrice < before.unitPrice && unitPrice > 0;
      });
      expect(ordered).toBe(true);
    }),
  );
});
