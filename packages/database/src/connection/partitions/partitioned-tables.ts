import type { PartitionPeriod } from '@farad/domain/operation';

interface Division {
  /** Column by whose time the rows are divided. */
  readonly time: string;
  readonly period: PartitionPeriod;
  /** Number of periods after the current one whose partitions exist already. */
  readonly ahead: number;
}

/**
 * Tables that are divided by time, so that old rows go with their partition. Each has a first partition with everything
 * older than its division, and a default one for times without a partition.
 */
export const partitionedTables = {
  product_change: { time: 'at', period: 'day', ahead: 3 },
  outbox: { time: 'created_at', period: 'month', ahead: 2 },
  audit: { time: 'at', period: 'quarter', ahead: 1 },
} as const satisfies Record<string, Division>;

export type PartitionedTable = keyof typeof partitionedTables;

export const partitionedNames = Object.keys(partitionedTables) as PartitionedTable[];
