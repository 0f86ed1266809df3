/** A line of the bonus ledger, in whole roubles; negative = spent. */
export interface LedgerEntry {
  readonly roubles: number;
  readonly at: Date;
  /** Expiry of a credit; null = never. */
  readonly expiresAt: Date | null;
}

interface Lot {
  readonly endsAt: number;
  left: number;
}

/** Takes from the lots that expire first. Uses lots expired at that moment only if no others remain. */
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
 * Returns the bonuses that have expired but are still in the balance, in whole roubles. Spending uses the lots that
 * expire first. An expiry entry covers lots that had expired by then.
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
