import type { JudgedPart } from './predicate.ts';
import type { JudgedQuery, Label } from './query-set.ts';

/** Number of results that are judged. */
export const depth = 10;

/** Gain of a result by its label. */
const gains: Readonly<Record<Label, number>> = { exact: 1, substitute: 0.4, related: 0.1, wrong: 0 };

export interface JudgedAnswer {
  readonly query: JudgedQuery;
  readonly shown: readonly { readonly part: JudgedPart; readonly label: Label }[];
  /** Correct results among the first ten, divided by the number possible; null = the catalogue has none. */
  readonly precision: number | null;
  readonly ndcg: number | null;
  /**
   * True if the first result is in a category of correct ones; null = the query names no categories, or nothing is
   * correct.
   */
  readonly isCategoryRight: boolean | null;
}

const discounted = (values: readonly number[]): number =>
  values.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/**
 * Returns the gain of each place relative to a correct result. An incorrect result only counts in place of a correct
 * one that the page lacks. A query for one part with that part in first place therefore gets the full score.
 */
function gainsOf(shown: readonly Label[], right: readonly Label[], possible: number): readonly number[] {
  const best = Math.max(...right.map((label) => gains[label]));
  let missing = possible - shown.filter((label) => right.includes(label)).length;
  return shown.map((label) => {
    if (right.includes(label)) return 1;
    if (missing <= 0) return 0;
    missing -= 1;
    return gains[label] / best;
  });
}

/** Compares the results of a query with the best that the catalogue allows. */
export function judgeAnswer(
  query: JudgedQuery,
  ids: readonly number[],
  parts: ReadonlyMap<number, JudgedPart>,
): JudgedAnswer {
  const counts: Record<Label, number> = { exact: 0, substitute: 0, related: 0, wrong: 0 };
  for (const part of parts.values()) counts[query.labelOf(part)] += 1;
  const shown = ids.slice(0, depth).flatMap((id) => {
    const part = parts.get(id);
    return part === undefined ? [] : [{ part, label: query.labelOf(part) }];
  });
  // If there is no exact match, substitutes count as correct.
  const right: readonly Label[] = counts.exact > 0 ? ['exact'] : ['substitute'];
  const possible = Math.min(
    depth,
    right.reduce((sum, label) => sum + counts[label], 0),
  );
  if (possible === 0) return { query, shown, precision: null, ndcg: null, isCategoryRight: null };
  const isRight = ({ label }: { readonly label: Label }): boolean => right.includes(label);
  const [first] = shown;
  return {
    query,
    shown,
    precision: shown.slice(0, possible).filter(isRight).length / possible,
    ndcg:
      discounted(
        gainsOf(
          shown.map(({ label }) => label),
          right,
          possible,
        ),
      ) / discounted(Array(possible).fill(1)),
    isCategoryRight:
      query.categories.length === 0
        ? null
        : first !== undefined && first.part.categories.some((slug) => query.categories.includes(slug)),
  };
}
