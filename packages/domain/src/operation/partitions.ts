import { dayMs } from '../shared/durations.ts';

/** Length of a partition of a table, in UTC. */
export type PartitionPeriod = 'day' | 'month' | 'quarter';

/** A partition by time. `from` null = it also has everything older. `to` is the first moment after it. */
export interface TimePartition {
  readonly name: string;
  readonly from: Date | null;
  readonly to: Date;
}

/** Number of months of a period. A day has none. */
const monthsOf = { day: 0, month: 1, quarter: 3 } as const satisfies Record<PartitionPeriod, number>;

/** Returns the first moment of the period that contains `moment`. */
function startOf(period: PartitionPeriod, moment: Date): Date {
  const months = monthsOf[period];
  if (months === 0) return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - (moment.getUTCMonth() % months)));
}

/** Returns the first moment of the period after the one that begins at `start`. */
function nextOf(period: PartitionPeriod, start: Date): Date {
  const months = monthsOf[period];
  if (months === 0) return new Date(start.getTime() + dayMs);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months));
}

/** Returns a name such as `audit_2026_10`; partitions of a day have the day too. */
function nameOf(table: string, period: PartitionPeriod, start: Date): string {
  const date = start.toISOString().slice(0, monthsOf[period] === 0 ? 10 : 7);
  return `${table}_${date.replaceAll('-', '_')}`;
}

export interface PartitionsWanted {
  readonly table: string;
  readonly period: PartitionPeriod;
  /** Number of periods after the current one that have a partition already. */
  readonly ahead: number;
}

/** Returns the partitions to create: those of the current period and of the periods ahead that do not exist yet. */
export function partitionsToCreate(
  { table, period, ahead }: PartitionsWanted,
  existing: readonly TimePartition[],
  now: Date,
): readonly TimePartition[] {
  const wanted: TimePartition[] = [];
  let from = startOf(period, now);
  for (let index = 0; index <= ahead; index += 1) {
    const to = nextOf(period, from);
    wanted.push({ name: nameOf(table, period, from), from, to });
    from = to;
  }
  const isThere = ({ from: start, to }: TimePartition): boolean =>
    existing.some((other) => (other.from === null || start === null || other.from < to) && (start ?? to) < other.to);
  return wanted.filter((partition) => !isThere(partition));
}

/** Returns the partitions whose rows are all older than `before`. */
export const partitionsToDrop = (existing: readonly TimePartition[], before: Date): readonly TimePartition[] =>
  existing.filter(({ to }) => to <= before);
