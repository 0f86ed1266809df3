import { expect, test } from 'vitest';

import { orderProblem } from './cdek-order-checks.ts';

const order = (wareKey: string) => ({
  number: '26-000001-1',
  tariff_code: 136,
  shipment_point: 'TW44-01',
  delivery_point: 'TW424-01',
  recipient: { name: 'Анна', phones: [{ number: '+79991234567' }] },
  packages: [
    {
      number: '1',
      weight: 500,
      length: 20,
      width: 15,
      height: 5,
      items: [{ name: 'Таймер', ware_key: wareKey, payment: { value: 0 }, cost: 1, weight: 1, amount: 1 }],
    },
  ],
});

test.each(['NE555P', 'К73-17 №5', '! @ " # $ ; % ^ : & ? * ( ) _ - + = < >', ', . { } [ ] \\ /'])(
  'the article %j is accepted',
  (article) => {
    expect(orderProblem(order(article))).toBeNull();
  },
);

test.each(['µA741', 'счётчик', "L'10", 'a|b', 'ş', '10\u03A9', 'a\nb', '~', '`'])(
  'the article %j is refused',
  (article) => {
    expect(orderProblem(order(article))).toEqual({ code: 'v2_invalid_format', message: '[items.ware_key] is wrong' });
  },
);
