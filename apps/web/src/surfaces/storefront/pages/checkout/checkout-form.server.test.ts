import { describe, expect, it, test } from 'vitest';

import { orderOf, quoteOf, readTyped } from './checkout-form.server.ts';
import { checkTyped, formField } from './check-typed.server.ts';
import { differenceOf } from './refusal.server.ts';
import { pickedAddress, stepOf } from './steps.server.ts';
import { blankCheckout } from './typed-checkout.ts';

const formOf = (...fields: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe('the checkout as it was typed', () => {
  it('asks for what was chosen, and for no more', () => {
    const typed = readTyped(
      formOf(['delivery', 'courier'], ['to.city', 'Казань'], ['bonuses', '1 000'], ['coupon', 'MAY']),
    );
    expect(quoteOf(typed)).toEqual({
      delivery: { kind: 'courier', address: { ...blankCheckout.address, city: 'Казань' } },
      coupon: 'MAY',
      bonuses: 1000,
    });
    expect(quoteOf(readTyped(formOf(['delivery', 'by_horse'], ['bonuses', '-1'])))).toEqual({
      delivery: null,
      coupon: '',
      bonuses: 0,
    });
    expect(
      quoteOf(readTyped(formOf(['delivery', 'courier'], ['address_id', '7'], ['to.city', 'Казань']))).delivery,
    ).toEqual({
      kind: 'courier',
      address_id: '7',
    });
  });

  it('takes a saved address only by a number', () => {
    expect(readTyped(formOf(['address_id', '7 or 1=1'])).addressId).toBe('');
  });

  it('sends the figures that were seen', () => {
    const form = formOf(
      ['basket_id', 'b'],
      ['company_id', '3'],
      ['delivery', 'pickup_point'],
      ['point', 'MSK1'],
      ['expected_total', '350.5'],
      ['expected_cargo', '250'],
      ['expected', '7:10:100.5'],
    );
    expect(orderOf(form, readTyped(form), 'card')).toMatchObject({
      customer_type: 'company',
      company_id: '3',
      delivery: { kind: 'pickup_point', code: 'MSK1' },
      expected: { total_price: 350.5, cargo_price: 250, products: [{ product_id: '7', qty: 10, total_price: 100.5 }] },
    });
  });

  it('is told of everything that is missing at once', () => {
    const errors = checkTyped({ ...blankCheckout, delivery: 'courier', payment: 'card' }, 'ru');
    expect(Object.keys(errors)).toEqual([
      'name',
      'address_id',
      'to.city',
      'to.street',
      'to.house',
      'consent_offer',
      'consent_personal_data',
    ]);
    expect(formField('delivery.address.house')).toBe('to.house');
    const inEnglish = checkTyped({ ...blankCheckout, delivery: 'courier', payment: 'card' }, 'en');
    expect(inEnglish).toMatchObject({ name: 'Please fill this input.', address_id: 'Please Select Address' });
    const typed = { ...blankCheckout, delivery: 'courier' as const, addressId: '7' };
    expect(checkTyped(typed, 'en')).not.toHaveProperty('address_id');
    expect(formField('products.0.qty')).toBeNull();
  });
});

test.each([
  [
    [
      ['step', 'restart'],
      ['step', 'order'],
    ],
    'order',
  ],
  [[['step', 'restart']], 'restart'],
  [
    [
      ['enter', '1'],
      ['step', 'restart'],
      ['address', '79001234567'],
    ],
    'send',
  ],
  [
    [
      ['enter', '1'],
      ['step', 'restart'],
      ['address', '79001234567'],
      ['code', '1234'],
    ],
    'check',
  ],
  [[['enter', '1']], 'count'],
  [
    [
      ['use_bonuses', '10'],
      ['step', 'restart'],
    ],
    'count',
  ],
  [[], 'count'],
] as const)('%j asks for the step %s', (fields, step) => {
  expect(stepOf(formOf(...fields))).toBe(step);
});

test('a suggestion that was pressed fills the address, and rubbish fills nothing', () => {
  const picked = (text: string) => pickedAddress(formOf(['pick_address', text]), blankCheckout).address;
  expect(picked('{"city":"Казань","street":"Баумана","house":5}')).toMatchObject({
    city: 'Казань',
    street: 'Баумана',
    house: '',
  });
  expect(picked('{')).toEqual(blankCheckout.address);
});

test('a difference names what moved and nothing else', () => {
  const line = { mpn: 'NE555P', unit: 'piece' as const };
  const now = {
    products: [
      { ...line, product_id: '7', qty: 10, total_price: 120 },
      { ...line, product_id: '8', qty: 1, total_price: 5 },
    ],
    cargo_price: 250,
    total_price: 375,
    coupon: null,
    bonuses: { balance: 0, mayUse: 0, used: 0 },
  };
  const expected = {
    total_price: 355,
    cargo_price: 250,
    products: [
      { product_id: '7', qty: 10, total_price: 100 },
      { product_id: '8', qty: 1, total_price: 5 },
      { product_id: '9', qty: 1, total_price: 1 },
    ],
  };
  expect(differenceOf(expected, now)).toEqual({
    lines: [{ ...line, product_id: '7', before: { qty: 10, roubles: 100 }, now: { qty: 10, roubles: 120 } }],
    goneCount: 1,
    cargo: null,
    coupon: null,
    bonuses: null,
    total: { before: 355, now: 375 },
  });
});
