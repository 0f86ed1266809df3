import { expect, test } from 'vitest';
import { cargoOption, customerTypes, deliveryKinds, orderApprovals, paymentKinds, paymentMethods } from './index.ts';

test('two payment methods, one for each type of customer, and one cargo option', () => {
  expect(paymentMethods).toEqual(['personal', 'company']);
  expect(paymentMethods).toEqual(customerTypes);
  expect(cargoOption).toBe('delivery_service');
});

test('ways of payment and delivery', () => {
  expect(paymentKinds).toEqual(['cash_on_receipt', 'card', 'sbp', 'invoice']);
  expect(deliveryKinds).toEqual(['own_pickup', 'courier', 'pickup_point']);
});

test('an owner approves or refuses an order', () => {
  expect(orderApprovals).toEqual(['waiting', 'approved', 'refused']);
});
