import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decideVanished, vanishedChoices, type VanishedFacts } from './vanished.ts';

const few: VanishedFacts = {
  choice: 'no_stock',
  rows: 3,
  listed: 10,
  read: 100,
  refused: 5,
  broken: 0,
  confirmed: null,
};

describe('missing rows of a full list', () => {
  it.each([
    [few, 'no_stock', null],
    [{ ...few, choice: 'archive' as const }, 'archive', null],
    [{ ...few, choice: 'leave' as const, rows: 10 }, 'leave', null],
    [{ ...few, rows: 4 }, 'leave', 'many_vanished'],
    [{ ...few, refused: 6 }, 'leave', 'many_refused'],
    [{ ...few, broken: 1 }, 'leave', 'broken_lines'],
    [{ ...few, rows: 4, confirmed: 4 }, 'no_stock', null],
    [{ ...few, rows: 5, confirmed: 4 }, 'leave', 'many_vanished'],
    // This list misses no rows, so nobody has to confirm. Rows that earlier lists left unfinished are processed.
    [{ ...few, rows: 0, refused: 100, broken: 9 }, 'no_stock', null],
  ])('%o: %s, %s', (facts, deed, doubt) => {
    expect(decideVanished(facts)).toEqual({ deed, doubt });
  });

  it('are never changed without a choice, nor above 30 % without a sufficient confirmation', () => {
    const count = fc.nat(1000);
    const facts = fc.record({
      choice: fc.constantFrom(...vanishedChoices),
      rows: count,
      listed: count,
      read: count,
      refused: count,
      broken: count,
      confirmed: fc.option(count),
    });
    fc.assert(
      fc.property(facts, (of) => {
        const { deed, doubt } = decideVanished(of);
        const isConfirmed = of.confirmed !== null && of.confirmed >= of.rows;
        const isSound = of.rows * 10 <= of.listed * 3 && of.broken === 0 && of.refused * 20 <= of.read;
        const isTouched = deed !== 'leave';
        expect(isTouched && (deed !== of.choice || doubt !== null)).toBe(false);
        expect(isTouched && of.rows > 0 && !isConfirmed && !isSound).toBe(false);
      }),
    );
  });
});
