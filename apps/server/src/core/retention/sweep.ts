import type { Handle } from '@farad/database/connection/connect';

import type { Ago, Retention } from '#core/feature/feature.ts';

/**
 * Deletes data whose retention is over, rule by rule. A rule that fails does not block the others.
 * @throws AggregateError with the names of the failed rules, after all rules were tried
 */
export async function sweep(db: Handle, now: Date, rows: readonly Retention[]): Promise<void> {
  const ago: Ago = (seconds) => new Date(now.getTime() - seconds * 1000);
  const failed: { readonly name: string; readonly error: unknown }[] = [];
  for (const { name, drop } of rows) {
    try {
      await drop(db, ago);
    } catch (error) {
      failed.push({ name, error });
    }
  }
  if (failed.length === 0) return;
  const names = failed.map(({ name }) => name).join(', ');
  throw new AggregateError(
    failed.map(({ error }) => error),
    `retention sweep: failed rules: ${names}`,
    { cause: failed[0]?.error },
  );
}
