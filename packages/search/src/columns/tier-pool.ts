import type { PriceTiers } from '@farad/domain/product';

/**
 * Distinct lists of tier quantities, each ascending and called a ladder. Most products share a few ladders, so each is
 * stored once. Ladder 0 is empty: its products have no price.
 */
export class Ladders {
  readonly lists: (readonly number[])[] = [];
  private readonly places = new Map<string, number>();

  constructor(lists: readonly (readonly number[])[] = [[]]) {
    for (const list of lists) this.placeOf(list);
  }

  placeOf(quantities: readonly number[]): number {
    const name = quantities.join();
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.lists.length);
    return this.lists.push(quantities) - 1;
  }
}

/**
 * Price tiers of all documents: for each document its ladder and the price of each tier. `room` is the number of prices
 * that fit into the document's slot of `unitPrices`. If a new ladder is longer, the document gets a new slot at the
 * end, at least twice as large.
 */
export interface TierPool {
  readonly ladders: Ladders;
  readonly ladderOf: Uint32Array;
  readonly starts: Uint32Array;
  readonly room: Uint16Array;
  /** Unit prices in ten-thousandths of a rouble. */
  unitPrices: Float64Array;
  /** Number of prices in all slots, including slots that documents have left. */
  length: number;
}

const tiersMax = 0xffff;

/** Returns the tiers in the form that is stored: ascending by quantity, and only the first 65,535. */
export const orderedTiers = (tiers: PriceTiers): PriceTiers => {
  const isAscending = tiers.every((tier, i) => i === 0 || tiers[i - 1]!.minQuantity <= tier.minQuantity);
  const ordered = isAscending ? tiers : tiers.toSorted((a, b) => a.minQuantity - b.minQuantity);
  return ordered.length > tiersMax ? ordered.slice(0, tiersMax) : ordered;
};

const ensureRoom = (pool: TierPool, length: number): void => {
  if (length <= pool.unitPrices.length) return;
  const room = Math.max(length, Math.ceil(pool.unitPrices.length * 1.25));
  const isShared = pool.unitPrices.buffer instanceof SharedArrayBuffer;
  const bytes = room * Float64Array.BYTES_PER_ELEMENT;
  const unitPrices = new Float64Array(isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  unitPrices.set(pool.unitPrices);
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
  pool.ladderOf[doc] = pool.ladders.placeOf(ordered.map((tier) => tier.minQuantity));
  const start = pool.starts[doc]!;
  ordered.forEach((tier, i) => (pool.unitPrices[start + i] = tier.unitPrice));
};

/**
 * Returns the index of the tier that applies to a quantity. For less than the first tier's quantity, returns the first
 * tier.
 */
export const stepAt = (ladder: readonly number[], quantity: number): number => {
  let step = ladder.length - 1;
  while (step > 0 && ladder[step]! > quantity) step--;
  return step;
};
