import type { GenericPart } from '@farad/domain/bom';
import type { AttributeValue, BrandId, CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import { findNumber } from '../columns/hash-index.ts';
import { findSorted, prefixRange, stringAt } from '../columns/string-table.ts';
import { listAt, listsBetween } from '../columns/text-index.ts';
import { costsAt } from '../facets/costs.ts';
import { Lexicon } from '../index/lexicon.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { removed } from '../index/segment.ts';
import { fittingDocs, meets, valueAt } from './fitting-parts.ts';
import { begunMax, type FittingOrder, type LinePart, type LineParts, sameNumberMax } from './line-parts.ts';

type CostOf = (doc: number) => number;

/** Costs of documents. Cached, because many lines have the same quantity. */
class Costs {
  private readonly bySegment = new Map<OpenSegment, Map<number, CostOf>>();

  of(open: OpenSegment, quantity: number): CostOf {
    const ofSegment = this.bySegment.get(open) ?? new Map<number, CostOf>();
    this.bySegment.set(open, ofSegment);
    const known = ofSegment.get(quantity);
    if (known !== undefined) return known;
    const costOf = costsAt(open.segment, quantity);
    ofSegment.set(quantity, costOf);
    return costOf;
  }
}

/** A document of a segment as a part. Its fields are read when they are needed. */
class SegmentPart implements LinePart {
  readonly open: OpenSegment;
  readonly doc: number;
  private readonly costs: Costs;

  constructor(open: OpenSegment, doc: number, costs: Costs) {
    this.open = open;
    this.doc = doc;
    this.costs = costs;
  }

  get id(): ProductId {
    return this.open.segment.ids[this.doc] as ProductId;
  }

  get brandId(): BrandId {
    return brandAt(this.open, this.doc);
  }

  get categoryId(): CategoryId {
    return this.open.segment.blocks.find(({ end }) => this.doc < end)!.categoryId;
  }

  get mpn(): string {
    return stringAt(this.open.segment.mpns, this.doc);
  }

  get available(): number {
    return this.open.segment.available[this.doc]!;
  }

  costOf(quantity: number): number {
    return this.costs.of(this.open, quantity)(this.doc);
  }

  valueOf(key: string): AttributeValue | null {
    return valueAt(this.open.segment, this.doc, key);
  }
}

const brandAt = ({ segment }: OpenSegment, doc: number): BrandId =>
  segment.brandIds[segment.brands.codes[doc]! - 1] as BrandId;

const compareKeys = (one: readonly number[], other: readonly number[]): number => {
  for (const [place, own] of one.entries()) {
    // Infinity = no price.
    if (own !== other[place]) return own < other[place]! ? -1 : 1;
  }
  return 0;
};

/** The parts of the index in memory. */
export class SegmentLineParts implements LineParts {
  private readonly frame: OpenFrame;
  private readonly segments: readonly OpenSegment[];
  private readonly costs = new Costs();
  readonly known: Lexicon;

  constructor(frame: OpenFrame, segments: readonly OpenSegment[]) {
    this.frame = frame;
    this.segments = segments;
    this.known = new Lexicon(segments);
  }

  ofId(id: ProductId): readonly LinePart[] {
    return this.segments.flatMap((open) => {
      const doc = findNumber(open.segment.idSlots, open.segment.ids, id);
      return doc === -1 ? [] : this.shown(open, [doc]);
    });
  }

  ofNumber(forms: readonly string[]): readonly LinePart[] {
    return this.segments.flatMap((open) => {
      const { numbers, numberDocs } = open.segment.text;
      const docs = new Set<number>();
      for (const form of forms) {
        const number = findSorted(numbers, form);
        if (number !== -1) for (const doc of listAt(numberDocs, number).subarray(0, sameNumberMax)) docs.add(doc);
      }
      return this.shown(open, docs);
    });
  }

  begunWith(forms: readonly string[]): readonly LinePart[] {
    return this.segments.flatMap((open) => {
      const { numbers, numberDocs } = open.segment.text;
      const docs = new Set<number>();
      for (const form of forms) {
        const [first, end] = prefixRange(numbers, form);
        const list = listsBetween(numberDocs, first, Math.min(end, first + begunMax));
        for (const doc of list.subarray(0, begunMax)) docs.add(doc);
      }
      return this.shown(open, docs);
    });
  }

  fitting(part: GenericPart, { quantity, makers }: FittingOrder, most: number): readonly LinePart[] {
    const best: { readonly open: OpenSegment; readonly doc: number; readonly key: readonly number[] }[] = [];
    for (const open of this.segments) {
      const costOf = this.costs.of(open, quantity);
      fittingDocs(this.frame, open, part, (doc) => {
        const { available, ids } = open.segment;
        const isOther = makers.length > 0 && !makers.includes(brandAt(open, doc));
        const key = [+isOther, +(available[doc]! < quantity), +(available[doc]! <= 0), costOf(doc), ids[doc]!];
        const last = best[most - 1];
        if (last !== undefined && compareKeys(last.key, key) <= 0) return;
        const at = best.findIndex((other) => compareKeys(other.key, key) > 0);
        best.splice(at === -1 ? best.length : at, 0, { open, doc, key });
        best.length = Math.min(best.length, most);
      });
    }
    return best.map(({ open, doc }) => new SegmentPart(open, doc, this.costs));
  }

  meets(part: LinePart, description: GenericPart): boolean {
    return part instanceof SegmentPart && meets(this.frame, part.open, description)(part.doc);
  }

  private shown(open: OpenSegment, docs: Iterable<number>): readonly LinePart[] {
    return Array.from(docs)
      .filter((doc) => open.segment.states.codes[doc] !== removed)
      .map((doc) => new SegmentPart(open, doc, this.costs));
  }
}
