/** A line of the ledger: whole roubles, taken ones negative. */
export interface LedgerEntry {
  readonly roubles: number;
  readonly at: Date;
  /** Of a credit; null: never. */
  readonly expiresAt: Date | null;
}

interface Lot {
  readonly endsAt: number;
  left: number;
}

/** Takes from the lots that end first; those that were over at that moment only when nothing else is left. */
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
 * How many of the bonuses are over by now and still in the balance, whole roubles. What is spent is spent of those that
 * end first; a line of expiry is about those that had ended by then.
 *
 * @param entries the whole ledger of one account, the oldest first
 */
export function expiredBonuses(entries: readonly (LedgerEntry & { readonly isExpiry: boolean })[], now: Date): number {
  const lots: Lot[] = [];
  for (const { roubles, at, expiresAt, isExpiry } of entries) {
    if (roubles > 0) lots.push({ endsAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY, left: roubles });
    else take(lots, -roubles, isExpiry ? Number.NEGATIVE_INFINITY : at.getTime());
  }
  return lots.reduce((sum, { endsAt, left }) => (endsAt <= now.getTime() ? sum + left : sum), 0);
}
