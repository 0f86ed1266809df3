import { expect, it } from 'vitest';

import { initialsOf, monogram } from './monogram.ts';

it.each([
  ['Василиса', 'Премудрая', 'ВП'],
  ['  «анна»', '', 'А'],
  ['', 'Öz', 'Ö'],
  ['<script>', '&', 'S'],
  ['', '', ''],
  ['💡', '…', ''],
])('the initials of %j %j are %j', (name, surname, initials) => {
  expect(initialsOf(name, surname)).toBe(initials);
});

it('draws the initials, or a figure without them, and nothing else of the name', () => {
  expect(monogram('Василиса', 'Премудрая', 1)).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 40 40"><rect .*>ВП<\/text><\/svg>$/,
  );
  expect(monogram('', '', 2)).toContain('<path ');
  expect(monogram('"><script>alert(1)</script>', '', 3)).not.toMatch(/script|alert/);
  expect(monogram('А', 'Б', 1)).not.toBe(monogram('А', 'Б', 2));
});
