import { growingFloat64, growingUint32 } from './growing.ts';

/**
 * Keeps the first `wanted` of many rows in the order: key ascending, demand descending, id ascending. Rows gather in a
 * buffer of about twice as many; when it is full, the worse half is thrown away by selection, so a million rows cost
 * one comparison each and no full sort.
 */
export class TopRows {
  private readonly wanted: number;
  private readonly keys = growingFloat64();
  private readonly demands = growingFloat64();
  private readonly ids = growingUint32();
  /** The worst row that may still be among the first, once there are enough. */
  private lastKey = Infinity;
  private lastDemand = -Infinity;

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  /** Pushes a document by its place; its demand and id are looked up only when its key leaves it a chance. */
  offer(key: number, doc: number, demand: Float64Array, ids: Uint32Array): void {
    if (key > this.lastKey) return;
    const demanded = demand[doc]!;
    if (key === this.lastKey && demanded < this.lastDemand) return;
    this.push(key, demanded, ids[doc]!);
  }

  push(key: number, demand: number, id: number): void {
    if (this.wanted === 0) return;
    this.keys.push(key);
    this.demands.push(demand);
    this.ids.push(id);
    if (this.ids.length >= this.wanted * 2 + 256) this.shrink();
  }

  /** The ids of the rows `skip` … `skip + limit − 1` in order. */
  page(skip: number, limit: number): number[] {
    const ids = this.ids.view();
    const from = Math.min(skip, ids.length);
    const end = Math.min(skip + limit, ids.length);
    const places = Uint32Array.from(ids, (_, place) => place);
    this.select(places, from, 0);
    this.select(places, end, from);
    const window = Array.from(places.subarray(from, end));
    return window.sort((a, b) => this.compare(a, b)).map((place) => ids[place]!);
  }

  private compare(a: number, b: number): number {
    const keyA = this.keys.at(a);
    const keyB = this.keys.at(b);
    if (keyA !== keyB) return keyA < keyB ? -1 : 1;
    return this.demands.at(b) - this.demands.at(a) || this.ids.at(a) - this.ids.at(b);
  }

  private shrink(): void {
    const places = Uint32Array.from({ length: this.ids.length }, (_, place) => place);
    this.select(places, this.wanted, 0);
    const kept = places.subarray(0, this.wanted);
    let last = kept[0]!;
    for (const place of kept) if (this.compare(place, last) > 0) last = place;
    this.lastKey = this.keys.at(last);
    this.lastDemand = this.demands.at(last);
    keep(this.keys, kept);
    keep(this.demands, kept);
    keep(this.ids, kept);
  }

  /** Moves the first `count` of the order to the front, among the places from `low` on (quickselect). */
  private select(places: Uint32Array, count: number, low: number): void {
    let left = low;
    let right = places.length - 1;
    while (left < right && count > left && count <= right) {
      const pivot = places[(left + right) >> 1]!;
      let i = left;
      let j = right;
      while (i <= j) {
        while (this.compare(places[i]!, pivot) < 0) i++;
        while (this.compare(places[j]!, pivot) > 0) j--;
        if (i > j) break;
        const swapped = places[i]!;
        places[i++] = places[j]!;
        places[j--] = swapped;
      }
      if (count <= j) right = j;
      else if (count >= i) left = i;
      else return;
    }
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
