import type { LedgerDifference } from '@farad/database/payments/ledger.queries';

import type { Manifest } from '../backup/manifest.ts';
import type { Say } from '../start/open-database.ts';
import { t } from '../start/terminal-words.ts';

/** Prints the sums of a restored backup, and its stored balances that differ from the sums of their ledgers. */
export function tellRestored({ database }: Manifest, differences: readonly LedgerDifference[], say: Say): void {
  for (const { kind, of, kept, counted } of differences)
    say(t('commands.ledgerDiffers', { kind, of, kept: String(kept), counted: String(counted) }));
  for (const [name, sum] of Object.entries(database.sums)) say(`${name}: ${sum}`);
}
