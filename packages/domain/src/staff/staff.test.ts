import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  auditActions,
  auditObjects,
  passwordProblem,
  readStaffCode,
  recoveryAlphabetLength,
  recoveryCodeLength,
  recoveryCodeOf,
  staffTryWait,
} from './index.ts';

test('every action is of a kind of object', () => {
  for (const action of auditActions) expect(auditObjects).toContain(action.split('.')[0]);
});

test.each([
  ['correct horse battery', null],
  ['Северный ветер 42', null],
  ['pneumonoultra7', null],
  ['short', 'too_short'],
  ['x'.repeat(201), 'too_long'],
  ['aaaaaaaaaaaaaaaa', 'too_simple'],
  ['password123456', 'too_simple'],
  ['qwertyqwerty', 'too_simple'],
  ['Farad-admin-12', 'too_simple'],
  ['anna.petrova1', 'like_the_address'],
])('the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, 'Anna.Petrova@farad.example')).toBe(problem);
});

const long = 'Северный ветер 42 '.repeat(20);

test.each([
  ['eleven characters', 'ghijklmnopq', 'too_short'],
  ['twelve', 'ghijklmnopqr', null],
  ['twelve signs of two units each', '😀😁😂🤣😃😄😅😆😉😊😋😎', null],
  ['two hundred', long.slice(0, 200), null],
  ['one more', long.slice(0, 201), 'too_long'],
  ['five different ones', 'ghijkghijkghijk', 'too_simple'],
  ['six different ones', 'ghijklghijkl', null],
  ['three different ones beside a well-known word', 'passwordxyzxyz', 'too_simple'],
  ['four different ones beside it', 'passwordxyzvxy', null],
  ['five characters beside it', 'passwordxyzvu', 'too_simple'],
  ['six characters beside it', 'passwordxyzvut', null],
])('a password of %s', (_, password, problem) => {
  expect(passwordProblem(password, 'somebody@farad.example')).toBe(problem);
});

test.each([
  ['anna', 'annaannaxyzvu', 'like_the_address'],
  ['anna', 'annaannaxyzvut', null],
  // A name of three letters is in many words.
  ['ann', 'annannannxyzv', null],
])('a password beside the mailbox %s: %s', (name, password, problem) => {
  expect(passwordProblem(password, `${name}@farad.example`)).toBe(problem);
});

describe('codes', () => {
  const numbers = fc.array(fc.nat(recoveryAlphabetLength - 1), {
    minLength: recoveryCodeLength,
    maxLength: recoveryCodeLength,
  });

  it('law: a recovery code is read as it was shown, in any case, with or without its hyphen', () => {
    fc.assert(
      fc.property(numbers, (drawn) => {
        const code = recoveryCodeOf(drawn);
        expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
        for (const typed of [code, code.toUpperCase(), code.replace('-', ''), ` ${code} `]) {
          expect(readStaffCode(typed)).toEqual({ kind: 'recovery', code });
        }
      }),
    );
  });

  it.each([
    ['123 456', { kind: 'totp', code: '123456' }],
    ['12345', null],
    ['', null],
    ['١٢٣٤٥٦', null],
    ['abcde-fgh1l', null],
    ['1234567', null],
    ['23456-789ab', { kind: 'recovery', code: '23456-789ab' }],
    ['ab234-56789', { kind: 'recovery', code: 'ab234-56789' }],
  ])('%j', (typed, code) => {
    expect(readStaffCode(typed)).toEqual(code);
  });
});

describe('the pause after failures', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const none = { count: 0, lastAt: null };
  const failed = (count: number, secondsAgo: number) => ({
    count,
    lastAt: new Date(now.getTime() - secondsAgo * 1000),
  });
  const wait = (pair: number, secondsAgo = 0) =>
    staffTryWait({ pair: failed(pair, secondsAgo), account: none, subnet: none }, now);

  it('begins at the sixth try and doubles up to an hour', () => {
    expect([4, 5, 6, 7, 11, 12, 40].map((count) => wait(count))).toEqual([0, 30, 60, 120, 1920, 3600, 3600]);
    expect(wait(5, 20)).toBe(10);
    expect(wait(5, 31)).toBe(0);
  });

  it('of an account whose password strangers guess from everywhere is five minutes at most', () => {
    expect(staffTryWait({ pair: none, account: failed(500, 0), subnet: none }, now)).toBe(300);
    expect(staffTryWait({ pair: none, account: failed(49, 0), subnet: none }, now)).toBe(0);
  });

  it('of a network counts all accounts', () => {
    expect(staffTryWait({ pair: none, account: none, subnet: failed(30, 0) }, now)).toBe(30);
  });
});
