import { expect, test } from 'vitest';
import { packagesOfFamily, packagesWithPins } from './package-families.ts';

test('a family without pins means its packages with any number of pins', () => {
  expect(packagesOfFamily('dip')).toEqual(expect.arrayContaining(['DIP', 'DIP-8', 'PDIP-40']));
  expect(packagesOfFamily('TQFP')).toContain('TQFP-64');
  expect(packagesOfFamily('so')).toBeNull();
  expect(packagesOfFamily('switch')).toBeNull();
});

test('a number of pins means the packages that have it in their name', () => {
  expect(packagesWithPins(64)).toEqual(expect.arrayContaining(['LQFP-64', 'TQFP-64', 'QFN-64']));
  expect(new Set(packagesWithPins(8)).size).toBe(packagesWithPins(8).length);
});
