import { describe, expect, it } from 'vitest';

import { boundsAt, boundsWithin, isBoundWord } from './bounds.ts';
import { tokensOf } from './tokens.ts';
import type { ValueLexeme } from './value-lexeme.ts';

const tokens = (text: string) => tokensOf(text, { isKnown: () => true, typeLength: () => null, isWord: () => false });

const side = (lexeme: ValueLexeme | null): string => {
  if (lexeme === null) return '';
  const said = lexeme.kind === 'bare' ? lexeme.text : `${lexeme.value} ${lexeme.unit}`;
  return lexeme.needsContext ? `${said}?` : said;
};

/** Returns the bounds at the start of a text, and how many of its tokens they take. */
const read = (text: string) => {
  const found = boundsAt(tokens(text));
  return found === null ? null : `${side(found.bounds.from)}…${side(found.bounds.to)} of ${found.length}`;
};

describe('two bounds', () => {
  it.each([
    ['5-12В', '5 volt…12 volt of 1'],
    ['5–12В', '5 volt…12 volt of 1'],
    ['5—12В', '5 volt…12 volt of 1'],
    ['5…12В', '5 volt…12 volt of 1'],
    ['5..12В', '5 volt…12 volt of 1'],
    ['5...12В', '5 volt…12 volt of 1'],
    ['5V-12V', '5 volt…12 volt of 1'],
    ['0,25-1Вт', '0.25 watt…1 watt of 1'],
    ['1-10к', '1k…10k of 1'],
    ['1к-10к', '1k…10k of 1'],
    ['5-12 В', '5 volt…12 volt of 2'],
    ['5…12 В дальше', '5 volt…12 volt of 2'],
    ['5 - 12 V', '5 volt…12 volt of 4'],
    ['5 – 12 V', '5 volt…12 volt of 4'],
    ['5 .. 12 V', '5 volt…12 volt of 4'],
    ['5 В - 12 В', '5 volt…12 volt of 5'],
    ['5 to 12 V', '5 volt…12 volt of 4'],
    ['5 TO 12 V', '5 volt…12 volt of 4'],
    ['5 до 12 V', '5 volt…12 volt of 4'],
    ['5 and 12 V', '5 volt…12 volt of 4'],
    ['от 5 до 12 V', '5 volt…12 volt of 5'],
    ['ОТ 5 до 12 V', '5 volt…12 volt of 5'],
    ['от 5V до 12V', '5 volt…12 volt of 4'],
    ['с 5 по 12 V', '5 volt…12 volt of 5'],
    ['from 5 to 12 V', '5 volt…12 volt of 5'],
    ['between 5 V and 12 V', '5 volt…12 volt of 6'],
    ['между 5 и 12 V', '5 volt…12 volt of 5'],
    ['5V ile 12V arası', '5 volt…12 volt of 4'],
    ['5V ve 12V arasında', '5 volt…12 volt of 4'],
    ['5V и 12V arasi', '5 volt…12 volt of 4'],
    ['5-12V arası', '5 volt…12 volt of 2'],
    ['5-12 V arasında', '5 volt…12 volt of 3'],
    ['от 1к до 10к', '1k…10k of 4'],
  ])('%s: %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    '12-5В',
    '5-5В',
    '5-12',
    '5-12-24В',
    '-12В',
    '5В-12А',
    '5В-10к',
    '±5-10%',
    '5 и 12 V',
    '5V ile 12V',
    'от 5 до 12',
    'от 5 шт',
    '5 V 12 V',
    '12 to 5 V',
    '5 V to 12 A',
    '"5-12В"',
    '5 "to" 12 V',
    'V 5 to 12',
    `${'1'.repeat(28)}-12В`,
  ])('%s is none', (text) => expect(read(text)).toBeNull());

  it('of at most 32 characters', () => {
    const text = (length: number) => `0.${'0'.repeat(length - 6)}1-2В`;
    expect(boundsWithin(text(12))).not.toBeNull();
    expect(boundsWithin(`1${' '.repeat(29)}-2В`)).toBeNull();
    expect(boundsWithin('')).toBeNull();
  });
});

