import { describe, expect, it } from 'vitest';

import { numberEvidence } from './number-evidence.ts';

const evidence = (parts: Readonly<Record<string, readonly string[]>>) => {
  const numbers = numberEvidence();
  for (const [owner, mpns] of Object.entries(parts)) for (const mpn of mpns) numbers.add(owner, mpn);
  return numbers;
};

describe('prefixes of makers’ numbers', () => {
  it('counts parts of the maker with fewer, by the first six letters and digits', () => {
    const numbers = evidence({
      one: ['LM-358A/x', 'lm358b', 'TL0720'],
      other: ['LM358Z1', 'NE5550', 'NE5551', 'NE5552'],
    });
    expect(numbers.between(['one'], ['other'])).toEqual({ shared: 0, of: 3 });
    const same = evidence({ one: ['LM-358AB', 'lm358a7', 'TL0720'], other: ['LM358A1', 'NE5550', 'NE5551', 'NE5552'] });
    expect(same.between(['one'], ['other'])).toEqual({ shared: 2, of: 3 });
    expect(same.between(['other'], ['one'])).toEqual({ shared: 2, of: 3 });
  });
  it('joins the spellings of a maker, each once', () => {
    const numbers = evidence({ a: ['AB1234'], b: ['CD1234'], c: ['AB1234', 'CD1234', 'EF1234'] });
    expect(numbers.between(['a', 'b', 'a'], ['c'])).toEqual({ shared: 2, of: 2 });
  });
  it('prefixes of more than four makers do not count; spellings of one maker count once', () => {
    const owners = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, ['BAT54C']]));
    expect(evidence(owners(4)).between(['m0'], ['m1']).shared).toBe(1);
    expect(evidence(owners(5)).between(['m0'], ['m1']).shared).toBe(0);
    expect(evidence(owners(5)).between(['m0', 'm2'], ['m1']).shared).toBe(1);
  });
  it.each(['123456', 'ABCDEF', 'AB123', '', `${'-'.repeat(40)}AB1234`])('%j says nothing of its maker', (mpn) => {
    expect(evidence({ one: [mpn], other: [mpn] }).between(['one'], ['other'])).toEqual({ shared: 0, of: 0 });
  });
  it('returns the share of numbers with a prefix', () => {
    const numbers = evidence({ one: ['STM32F', 'STM32F', 'L78050', 'L78051'] });
    expect(numbers.startingWith('one', ['STM', 'X'])).toBe(0.5);
    expect(numbers.startingWith('one', ['TM3'])).toBe(0);
    expect(numbers.startingWith('nobody', ['STM'])).toBe(0);
  });
  it('stores 2,000 prefixes of a maker and continues counting those', () => {
    const numbers = numberEvidence();
    for (let at = 0; at < 2001; at += 1) numbers.add('one', `X${String(at).padStart(5, '0')}`);
    numbers.add('one', 'X00000');
    expect(numbers.between(['one'], ['one'])).toEqual({ shared: 2001, of: 2001 });
  });
});
