import type { FoundPart } from '@farad/domain/bom';
import type { CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter, type ProductFilter, type ProductScore, type SearchAnswer } from '@farad/domain/search-query';
import type { LeafCount, SearchOptions } from '../engine-options.ts';
import { correctedBelow, kindOfRank } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { type LineQuestion, type LineSources, matchLines } from '../lists/match-lines.ts';
import { findText, noText, type TakenText } from '../match/find-text.ts';
import { type Suggested, suggestFrom, type SuggestRequest } from '../suggest/suggest.ts';
import { type AskCluster, type Answers, type Bucket, decided } from './answers.ts';
import { ClusterLineParts } from './cluster-line-parts.ts';
import { ClusterSets } from './cluster-sets.ts';
import { suggestSource } from './cluster-suggest.ts';
import { type BulkAsking, type BulkLimits, bulkLimits, decideMany } from './decide-many.ts';
import { fields } from './fields.ts';
import { allOf, hasAnyTerm, hasTerm } from './query.ts';
import { searchCluster } from './search-cluster.ts';
import { narrowed, type Ranked } from './text-query.ts';

export interface ClusterOptions {
  readonly ask: AskCluster;
  /** As in the index in memory: the maximum number of distinct values that a facet lists. */
  readonly distinctLimit?: number;
}

const distinctLimitDefault = 500;

/** Most categories that are counted: more than a shop has. */
const leavesMax = 20_000;

type LeafBucket = Bucket & { readonly stocked: { readonly doc_count: number } };

type Taken = TakenText<readonly Ranked[]> | null;

/** Returns how each product of the page matches the text, for checking the order of results (product C10). */
const scoresOf = (sets: ClusterSets, taken: Taken, ids: readonly ProductId[]): readonly ProductScore[] => {
  if (ids.length === 0) return [];
  const own = hasAnyTerm(fields.id, ids);
  // All products of the page have a rank, also those that match no text. 0 would find nothing.
  const ranked = [
    { rank: 1, query: own },
    ...narrowed(sets.raised(taken?.found ?? [], 1), (query) => allOf([query, own])),
  ];
  const byId = new Map(sets.listed(ranked, ids.length).map((facts) => [facts.id, { ...facts, rank: facts.rank - 1 }]));
  return ids.flatMap((id) => {
    const facts = byId.get(id);
    if (facts === undefined) return [];
    const { rank, isInStock, demand } = facts;
    const isCorrected = taken !== null && taken.correction !== null && rank < correctedBelow;
    return [{ id, isCorrected, match: kindOfRank(rank), isInStock, demand }];
  });
};

/**
 * The catalogue in a search cluster. Reading and matching of texts, ranks, facets and their meaning are those of the
 * index in memory; the cluster filters, counts and sorts.
 */
export class ClusterEngine {
  private readonly ask: AskCluster;
  private readonly distinctLimit: number;

  constructor({ ask, distinctLimit = distinctLimitDefault }: ClusterOptions) {
    this.ask = ask;
    this.distinctLimit = distinctLimit;
  }

  /** Returns the products that match the filter, as `SearchEngine.search` does. */
  search(frame: OpenFrame, filter: ProductFilter, options: SearchOptions = {}): Promise<SearchAnswer> {
    return decided(this.ask, (answers) => this.answer(frame, answers, filter, options));
  }

  /** Returns the number of products by leaf category, as `SearchEngine.leafCounts` does. */
  async leafCounts(): Promise<readonly LeafCount[]> {
    const leaves = { terms: { field: fields.category, size: leavesMax } };
    const body = {
      size: 0,
      aggs: { leaves: { ...leaves, aggs: { stocked: { filter: hasTerm(fields.inStock, 1) } } } },
    };
    const [answer] = await this.ask([body]);
    const buckets = (answer?.aggregations?.['leaves']?.buckets ?? []) as readonly LeafBucket[];
    return buckets.map(({ key, doc_count: count, stocked }) => ({
      id: Number(key) as CategoryId,
      count,
      inStock: stocked.doc_count,
    }));
  }

  /** Returns suggestions for a text being typed, as `SearchEngine.suggest` does. */
  suggest(frame: OpenFrame, request: SuggestRequest): Promise<Suggested> {
    return decided(this.ask, (answers) => suggestFrom(frame, suggestSource(frame, answers), request));
  }

  /**
   * Returns the catalogue's parts for the lines of a parts list, as `SearchEngine.matchLines` does; null = the cluster
   * did not answer for the line. Throws if it answered for no line.
   */
  async matchLines(
    frame: OpenFrame,
    questions: readonly LineQuestion[],
    asking: BulkAsking,
    limits: BulkLimits = bulkLimits,
  ): Promise<readonly (readonly FoundPart[] | null)[]> {
    const decisions = questions.map(
      (question) =>
        (answers: Answers): readonly FoundPart[] =>
          this.lineParts(frame, answers, question),
    );
    const results = await decideMany(decisions, asking, limits);
    const [first] = results;
    if (first?.ok === false && results.every(({ ok }) => !ok)) throw first.error;
    return results.map((result) => (result.ok ? result.value : null));
  }

  private lineParts(frame: OpenFrame, answers: Answers, question: LineQuestion): readonly FoundPart[] {
    const search: LineSources['search'] = ({ text, limit }, reading) =>
      this.answer(frame, answers, { ...emptyFilter, text, limit }, { facets: 'none', asTyped: true, reading }).ids;
    const [parts = []] = matchLines({ frame, parts: new ClusterLineParts(frame, answers), search }, [question]);
    return parts;
  }

  private answer(frame: OpenFrame, answers: Answers, filter: ProductFilter, options: SearchOptions): SearchAnswer {
    const sets = new ClusterSets(frame, answers);
    const taken = findText(frame, sets, filter.text, options);
    const { facets = 'of_category', after = null, debug = false } = options;
    const { distinctLimit } = this;
    const found = searchCluster({ frame, answers, distinctLimit }, filter, taken?.found ?? null, { facets, after });
    const { correction, dropped, atLeast, withMargin, missing } = taken ?? noText;
    const scores = debug ? { scores: scoresOf(sets, taken, found.ids) } : {};
    return { ...found, correction, dropped, atLeast, withMargin, missing, ...scores };
  }
}
