import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { nearestStem, wordsByLetter } from './nearest-stem.ts';

const among = (...stems: readonly string[]) => wordsByLetter(new Map(stems.map((stem) => [stem, stem])));

/** Returns the number of typing errors between two words, by trying each error at each place. */
function errorsBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (most === 0) return 1;
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  const place = at === -1 ? one.length : at;
  const [a, b] = [one.slice(place), other.slice(place)];
  const ways = [
    [a.slice(1), b.slice(1)],
    [a.slice(1), b],
    [a, b.slice(1)],
  ];
  if (a[0] !== undefined && a[0] === b[1] && a[1] === b[0]) ways.push([a.slice(2), b.slice(2)]);
  return 1 + Math.min(...ways.map(([left = '', right = '']) => errorsBetween(left, right, most - 1)));
}

test('law: the only word is meant within one error, or two in words of eight letters', () => {
  const letter = fc.constantFrom(...'abcd');
  const word = fc.array(letter, { minLength: 4, maxLength: 10 }).map((letters) => letters.join(''));
  const edits = fc.array(fc.tuple(fc.constantFrom('drop', 'add', 'change', 'swap'), fc.nat(9), letter), {
    maxLength: 3,
  });
  const typed = (target: string, changes: readonly (readonly [string, number, string])[]): string =>
    changes.reduce((text, [kind, place, by]) => {
      const at = place % text.length;
      if (kind === 'drop') return text.slice(0, at) + text.slice(at + 1);
      if (kind === 'add') return text.slice(0, at) + by + text.slice(at);
      if (kind === 'change') return text.slice(0, at) + by + text.slice(at + 1);
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
    }, target);
  fc.assert(
    fc.property(word, edits, fc.constantFrom(1, 2), (target, changes, most) => {
      const text = typed(target, changes);
      fc.pre(text.length >= 5 && text.startsWith(target.charAt(0)));
      const max = Math.min(most, text.length >= 8 && target.length >= 8 ? 2 : 1);
      const isMeant = errorsBetween(text, target, max + 1) <= max;
      expect(nearestStem(text, among(target), most)).toBe(isMeant ? target : null);
    }),
    { numRuns: 3000 },
  );
});

describe('another first letter', () => {
  it.each([
    // Missing, added, swapped with the second, changed
    ['ezistor', 'rezistor', true],
    ['krezistor', 'rezistor', true],
    ['erzistor', 'rezistor', true],
    ['tezistor', 'rezistor', true],
    // A changed letter in a short word, or beside another error
    ['tezist', 'rezist', true],
    ['tezis', 'rezis', false],
    ['ezist', 'rezist', true],
    ['krezi', 'rezi', true],
    ['tezostor', 'rezistor', false],
    // Letters of two alphabets
    ['резистоr', 'hезистоr', false],
  ])('%s for %s: %s', (typed, word, isMeant) => {
    expect(nearestStem(typed, among(word))).toBe(isMeant ? word : null);
  });
  it('counts only if no word with the same first letter is one error away', () => {
    expect(nearestStem('bezistor', among('rezistor', 'bezzistor'))).toBe('bezzistor');
    expect(nearestStem('bezistor', among('rezistor', 'bezzisttor'))).toBe('rezistor');
    expect(nearestStem('bezistor', among('bezzisttor'))).toBe('bezzisttor');
  });
});

describe('of several words, the likelier letter counts', () => {
  const chosen = (typed: string, near: string, distant: string) =>
    nearestStem(`hh${typed}hhh`, among(`hh${near}hhh`, `hh${distant}hhh`));
  const neighbours = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'].flatMap((row) =>
    Array.from(row.slice(1), (letter, place) => [row.charAt(place), letter] as const),
  );
  const rare = (one: string, other: string): string =>
    Array.from(/[а-я]/u.test(one) ? 'щжъюфпрмн' : 'xjpmfrhkq').find((letter) => {
      const all = [...neighbours, ...sounds].filter(([a, b]) => a === letter || b === letter);
      return letter !== one && letter !== other && !all.some(([a, b]) => a === one || b === one);
    }) ?? '';
  const sounds = 'ао ое еи иы ыя ay ae ei io ou uy бп вф гк кх гх дт жш зс сц чщ щш ck kq sz vw td bp gj'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const);
  it.each([...neighbours, ...sounds])('%s is typed for %s', (one, other) => {
    const distant = rare(one, other);
    expect(distant).not.toBe('');
    expect(chosen(one, other, distant)).toBe(`hh${other}hhh`);
    expect(nearestStem(`hh${other}hhh`, among(`hh${one}hhh`))).toBe(`hh${one}hhh`);
  });
  it('two equally likely words are unclear, unless one begins with the other', () => {
    expect(nearestStem('hhqhhh', among('hhwhhh', 'hhkhhh'))).toBeNull();
    expect(nearestStem('rezistr', among('rezistor', 'rezistorn'))).toBe('rezistor');
    expect(nearestStem('rezistr', among('rezistorn', 'rezistor'))).toBe('rezistor');
    expect(nearestStem('hhmhhh', among('hhqhhh', 'hhzzhh'))).toBe('hhqhhh');
  });
  it('a missing letter is likelier than an unlikely other one', () => {
    expect(nearestStem('hhqhhh', among('hhqhhhh', 'hhmhhh'))).toBe('hhqhhhh');
  });
});
