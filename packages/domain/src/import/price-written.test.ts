import { describe, expect, it } from 'vitest';

import { convertPrice, convertPriceBreaks, readDecimal, readPrice, type Decimal, type PriceRule } from './price.ts';

const decimal = (text: string): Decimal => readDecimal(text) ?? { digits: -1n, scale: 0 };
const rule = (rate: string, margins: PriceRule['margins'] = []): PriceRule => ({ rate: decimal(rate), margins });

describe('decimals as written', () => {
  it.each([
    ['10.1169', 101_169n, 4],
    ['+5', 5n, 0],
    [' 5 ', 5n, 0],
    ['1 234 567,5', 12_345_675n, 1],
    ['1\u00a0234', 1234n, 0],
    ['1\u2009234', 1234n, 0],
    ['1\u202f234', 1234n, 0],
    ["1'234.5", 12_345n, 1],
    ['1,234,567.89', 123_456_789n, 2],
    ['1.234.567,89', 123_456_789n, 2],
    ['1,234', 1234n, 3],
    ['1.234', 1234n, 3],
    ['5e2', 500n, 0],
    ['5E-2', 5n, 2],
    ['5e+2', 500n, 0],
    ['1.5e1', 15n, 0],
    ['1e40', 10n ** 40n, 0],
    ['1e-40', 1n, 40],
    ['123456789012345', 123_456_789_012_345n, 0],
    ['0.5', 5n, 1],
  ])('%s', (text, digits, scale) => expect(readDecimal(text)).toEqual({ digits, scale }));
  it('a number is read as printed', () => {
    expect(readDecimal(12.5)).toEqual({ digits: 125n, scale: 1 });
    expect(readDecimal(1e-7)).toEqual({ digits: 1n, scale: 7 });
  });
  it.each([
    '1e41',
    '1e-41',
    '1234567890123456',
    '1 23',
    '12 3456',
    '1,23,456.7',
    '.5',
    '5.',
    '1e',
    '1e123',
    '--1',
    '1,234.5.6',
    `0.${'1'.repeat(31)}`,
  ])('%s is not a decimal', (text) => expect(readDecimal(text)).toBeNull());
});

describe('prices with their currency', () => {
  it.each([
    ['RUB', '₽ rub RUR руб руб. рубля рублей рубль р р.'],
    ['USD', '$ usd us$ долл долл. долларов'],
    ['EUR', '€ eur евро'],
    ['GBP', '£ gbp фунт фунтов'],
    ['CNY', '¥ cny rmb 元 юань юаней'],
    ['TRY', '₺ try tl'],
  ])('%s: %s', (currency, signs) => {
    const five = readDecimal('5');
    for (const sign of signs.split(' ')) {
      expect([sign, readPrice(`5 ${sign}`, currency)]).toEqual([sign, five]);
      expect([sign, readPrice(`${sign} 5`, currency)]).toEqual([sign, five]);
      expect([sign, readPrice(`5${sign}`, currency === 'RUB' ? 'USD' : 'RUB')]).toEqual([sign, null]);
    }
  });
  it.each([
    ['от 5', '5'],
    ['From 5', '5'],
    ['5*', '5'],
    ['5***', '5'],
    ['5 /шт.', '5'],
    ['5/ шт', '5'],
    ['5 ₽/ед.', '5'],
    ['5 ₽/pc', '5'],
    ['5 ₽/pcs', '5'],
    ['5 ₽/ea', '5'],
    ['5 ₽/adet', '5'],
    ['5 ₽ с НДС', '5'],
    ['5 ₽ без НДС', '5'],
    ['5 ₽ вкл. НДС', '5'],
    ['5 rub incl. VAT', '5'],
    ['5 rub excl VAT', '5'],
    ['5 ₽ +НДС', '5'],
    ['5 ₽ + KDV', '5'],
    ['1 234,50 ₽', '1234.50'],
    ['₽1,234.50', '1234.50'],
  ])('%s is a price', (text, plain) => expect(readPrice(text, 'RUB')).toEqual(readDecimal(plain)));
  it.each(['5****', 'до 5', '5 ₽ за 10', '₽', '', '5 ₽ ₽', '5 foo', 'x5', '-5', '₽ 5 ₽', '5₽x', '5 xруб'])(
    '%j is none',
    (text) => {
      expect(readPrice(text, 'RUB')).toBeNull();
    },
  );
  it.each(['A$5', 'HK$5', 'C$ 5', '5 AUSD'])('the dollars of %s are not those of the United States', (text) => {
    expect(readPrice(text, 'USD')).toBeNull();
  });
  it('reads sixty characters', () => {
    expect(readPrice(`5${' '.repeat(59)}x`, 'RUB')).toEqual(decimal('5'));
    expect(readPrice(`5${' '.repeat(58)}x`, 'RUB')).toBeNull();
  });
});

describe('the price of a part in the shop', () => {
  it('the maximum price is sold, anything above is not', () => {
    expect(convertPrice(decimal('100000000'), rule('1'))).toBe(1_000_000_000_000);
    expect(convertPrice(decimal('100000000.0001'), rule('1'))).toBeNull();
  });
  it('without a rate there is no price', () => expect(convertPrice(decimal('5'), rule('0'))).toBe(0));
  it('without a matching margin nothing is added', () => {
    expect(convertPrice(decimal('5'), rule('1'))).toBe(50_000);
    expect(convertPrice(decimal('5'), rule('1', [{ belowRoubles: 5, percent: decimal('10') }]))).toBe(50_000);
    expect(convertPrice(decimal('4.99'), rule('1', [{ belowRoubles: 5, percent: decimal('10') }]))).toBe(54_890);
  });
  it('the margin is found by the price in roubles, for any decimals of rate and price', () => {
    const margins = [
      { belowRoubles: 100, percent: decimal('12.5') },
      { belowRoubles: null, percent: decimal('1') },
    ];
    expect(convertPrice(decimal('1.25'), rule('80.00', margins))).toBe(1_010_000);
    expect(convertPrice(decimal('1.24'), rule('80.00', margins))).toBe(1_116_000);
  });
  it('half of the smallest step rounds up', () => {
    expect(convertPrice(decimal('0.00015'), rule('1'))).toBe(2);
    expect(convertPrice(decimal('0.000149'), rule('1'))).toBe(1);
    expect(convertPrice(decimal('1.005'), { ...rule('1'), rounding: 'kopeck' })).toBe(10_100);
    expect(convertPrice(decimal('1.00499'), { ...rule('1'), rounding: 'kopeck' })).toBe(10_000);
    expect(convertPrice(decimal('14.99'), { ...rule('1'), rounding: 'ten_roubles' })).toBe(100_000);
    expect(convertPrice(decimal('15'), { ...rule('1'), rounding: 'ten_roubles' })).toBe(200_000);
  });
  it('tiers one kopeck cheaper stay, a free tier does not', () => {
    const written = [1, 10, 20].map((from, at) => ({ from, price: decimal(['0', '1', '0.9999'][at] ?? '') }));
    expect(convertPriceBreaks(written, rule('1'))).toEqual([
      { minQuantity: 1, unitPrice: 10_000 },
      { minQuantity: 20, unitPrice: 9999 },
    ]);
  });
});
