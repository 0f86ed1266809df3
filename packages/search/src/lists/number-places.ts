import type { ProductId } from '@farad/domain/product';
import { findNumber } from '../columns/hash-index.ts';
import { Lexicon } from '../index/lexicon.ts';
import { misspellingCost } from '../words/misspelling-cost.ts';
import { type RequestedNumber, likenessOf } from '../words/number-likeness.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { removed } from '../index/segment.ts';
import { findSorted, prefixRange, stringAt } from '../columns/string-table.ts';
import { listAt, listsBetween } from '../columns/text-index.ts';

/** Maximum number of products that are returned for one part number. */
const sameNumberMax = 64;
/** Maximum number of part numbers with the same prefix that are examined. */
const begunMax = 200;
const nearMax = 12;
/** Minimum length for matching by prefix. Shorter numbers are prefixes of too many other numbers. */
const begunLengthMin = 4;
const typoLengthMin = 6;
const leftOverMax = 4;

/** Position of a product: its segment and its index in the segment. */
export interface Place {
  readonly open: OpenSegment;
  readonly doc: number;
}

/** Returns the part number as the maker writes it. */
export const mpnOf = ({ open, doc }: Place): string => stringAt(open.segment.mpns, doc);

const shown = (open: OpenSegment, docs: Iterable<number>): readonly Place[] =>
  Array.from(docs)
    .filter((doc) => open.segment.states.codes[doc] !== removed)
    .map((doc) => ({ open, doc }));

/** Finds products by part number or shop number. Removed products are never returned. */
export class NumberPlaces {
  private readonly segments: readonly OpenSegment[];
  private readonly lexicon: Lexicon;
  private readonly makerOf: (place: Place) => string;

  constructor(segments: readonly OpenSegment[], makerOf: (place: Place) => string) {
    this.segments = segments;
    this.makerOf = makerOf;
    this.lexicon = new Lexicon(segments);
  }

  /** Returns the product with this shop number; empty if there is none. */
  ofId(id: ProductId): readonly Place[] {
    return this.segments.flatMap((open) => {
      const doc = findNumber(open.segment.idSlots, open.segment.ids, id);
      return doc === -1 || open.segment.states.codes[doc] === removed ? [] : [{ open, doc }];
    });
  }

  /**
   * Returns the products with a part number that equals one of the normalised forms, at most `sameNumberMax` per form
   * and segment.
   */
  ofNumber({ folded }: Pick<RequestedNumber, 'folded'>): readonly Place[] {
    return this.segments.flatMap((open) => {
      const { numbers, numberDocs } = open.segment.text;
      const docs = new Set<number>();
      for (const form of folded) {
        const number = findSorted(numbers, form);
        if (number !== -1) for (const doc of listAt(numberDocs, number).subarray(0, sameNumberMax)) docs.add(doc);
      }
      return shown(open, docs);
    });
  }

  /**
   * Returns products with a similar number, at most 12. If some differ only in packing, or by a suffix that looks like
   * packing, returns these. Otherwise returns products whose number starts with the requested one, or is the beginning
   * of it. If there are none, returns products whose number has one typing error.
   */
  near(asked: RequestedNumber): readonly Place[] {
    const begun = this.begunPlaces(asked).map((place) => ({
      place,
      likeness: likenessOf(asked, mpnOf(place), this.makerOf(place)),
    }));
    const packed = [
      ...begun.filter(({ likeness }) => likeness === 'packing'),
      ...begun.filter(({ likeness }) => likeness === 'packing_like'),
    ];
    if (packed.length > 0) return packed.slice(0, nearMax).map(({ place }) => place);
    const longer = begun.filter(({ likeness }) => likeness === 'begins');
    const near = longer.length > 0 ? longer.map(({ place }) => place) : this.mistyped(asked);
    return near.slice(0, nearMax);
  }

  private begunPlaces({ base, folded }: RequestedNumber): readonly Place[] {
    const bases = foldPartNumber(base).filter(({ length }) => length >= begunLengthMin);
    const shorter = folded.flatMap((form) => {
      const lengthMin = Math.max(typoLengthMin, form.length - leftOverMax);
      return this.lexicon.longestBeginning(form, lengthMin) ?? [];
    });
    const begun = this.segments.flatMap((open) => {
      const { numbers, numberDocs } = open.segment.text;
      const docs = new Set<number>();
      for (const start of bases) {
        const [first, end] = prefixRange(numbers, start);
        const list = listsBetween(numberDocs, first, Math.min(end, first + begunMax));
        for (const doc of list.subarray(0, begunMax)) docs.add(doc);
      }
      return shown(open, docs);
    });
    return [...begun, ...this.ofNumber({ folded: shorter })];
  }

  private mistyped({ folded }: RequestedNumber): readonly Place[] {
    const near = folded
      .filter(({ length }) => length >= typoLengthMin)
      .flatMap((form) =>
        this.lexicon
          .nearNumbers(form, 1)
          .filter(({ isWhole }) => isWhole)
          .map((number) => ({ form: number.form, cost: misspellingCost(form, number.form) })),
      )
      .sort((a, b) => a.cost - b.cost);
    return this.ofNumber({ folded: [...new Set(near.map(({ form }) => form))].slice(0, nearMax) });
  }
}
