import type { PriceTiers } from '@farad/domain/product';

/**
 * Price tiers of all documents end to end. A document owns a slot of `room` tiers of which `used` hold; a longer ladder
 * than its slot moves to a slot of twice the size at the end.
 */
export interface TierPool {
  readonly starts: Uint32Array;
  readonly used: Uint16Array;
  readonly room: Uint16Array;
  minQuantities: Uint32Array;
  /** Ten-thousandths of a rouble. */
  unitPrices: Float64Array;
  /** Slots of the pool that are given away. */
  length: number;
}

const tiersMax = 0xffff;

/** Tiers a document may hold: ascending by quantity, at most 65,535 (later ones are cut). */
export const orderedTiers = (tiers: PriceTiers): PriceTiers => {
  const isAscending = tiers.every((tier, i) => i === 0 || tiers[i - 1]!.minQuantity <= tier.minQuantity);
  const ordered = isAscending ? tiers : tiers.toSorted((a, b) => a.minQuantity - b.minQuantity);
  return ordered.length > tiersMax ? ordered.slice(0, tiersMax) : ordered;
};

const ensureRoom = (pool: TierPool, length: number): void => {
  if (length <= pool.unitPrices.length) return;
  const size = Math.max(length, Math.ceil(pool.unitPrices.length * 1.25));
  const minQuantities = new Uint32Array(size);
  const unitPrices = new Float64Array(size);
  minQuantities.set(pool.minQuantities);
  unitPrices.set(pool.unitPrices);
  pool.minQuantities = minQuantities;
  pool.unitPrices = unitPrices;
};

/** Replaces the tiers of a document. */
export const setTiers = (pool: TierPool, doc: number, tiers: PriceTiers): void => {
  const ordered = orderedTiers(tiers);
  if (ordered.length > pool.room[doc]!) {
    const room = Math.min(tiersMax, Math.max(ordered.length, pool.room[doc]! * 2));
    ensureRoom(pool, pool.length + room);
    pool.starts[doc] = pool.length;
    pool.room[doc] = room;
    pool.length += room;
  }
  pool.used[doc] = ordered.length;
  const start = pool.starts[doc]!;
  ordered.forEach((tier, i) => {
    pool.minQuantities[start + i] = tier.minQuantity;
    pool.unitPrices[start + i] = tier.unitPrice;
  });
};

/** Unit price for so many pieces, in ten-thousandths of a rouble; Infinity when the document has no price. */
export const unitPriceAt = (pool: TierPool, doc: number, quantity: number): number => {
  const used = pool.used[doc]!;
  if (used === 0) return Infinity;
  const start = pool.starts[doc]!;
  const { minQuantities } = pool;
  let at = start + used - 1;
  while (at > start && minQuantities[at]! > quantity) at--;
  return pool.unitPrices[at]!;
};
