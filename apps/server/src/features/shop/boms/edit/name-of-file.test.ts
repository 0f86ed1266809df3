import { BomSettings } from '@farad/contract/shop/boms/boms';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { nameOfFile } from './create-bom.ts';

it.each([
  ['C:\\boards\\power.csv', 'power'],
  ['a/b/Плата 2.1.xlsx', 'Плата 2.1'],
  ['\u000e\u00b9.csv', '\u00b9'],
  [`${'a'.repeat(119)}😀.csv`, 'a'.repeat(119)],
  ['\u0085\u200b', 'Список деталей'],
  ['👩\u200d🔧.csv', '👩\u200d🔧'],
  ['', 'Список деталей'],
])('%j becomes %j', (fileName, name) => {
  expect(nameOfFile(fileName, 'ru')).toBe(name);
});

it('any file name becomes a valid list name of the contract', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), (fileName) => {
      const name = nameOfFile(fileName, 'en');
      expect(BomSettings.shape.name.parse(name)).toBe(name);
    }),
  );
});
