import type { LedgerDifference } from '@farad/database/payments/ledger.queries';
import type { Kopecks } from '@farad/domain/money';
import { formatCount, formatMoney } from '@farad/wording/format';

import type { Manifest } from '../backup/manifest.ts';
import type { Say } from '../start/open-database.ts';
import { t, terminalLocale } from '../start/terminal-words.ts';

/** Names of the sums in a manifest, with their texts. */
const texts = {
  orders: 'commands.sum_orders',
  'orders, kopecks': 'commands.sum_ordersTotal',
  'lines of orders, kopecks': 'commands.sum_linesTotal',
  'payments, kopecks': 'commands.sum_paymentsTotal',
  'refunds, kopecks': 'commands.sum_refundsTotal',
  'stock on hand, pieces': 'commands.sum_onHand',
  'stock reserved, pieces': 'commands.sum_reserved',
  'stock movements, pieces': 'commands.sum_movements',
  'bonuses, roubles': 'commands.sum_bonuses',
} as const;

const isKnown = (name: string): name is keyof typeof texts => name in texts;

/** Returns a sum of a manifest as text. A sum of another version of the program keeps its name and its number. */
export function sumText(name: string, sum: string): string {
  if (!isKnown(name)) return `${name}: ${sum}`;
  const isMoney = name.endsWith(', kopecks');
  const number = isMoney
    ? formatMoney(Number(sum) as Kopecks, terminalLocale)
    : formatCount(Number(sum), terminalLocale);
  return `${t(texts[name])}: ${number}`;
}

/** Prints the sums of a restored backup, and its stored balances that differ from the sums of their ledgers. */
export function tellRestored({ database }: Manifest, differences: readonly LedgerDifference[], say: Say): void {
  for (const { kind, of, kept, counted } of differences)
    say(t('commands.ledgerDiffers', { kind, of, kept: String(kept), counted: String(counted) }));
  for (const [name, sum] of Object.entries(database.sums)) say(sumText(name, sum));
}
