import { expect, test } from 'vitest';

import { wholeDelivery, withLines } from './order-draft.ts';

const line = (product_id: string, qty: number) => ({ product_id, mpn: `M${product_id}`, brand: 'B', qty });

test('added lines increase the quantities of existing ones', () => {
  expect(withLines([line('1', 5)], [line('2', 3), line('1', 2), line('2', 1)])).toEqual([line('1', 7), line('2', 4)]);
});

test('a delivery is complete with a saved address, with city, street and house, or with a point', () => {
  expect(wholeDelivery(null)).toBeNull();
  expect(wholeDelivery({ kind: 'own_pickup' })).toEqual({ kind: 'own_pickup' });
  expect(wholeDelivery({ kind: 'pickup_point' })).toBeNull();
  expect(wholeDelivery({ kind: 'pickup_point', code: 'MSK1' })).toEqual({ kind: 'pickup_point', code: 'MSK1' });
  expect(wholeDelivery({ kind: 'courier', address_id: '7' })).toEqual({ kind: 'courier', address_id: '7' });
  const door = { city: 'Казань', street: 'Баумана', house: '1' };
  expect(wholeDelivery({ kind: 'courier', address: { ...door, house: ' ' } })).toBeNull();
  expect(wholeDelivery({ kind: 'courier', address: door })).toEqual({ kind: 'courier', address: door });
});
