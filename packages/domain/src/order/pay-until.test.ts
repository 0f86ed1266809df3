import { expect, test } from 'vitest';

import { usualCalendar } from '../delivery/index.ts';
import { endOfWorkingDays, payUntil, usualHoldRules } from './index.ts';

const terms = { ...usualHoldRules, calendar: usualCalendar };

const moscow = (text: string): Date => new Date(`${text}+03:00`);

test.each([
  ['a Monday', '2026-11-23T10:00:00', '2026-11-27T00:00:00'],
  ['a Friday late', '2026-11-20T23:59:00', '2026-11-26T00:00:00'],
  ['a Saturday', '2026-11-21T12:00:00', '2026-11-26T00:00:00'],
  ['before Unity Day', '2026-11-02T12:00:00', '2026-11-07T00:00:00'],
  ['before the New Year holidays, 31 December is off', '2026-12-29T12:00:00', '2027-01-13T00:00:00'],
  ['after midnight in Moscow, the day before in UTC', '2026-11-24T00:30:00', '2026-11-28T00:00:00'],
  ['the May holidays of 2027', '2027-04-30T12:00:00', '2027-05-07T00:00:00'],
])('an invoice of %s is held until the end of the third working day after it', (_, now, until) => {
  expect(endOfWorkingDays(moscow(now), 3, usualCalendar)).toEqual(moscow(until));
});

test('online seventy minutes, an invoice three working days, cash until staff cancel', () => {
  const now = moscow('2026-11-23T10:00:00');
  expect(payUntil('card', false, now, terms)).toEqual(moscow('2026-11-23T11:10:00'));
  expect(payUntil('sbp', false, now, terms)).toEqual(moscow('2026-11-23T11:10:00'));
  expect(payUntil('invoice', false, now, terms)).toEqual(moscow('2026-11-27T00:00:00'));
  expect(payUntil('cash_on_receipt', false, now, terms)).toBeNull();
  expect(payUntil('cash_on_receipt', true, now, terms)).toEqual(moscow('2026-11-27T00:00:00'));
});
