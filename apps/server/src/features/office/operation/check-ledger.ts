import type { Handle } from '@farad/database/connection/connect';
import { ledgerQueries, type LedgerDifference } from '@farad/database/payments/ledger.queries';
import type { Logger } from 'pino';

/**
 * Compares the ledgers of stock, bonuses and coupons with the stored totals (product O4). Every difference is logged as
 * an error and counted in `/metrics`. Nothing is repaired, because the program cannot know whether the ledger or the
 * total is right.
 */
export async function checkLedger(
  db: Handle,
  log: Pick<Logger, 'error'>,
  now: Date,
): Promise<readonly LedgerDifference[]> {
  const ledgers = ledgerQueries(db);
  const differences = await ledgers.differences();
  await ledgers.noteCheck(differences.length, now);
  for (const difference of differences) log.error({ difference }, 'ledger check: ledger differs from its total');
  return differences;
}
