import { expect, test } from 'vitest';

import { openErrors } from './open-errors.ts';

const errors = { name: '!', email: '!', point: '!', address_id: '!', 'to.city': '!', 'to.house': '!', payment: '!' };

test.each([
  [[], Object.keys(errors)],
  [['point'], ['name', 'email', 'address_id', 'to.city', 'to.house', 'payment']],
  [['delivery'], ['name', 'email', 'payment']],
  [['payment'], ['name', 'point', 'address_id', 'to.city', 'to.house']],
  [['to.city'], ['name', 'email', 'point', 'to.house', 'payment']],
  [
    ['address_id', 'name'],
    ['email', 'point', 'payment'],
  ],
] as const)('a change of %j leaves the problems of %j', (touched, left) => {
  expect(Object.keys(openErrors(errors, touched))).toEqual(left);
});
