import type { JudgedPart } from './predicate.ts';
import type { JudgedQuery, Label } from './query-set.ts';

/** Number of results of a query that are judged, from the first on. */
export const depth = 10;

/** How much a result with this label is worth, for the NDCG. */
const gains: Readonly<Record<Label, number>> = { exact: 1, substitute: 0.4, related: 0.1, wrong: 0 };

export interface JudgedAnswer {
  readonly query: JudgedQuery;
  readonly shown: readonly { readonly part: JudgedPart; readonly label: Label }[];
  /**
   * Share of correct results among the first n. n = the number of correct parts in the catalogue, at most ten. null =
   * the catalogue has no correct part.
   */
  readonly precision: number | null;
  readonly ndcg: number | null;
  /**
   * True if the first result is in a category of the correct results. null = the query names no categories, or the
   * catalogue has no correct part.
   */
  readonly isCategoryRight: boolean | null;
}

const discounted = (values: readonly number[]): number =>
  values.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/**
 * Returns the gain of each result; a correct result has gain 1. For each correct part that the catalogue has and the
 * page lacks, one other result counts too, with a smaller gain. A query for one part has the full score if this part is
 * first; later results do not matter.
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

/** Compares the results of a query with the best results that the catalogue allows. */
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
  // If the catalogue has no exact match, substitutes count as correct.
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
