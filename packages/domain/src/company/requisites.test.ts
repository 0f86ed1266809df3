import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  checkRequisites,
  formatAccount,
  isPersonal,
  readBik,
  readCorrespondentAccount,
  readInn,
  readKpp,
  readOgrn,
  readSettlementAccount,
  type Bik,
  type Requisite,
  type TypedRequisites,
} from './index.ts';

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

const form = { ok: false, error: { kind: 'form' } };
const wrongEnd = (expectedEnding: string | null) => ({ ok: false, error: { kind: 'check_digit', expectedEnding } });

describe('INN', () => {
  test.each(['7707083893', '7736207543', '500100732259', ' 7707 083-893 ', '5001\u00a00073\u00a02259'])(
    '%s is one',
    (text) => {
      expect(readInn(text)).toEqual({ ok: true, value: text.replace(/\D/g, '') });
    },
  );

  test.each([
    ['7707083894', wrongEnd('3')],
    ['500100732258', wrongEnd('59')],
    ['500100732269', wrongEnd('59')],
    ['0000000000', { ok: false, error: { kind: 'zeros' } }],
    ['000000000000', { ok: false, error: { kind: 'zeros' } }],
    ['770708389', form],
    ['77070838930', form],
    ['', form],
    ['７７０７０８３８９３', form],
    ['7707083893x', form],
    [`7707083893${' '.repeat(100)}`, form],
  ])('%j is not an INN', (text, problem) => {
    expect(readInn(text)).toEqual(problem);
  });

  test('a person’s INN has twelve digits', () => {
    const [company, person] = [readInn('7707083893'), readInn('500100732259')];
    expect([company.ok && isPersonal(company.value), person.ok && isPersonal(person.value)]).toEqual([false, true]);
  });
});

test.each([
  [readKpp, '773601001', true],
  [readKpp, '7736AZ001', true],
  [readKpp, '7736az001', true],
  [readKpp, '77360100', false],
  [readKpp, '77360100A', false],
  [readKpp, '000000000', false],
  [readBik, '044525225', true],
  [readBik, '144525225', true],
  [readBik, '344525225', false],
  [readBik, '04452522', false],
  [readOgrn, '1027700132195', true],
  [readOgrn, '304500116000157', true],
  [readOgrn, '310774600000012', true],
  [readOgrn, '310774600000018', false], // the ending is the remainder modulo 11
  [readOgrn, '1027700132196', false],
  [readOgrn, '304500116000158', false],
  [readOgrn, '10277001321951', false],
  [readOgrn, '0000000000000', false],
] as const)('%o %s: %s', (read, text, isRight) => {
  expect(read(text).ok).toBe(isRight);
});

test.each([
  [readKpp, '1773601001'],
  [readKpp, '7736010011'],
  [readBik, '1044525225'],
  [readBik, '0445252251'],
  [readOgrn, '11027700132195'],
  [readOgrn, '10277001321951'],
  [readOgrn, '1304500116000157'],
] as const)('%o %s has too many digits', (read, text) => {
  expect(read(text)).toEqual(form);
});

test.each([
  [readSettlementAccount, '4070281090000000285'],
  [readSettlementAccount, '140702810900000002851'],
  [readSettlementAccount, '407028109000000028511'],
  [readCorrespondentAccount, '130101810200000000827'],
  [readCorrespondentAccount, '301018102000000008271'],
] as const)('%o %s has not twenty digits', (read, text) => {
  expect(read(text, '044030827' as Bik)).toEqual(form);
});

test('a number is typed in at most 64 characters', () => {
  expect(readInn('7707083893'.padEnd(64)).ok).toBe(true);
  expect(readInn('7707083893'.padEnd(65))).toEqual(form);
});

test('a wrong OGRN reports its valid ending', () => {
  expect(readOgrn('1027700132196')).toEqual(wrongEnd('5'));
});

test.each([
  [readSettlementAccount, '40702810900000002851', '044030827', true],
  [readSettlementAccount, '40702 810 9 0000 0002851', '044030827', true],
  [readSettlementAccount, '40701810000001002118', '044106001', true],
  [readSettlementAccount, '40702810000000002851', '044030827', false],
  [readSettlementAccount, '40702810900000002851', '044525225', false],
  [readSettlementAccount, '4070281090000000285', '044030827', false],
  [readCorrespondentAccount, '30101810400000000225', '044525225', true],
  [readCorrespondentAccount, '30101810200000000827', '044030827', true],
  [readCorrespondentAccount, '30101810200000000827', '044525225', false],
  [readCorrespondentAccount, '40702810900000002851', '044030827', false],
  // The check digits are valid, but correspondent accounts begin with 301.
  [readCorrespondentAccount, '40702810900000000008', '044030827', false],
  [readCorrespondentAccount, '30201810900000000001', '044030827', false],
] as const)('%o %s in the bank %s: %s', (read, account, bik, isRight) => {
  expect(read(account, bik as Bik).ok).toBe(isRight);
});