describe('one bound', () => {
  const froms =
    'от,начиная с,не менее,не меньше,не ниже,ярче,мощнее,больше,более,свыше,выше,минимум,мин,from,at least,no less than,not less than,min,minimum,over,above,more than,greater than,larger than,bigger than,higher than,exceeding,starting from,en az,asgari';
  const tos =
    'до,не более,не больше,не выше,не хуже,лучше,не превышает,меньше,менее,ниже,максимум,макс,up to,at most,no more than,not more than,max,maximum,under,below,less than,smaller than,lower than,better than,not exceeding,en fazla,en çok,azami,maks';
  it.each(froms.split(','))('%s 50V is a minimum', (words) => {
    expect(read(`${words} 50V`)).toBe(`50 volt… of ${words.split(' ').length + 1}`);
  });
  it.each(tos.split(','))('%s 50V is a maximum', (words) => {
    expect(read(`${words} 50V`)).toBe(`…50 volt of ${words.split(' ').length + 1}`);
  });
  it.each([
    ['≥50В', '50 volt… of 1'],
    ['>=50В', '50 volt… of 1'],
    ['=>50В', '50 volt… of 1'],
    ['⩾50В', '50 volt… of 1'],
    ['>50В', '50 volt… of 1'],
    ['≤1%', '…1 percent of 1'],
    ['<=1%', '…1 percent of 1'],
    ['=<1%', '…1 percent of 1'],
    ['⩽1%', '…1 percent of 1'],
    ['<10k', '…10k of 1'],
    ['≥ 50 V', '50 volt… of 3'],
    ['≥50 V', '50 volt… of 2'],
    ['> 1 A', '1 ampere… of 3'],
    ['>1 A', '1 ampere… of 2'],
    ['от 1 A', '1 ampere?… of 3'],
    ['НЕ МЕНЕЕ 25 V', '25 volt… of 4'],
    ['50V и выше', '50 volt… of 3'],
    ['50 V и более', '50 volt… of 4'],
    ['50V and above', '50 volt… of 3'],
    ['50V AND UP', '50 volt… of 3'],
    ['50V or more', '50 volt… of 3'],
    ['50V ve üzeri', '50 volt… of 3'],
    ['50V üzeri', '50 volt… of 2'],
    ['50V üzerinde olsun', '50 volt… of 2'],
    ['50V üstü', '50 volt… of 2'],
    ['50V и ниже', '…50 volt of 3'],
    ['50V or less', '…50 volt of 3'],
    ['50V and lower', '…50 volt of 3'],
    ['50V ve altı', '…50 volt of 3'],
    ['50V altında', '…50 volt of 2'],
    ['50V kadar', '…50 volt of 2'],
    ["100V'den büyük", '100 volt… of 2'],
    ['100Vdan fazla', '100 volt… of 2'],
    ["5A'dan az", '…5 ampere of 2'],
    ["5A'dan KÜÇÜK", '…5 ampere of 2'],
    ['10A den büyük', '10 ampere… of 3'],
    ['10A dan dusuk', '…10 ampere of 3'],
    ['и не меньше 20 V', '20 volt… of 5'],
    ['но не более 20V', '…20 volt of 4'],
    ['and at least 20V', '20 volt… of 4'],
    ['ve en az 20V', '20 volt… of 4'],
  ])('%s: %s', (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    '≥',
    '≥ x',
    'до',
    'до x',
    'до 50',
    'не 50V',
    'не "менее" 50V',
    'до "50V"',
    '"до" 50V',
    'max ±5%',
    '≤ ±5%',
    '50V и',
    '50V и "выше"',
    '50V "и" выше',
    '50 и выше',
    '50V büyük',
    '100Vden x',
    "100'den büyük",
    '100Vden "büyük"',
    '10A den x',
    'и 20V',
    '"и" не меньше 20V',
    '50V',
    '',
  ])('%j is none', (text) => expect(read(text)).toBeNull());
});

it.each(['от', 'Менее', 'between', 'to', 'ile', 'az', '…', 'more', 'than'])('%s may be part of bounds', (word) =>
  expect(isBoundWord(word)).toBe(true),
);
it.each(['', 'резистор', 'и выше', 'or', 'toto'])('%j may not', (word) => expect(isBoundWord(word)).toBe(false));
