import fc from 'fast-check';
import { expect, test } from 'vitest';

import { basketNameLengthMax, freeBasketName } from './index.ts';

test('uses the first unused number', () => {
  expect(freeBasketName('Basket', [])).toBe('Basket');
  expect(freeBasketName('Basket', ['basket'])).toBe('Basket 2');
  expect(freeBasketName('Basket', ['Basket', 'BASKET 2', 'Basket 4'])).toBe('Basket 3');
});

test('a long name is truncated to fit its number, without a trailing space', () => {
  const long = 'x'.repeat(100);
  expect(freeBasketName(long, [])).toBe('x'.repeat(80));
  expect(freeBasketName(long, ['x'.repeat(80)])).toBe(`${'x'.repeat(78)} 2`);
  expect(freeBasketName(`${'x'.repeat(79)} yyy`, [])).toBe('x'.repeat(79));
});

test('law: the new name is unused and not too long', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-zА-Яа-я][ A-Za-zА-Яа-я]{0,119}$/),
      fc.integer({ min: 1, max: 25 }),
      (base, count) => {
        const names: string[] = [];
        for (let step = 0; step < count; step += 1) names.push(freeBasketName(base, names));
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(count);
        expect(names.every((name) => name.length <= basketNameLengthMax)).toBe(true);
      },
    ),
  );
});
