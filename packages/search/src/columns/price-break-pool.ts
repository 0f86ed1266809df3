import type { PriceBreaks } from '@farad/domain/product';

/**
 * Distinct lists of the quantities of price breaks, each ascending and called a ladder. Most products share a few
 * ladders, so each is stored once. Ladder 0 is empty: its products have no price.
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
 * Price breaks of all documents: for each document its ladder and a price for each quantity of the ladder. `room` is
 * the number of prices that fit into the document's slot of `unitPrices`. If a new ladder is longer, the document gets
 * a new slot at the end, at least twice as large.
 */
export interface PriceBreakPool {
  readonly ladders: Ladders;
  readonly ladderOf: Uint32Array;
  readonly starts: Uint32Array;
  readonly room: Uint16Array;
  /** Unit prices in ten-thousandths of a rouble. */
  unitPrices: Float64Array;
  /** Number of prices in all slots, including slots that documents have left. */
  length: number;
}

const priceBreaksMax = 0xffff;

/** Returns the price breaks in the form that is stored: ascending by quantity, and only the first 65,535. */
export const orderedPriceBreaks = (tiers: PriceBreaks): PriceBreaks => {
  const isAscending = tiers.every((tier, i) => i === 0 || tiers[i - 1]!.minQuantity <= tier.minQuantity);
  const ordered = isAscending ? tiers : tiers.toSorted((a, b) => a.minQuantity - b.minQuantity);
  return ordered.length > priceBreaksMax ? ordered.slice(0, priceBreaksMax) : ordered;
};

const ensureRoom = (pool: PriceBreakPool, length: number): void => {
  if (length <= pool.unitPrices.length) return;
  const room = Math.max(length, Math.ceil(pool.unitPrices.length * 1.25));
  const isShared = pool.unitPrices.buffer instanceof SharedArrayBuffer;
  const bytes = room * Float64Array.BYTES_PER_ELEMENT;
  const unitPrices = new Float64Array(isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  unitPrices.set(pool.unitPrices);
  pool.unitPrices = unitPrices;
};

/** Replaces the price breaks of a document. */
export const setPriceBreaks = (pool: PriceBreakPool, doc: number, tiers: PriceBreaks): void => {
  const ordered = orderedPriceBreaks(tiers);
  if (ordered.length > pool.room[doc]!) {
    const room = Math.min(priceBreaksMax, Math.max(ordered.length, pool.room[doc]! * 2));
    ensureRoom(pool, pool.length + room);
    pool.starts[doc] = pool.length;
    pool.room[doc] = room;
    pool.length += room;
  }
  pool.ladderOf[doc] = pool.ladders.placeOf(ordered.map((tier) => tier.minQuantity));
  const start = pool.starts[doc]!;
  ordered.forEach((tier, i) => (pool.unitPrices[start + i] = tier.unitPrice));
};

/** Returns the index of the price break that applies to a quantity. Below the first quantity of the ladder it is 0. */
export const breakIndexAt = (ladder: readonly number[], quantity: number): number => {
  let index = ladder.length - 1;
  while (index > 0 && ladder[index]! > quantity) index--;
  return index;
};
