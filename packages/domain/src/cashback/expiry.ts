/** An entry of the bonus ledger, in whole roubles. A credit is positive; spent or expired bonuses are negative. */
export interface LedgerEntry {
  readonly roubles: number;
  readonly at: Date;
  /** When the credit expires; null = never. */
  readonly expiresAt: Date | null;
}

interface Lot {
  readonly endsAt: number;
  left: number;
}

/** Takes `roubles` from the credits that expire first. Credits that expired by `at` are used last. */
function take(lots: readonly Lot[], roubles: number, at: number): void {
  const order = lots.toSorted((a, b) => Number(a.endsAt <= at) - Number(b.endsAt <= at) || a.endsAt - b.endsAt);
  let rest = roubles;
  for (const lot of order) {
    const taken = Math.min(lot.left, rest);
    lot.left -= taken;
    rest -= taken;
  }
}

/**
 * Returns the bonuses that have expired but are still in the balance, in whole roubles. Spending takes the valid
 * credits that expire first. An expiry entry takes the credits that expired first.
 *
 * @param entries the whole ledger of one account, oldest first
 */
export function expiredBonuses(entries: readonly (LedgerEntry & { readonly isExpiry: boolean })[], now: Date): number {
  const lots: Lot[] = [];
  for (const { roubles, at, expiresAt, isExpiry } of entries) {
    if (roubles > 0) lots.push({ endsAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY, left: roubles });
    else take(lots, -roubles, isExpiry ? Number.NEGATIVE_INFINITY : at.getTime());
  }
  return lots.reduce((sum, { endsAt, left }) => (endsAt <= now.getTime() ? sum + left : sum), 0);
}
