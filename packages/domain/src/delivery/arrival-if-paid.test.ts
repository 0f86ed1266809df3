import { expect, test } from 'vitest';

import { arrivalIfPaid } from './arrival-if-paid.ts';
import type { Day } from './day.ts';
import { usualCalendar } from './working-day.ts';

const promised = { from: '2026-11-27' as Day, to: '2026-11-28' as Day };
const moscow = (text: string): Date => new Date(`${text}+03:00`);
const tuesday = moscow('2026-11-24T12:00:00');

test.each([
  ['an hour later', '2026-11-24T13:00:00', '2026-11-27', '2026-11-28'],
  ['after the hour of dispatch', '2026-11-24T16:10:00', '2026-11-28', '2026-11-29'],
  ['three days later', '2026-11-27T12:00:00', '2026-11-30', '2026-12-01'],
  ['on a Saturday, so it leaves on Monday', '2026-11-28T12:00:00', '2026-12-03', '2026-12-04'],
  ['before it was ordered, by a clock that is wrong', '2026-11-20T12:00:00', '2026-11-27', '2026-11-28'],
])('paid %s', (_, paid, from, to) => {
  expect(arrivalIfPaid(promised, { payableSince: tuesday, paidAt: moscow(paid) }, usualCalendar)).toEqual({ from, to });
});
