import { expect, test } from 'vitest';
import { cargoOption, customerTypes, paymentMethods } from './index.ts';

test('two payment methods, one for each type of customer, and one cargo option', () => {
  expect(paymentMethods).toEqual(['personal', 'company']);
  expect(paymentMethods).toEqual(customerTypes);
  expect(cargoOption).toBe('delivery_service');
});
