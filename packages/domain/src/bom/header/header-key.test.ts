import fc from 'fast-check';
import { expect, test } from 'vitest';

import { headerKey } from './header-key.ts';
import type { BomColumn } from './layout.ts';

const key = (header: string) => headerKey({ columns: [{ header } as BomColumn] });

/** FNV-1a of 32 bits, with big integers. */
const fnv = (text: string): string => {
  let hash = 0x811c9dc5n;
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0)!)) * 0x01000193n) % 2n ** 32n;
  return hash.toString(16).padStart(8, '0');
};

test('law: long headers end with the hash of all their words', () => {
  // The form of a header has at most 200 letters, so two columns make a longer key.
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'z', 'я', '品'), minLength: 150, maxLength: 200 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const whole = `${one}|${other}`;
      const columns = [one, other].map((header) => ({ header }) as BomColumn);
      expect(headerKey({ columns })).toBe(`${whole.slice(0, 191)}~${fnv(whole)}`);
    }),
    { numRuns: 500 },
  );
});

test('a key of 200 letters is kept', () => {
  expect(key('a'.repeat(200))).toBe('a'.repeat(200));
  expect(headerKey({ columns: [{ header: 'a'.repeat(199) }, { header: 'b' }] as BomColumn[] })).toContain('~');
  expect(headerKey({ columns: [{ header: 'a'.repeat(198) }, { header: 'b' }] as BomColumn[] })).not.toContain('~');
});
