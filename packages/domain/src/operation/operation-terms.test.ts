import { describe, expect, it } from 'vitest';

import { hideInText, hideRecipient, isSafeToRun, messageStates, runOutcome, runOutcomes } from './index.ts';

it.each([
  'sweep',
  'create_partitions',
  'repair_deliveries',
  'follow_sms',
  'check_sms_balance',
  'fetch_rates',
  'watch_servers',
  'lapse_orders',
  'expire_quotes',
  'complete_orders',
  'check_ledger',
  'sweep_payments',
  'reconcile_payments',
  'sweep_shipments',
  'refresh_points',
  'tell_watchers',
  'count_bought_together',
  'count_searches',
])('staff may start %s', (task) => expect(isSafeToRun(task)).toBe(true));

it.each(['erase_accounts', '', 'constructor'])('staff may not begin %j', (task) =>
  expect(isSafeToRun(task)).toBe(false),
);

it('a run of exactly one hour may still be running', () => {
  const startedAt = new Date(0);
  const at = (ms: number) => runOutcome({ startedAt, endedAt: null, error: null }, new Date(ms));
  expect([at(3_600_000), at(3_600_001)]).toEqual(['running', 'broken_off']);
});

it('states that pages filter by', () => {
  expect(runOutcomes.join(' ')).toBe('running done failed broken_off');
  expect(messageStates.join(' ')).toBe('waiting dead sent delivered undelivered discarded');
});

describe('messages of a provider', () => {
  it.each([
    ['to a@b.ru, c@d.ru;', 'to a***@b.ru, c***@d.ru;'],
    ['"a@b.ru" (c@d.ru):', '"a***@b.ru" (c***@d.ru):'],
    ['call +79161234567', 'call ***'],
    ['call 8 (916) 123-45-67!', 'call ***!'],
    ['code 2026-01-01', 'code 2026-01-01'],
    ['id 123456789', 'id 123456789'],
    ['id 1234567890', 'id ***'],
    ['sum 1 000 000 00', 'sum 1 000 000 00'],
  ])('%j is stored as %j', (text, kept) => expect(hideInText(text)).toBe(kept));
  it('a recipient that is neither phone nor e-mail is masked completely', () => expect(hideRecipient('@')).toBe('***'));
});
