import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFrame } from '../examples/frame.fixture.ts';
import { inOtherLayouts, pieceInOtherLayout } from '../../dictionary/keyboard-layouts.ts';
import { readQuery } from '../read-query.ts';
import { vocabularyOf } from '../vocabulary.ts';

const vocabulary = vocabularyOf(exampleFrame);
const meaningOf = (query: string) => readQuery(query, vocabulary).conditions.map(({ filter }) => filter);

test.each([
  ['htpbcnjh 10r 0805', 'резистор 10к 0805'],
  ['rjyltycfnjh 100 ya 25d', 'конденсатор 100 нф 25в'],
  ['rjyltycfnjh 4,7vra', 'конденсатор 4,7мкф'],
  ['htpbcnjh 10к 0805', 'резистор 10к 0805'],
  ['htpbcnjh 110R 0805', 'резистор 110R 0805'],
  ['rjyltycfnjh 100nF 50V', 'конденсатор 100nF 50V'],
  ['куышыещк 2л15 0805', 'resistor 2k15 0805'],
  ['сфзфсшещк 4ю7г 1206 ч7к 50м', 'capacitor 4.7u 1206 x7r 50v'],
  ['10з 0603 тз0', '10p 0603 np0'],
  ['куы 1к 0603', 'res 1r 0603'],
  ['вэкутю 10л', 'direnç 10k'],
  ['rjyltycfnjh jn 16 lj 35d', 'конденсатор от 16 до 35в'],
  ["'ktrnhjkbn 330vra yt vtytt 50d", 'электролит 330мкф не менее 50в'],
  ['htpbcnh 47r 1206', 'резистр 47к 1206'],
  ['сфзфсшещк фе дуфые 63М 33та', 'capacitor at least 63V 33nF'],
  ['ащк мщдефпу куагдфещк 9 М', 'for voltage regulator 9 V'],
])('%s is read as %s', (typed, meant) => {
  expect(meaningOf(typed)).toEqual(meaningOf(meant));
  expect(meaningOf(meant).length).toBeGreaterThan(1);
});

test.each(['10k 0603', 'lm 5v', 'qwz 10z', '5d', '"куы" 1к 0603', 'lh5f 12d jn', 'резистор rjd 4к7'])(
  '%s stays as it is typed',
  (typed) => {
    const pieces = typed.split(' ').filter((piece) => /[a-zа-я]/iu.test(piece));
    const { conditions, words } = readQuery(typed, vocabulary);
    const said = [...conditions.map(({ source }) => source), words].join(' ');
    for (const piece of pieces) expect(said).toContain(piece);
    expect(conditions.some(({ isCorrected }) => isCorrected === true)).toBe(false);
  },
);

test('a whole query has the same meaning in the other layout', () => {
  const kinds = fc.constantFrom(
    ['резистор', 'к'],
    ['сопротивление', 'ом'],
    ['конденсатор', 'нф'],
    ['конденсатор', 'мкф'],
  );
  const query = fc.record({
    kind: kinds,
    value: fc.integer({ min: 1, max: 999 }),
    size: fc.constantFrom('0402', '0603', '1206'),
  });
  fc.assert(
    fc.property(query, ({ kind: [word = '', unit = ''], value, size }) => {
      const meant = `${word} ${value}${unit} ${size}`;
      expect(meaningOf(pieceInOtherLayout(meant))).toEqual(meaningOf(meant));
    }),
  );
});

test('letters of the Turkish layout', () => {
  expect(inOtherLayouts('vbrhjcğtvf')).toEqual(['микросхема']);
  expect(inOtherLayouts('вэкутю')).toContain('direnç');
  expect(inOtherLayouts('4к7')).toEqual([]);
  expect(pieceInOtherLayout('5,6d')).toBe('5,6в');
  expect(pieceInOtherLayout('4ю7г')).toBe('4.7u');
});
