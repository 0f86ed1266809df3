import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { Day } from '../delivery/index.ts';
import type { Kopecks } from '../money/index.ts';
import {
  checkSeller,
  formatInvoiceNumber,
  invoiceTotal,
  invoiceUnits,
  paymentCodeText,
  paymentPurpose,
  rowPrice,
  sellerVat,
  sellerVatModes,
  vatByRate,
  vatClassFor,
  type InvoiceLine,
  type PaymentOrder,
  type TypedSeller,
} from './index.ts';

const kopecks = (amount: number): Kopecks => amount as Kopecks;

const line = (total: number, quantity = 1, vatPercent: InvoiceLine['vatPercent'] = 22): InvoiceLine => ({
  article: 'A',
  name: 'B',
  unit: 'piece',
  quantity,
  vatPercent,
  total: kopecks(total),
});

const typed: TypedSeller = {
  name: 'ООО «Ромашка»',
  address: '105005, г. Москва, ул. Радио, д. 10',
  phone: '+7 495 000-00-00',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bankName: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: '',
  vatMode: 'general',
};

describe('the rows', () => {
  it('have a unit price that agrees with the sum', () => {
    expect(rowPrice(line(3100, 100))).toEqual({ roubles: 0.31, decimals: 2 });
    expect(rowPrice(line(36600, 1000))).toEqual({ roubles: 0.366, decimals: 3 });
    expect(rowPrice(line(10000, 3))).toEqual({ roubles: 33.333, decimals: 3 });
    expect(rowPrice(line(3700, 3000))).toEqual({ roubles: 0.012333, decimals: 6 });
  });

  it('have a unit price that times the quantity is the sum, to the kopeck', () => {
    const quantities = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), quantities, (total, quantity) => {
        const { roubles, decimals } = rowPrice(line(total, quantity));
        const scale = 10n ** BigInt(decimals);
        const price = BigInt(roubles.toFixed(decimals).replace('.', ''));
        const sum = (price * BigInt(quantity) * 200n + scale) / (2n * scale);
        expect(sum).toBe(BigInt(total));
      }),
    );
  });

  it('have units of the ОКЕИ classifier', () => {
    expect(invoiceUnits).toEqual({
      piece: { name: 'шт', okei: '796' },
      metre: { name: 'м', okei: '006' },
      set: { name: 'компл', okei: '839' },
      pack: { name: 'упак', okei: '778' },
      service: { name: 'усл', okei: null },
    });
  });

  it('add up to the total', () => {
    expect(invoiceTotal([line(100), line(23)])).toBe(123);
  });

  it('include VAT from the highest rate down to none, in any order of rows', () => {
    const rates = [null, 0, 10, 22, 5] as const;
    for (const order of [rates, rates.toReversed()]) {
      const sums = vatByRate(order.map((percent) => line(1000, 1, percent)));
      expect(sums.map(({ percent }) => percent)).toEqual([22, 10, 5, 0, null]);
    }
  });

  it('include VAT by rate, the highest first, per row', () => {
    const lines = [line(12_345), line(1000, 1, 10), line(12_345), line(500, 1, 0), line(300, 1, null)];
    expect(vatByRate(lines)).toEqual([
      { percent: 22, total: 24_690, vat: 4452 },
      { percent: 10, total: 1000, vat: 91 },
      { percent: 0, total: 500, vat: 0 },
      { percent: null, total: 300, vat: 0 },
    ]);
  });
});

test.each([
  [{ sequence: 15, version: 1 }, '15'],
  [{ sequence: 1_000_015, version: 2 }, '1000015/2'],
])('%o is printed as %s', (number, printed) => {
  expect(formatInvoiceNumber(number)).toBe(printed);
});

