/** A run of a job that comes back by the clock. */
export interface JobRun {
  readonly startedAt: Date;
  /** null: it runs, or its process died. */
  readonly endedAt: Date | null;
  /** null: it was done. */
  readonly error: string | null;
}

export const runOutcomes = ['running', 'done', 'failed', 'broken_off'] as const;

export type RunOutcome = (typeof runOutcomes)[number];

/** Longer than any of these jobs takes: what has not ended by then never will. */
const runMsMax = 60 * 60_000;

export function runOutcome({ startedAt, endedAt, error }: JobRun, now: Date): RunOutcome {
  if (endedAt !== null) return error === null ? 'done' : 'failed';
  return now.getTime() - startedAt.getTime() > runMsMax ? 'broken_off' : 'running';
}

/**
 * Jobs that staff may begin at any moment: each only does earlier what the clock brings, however often it is begun. The
 * erasure of accounts is not one: what it does is never taken back.
 */
const safeToRun: ReadonlySet<string> = new Set([
  'sweep',
  'repair_deliveries',
  'follow_sms',
  'check_sms_balance',
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
