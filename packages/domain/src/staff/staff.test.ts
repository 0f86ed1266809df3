import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { allPermissions } from '../customer/index.ts';
import {
  auditActions,
  auditObjects,
  passwordProblem,
  readStaffCode,
  recoveryAlphabetLength,
  recoveryCodeLength,
  recoveryCodeOf,
  staffLimits,
  staffTryWait,
  viewedListNames,
  viewedLists,
} from './index.ts';

test('each list of views requires an existing permission', () => {
  for (const list of viewedListNames) expect(allPermissions, list).toContain(viewedLists[list]);
});

test('the audit log is kept for three years, for any leap years', () => {
  expect(staffLimits.auditLifeSeconds / 86_400).toBe(1098);
});

test('a staff session lasts twelve hours, half an hour without use; its token ten minutes, the replaced one a minute more', () => {
  const { sessionAbsoluteSeconds, sessionIdleSeconds, tokenLifeSeconds, formerTokenSeconds } = staffLimits;
  expect([sessionAbsoluteSeconds, sessionIdleSeconds, tokenLifeSeconds, formerTokenSeconds]).toEqual([
    43_200, 1800, 600, 60,
  ]);
});

test('limits: ten minutes for the second step, two days for an invitation, ten recovery codes, tries count for a day', () => {
  expect(staffLimits).toMatchObject({ secondStepSeconds: 600, invitationLifeSeconds: 172_800, recoveryCodeCount: 10 });
  expect(staffLimits).toMatchObject({ triesWindowSeconds: 86_400, impersonationSeconds: 1800 });
});

test('every action belongs to a kind of object and is listed once', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length);
  expect(auditActions).toContain('staff.signed_in');
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
  // A mailbox name of three letters is not checked, because it occurs in many words.
  ['ann', 'annannannxyzv', null],
])('a password with the mailbox %s: %s', (name, password, problem) => {
  expect(passwordProblem(password, `${name}@farad.example`)).toBe(problem);
});

describe('codes', () => {
  const numbers = fc.array(fc.nat(recoveryAlphabetLength - 1), {
    minLength: recoveryCodeLength,
    maxLength: recoveryCodeLength,
  });

  it('law: a recovery code is read as shown, in any case, with or without its hyphen', () => {
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

  it('starts at the sixth try and doubles up to an hour', () => {
    expect([4, 5, 6, 7, 11, 12, 40].map((count) => wait(count))).toEqual([0, 30, 60, 120, 1920, 3600, 3600]);
    expect(wait(5, 20)).toBe(10);
    expect(wait(5, 31)).toBe(0);
    expect(wait(5, 29.5)).toBe(1);
    expect(wait(11, 1900)).toBe(20);
  });

  it('of an account that strangers attack from everywhere is at most five minutes', () => {
    expect(staffTryWait({ pair: none, account: failed(500, 0), subnet: none }, now)).toBe(300);
    expect(staffTryWait({ pair: none, account: failed(49, 0), subnet: none }, now)).toBe(0);
    expect(staffTryWait({ pair: none, account: failed(50, 0), subnet: none }, now)).toBe(30);
  });

  it('of a network counts all accounts', () => {
    expect(staffTryWait({ pair: none, account: none, subnet: failed(29, 0) }, now)).toBe(0);
    expect(staffTryWait({ pair: none, account: none, subnet: failed(30, 0) }, now)).toBe(30);
    expect(staffTryWait({ pair: none, account: none, subnet: failed(99, 0) }, now)).toBe(3600);
  });

  it('ends when all of them end', () => {
    const over = { pair: failed(5, 40), account: failed(50, 40), subnet: failed(30, 40) };
    expect(staffTryWait(over, now)).toBe(0);
  });
});
