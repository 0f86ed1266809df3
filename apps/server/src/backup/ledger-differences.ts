import { connect } from '@farad/database/connection/connect';
import { ledgerQueries, type LedgerDifference } from '@farad/database/payments/ledger.queries';

/** Returns the stored balances of a restored database that differ from the sums of their ledgers. */
export async function ledgerDifferences(url: string): Promise<readonly LedgerDifference[]> {
  const connection = connect(url);
  try {
    return await ledgerQueries(connection.db).differences();
  } finally {
    await connection.close();
  }
}
