import type { ProductId } from '@farad/domain/product';
import { findSorted, prefixRange, stringAt } from '../columns/string-table.ts';
import { listAt, listsBetween } from '../columns/text-index.ts';
import { docsWithout, type DocSet, marked, setOfList, setWithout, shifted, union } from '../index/doc-set.ts';
import { Lexicon } from '../index/lexicon.ts';
import { byReading, byWord } from '../index/match-rank.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import { inStock, removed } from '../index/segment.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import type { NumberMatch } from './match-number.ts';
import { docsOfValues, emptyReading, type OpenReading } from './match-reading.ts';
import { docsWithPiece, matchTextIn, withPiece, withWhole } from './match-text.ts';
import { docsMeetingAny, docsMeetingOrUnstated, type OpenWay } from './open-ways.ts';
import { comparedMax, isByNumber, otherByPoint } from './other-points.ts';
import type { ProductFacts, ProductSets, RankedFacts, WithoutOthers } from './product-sets.ts';
import { withWholeDigits } from './whole-digits.ts';

/** By segment: documents, ascending. */
type Docs = readonly Uint32Array[];
/** By segment: documents with their ranks. */
type Found = readonly DocSet[];

/** Maximum number of documents per segment that `ofNumber` returns, and of part numbers that it looks up. */
const lookedAtMax = 64;

const lengthsOf = (lists: readonly { readonly length: number }[]): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** The products of the index in memory as sets. A set has the documents of each segment. */
export class SegmentSets implements ProductSets<Docs, Found> {
  private readonly segments: readonly OpenSegment[];
  readonly known: Lexicon;

  constructor(segments: readonly OpenSegment[]) {
    this.segments = segments;
    this.known = new Lexicon(segments);
  }

  ofValues(reading: Pick<OpenReading, 'categoryIds' | 'brandIds' | 'attributes'>): Docs {
    return this.segments.map((open) => docsOfValues(open, { ...emptyReading, ...reading }));
  }

  meeting(set: Docs, ways: readonly OpenWay[]): Docs {
    return this.segments.map((open, index) => docsMeetingAny(open, set[index]!, ways));
  }

  meetingOrUnstated(set: Docs, ways: readonly OpenWay[]): Docs {
    return this.segments.map((open, index) => docsMeetingOrUnstated(open, set[index]!, ways));
  }

  withPiece(set: Docs | null, piece: TextPiece): Docs {
    return this.segments.map((open, index) => {
      if (set === null) return docsWithPiece(open, piece).docs;
      const docs = set[index]!;
      return docs.length === 0 ? docs : withPiece(open, piece, setOfList(docs, byReading)).docs;
    });
  }

  withWhole(set: Docs, query: TextQuery): Docs {
    return this.segments.map((open, index) => withWhole(open, query, setOfList(set[index]!, byReading)).docs);
  }

  withNumbers(forms: readonly string[]): Docs {
    return this.segments.map(({ segment, board }) => {
      for (const form of forms) {
        const number = findSorted(segment.text.numbers, form);
        if (number !== -1) board.markAll(listAt(segment.text.numberDocs, number), byWord);
      }
      return board.take().docs;
    });
  }

  withWholeDigits(set: Docs, digits: string): Docs {
    return withWholeDigits(this.segments, set, digits);
  }

  either(one: Docs, other: Docs): Docs {
    return one.map((docs, index) => union(setOfList(docs, byReading), setOfList(other[index]!, byReading)).docs);
  }

  isAny(set: Docs): boolean {
    return set.some(({ length }) => length > 0);
  }

  countOf(set: Docs): number {
    return lengthsOf(set);
  }

  matchText(query: TextQuery, how: NumberMatch): Found {
    return matchTextIn(this.segments, query, how);
  }

  ranked(set: Docs, rank: number): Found {
    return set.map((docs) => setOfList(docs, rank));
  }