test('the valid ending of a bank account is not revealed', () => {
  expect(readSettlementAccount('40702810000000002851', '044030827' as Bik)).toEqual(wrongEnd(null));
});

describe('laws', () => {
  const endings: readonly [string, number, (text: string) => Requisite<string>][] = [
    ['INN of a company', 10, readInn],
    ['INN of a person', 12, readInn],
    ['OGRN', 13, readOgrn],
    ['OGRNIP', 15, readOgrn],
  ];

  /** Replaces the ending of a number with the ending that the error suggests. */
  const mend = (number: string, outcome: Requisite<string>): string => {
    if (outcome.ok || outcome.error.kind !== 'check_digit') return number;
    const { expectedEnding } = outcome.error;
    return expectedEnding === null ? number : number.slice(0, -expectedEnding.length) + expectedEnding;
  };

  test.each(endings)(
    '%s: the reported ending makes the number valid, and no other last digit does',
    (_, length, read) => {
      fc.assert(
        fc.property(digits(length), (number) => {
          const mended = mend(number, read(number));
          fc.pre(!/^0+$/.test(mended));
          const rights = [...'0123456789'].filter((last) => read(mended.slice(0, -1) + last).ok);
          expect(rights).toEqual([mended.at(-1)]);
        }),
      );
    },
  );

  test('of ten accounts that differ in the key digit, one is valid', () => {
    fc.assert(
      fc.property(digits(20), digits(8), (account, rest) => {
        const bik = `0${rest}` as Bik;
        const keys = [...'0123456789'].map((key) => account.slice(0, 8) + key + account.slice(9));
        fc.pre(!keys.some((each) => /^0+$/.test(each)));
        expect(keys.filter((each) => readSettlementAccount(each, bik).ok)).toHaveLength(1);
      }),
    );
  });

  test('no text causes an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const read of [readInn, readKpp, readOgrn, readBik]) expect(typeof read(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('all numbers of a company together', () => {
  const sber: TypedRequisites = {
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    bik: '044030827',
    account: '40702810900000002851',
    correspondentAccount: '30101810200000000827',
  };

  test('are read', () => {
    expect(checkRequisites(sber)).toEqual({
      ok: true,
      value: {
        inn: '7707083893',
        kpp: '773601001',
        ogrn: '1027700132195',
        bank: { bik: '044030827', account: '40702810900000002851', correspondentAccount: '30101810200000000827' },
      },
    });
  });

  test('only the INN is required', () => {
    const blank = { ...sber, kpp: '', ogrn: ' ', bik: '', account: '', correspondentAccount: '' };
    expect(checkRequisites(blank)).toMatchObject({ value: { kpp: null, ogrn: null, bank: null } });
  });

  test.each([
    [{ inn: '7707083894' }, 'inn', 'check_digit'],
    [{ kpp: '12' }, 'kpp', 'form'],
    [{ inn: '500100732259' }, 'kpp', 'not_for_person'],
    [{ inn: '500100732259', kpp: '' }, 'ogrn', 'other_kind'],
    [{ ogrn: '304500116000157' }, 'ogrn', 'other_kind'],
    [{ ogrn: '1027700132196' }, 'ogrn', 'check_digit'],
    [{ bik: '' }, 'bik', 'needed'],
    [{ bik: '9' }, 'bik', 'form'],
    [{ account: '' }, 'account', 'needed'],
    [{ account: '40702810000000002851' }, 'account', 'check_digit'],
    [{ bik: '044525225' }, 'account', 'check_digit'],
    [{ correspondentAccount: '30101810400000000225' }, 'correspondentAccount', 'check_digit'],
  ])('%j: the field %s is %s', (change, field, kind) => {
    expect(checkRequisites({ ...sber, ...change })).toMatchObject({ error: { field, problem: { kind } } });
  });
});

test('an account is formatted in groups', () => {
  expect(formatAccount('40702810900000002851')).toBe('40702\u00a0810\u00a09\u00a00000\u00a00002851');
  for (const other of ['1', '140702810900000002851', '407028109000000028511']) expect(formatAccount(other)).toBe(other);
});