describe('the payment code', () => {
  const order = {
    name: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '773601001',
    bankName: 'ПАО Банк',
    bik: '044030827',
    account: '40702810900000002851',
    correspondentAccount: '30101810200000000827',
    amount: kopecks(122_000),
    purpose: 'Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 220-00',
  } as PaymentOrder;

  it('follows the standard', () => {
    expect(paymentCodeText(order)).toBe(
      'ST00012|Name=ООО «Ромашка»|PersonalAcc=40702810900000002851|BankName=ПАО Банк|BIC=044030827|' +
        'CorrespAcc=30101810200000000827|Sum=122000|Purpose=Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 220-00|' +
        'PayeeINN=7707083893|KPP=773601001',
    );
    expect(paymentCodeText({ ...order, kpp: null })).not.toContain('KPP');
  });

  it('uses a separator that occurs in no value', () => {
    expect(paymentCodeText({ ...order, name: 'ООО «А|Б»' })).toMatch(/^ST00012~Name=ООО «А\|Б»~PersonalAcc=/);
    for (const [name, separator] of [
      ['А|~Б', '^'],
      ['А|~^Б', '#'],
      ['А|~^#Б', '`'],
    ] as const)
      expect(paymentCodeText({ ...order, name })).toContain(`ST00012${separator}Name=${name}${separator}`);
    expect(paymentCodeText({ ...order, name: 'А|~^#`Б' })).toMatch(/^ST00012\|Name=А ~\^#`Б\|PersonalAcc=/);
  });

  it('has no control characters', () => {
    const text = paymentCodeText({ ...order, name: 'ООО\r\n\u0000«Ромашка»\t', purpose: 'Оплата\u2028счета\u200b 15' });
    expect(text).toContain('|Name=ООО «Ромашка»|');
    expect(text).toContain('|Purpose=Оплата счета 15|');
  });

  it('truncates name and purpose to 160 characters, the bank to 45, without a trailing space', () => {
    const long = paymentCodeText({ ...order, bankName: 'b'.repeat(46), purpose: 'p'.repeat(161) });
    expect(long).toContain(`|BankName=${'b'.repeat(45)}|`);
    expect(long).toContain(`|Purpose=${'p'.repeat(160)}|`);
    const named = paymentCodeText({ ...order, bankName: 'b', name: 'n'.repeat(161) });
    expect(named).toContain(`|Name=${'n'.repeat(160)}|`);
    const purpose = ` ${'p'.repeat(159)} q`;
    expect(paymentCodeText({ ...order, purpose })).toContain(`|Purpose=${'p'.repeat(159)}|`);
  });

  it.each([
    ['Ж', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    ['₽', 3],
    ['😀', 4],
    ['x', 1],
  ])('keeps as much of a name of %s (%d bytes each) as fits the mandatory block', (sign, bytes) => {
    const code = paymentCodeText({ ...order, name: sign.repeat(160), bankName: 'x'.repeat(45) });
    const mandatory = new TextEncoder().encode(code.slice(0, code.indexOf('|Sum='))).length;
    const isWhole = code.includes(`Name=${sign.repeat(160)}|`);
    expect([mandatory <= 300, isWhole || mandatory > 300 - bytes]).toEqual([true, true]);
  });

  it('law: keeps the limits for any texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(text, text, text, (name, bankName, purpose) => {
        const code = paymentCodeText({ ...order, name, bankName, purpose });
        const separator = code.charAt('ST00012'.length);
        const [head, ...fields] = code.split(separator);
        expect(head).toBe('ST00012');
        const keys = ['Name', 'PersonalAcc', 'BankName', 'BIC', 'CorrespAcc', 'Sum', 'Purpose', 'PayeeINN', 'KPP'];
        expect(fields.map((field) => field.split('=', 1)[0])).toEqual(keys);
        const mandatory = [head, ...fields.slice(0, 5)].join(separator);
        expect(new TextEncoder().encode(mandatory).length).toBeLessThanOrEqual(300);
        const lengthOf = (at: number): number => [...(fields[at] ?? '').replace(/^\w+=/, '')].length;
        expect([lengthOf(0) <= 160, lengthOf(2) <= 45, lengthOf(6) <= 160]).toEqual([true, true, true]);
        expect(code).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('has a purpose by which the payment is matched', () => {
    const day = '2026-03-02' as Day;
    const purpose = (...lines: InvoiceLine[]) => paymentPurpose({ number: '15', day, vat: vatByRate(lines) });
    expect(purpose(line(122_000))).toBe('Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 220-00');
    expect(purpose(line(122_000), line(1000, 1, 10))).toBe('Оплата счета 15 от 02.03.2026, в т.ч. НДС 220-91');
    expect(purpose(line(122_000), line(1000, 1, null))).toBe('Оплата счета 15 от 02.03.2026, в т.ч. НДС 220-00');
    expect(purpose(line(28))).toBe('Оплата счета 15 от 02.03.2026, в т.ч. НДС 22% 0-05');
    expect(purpose(line(122_000, 1, null))).toBe('Оплата счета 15 от 02.03.2026, без НДС');
  });
});

describe('the seller', () => {
  it('is complete', () => {
    const { kpp: _kpp, ...same } = typed;
    expect(checkSeller(typed)).toEqual({ ok: true, value: { ...same, kpp: '773601001' } });
  });

  it.each<[keyof TypedSeller, string, string]>([
    ['name', ' ', 'missing'],
    ['address', '', 'missing'],
    ['bankName', '', 'missing'],
    ['inn', '7707083894', 'check_digit'],
    ['kpp', '', 'missing'],
    ['kpp', '12', 'form'],
    ['ogrn', '', 'missing'],
    ['ogrn', '1027700132196', 'check_digit'],
    ['bik', '', 'needed'],
    ['account', '40702810938000000002', 'check_digit'],
    ['correspondentAccount', '', 'missing'],
    ['correspondentAccount', '30101810400000000226', 'check_digit'],
  ])('requires a valid %s: %j is %s', (field, value, kind) => {
    const error = kind === 'missing' ? { missing: field } : { wrong: { field, problem: { kind } } };
    expect(checkSeller({ ...typed, [field]: value })).toMatchObject({ ok: false, error });
  });

  const person = {
    ...typed,
    form: 'ip',
    name: 'Иванов Иван Иванович',
    inn: '500100732259',
    kpp: '',
    ogrn: '304500116000157',
    director: '',
  } as const;

  it('of a sole trader has a name with the form, and signs it', () => {
    expect(checkSeller(person)).toMatchObject({
      ok: true,
      value: { name: 'ИП Иванов Иван Иванович', director: 'Иванов И. И.', kpp: null },
    });
    expect(checkSeller({ ...person, director: 'Петров П. П.' })).toMatchObject({ value: { director: 'Петров П. П.' } });
    expect(checkSeller({ ...person, form: undefined })).toMatchObject({ value: { name: 'ИП Иванов Иван Иванович' } });
  });

  it('has the numbers of its legal form', () => {
    const error = (more: Partial<TypedSeller>) => checkSeller({ ...person, ...more });
    expect(error({ form: 'ooo' })).toEqual({ ok: false, error: { unfit: 'other_form' } });
    expect(checkSeller({ ...typed, form: 'ip' })).toEqual({ ok: false, error: { unfit: 'other_form' } });
    expect(error({ name: 'ИП Иванов' })).toEqual({ ok: false, error: { unfit: 'half_name' } });
    expect(error({ name: 'ИП' })).toEqual({ ok: false, error: { missing: 'name' } });
    expect(error({ kpp: '773601001' })).toMatchObject({ error: { wrong: { problem: { kind: 'not_for_person' } } } });
    expect(error({ ogrn: typed.ogrn })).toMatchObject({ error: { wrong: { problem: { kind: 'other_kind' } } } });
  });

  it('fails with the first missing field', () => {
    expect(checkSeller({ ...typed, name: '', bankName: '' })).toEqual({ ok: false, error: { missing: 'name' } });
  });

  it('owes VAT by the general or simplified rules', () => {
    expect(sellerVatModes.map((mode) => sellerVat(mode, '2026-01-01' as Day, [])('standard'))).toEqual([
      22,
      null,
      5,
      7,
    ]);
  });

  it('requires a bank', () => {
    const none = { ...typed, bik: '', account: '', correspondentAccount: '' };
    expect(checkSeller(none)).toEqual({ ok: false, error: { missing: 'bik' } });
  });

  it('without VAT sells everything without VAT', () => {
    expect(vatClassFor('exempt', 'standard')).toBe('none');
    expect(vatClassFor('general', 'reduced')).toBe('reduced');
    expect([vatClassFor('five', 'standard'), vatClassFor('five', 'reduced'), vatClassFor('five', 'zero')]).toEqual([
      'five',
      'five',
      'zero',
    ]);
    expect(vatClassFor('seven', 'none')).toBe('none');
  });
});