  best(one: Found, other: Found): Found {
    return one.map((docs, index) => union(docs, other[index]!));
  }

  raised(found: Found, by: number): Found {
    return found.map((set) => shifted(set, by));
  }

  all(found: Found): Docs {
    return found.map(({ docs }) => docs);
  }

  from(found: Found, rank: number): Docs {
    return found.map(({ docs, ranks }) => docs.filter((_, at) => ranks[at]! >= rank));
  }

  refined(found: Found, rank: number, keep: (lower: Docs) => Docs): Found {
    const lower = found.map(({ docs, ranks }) =>
      marked(
        docs,
        ranks.map((one) => +(one < rank)),
      ),
    );
    const kept = keep(lower);
    return found.map((set, index) => setWithout(set, docsWithout(lower[index]!, kept[index]!)));
  }

  sizeOf(found: Found): number {
    return found.reduce((sum, { docs }) => sum + docs.length, 0);
  }

  hasShown(found: Found, count: number): boolean {
    let left = count;
    for (const [index, { docs }] of found.entries()) {
      const states = this.segments[index]!.segment.states.codes;
      for (let i = 0; i < docs.length; i++) if (states[docs[i]!] !== removed && --left === 0) return true;
    }
    return false;
  }

  hasRank(found: Found, ranks: ReadonlySet<number>): boolean {
    return found.some((set) => set.ranks.some((rank) => ranks.has(rank)));
  }

  listed(found: Found, most: number): readonly RankedFacts[] {
    return found.flatMap(({ docs, ranks }, index) =>
      this.factsOf(index, docs.subarray(0, most)).map((facts, at) => ({ ...facts, rank: ranks[at]! })),
    );
  }

  withoutOtherPoints(text: string, found: Found): WithoutOthers<Found> {
    const isOther = otherByPoint(text);
    const size = isOther === null ? 0 : this.sizeOf(found);
    if (isOther === null || size === 0 || size > comparedMax) return { found, others: [] };
    const others: ProductFacts[] = [];
    const kept = found.map((set, index) => {
      const { mpns } = this.segments[index]!.segment;
      const isLeft = Array.from(set.docs, (doc, at) => isByNumber(set.ranks[at]!) && isOther(stringAt(mpns, doc)));
      if (!isLeft.includes(true)) return set;
      others.push(
        ...this.shownFacts(
          index,
          set.docs.filter((_, at) => isLeft[at]),
        ),
      );
      return { docs: set.docs.filter((_, at) => !isLeft[at]), ranks: set.ranks.filter((_, at) => !isLeft[at]) };
    });
    return { found: kept, others };
  }

  ofNumber(form: string, how: 'whole' | 'begun'): readonly ProductFacts[] {
    return this.segments.flatMap(({ segment }, index) => {
      const { numbers, numberDocs } = segment.text;
      const place = findSorted(numbers, form);
      const [first, end] = how === 'whole' ? [place, place + 1] : prefixRange(numbers, form);
      if (first === -1 || end <= first) return [];
      const docs =
        how === 'whole'
          ? listAt(numberDocs, first)
          : listsBetween(numberDocs, first, Math.min(end, first + lookedAtMax));
      return this.shownFacts(index, docs.subarray(0, lookedAtMax));
    });
  }

  private shownFacts(index: number, docs: Uint32Array): readonly ProductFacts[] {
    const states = this.segments[index]!.segment.states.codes;
    return this.factsOf(
      index,
      docs.filter((doc) => states[doc] !== removed),
    );
  }

  private factsOf(index: number, docs: Uint32Array): readonly ProductFacts[] {
    const { ids, mpns, states, demand } = this.segments[index]!.segment;
    return Array.from(docs, (doc) => ({
      id: ids[doc] as ProductId,
      mpn: stringAt(mpns, doc),
      isInStock: states.codes[doc] === inStock,
      demand: demand[doc]!,
    }));
  }
}
