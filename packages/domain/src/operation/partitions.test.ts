import { describe, expect, it } from 'vitest';

import { partitionsToCreate, partitionsToDrop, type TimePartition } from './partitions.ts';

const at = (text: string): Date => new Date(`${text}Z`);
const partition = (name: string, from: string | null, to: string): TimePartition => ({
  name,
  from: from === null ? null : at(from),
  to: at(to),
});
const namesOf = (partitions: readonly TimePartition[]): readonly string[] => partitions.map(({ name }) => name);

describe('partitions to create', () => {
  const now = at('2026-11-30T23:59:59');

  it('are the current period and those ahead', () => {
    expect(partitionsToCreate({ table: 'outbox', period: 'month', ahead: 2 }, [], now)).toEqual([
      partition('outbox_2026_11', '2026-11-01T00:00', '2026-12-01T00:00'),
      partition('outbox_2026_12', '2026-12-01T00:00', '2027-01-01T00:00'),
      partition('outbox_2027_01', '2027-01-01T00:00', '2027-02-01T00:00'),
    ]);
    expect(partitionsToCreate({ table: 'product_change', period: 'day', ahead: 1 }, [], now)).toEqual([
      partition('product_change_2026_11_30', '2026-11-30T00:00', '2026-12-01T00:00'),
      partition('product_change_2026_12_01', '2026-12-01T00:00', '2026-12-02T00:00'),
    ]);
    expect(partitionsToCreate({ table: 'audit', period: 'quarter', ahead: 1 }, [], now)).toEqual([
      partition('audit_2026_10', '2026-10-01T00:00', '2027-01-01T00:00'),
      partition('audit_2027_01', '2027-01-01T00:00', '2027-04-01T00:00'),
    ]);
  });

  it('leave out periods that have a partition', () => {
    const first = partition('outbox_first', null, '2027-01-01T00:00');
    const wanted = { table: 'outbox', period: 'month', ahead: 2 } as const;
    expect(namesOf(partitionsToCreate(wanted, [first], now))).toEqual(['outbox_2027_01']);
    const made = [first, ...partitionsToCreate(wanted, [first], now)];
    expect(partitionsToCreate(wanted, made, now)).toEqual([]);
    expect(namesOf(partitionsToCreate(wanted, made, at('2026-12-01T00:00')))).toEqual(['outbox_2027_02']);
  });

  it('begin with the current period after a time without them', () => {
    const last = partition('outbox_2026_11', '2026-11-01T00:00', '2026-12-01T00:00');
    const late = at('2027-03-08T00:00');
    expect(namesOf(partitionsToCreate({ table: 'outbox', period: 'month', ahead: 1 }, [last], late))).toEqual([
      'outbox_2027_03',
      'outbox_2027_04',
    ]);
  });
});

it('drops partitions that have ended, at the moment their last row is too old', () => {
  const partitions = [
    partition('outbox_first', null, '2026-06-01T00:00'),
    partition('outbox_2026_06', '2026-06-01T00:00', '2026-07-01T00:00'),
    partition('outbox_2026_07', '2026-07-01T00:00', '2026-08-01T00:00'),
  ];
  expect(namesOf(partitionsToDrop(partitions, at('2026-06-30T23:59')))).toEqual(['outbox_first']);
  expect(namesOf(partitionsToDrop(partitions, at('2026-07-01T00:00')))).toEqual(['outbox_first', 'outbox_2026_06']);
});
