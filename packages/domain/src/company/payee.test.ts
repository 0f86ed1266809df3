import { expect, test } from 'vitest';

import { checkPayee, type TypedPayee } from './index.ts';

/** Sberbank as in the Bank of Russia's directory, and an account whose check digit is valid for its BIC. */
const right: TypedPayee = {
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  bankName: '',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '',
};

test.each<[Partial<TypedPayee>, boolean, string | null]>([
  [{}, true, null],
  [{ correspondentAccount: '30101810400000000225' }, true, null],
  [{ inn: '', kpp: '' }, false, null],
  [{ inn: '', kpp: '' }, true, 'inn'],
  [{ inn: '' }, false, 'inn'],
  [{ inn: '7707083894' }, true, 'inn'],
  [{ inn: '500100732259' }, false, 'kpp'],
  [{ inn: '500100732259', kpp: '' }, false, null],
  [{ kpp: '1' }, true, 'kpp'],
  [{ bik: '' }, true, 'bik'],
  [{ bik: '944525225' }, true, 'bik'],
  [{ account: '' }, true, 'account'],
  [{ account: '40702810938000000002' }, true, 'account'],
  [{ bik: '044525974' }, true, 'account'],
  [{ bik: '', account: '' }, false, 'bik'],
  [{ correspondentAccount: '40702810938000000001' }, true, 'correspondentAccount'],
])('%o is wrong in %s %s', (more, isCompany, field) => {
  const checked = checkPayee({ ...right, ...more }, isCompany);
  expect(checked.ok ? null : checked.error.field).toBe(field);
});

test('a payee is returned as read, its bank by the BIC if its own account is missing', () => {
  const spaced = { ...right, inn: '7707 083 893', name: 'ООО «Ромашка»', bankName: 'ПАО Сбербанк' };
  const value = { ...right, bankName: 'ПАО Сбербанк' };
  expect(checkPayee(spaced, true)).toEqual({ ok: true, value });
  const correspondentAccount = '30101810400000000225';
  const whole = checkPayee({ ...spaced, correspondentAccount }, true);
  expect(whole).toEqual({ ok: true, value: { ...value, correspondentAccount } });
});

test.each<[Partial<TypedPayee>, boolean, string]>([
  [{ inn: '', kpp: '' }, true, 'needed'],
  [{ inn: '' }, false, 'needed'],
  [{ inn: '500100732259' }, false, 'not_for_person'],
  [{ bik: '', account: '' }, false, 'needed'],
])('%o: %s, %s', (more, isCompany, kind) => {
  expect(checkPayee({ ...right, ...more }, isCompany)).toMatchObject({ ok: false, error: { problem: { kind } } });
});
