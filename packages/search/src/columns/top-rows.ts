import type { RowPlace } from '@farad/domain/search-query';
import { growingFloat64, growingUint32 } from './growing.ts';

/**
 * Selects the first `wanted` rows by key ascending, demand descending, id ascending. Rows are collected in a buffer of
 * about twice that size. When it is full, the worse half is dropped. So most of a million rows cost one comparison
 * each, and no full sort is needed.
 */
export class TopRows {
  private readonly wanted: number;
  private readonly after: RowPlace | null;
  private readonly firstKey: number;
  private readonly keys = growingFloat64();
  private readonly demands = growingFloat64();
  private readonly ids = growingUint32();
  /**
   * Key of the worst row that can still be on the page; set after the first drop. `lastDemand` is that row's demand.
   * Worse rows need not be offered.
   */
  lastKey = Infinity;
  lastDemand = -Infinity;

  /** `after`: only rows after this one are accepted. */
  constructor(wanted: number, after: RowPlace | null = null) {
    // One more row shows whether another page follows.
    this.wanted = wanted === 0 ? 0 : wanted + 1;
    this.after = after;
    this.firstKey = after?.key ?? -Infinity;
  }

  /** Adds the document `doc`. Its demand and id are read only if its key is good enough. */
  offer(key: number, doc: number, demand: Float64Array, ids: Uint32Array): void {
    if (key > this.lastKey || key < this.firstKey) return;
    const demanded = demand[doc]!;
    if (key === this.lastKey && demanded < this.lastDemand) return;
    if (key === this.firstKey && !this.isBehind(demanded, ids[doc]!)) return;
    this.push(key, demanded, ids[doc]!);
  }

  push(key: number, demand: number, id: number): void {
    if (this.wanted === 0) return;
    this.keys.push(key);
    this.demands.push(demand);
    this.ids.push(id);
    if (this.ids.length >= this.wanted * 2 + 256) this.shrink();
  }

  /**
   * Returns the ids of the rows `skip` … `skip + limit − 1` in order. `next` is the last of these rows; null = no more
   * rows follow.
   */
  page(skip: number, limit: number): { readonly ids: number[]; readonly next: RowPlace | null } {
    const end = Math.min(skip + limit, this.ids.length);
    const places = this.window(Math.min(skip, end), end);
    const last = places.at(-1);
    const ids = places.map((place) => this.ids.at(place));
    return { ids, next: last === undefined || end === this.ids.length ? null : this.placeOf(last) };
  }

  private placeOf(place: number): RowPlace {
    return { key: this.keys.at(place), demand: this.demands.at(place), id: this.ids.at(place) };
  }

  private isBehind(demand: number, id: number): boolean {
    return this.after === null || demand < this.after.demand || (demand === this.after.demand && id > this.after.id);
  }

  /** Returns the buffer indexes of the rows `from` … `end − 1` in order. */
  private window(from: number, end: number): number[] {
    const compare = this.order();
    const places = Uint32Array.from({ length: this.ids.length }, (_, place) => place);
    select(places, from, 0, compare);
    select(places, end, from, compare);
    return Array.from(places.subarray(from, end).sort(compare));
  }

  /** Returns a comparison of rows by buffer index, valid until the next row is added. */
  private order(): Order {
    const keys = this.keys.view();
    const demands = this.demands.view();
    const ids = this.ids.view();
    return (a, b) => {
      const keyA = keys[a]!;
      const keyB = keys[b]!;
      if (keyA !== keyB) return keyA < keyB ? -1 : 1;
      return demands[b]! - demands[a]! || ids[a]! - ids[b]!;
    };
  }

  private shrink(): void {
    const places = Uint32Array.from({ length: this.ids.length }, (_, place) => place);
    const compare = this.order();
    select(places, this.wanted, 0, compare);
    const kept = places.subarray(0, this.wanted);
    let last = kept[0]!;
    for (const place of kept) if (compare(place, last) > 0) last = place;
    this.lastKey = this.keys.at(last);
    this.lastDemand = this.demands.at(last);
    keep(this.keys, kept);
    keep(this.demands, kept);
    keep(this.ids, kept);
  }
}

interface Column {
  length: number;
  view(): Float64Array | Uint32Array;
  push(value: number): void;
}

const keep = (column: Column, places: Uint32Array): void => {
  const kept = Array.from(places, (place) => column.view()[place]!);
  column.length = 0;
  for (const value of kept) column.push(value);
};

type Order = (a: number, b: number) => number;

/**
 * Moves the indexes of the `count` rows that come first in the order to the front of `places`, unsorted (quickselect).
 * Indexes before `low` stay.
 */
const select = (places: Uint32Array, count: number, low: number, compare: Order): void => {
  let left = low;
  let right = places.length - 1;
  while (left < right && count > left && count <= right) {
    const pivot = places[(left + right) >> 1]!;
    let i = left;
    let j = right;
    while (i <= j) {
      while (compare(places[i]!, pivot) < 0) i++;
      while (compare(places[j]!, pivot) > 0) j--;
      if (i > j) break;
      const swapped = places[i]!;
      places[i++] = places[j]!;
      places[j--] = swapped;
    }
    if (count <= j) right = j;
    else if (count >= i) left = i;
    else return;
  }
};
