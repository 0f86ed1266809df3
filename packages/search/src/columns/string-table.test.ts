import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, findBegun, findSorted, stringAt, stringTable } from './string-table.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '漢'), maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

test('strings are preserved and found by themselves and by prefix', () => {
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 40 }), text, (texts, wanted) => {
      const sorted = texts.toSorted();
      const table = stringTable(sorted);
      expect(sorted.map((_, place) => stringAt(table, place))).toEqual(sorted);
      expect(findSorted(table, wanted)).toBe(sorted.indexOf(wanted));
      const { first, end, isWhole } = findBegun(table, wanted);
      expect(sorted.slice(first, end)).toEqual(sorted.filter((one) => one.startsWith(wanted)));
      expect(isWhole).toBe(sorted.includes(wanted));
    }),
  );
});

test('letters are encoded by the UTF-8 rule, each unit separately', () => {
  expect([...bytesOf('aЯ漢')]).toEqual([97, 0xd0, 0xaf, 0xe6, 0xbc, 0xa2]);
});
