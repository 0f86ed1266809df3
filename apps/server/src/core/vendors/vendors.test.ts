import { vendorId } from '@farad/domain/shared';
import { cdekCarrier } from '@farad/integrations/delivery';
import { expect, it } from 'vitest';

import { readConfig } from '#config/config.ts';
import { silentProvider } from '#testing/vendors.ts';
import { chosenCarrier, createVendors, type FoundVendors } from './vendors.ts';

const bank = silentProvider(readConfig({}));
const other = { ...bank, id: vendorId('other-bank') };
const carrier = cdekCarrier(null);
const found: FoundVendors = { payments: [bank, other], chosenPayment: null, carriers: [carrier], chosenCarrier: null };
const silent = { warn: () => undefined };

it('the first of each kind is chosen, or the one that is named', () => {
  const vendors = createVendors(found, silent);
  expect([vendors.payments.chosen, vendors.carriers.chosen]).toEqual([bank, carrier]);
  expect(createVendors({ ...found, chosenPayment: other.id }, silent).payments.chosen).toBe(other);
  expect(createVendors({ ...found, carriers: [] }, silent).carriers.chosen).toBeNull();
  expect(chosenCarrier(vendors)).toBeNull();
});

it('finds what is installed, and says null of what is not', () => {
  const vendors = createVendors(found, silent);
  expect(vendors.payments.find(other.id)).toBe(other);
  expect(vendors.payments.find(vendorId('gone-bank'))).toBeNull();
  expect(vendors.carriers.find(bank.id)).toBeNull();
});

it.each<[string, Partial<FoundVendors>, string]>([
  ['two of one id', { payments: [bank, bank] }, 'two vendors have the id yookassa'],
  ['two kinds of one id', { carriers: [{ ...carrier, id: bank.id }] }, 'two vendors have the id yookassa'],
  ['no provider', { payments: [] }, 'at least one payment provider'],
  ['a provider that is not there', { chosenPayment: vendorId('gone-bank') }, 'PAYMENT_PROVIDER: gone-bank'],
  ['a carrier that is not there', { chosenCarrier: vendorId('gone-post') }, 'CARRIER: gone-post'],
])('refuses %s', (_, wrong, text) => {
  expect(() => createVendors({ ...found, ...wrong }, silent)).toThrow(text);
});

it('logs each id that is missing once', () => {
  const logged: unknown[] = [];
  const vendors = createVendors(found, { warn: (about: unknown) => void logged.push(about) });
  const gone = vendorId('gone-bank');
  vendors.noteMissing([gone, gone]);
  vendors.noteMissing([gone]);
  vendors.noteMissing([]);
  expect(logged).toEqual([{ vendor: 'gone-bank' }]);
});
