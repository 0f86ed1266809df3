import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addressesMax,
  addressFields,
  checkAddress,
  formatAddress,
  pickupPointsOf,
  removedAddressLifeSeconds,
  type AddressDraft,
} from './index.ts';

const draft = (changes: Partial<AddressDraft> = {}): AddressDraft => ({
  label: 'Дом',
  city: 'Москва',
  street: 'ул. Мясницкая',
  house: '5',
  flat: '7',
  postcode: '101000',
  recipient: 'Анна Иванова',
  phone: '8 (926) 123-45-67',
  comment: '',
  ...changes,
});

test('accepts an address as people type it', () => {
  expect(checkAddress(draft({ city: ' Нижний   Новгород ', postcode: '101 000' }))).toEqual({
    ok: true,
    value: { ...draft(), city: 'Нижний Новгород', phone: '79261234567' },
  });
  expect(checkAddress(draft({ label: '', flat: '', postcode: '', recipient: '', phone: '' })).ok).toBe(true);
});

test.each([
  ['city', '', 'required'],
  ['street', ' \t', 'required'],
  ['house', '', 'required'],
  ['house', 'x'.repeat(41), 'too_long'],
  ['label', 'x'.repeat(61), 'too_long'],
  ['postcode', '10100', 'postcode'],
  ['postcode', 'абвгде', 'postcode'],
  ['phone', '123', 'phone'],
  ['phone', '+44 20 7946 0958', 'phone'],
] as const)('%s %j is %s', (field, text, problem) => {
  expect(checkAddress(draft({ [field]: text }))).toEqual({ ok: false, error: { field, problem } });
});

test.each([
  ['label', 60],
  ['city', 100],
  ['street', 200],
  ['house', 40],
  ['flat', 20],
  ['recipient', 150],
  ['comment', 500],
] as const)('%s has %i characters at most', (field, most) => {
  expect(checkAddress(draft({ [field]: 'x'.repeat(most) })).ok).toBe(true);
  const tooLong = { ok: false, error: { field, problem: 'too_long' } };
  expect(checkAddress(draft({ [field]: 'x'.repeat(most + 1) }))).toEqual(tooLong);
});

test.each([
  ['postcode', '1 0 1 00 0', null],
  ['postcode', '1 0 1 0 0 0', 'too_long'],
  ['postcode', '1010001', 'postcode'],
  ['postcode', 'a101000', 'postcode'],
  ['phone', '8 (926) 123-45-67'.padEnd(17 + 23, '('), null],
  ['phone', '8 (926) 123-45-67'.padEnd(17 + 24, '('), 'too_long'],
] as const)('%s %j: %s', (field, text, problem) => {
  expect(checkAddress(draft({ [field]: text }))).toMatchObject(
    problem === null ? { ok: true } : { ok: false, error: { field, problem } },
  );
});

test('a person has at most thirty addresses and can restore one for a week', () => {
  expect([addressesMax, removedAddressLifeSeconds]).toEqual([30, 7 * 24 * 3600]);
});

test('orders are picked up at the office', () => {
  const office = { address: 'Москва, Бауманская, 72', hours: '10–19' };
  expect(pickupPointsOf(office)).toEqual([{ id: 'office', ...office }]);
});

test('law: checking a checked address changes nothing', () => {
  const texts = fc.record(
    Object.fromEntries(addressFields.map((field) => [field, fc.string({ maxLength: 18 })])),
  ) as unknown as fc.Arbitrary<AddressDraft>;
  fc.assert(
    fc.property(texts, (typed) => {
      // Adds a letter to each required field, so that the address is valid.
      const { city, street, house } = typed;
      const marked = { ...typed, city: `${city}г`, street: `${street}у`, house: `${house}1`, postcode: '', phone: '' };
      const once = checkAddress(marked);
      expect(once.ok && checkAddress({ ...once.value, phone: '' })).toEqual(once);
    }),
  );
});

test.each([
  [draft(), '101000, Москва, ул. Мясницкая, д. 5, кв. 7'],
  [draft({ postcode: '', flat: '' }), 'Москва, ул. Мясницкая, д. 5'],
  [draft({ house: 'вл. 2', flat: 'офис 12' }), '101000, Москва, ул. Мясницкая, вл. 2, офис 12'],
])('%# is formatted in one line', (address, text) => {
  expect(formatAddress(address)).toBe(text);
});
