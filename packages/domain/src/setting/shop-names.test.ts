import { expect, test } from 'vitest';

import { shopNames } from './shop-setting.ts';

test.each([
  ['Радиолавка', 'Лавка', false, 'Радиолавка', 'Лавка', 'Лавка'],
  ['Радиолавка', '', false, 'Радиолавка', 'Радиолавка', 'Радиолавка'],
  ['', 'Лавка', false, 'shop.example', 'Лавка', 'Лавка'],
  ['', '', false, 'shop.example', 'shop.example', 'shop.example'],
  ['Радиолавка', '', true, 'Радиолавка', 'Радиолавка', 'Радиолавка'],
  ['Лавка радиодеталей «Ом»', '', false, 'Лавка радиодеталей «Ом»', 'Лавка радиодеталей «Ом»', 'shop.example'],
])(
  '«%s», in short «%s» (demonstration: %s), is shown as «%s» and «%s», in SMS as «%s»',
  (name, short, isDemonstration, shown, shortName, smsName) => {
    expect(shopNames({ name, shortName: short }, { isDemonstration, siteHost: 'shop.example' })).toEqual({
      name: shown,
      shortName,
      smsName,
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
