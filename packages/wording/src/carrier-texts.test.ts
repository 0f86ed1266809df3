import { expect, test } from 'vitest';

import { carriedName, type CarriedPart } from './carrier-texts.ts';

const part = (mpn: string, quantity: number, title = ''): CarriedPart => ({ mpn, quantity, title, unit: 'piece' });

test('the name of a pack of one part has its pieces, and is short enough for any title', () => {
  expect(carriedName([part('RC0603', 5000, 'Резистор 10 кОм')]).replaceAll(/\s/g, ' ')).toBe(
    'Резистор 10 кОм, 5 000 шт',
  );
  expect(carriedName([part('NE555P', 2)])).toMatch(/^NE555P, 2\sшт$/);
  const long = carriedName([part('X', 1000, 'Ж'.repeat(400))]);
  expect(long).toHaveLength(255);
  expect(long).toMatch(/…, 1\s000\sшт$/);
});

test('the name of a pack of many parts lists the first ones and counts the others', () => {
  const named = carriedName([part('A', 1), part('B', 2)]);
  expect(named.replaceAll(/\s/g, ' ')).toBe('A, 1 шт; B, 2 шт');
  const many = carriedName(Array.from({ length: 400 }, (_, index) => part(`RC0603-${index}`, 10)));
  expect(many.length).toBeLessThanOrEqual(255);
  expect(many).toMatch(/^RC0603-0, 10\sшт; .*; и ещё 3\d\d наим\.$/);
  expect(carriedName(Array.from({ length: 9 }, () => part('Ж'.repeat(300), 10))).length).toBeLessThanOrEqual(255);
});
