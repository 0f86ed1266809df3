import type { ProductFilter } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import { unbuyable } from '@farad/search/facets/sort-keys';
import { piecesByRule } from '@farad/search/facets/costs';
import { facetKeys, measuredId } from './catalogue.ts';

type Segment = ReturnType<SearchEngine['contents']>['base'];

interface Bare {
  readonly count: number;
  readonly ids: readonly number[];
  /** By facet, then by code. */
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

/**
 * Physical limit of row P1: one hand-written loop over the columns of this query only. It has no chunks, bit sets,
 * blocks, texts, removals, ties or answer objects. Both filters include values of their own facet.
 */
export const bareScan = (segment: Segment, filter: ProductFilter): (() => Bare) => {
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
  const firstKey = filter.attrs[0]!.key;
  const secondKey = filter.attrs[1]!.key;
  const [first, second] = [column(firstKey), column(secondKey)];
  const [isFirst, isSecond] = [allowed(firstKey), allowed(secondKey)];
  const columns = [...facetKeys.map(column), segment.brands.codes.subarray(start, end) as Uint16Array];
  const sizes = [...facetKeys.map((key) => segment.attributes.get(key)!.values.length), segment.brandIds.length];
  const [firstFacet, secondFacet] = [firstKey, secondKey].map((key) => facetKeys.findIndex((facet) => facet === key));
  const { ladderOf, starts, unitPrices, ladders } = segment.tiers;
  const lists = ladders.lists;
  const { available } = segment;
  const rules = segment.rules.codes;
  const stepAt = (ladder: readonly number[], quantity: number): number =>
    Math.max(
      0,
      ladder.findLastIndex((from) => from <= quantity),
    );
  return () => {
    const counts = sizes.map((size) => new Uint32Array(size + 1));
    const [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11] = columns;
    const [n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11] = counts;
    const firstCounts = counts[firstFacet!]!;
    const secondCounts = counts[secondFacet!]!;
    const steps = Int32Array.from(lists, (ladder) => stepAt(ladder, filter.quantity));
    const pieces = piecesByRule(segment, filter.quantity);
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
        const doc = start + i;
        const ladder = ladderOf[doc]!;
        const taken = pieces[rules[doc]!]!;
        const step = taken === filter.quantity ? steps[ladder]! : stepAt(lists[ladder]!, taken);
        const cost = unitPrices[starts[doc]! + step]! * taken + (available[doc]! < taken ? unbuyable : 0);
        if (cost < rows.last) rows.add(cost, doc);
      } else if (passesFirst) secondCounts[second[i]!]!++;
      else if (passesSecond) firstCounts[first[i]!]!++;
    }
    return { count, ids: rows.docs.map((doc) => segment.ids[doc]!), counts };
  };
};
