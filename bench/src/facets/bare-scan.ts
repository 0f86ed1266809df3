import type { ProductFilter } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import { unbuyable } from '@farad/search/facets/sort-keys';
import { piecesByRule } from '@farad/search/facets/costs';
import { facetKeys, measuredId } from '../kit/catalogue.ts';

type Segment = ReturnType<SearchEngine['contents']>['base'];

interface Bare {
  readonly count: number;
  readonly ids: readonly number[];
  /** Counts by facet, then by the code of the value. */
  readonly counts: readonly Uint32Array[];
}

const pageLength = 20;

/** Keeps the cheapest rows by insertion into a short list. */
class CheapestRows {
  readonly costs: number[] = [];
  readonly docs: number[] = [];
  last = Infinity;

  add(cost: number, doc: number): void {
    let at = this.costs.length;
    while (at > 0 && this.costs[at - 1]! > cost) at--;
    this.costs.splice(at, 0, cost);
    this.docs.splice(at, 0, doc);
    if (this.costs.length <= pageLength) return;
    this.costs.pop();
    this.docs.pop();
    this.last = this.costs[pageLength - 1]!;
  }
}

/** The columns of one category that bench P1 reads, with one entry for each part, and the values of its query. */
export interface ScanColumns {
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  /** By code of the first filter's attribute: 1 = the filter accepts this value. */
  readonly isFirst: Uint8Array;
  readonly isSecond: Uint8Array;
  /**
   * The codes of twelve facets. `sizes` = how many values each facet has; `firstFacet` and `secondFacet` are the places
   * of the two filtered facets.
   */
  readonly facets: readonly Uint16Array[];
  readonly sizes: readonly number[];
  readonly firstFacet: number;
  readonly secondFacet: number;
  readonly ladderOf: Uint32Array;
  readonly starts: Uint32Array;
  readonly unitPrices: Float64Array;
  readonly ladders: readonly (readonly number[])[];
  readonly available: ArrayLike<number>;
  readonly rules: ArrayLike<number>;
  /** Number of pieces to buy, by code of the rule (minimum quantity and multiple). */
  readonly pieces: Float64Array;
  readonly quantity: number;
  /** Added to the cost of parts that cannot be bought, so that they come last. */
  readonly surcharge: number;
  readonly ids: ArrayLike<number>;
}

/** Returns the columns of the measured category for a filter on two attributes. */
export const scanColumns = (segment: Segment, filter: ProductFilter): ScanColumns => {
  const block = segment.blocks.findIndex(({ categoryId }) => categoryId === measuredId);
  const { start, end } = segment.blocks[block]!;
  const column = (key: string): Uint16Array => {
    const { codes, blockStart } = segment.attributes.get(key)!;
    return codes.subarray(blockStart[block], blockStart[block]! + end - start) as Uint16Array;
  };
  const allowed = (key: string): Uint8Array => {
    const ticked = filter.attrs.flatMap((some) => (some.kind === 'values' && some.key === key ? some.values : []));
    return Uint8Array.of(
      0,
      ...segment.attributes.get(key)!.values.map((value) => +ticked.some((tick) => tick === value)),
    );
  };
  const [firstKey, secondKey] = [filter.attrs[0]!.key, filter.attrs[1]!.key];
  const facetOf = (key: string): number => facetKeys.findIndex((facet) => facet === key);
  return {
    first: column(firstKey),
    second: column(secondKey),
    isFirst: allowed(firstKey),
    isSecond: allowed(secondKey),
    facets: [...facetKeys.map(column), segment.brands.codes.subarray(start, end) as Uint16Array],
    sizes: [...facetKeys.map((key) => segment.attributes.get(key)!.values.length), segment.brandIds.length],
    firstFacet: facetOf(firstKey),
    secondFacet: facetOf(secondKey),
    ladderOf: segment.tiers.ladderOf.subarray(start, end),
    starts: segment.tiers.starts.subarray(start, end),
    unitPrices: segment.tiers.unitPrices,
    ladders: segment.tiers.ladders.lists,
    available: segment.available.subarray(start, end),
    rules: segment.rules.codes.subarray(start, end),
    pieces: piecesByRule(segment, filter.quantity),
    quantity: filter.quantity,
    surcharge: unbuyable,
    ids: segment.ids.subarray(start, end),
  };
};

const breakIndexAt = (ladder: readonly number[], quantity: number): number =>
  Math.max(
    0,
    ladder.findLastIndex((from) => from <= quantity),
  );

/**
 * Returns the physical limit of row P1 in TypeScript: one hand-written loop over the columns of this query only. It has
 * no other part of the engine, such as chunks, bit sets, texts and ties. It is used where there is no C compiler.
 */
export const bareScan = (columns: ScanColumns): (() => Bare) => {
  const { first, second, isFirst, isSecond, sizes, firstFacet, secondFacet, pieces, quantity, surcharge } = columns;
  const { ladderOf, starts, unitPrices, ladders, available, rules, ids } = columns;
  return () => {
    const counts = sizes.map((size) => new Uint32Array(size + 1));
    const [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11] = columns.facets;
    const [n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11] = counts;
    const firstCounts = counts[firstFacet]!;
    const secondCounts = counts[secondFacet]!;
    const breakOf = Int32Array.from(ladders, (ladder) => breakIndexAt(ladder, quantity));
    const rows = new CheapestRows();
    let count = 0;
    for (let i = 0; i < first.length; i++) {
      const passesFirst = isFirst[first[i]!]!;
      const passesSecond = isSecond[second[i]!]!;
      if (passesFirst & passesSecond) {
        count++;
        n0![c0![i]!]!++;
        n1![c1![i]!]!++;
        n2![c2![i]!]!++;
        n3![c3![i]!]!++;
        n4![c4![i]!]!++;
        n5![c5![i]!]!++;
        n6![c6![i]!]!++;
        n7![c7![i]!]!++;
        n8![c8![i]!]!++;
        n9![c9![i]!]!++;
        n10![c10![i]!]!++;
        n11![c11![i]!]!++;
        const ladder = ladderOf[i]!;
        const taken = pieces[rules[i]!]!;
        const index = taken === quantity ? breakOf[ladder]! : breakIndexAt(ladders[ladder]!, taken);
        const cost = unitPrices[starts[i]! + index]! * taken + (available[i]! < taken ? surcharge : 0);
        if (cost < rows.last) rows.add(cost, i);
      } else if (passesFirst) secondCounts[second[i]!]!++;
      else if (passesSecond) firstCounts[first[i]!]!++;
    }
    return { count, ids: rows.docs.map((doc) => ids[doc]!), counts };
  };
};
