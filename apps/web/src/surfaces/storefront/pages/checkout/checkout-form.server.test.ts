import { describe, expect, it, test } from 'vitest';

import { orderOf, quoteOf, readTyped } from './checkout-form.server.ts';
import { checkTyped, formField } from './check-typed.server.ts';
import { needsEmail } from './needs-email.ts';
import { differenceOf } from './fields/refusal.server.ts';
import { pickedAddress, stepOf } from './steps.server.ts';
import { usualDelivery } from './begin-checkout.server.ts';
import { withBuyer } from './fields/buyer.server.ts';
import { blankCheckout } from './typed-checkout.ts';

const formOf = (...fields: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const nothingMore = { guest: null, email: false, companyName: false, savedAddress: false };

describe('the checkout as it was typed', () => {
  it('requests what was chosen, and nothing more', () => {
    const typed = readTyped(
      formOf(['delivery', 'courier'], ['to.city', 'Казань'], ['bonuses', '1 000'], ['coupon', 'MAY']),
    );
    expect(quoteOf(typed)).toEqual({
      delivery: { kind: 'courier', address: { ...blankCheckout.address, city: 'Казань' } },
      customer_type: 'personal',
      coupon: 'MAY',
      bonuses: 1000,
    });
    expect(quoteOf(readTyped(formOf(['delivery', 'by_horse'], ['bonuses', '-1'])))).toEqual({
      customer_type: 'personal',
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

  it('accepts a saved address only by a number', () => {
    expect(readTyped(formOf(['address_id', '7 or 1=1'])).addressId).toBe('');
  });

  it('sends the figures that the buyer saw', () => {
    const form = formOf(
      ['basket_id', 'b'],
      ['company_id', '3'],
      ['delivery', 'pickup_point'],
      ['point', 'MSK1'],
      ['expected_total', '350.5'],
      ['expected_cargo', '250'],
      ['expected', '7:10:100.5'],
    );
    expect(orderOf(form, readTyped(form), 'card', { basketId: 'b', companyId: '3' })).toMatchObject({
      customer_type: 'company',
      company_id: '3',
      delivery: { kind: 'pickup_point', code: 'MSK1' },
      expected: { total_price: 350.5, cargo_price: 250, products: [{ product_id: '7', qty: 10, total_price: 100.5 }] },
    });
  });

  it('reports everything that is missing at once', () => {
    const errors = checkTyped({ ...blankCheckout, delivery: 'courier', payment: 'card' }, nothingMore, 'ru');
    expect(Object.keys(errors)).toEqual(['name', 'to.city', 'to.street', 'to.house', 'consent_personal_data']);
    expect(formField('delivery.address.house')).toBe('to.house');
    const saved = { ...nothingMore, savedAddress: true };
    const inEnglish = checkTyped({ ...blankCheckout, delivery: 'courier', payment: 'card' }, saved, 'en');
    expect(inEnglish).toMatchObject({ name: 'Please fill this input.', address_id: 'Please Select Address' });
    const typed = { ...blankCheckout, delivery: 'courier' as const, addressId: '7' };
    expect(checkTyped(typed, saved, 'en')).not.toHaveProperty('address_id');
    expect(formField('products.0.qty')).toBeNull();
  });
});

test('a guest sees all errors at once: phone, name, e-mail for the receipt and the rest', () => {
  const needs = { ...nothingMore, guest: { address: '', channel: 'phone' as const }, email: true };
  const typed = { ...blankCheckout, delivery: 'pickup_point' as const, payment: 'card' as const };
  expect(Object.keys(checkTyped(typed, needs, 'ru'))).toEqual([
    'address',
    'name',
    'email',
    'point',
    'consent_personal_data',
  ]);
  expect(checkTyped(typed, needs, 'ru')['address']).toContain('телефон');
  const wrong = checkTyped(
    { ...typed, email: 'anna@' },
    { ...needs, guest: { address: '+7 900', channel: 'phone' } },
    'en',
  );
  expect(wrong['address']).toContain('10');
  expect(wrong['email']).toBeDefined();
  const byEmail = { ...needs, email: false, guest: { address: 'a@b.example', channel: 'email' as const } };
  expect(checkTyped(typed, byEmail, 'ru')).not.toHaveProperty('email');
});

test.each([
  ['card', true, false, true],
  ['sbp', true, false, true],
  ['card', true, true, false],
  ['card', false, false, false],
  ['cash_on_receipt', true, false, false],
  [null, true, false, false],
] as const)(
  'paid by %s, a till by e-mail alone %s, own address %s: an address is needed %s',
  (...[way, till, own, is]) => {
    expect(needsEmail(way, till, own)).toBe(is);
  },
);

describe('a company that orders', () => {
  const company = { ...blankCheckout, buyer: 'company' as const, payment: 'invoice' as const };

  it('needs a name if the register does not have it', () => {
    const typed = { ...company, inn: '7707083893', accountantEmail: 'a@' };
    expect(checkTyped(typed, { ...nothingMore, companyName: true }, 'ru')).toMatchObject({
      company_name: 'Заполните это поле.',
      accountant_email: 'Это не похоже на адрес электронной почты!',
    });
  });

  it('needs a valid INN, and an e-mail for its invoice', () => {
    expect(checkTyped(company, nothingMore, 'ru')).toMatchObject({
      inn: 'Заполните это поле.',
      accountant_email: 'Куда прислать счёт?',
    });
    expect(checkTyped({ ...company, inn: '7707083894' }, nothingMore, 'ru')['inn']).toContain('Проверьте ИНН');
    const named = checkTyped({ ...company, inn: '7707 083893', accountantEmail: 'a@b.example' }, nothingMore, 'ru');
    expect(named).not.toHaveProperty('inn');
    expect(named).not.toHaveProperty('accountant_email');
    expect(checkTyped({ ...company, companyId: '7' }, nothingMore, 'ru')).not.toHaveProperty('inn');
    expect(checkTyped({ ...company, payment: 'card' }, nothingMore, 'ru')).not.toHaveProperty('accountant_email');
  });

  it('puts its id and e-mail on the order; a person has none', () => {
    const form = formOf(['purchase_number', 'ЗП-1'], ['accountant_email', ' a@b.example ']);
    const order = (companyId: string | null) => orderOf(form, readTyped(form), 'invoice', { basketId: 'b', companyId });
    expect(order('3')).toMatchObject({ purchase_number: 'ЗП-1', accountant_email: 'a@b.example' });
    expect(order(null)).toMatchObject({ customer_type: 'personal', purchase_number: '', accountant_email: '' });
  });

  it('is the one chosen last; a single company is preset', () => {
    const own = { id: '7', name: 'ООО', inn: '7707083893', kpp: null, limit: null };
    const other = { ...own, id: '8' };
    expect(withBuyer(blankCheckout, { chosen: '7', companies: [own, other] })).toMatchObject({
      buyer: 'company',
      companyId: '7',
    });
    expect(withBuyer(blankCheckout, { chosen: null, companies: [own] })).toMatchObject({
      buyer: 'personal',
      companyId: '7',
    });
    expect(withBuyer(blankCheckout, { chosen: '9', companies: [] })).toEqual(blankCheckout);
  });
});

describe('the preselected delivery method', () => {
  const way = (kind: 'own_pickup' | 'courier' | 'pickup_point', price: number, more = {}) => ({
    kind,
    price,
    name: null,
    days: null,
    points: null,
    place: null,
    refusal: null,
    isElsewhere: false,
    ...more,
  });
  const [office, door, point] = [way('own_pickup', 0), way('courier', 430), way('pickup_point', 276)];
  const far = way('own_pickup', 0, { isElsewhere: true });
  const refused = way('pickup_point', 1, { refusal: 'too_heavy' as const });

  test.each([
    ['the office in its city', [door, point, office], null, 'own_pickup'],
    ['the cheapest elsewhere', [door, point, far], null, 'pickup_point'],
    ['the last one, where it is to be had', [door, point, office], 'courier', 'courier'],
    ['never the office of another city', [door, point, far], 'own_pickup', 'pickup_point'],
    ['nothing that is refused', [door, refused, far], 'pickup_point', 'courier'],
    ['nothing where parcels do not go', [far], null, null],
  ] as const)('is %s', (_, delivery, last, expected) => {
    expect(usualDelivery({ delivery: [...delivery] }, last)).toBe(expected);
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

test('a chosen suggestion fills the address, and invalid data fills nothing', () => {
  const picked = (text: string) => pickedAddress(formOf(['pick_address', text]), blankCheckout).address;
  expect(picked('{"city":"Казань","street":"Баумана","house":5}')).toMatchObject({
    city: 'Казань',
    street: 'Баумана',
    house: '',
  });
  expect(picked('{')).toEqual(blankCheckout.address);
});

test('a difference contains what changed and nothing else', () => {
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

describe('an address in one line', () => {
  it('fills empty fields, and stays as typed', () => {
    const line = 'Казань, ул. Баумана, 5, кв. 12';
    const typed = readTyped(formOf(['address_text', line], ['to.comment', 'домофон 12']));
    expect(typed.addressText).toBe(line);
    expect(typed.address).toMatchObject({ city: 'Казань', street: 'ул. Баумана', house: '5', flat: '12' });
    expect(typed.address.comment).toBe('домофон 12');
  });

  it('overwrites nothing', () => {
    const typed = readTyped(formOf(['address_text', 'Казань, ул. Баумана, 5'], ['to.city', 'Тула']));
    expect(typed.address).toMatchObject({ city: 'Тула', street: '', house: '' });
  });
});
