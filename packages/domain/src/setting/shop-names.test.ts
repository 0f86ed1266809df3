import { expect, test } from 'vitest';

import { shopNames } from './shop-setting.ts';

test.each([
  ['Радиолавка', 'Лавка', false, 'Радиолавка', 'Лавка'],
  ['Радиолавка', '', false, 'Радиолавка', 'Радиолавка'],
  ['', 'Лавка', false, 'shop.example', 'Лавка'],
  ['', '', false, 'shop.example', 'shop.example'],
  ['Радиолавка', '', true, 'Радиолавка', 'Радиолавка'],
])(
  '«%s», in short «%s» (demonstration: %s), is shown as «%s» and «%s»',
  (name, short, isDemonstration, shown, shortName) => {
    expect(shopNames({ name, shortName: short }, { isDemonstration, siteHost: 'shop.example' })).toEqual({
      name: shown,
      shortName,
    });
  },
);

test('a demonstration without a name does not take the name of its host', () => {
  const { name, shortName } = shopNames(
    { name: '', shortName: '' },
    { isDemonstration: true, siteHost: 'shop.example' },
  );
  expect([name === '', name === 'shop.example', shortName]).toEqual([false, false, name]);
});
