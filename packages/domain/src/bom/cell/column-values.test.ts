import { describe, expect, it } from 'vitest';

import { looksLikeDesignators, looksLikeMpn, valuesOf, type ValueKind } from './column-values.ts';

describe('texts that are designators', () => {
  it.each(['R1', '5.R16', '123.R16', 'R1234', 'R1A', 'U1_123', 'U1.1', 'U1-2', 'xtal1', 'R1, R2-R5'])('%s', (text) =>
    expect(looksLikeDesignators(text)).toBe(true),
  );
  it.each(['', 'R1,USB', '1234.R1', 'AXR1', 'R1ABC', 'U1_1234', 'R1, нет', '位R1'])('but not %j', (text) =>
    expect(looksLikeDesignators(text)).toBe(false),
  );
  it('the first 400 of at most 4000 characters are read; a piece that is cut there does not count', () => {
    const pieces = (count: number) => 'R1,'.repeat(count);
    expect([looksLikeDesignators(`${pieces(1333)},`), looksLikeDesignators(`${pieces(1333)},,`)]).toEqual([
      true,
      false,
    ]);
    expect(looksLikeDesignators(`${pieces(133)}ABCDEF1 and more words`)).toBe(true);
    expect([looksLikeDesignators(`${pieces(133)}A`), looksLikeDesignators(`${pieces(133)}AB`)]).toEqual([false, true]);
    expect([
      looksLikeDesignators(`${pieces(131)} ABCDEFGHIJ1`),
      looksLikeDesignators(`${pieces(131)}ABCDEFGHIJ1`),
    ]).toEqual([true, false]);
  });
});

describe('texts that are part numbers', () => {
  it.each(
    `AB12 LM358/NOPB LM358+ 16V/AB12 A10uF/AB12 10uFX/AB12 1234pin A40pin 40pinX1 RJ45X XRJ45 RJ456 12345-50pF 5-12345pF
    1.1255-50pF 5-1.1255pF A5-50pF 5-50pFX A5V-2A 5V-2AX 12345uF50V 10uF12345V 1.1255uF50V A10uF50V 10uF50VX 1234pol A13pol
    13polX A4-20mA 4-20mAX A10x20 A1e-5 1e-5A 1e-1234 AB12:P Awww12`.split(/\s+/u),
  )('%s', (text) => expect(looksLikeMpn(text)).toBe(true));
  it.each(
    `10uF/AB12 1.55uF/AB12 10,5mH/AB12 100R/AB12 100Ω/AB12 10Hz/AB12 10ohm/AB12 16V/X7R 16V/X5S 16V/X6T 16V/C0G 16V/NP0
    16V/0402 16V/10% 16V/0.15 X7R/0402 X7R/5 40pin 40-pins 123pin 5pin-2 RJ45 RJ-45 5-50pF 1.5-50pF 1234-5678uH
    1.125-2.125nF 15-5pF 15-2.5pF 12V-150mA 5V/2A 5Vx2A 1.5V-2A 5V-2A-1W 100uF50V 100uFx16V 1uF16V 1.5uF-16V 1000uF1000V
    10uF5V 13-pol 13pol. 123pol 4-20mA 9-36V 9-36VDC 1.5-36VAC 12-5V 700mA+ 10x20 2.55x10 10x20mm 10х20 10*20 1.55e-12
    1e-52 10E+05 1e-123 AB12:PBX AB12: -AB12 +AB12 AB12_X ABC1 12-34 DNP-12 ГОСТ22376-77 АБВГ.468332.800 SOT-23 TO-220
    www12345 http12 HTTPS12`.split(/\s+/u),
  )('but not %s', (text) => expect(looksLikeMpn(text)).toBe(false));
});

describe('kinds of texts in a column', () => {
  const isOne = (kind: ValueKind, text: string): boolean => valuesOf([text]).share[kind] === 1;
  it.each<[ValueKind, string]>([
    ['integer', '1 000 000 piece'],
    ['integer', '10402'],
    ['integer', '04021'],
    ['electrical', '10k /1%'],
    ['electrical', '10k, 1%'],
    ['electrical', '10k/X7R'],
    ['words', '厚膜电阻'],
    ['words', 'a bc d'],
  ])('%s: %s', (kind, text) => expect(isOne(kind, text)).toBe(true));
  it.each<[ValueKind, string]>([
    ['integer', '1 000 000 pieces'],
    ['integer', '0402'],
    ['integer', '0,5'],
    ['integer', '0.24'],
    ['package', 'SOT-23 ab cd'],
    ['package', `SOT-23${' '.repeat(73)}x`],
    ['electrical', 'X7R 100nF'],
    ['words', 'ab  c'],
    ['words', '电阻器'],
    ['words', '1 2 3'],
  ])('not %s: %s', (kind, text) => expect(isOne(kind, text)).toBe(false));
  it('samples are among the first fifty texts', () => {
    const texts = (count: number) => [...Array.from({ length: count }, () => 'a'), 'b'];
    expect([valuesOf(texts(49)).samples, valuesOf(texts(50)).samples]).toEqual([['a', 'b'], ['a']]);
  });
  it.each([
    ['12345 12346 12347 12348', true],
    ['123456 123457 123458 123459', false],
    ['x1 x2 x3 x4', false],
    ['1a 2a 3a 4a', false],
    ['2 3 4 5', true],
  ])('%s are row numbers: %s', (texts, expected) => expect(valuesOf(texts.split(' ')).isOrdinal).toBe(expected));
});
