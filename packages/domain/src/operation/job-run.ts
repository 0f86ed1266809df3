/** A run of a scheduled job. */
export interface JobRun {
  readonly startedAt: Date;
  /** null = the run has not ended: it still runs, or its process died. */
  readonly endedAt: Date | null;
  /** null = no error. */
  readonly error: string | null;
}

export const runOutcomes = ['running', 'done', 'failed', 'broken_off'] as const;

export type RunOutcome = (typeof runOutcomes)[number];

/** No job runs longer than this. If a run has no end after this time, its process died. */
const runMsMax = 60 * 60_000;

export function runOutcome({ startedAt, endedAt, error }: JobRun, now: Date): RunOutcome {
  if (endedAt !== null) return error === null ? 'done' : 'failed';
  return now.getTime() - startedAt.getTime() > runMsMax ? 'broken_off' : 'running';
}

/**
 * Jobs that staff may start at any time. They can be repeated without harm. The deletion of accounts is not among them,
 * because it cannot be undone.
 */
const safeToRun: ReadonlySet<string> = new Set([
  'sweep',
  'create_partitions',
  'watch_servers',
  'repair_deliveries',
  'follow_sms',
  'check_sms_balance',
  'fetch_rates',
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
]);

export const isSafeToRun = (task: string): boolean => safeToRun.has(task);
