/** A position in the write-ahead log, in bytes from its beginning (PostgreSQL: pg_lsn). */
export type LogPosition = number;

/** The position of the primary at a moment. */
export interface Sample {
  /** Milliseconds of a clock that never goes back. */
  readonly atMs: number;
  readonly position: LogPosition;
}

/** Samples are kept for this time in ms. A replica that lags longer counts as lagging this long. */
const keptMs = 60_000;

/** Adds a sample to those that are kept, in the order of their time. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ atMs }) => sample.atMs - atMs <= keptMs),
  sample,
];

/**
 * Returns for how many ms a replica at `position` has lacked something that the primary had. 0 = it has everything that
 * the last sample has. While the primary is away there are no new samples, so its replicas do not begin to lag.
 */
export function lagMs(samples: readonly Sample[], position: LogPosition, nowMs: number): number {
  const latest = samples.at(-1);
  if (latest === undefined || position >= latest.position) return 0;
  const missed = samples.find((sample) => sample.position > position);
  return nowMs - (missed ?? latest).atMs;
}
