import type { ProductId } from '@farad/domain/product';
import { byInfix } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import type { NumberMatch } from '../match/match-number.ts';
import type { OpenReading } from '../match/match-reading.ts';
import type { OpenWay } from '../match/open-ways.ts';
import { comparedMax, isByNumber, otherByPoint } from '../match/other-points.ts';
import type { ProductFacts, ProductSets, RankedFacts, WithoutOthers } from '../match/product-sets.ts';
import { digitsCompared } from '../match/whole-digits.ts';
import type { KnownTexts } from '../text/known-texts.ts';
import type { TextPiece, TextQuery } from '../words/read-text.ts';
import type { Answers, ClusterAnswer, ClusterHit } from './answers.ts';
import { attributeQuery } from './attribute-query.ts';
import { ClusterTexts } from './cluster-texts.ts';
import { brandQuery, categoryQuery, kindsOf } from './conditions.ts';
import { fields } from './fields.ts';
import { allOf, anyOf, everything, hasAnyTerm, hasInfix, hasPrefix, hasTerm, not, type Query } from './query.ts';
import {
  anyRank,
  everyPieceRanks,
  narrowed,
  pieceQuery,
  type Ranked,
  rankedQuery,
  wholeQuery,
  wholeRanks,
} from './text-query.ts';
import { wayQuery } from './way-query.ts';

/** Products by rank. A product of several entries has the highest of their ranks. */
type Found = readonly Ranked[];

/** Maximum number of products that `ofNumber` returns. */
const lookedAtMax = 64;

const factFields = [fields.id, fields.mpn, fields.inStock, fields.demand];

const factsOf = ({ fields: own = {} }: ClusterHit): ProductFacts => ({
  id: Number(own[fields.id]?.[0]) as ProductId,
  mpn: String(own[fields.mpn]?.[0] ?? ''),
  isInStock: own[fields.inStock]?.[0] === 1,
  demand: Number(own[fields.demand]?.[0]),
});

/** The products of the cluster as sets. A set is a query: it is asked only for what the rules want to know of it. */
export class ClusterSets implements ProductSets<Query, Found> {
  private readonly frame: OpenFrame;
  private readonly answers: Answers;
  readonly known: KnownTexts;

  constructor(frame: OpenFrame, answers: Answers) {
    this.frame = frame;
    this.answers = answers;
    this.known = new ClusterTexts(frame, answers);
  }

  ofValues({ categoryIds, brandIds, attributes }: Pick<OpenReading, 'categoryIds' | 'brandIds' | 'attributes'>): Query {
    const kindOf = kindsOf(this.frame);
    return allOf([
      categoryQuery(categoryIds) ?? everything,
      brandQuery(brandIds) ?? everything,
      ...Array.from(attributes.values(), (filters) => allOf(filters.map((filter) => attributeQuery(kindOf, filter)))),
    ]);
  }

  meeting(set: Query, ways: readonly OpenWay[]): Query {
    return allOf([set, anyOf(ways.map((way) => wayQuery(this.frame, way)))]);
  }

  meetingOrUnstated(set: Query, ways: readonly OpenWay[]): Query {
    const keys = ways.flatMap((way) => (way.kind === 'filter' ? [way.filter.key] : []));
    if (keys.length === 0) return set;
    const met = anyOf(ways.map((way) => wayQuery(this.frame, way)));
    return allOf([set, anyOf([met, not(hasAnyTerm(fields.stated, keys))])]);
  }

  withPiece(set: Query | null, piece: TextPiece): Query {
    return allOf([set ?? everything, pieceQuery(this.frame, piece)]);
  }

  withWhole(set: Query, query: TextQuery): Query {
    return allOf([set, wholeQuery(query)]);
  }

  withNumbers(forms: readonly string[]): Query {
    return hasAnyTerm(fields.numbers, forms);
  }

  withWholeDigits(set: Query, digits: string): Query {
    const most = digitsCompared(digits);
    if (most === 0 || this.countOf(set) > most) return set;
    const whole = hasTerm(fields.digits, digits);
    if (!this.isAny(allOf([set, whole]))) return set;
    return allOf([set, anyOf([whole, not(hasInfix(fields.digits, digits))])]);
  }

