import { describe, expect, it } from 'vitest';

import { hideInText, hideRecipient, isSafeToRun, messageState, runOutcome } from './index.ts';

const now = new Date('2026-11-22T10:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

describe('a run of a job', () => {
  it.each([
    [{ startedAt: minutesAgo(5), endedAt: minutesAgo(4), error: null }, 'done'],
    [{ startedAt: minutesAgo(5), endedAt: minutesAgo(4), error: 'no' }, 'failed'],
    [{ startedAt: minutesAgo(59), endedAt: null, error: null }, 'running'],
    [{ startedAt: minutesAgo(61), endedAt: null, error: null }, 'broken_off'],
  ] as const)('%j is %s', (run, outcome) => {
    expect(runOutcome(run, now)).toBe(outcome);
  });

  it('that cannot be undone is not started by hand, nor is an unknown one', () => {
    expect(['sweep', 'erase_accounts', 'of_tomorrow'].map(isSafeToRun)).toEqual([true, false, false]);
  });
});

it.each([
  [{ sentAt: now, deadAt: null, discardedAt: null, delivery: null }, 'sent'],
  [{ sentAt: now, deadAt: null, discardedAt: null, delivery: 'waiting' }, 'sent'],
  [{ sentAt: now, deadAt: null, discardedAt: null, delivery: 'delivered' }, 'delivered'],
  [{ sentAt: now, deadAt: null, discardedAt: null, delivery: 'failed' }, 'undelivered'],
  [{ sentAt: null, deadAt: null, discardedAt: null, delivery: null }, 'waiting'],
  [{ sentAt: null, deadAt: now, discardedAt: null, delivery: null }, 'dead'],
  [{ sentAt: null, deadAt: now, discardedAt: now, delivery: null }, 'discarded'],
] as const)('a message of %j is %s', (fate, state) => {
  expect(messageState(fate)).toBe(state);
});

describe('the recipient of a message', () => {
  it.each([
    ['anna@example.ru', 'a***@example.ru'],
    ['79161234567', '+7 (9**) ***-**-67'],
    ['nobody', '***'],
  ])('%s is shown as %s', (recipient, shown) => {
    expect(hideRecipient(recipient)).toBe(shown);
  });

  it('is masked in a provider’s message', () => {
    const reply = '550 5.1.1 <anna@example.ru>: user 79161234567 or +7 (916) 123-45-67 unknown, code 20260101';
    expect(hideInText(reply)).toBe('550 5.1.1 <a***@example.ru>: user *** or *** unknown, code 20260101');
  });
});