  either(one: Query, other: Query): Query {
    return anyOf([one, other]);
  }

  isAny(set: Query): boolean {
    return this.countOf(set) > 0;
  }

  countOf(set: Query): number {
    return 'match_none' in set ? 0 : this.ask({ size: 0, track_total_hits: true, query: set }).hits.total.value;
  }

  matchText(query: TextQuery, how: NumberMatch): Found {
    const everyPiece = everyPieceRanks(this.frame, query, how);
    const whole = wholeRanks(query, how);
    if (whole.length === 0 || !this.isAny(anyRank(whole))) return everyPiece;
    // A product whose part number is the whole text ranks above all that match by pieces.
    return [...whole, ...everyPiece.map((one) => ({ ...one, rank: Math.min(one.rank, byInfix) }))];
  }

  ranked(set: Query, rank: number): Found {
    return [{ rank, query: set }];
  }

  best(one: Found, other: Found): Found {
    return [...one, ...other];
  }

  raised(found: Found, by: number): Found {
    return found.map((one) => ({ ...one, rank: one.rank + by }));
  }

  all(found: Found): Query {
    return anyRank(found);
  }

  from(found: Found, rank: number): Query {
    return anyRank(found.filter((one) => one.rank >= rank));
  }

  refined(found: Found, rank: number, keep: (lower: Query) => Query): Found {
    return [
      ...found.filter((one) => one.rank >= rank),
      ...narrowed(
        found.filter((one) => one.rank < rank),
        keep,
      ),
    ];
  }

  sizeOf(found: Found): number {
    return this.countOf(anyRank(found));
  }

  hasShown(found: Found, count: number): boolean {
    return this.sizeOf(found) >= count;
  }

  hasRank(found: Found, ranks: ReadonlySet<number>): boolean {
    return this.isAny(this.withRanks(found, (rank) => ranks.has(rank)));
  }

  listed(found: Found, most: number): readonly RankedFacts[] {
    const { hits } = this.ask({
      size: most,
      query: rankedQuery(found),
      sort: [{ _score: 'desc' }, { [fields.id]: 'asc' }],
      docvalue_fields: factFields,
    });
    return hits.hits.map((hit) => ({ ...factsOf(hit), rank: Number(hit.sort?.[0]) }));
  }

  withoutOtherPoints(text: string, found: Found): WithoutOthers<Found> {
    const isOther = otherByPoint(text);
    if (isOther === null) return { found, others: [] };
    const byNumber = this.withRanks(found, isByNumber);
    const size = this.sizeOf(found);
    if (size === 0 || size > comparedMax) return { found, others: [] };
    const { hits } = this.ask({
      size: comparedMax,
      query: byNumber,
      sort: [{ [fields.id]: 'asc' }],
      docvalue_fields: factFields,
    });
    const others = hits.hits.map(factsOf).filter(({ mpn }) => isOther(mpn));
    if (others.length === 0) return { found, others };
    const isLeft = not(
      hasAnyTerm(
        fields.id,
        others.map(({ id }) => id),
      ),
    );
    return { found: narrowed(found, (query) => allOf([query, isLeft])), others };
  }

  ofNumber(form: string, how: 'whole' | 'begun'): readonly ProductFacts[] {
    const query = how === 'whole' ? hasTerm(fields.numbers, form) : hasPrefix(fields.numbers, form);
    const sort = [{ [fields.numbers]: 'asc' }, { [fields.id]: 'asc' }];
    return this.ask({ size: lookedAtMax, query, sort, docvalue_fields: factFields }).hits.hits.map(factsOf);
  }

  /** Returns the products whose rank `isWanted`. Their rank is the highest of their entries. */
  private withRanks(found: Found, isWanted: (rank: number) => boolean): Query {
    return anyOf(
      found
        .filter(({ rank }) => isWanted(rank))
        .map((one) => {
          const higher = found.filter(({ rank }) => rank > one.rank && !isWanted(rank));
          return allOf([anyRank([one]), not(anyRank(higher))]);
        }),
    );
  }

  private ask(body: Parameters<Answers['to']>[0]): ClusterAnswer {
    return this.answers.to(body);
  }
}
