import type { JudgedPart } from './predicate.ts';
import type { JudgedQuery, Label } from './query-set.ts';

/** Products of the first page that are looked at. */
export const depth = 10;

/** What a product of each kind is worth. */
const gains: Readonly<Record<Label, number>> = { exact: 1, substitute: 0.4, related: 0.1, wrong: 0 };

export interface JudgedAnswer {
  readonly query: JudgedQuery;
  readonly shown: readonly { readonly part: JudgedPart; readonly label: Label }[];
  /** Right products among the first ten, of as many as there could be; null: the catalogue has none. */
  readonly precision: number | null;
  readonly ndcg: number | null;
  /** The first product stands in a category of the right ones; null: nothing is told of categories, or none is right. */
  readonly isCategoryRight: boolean | null;
}

const discounted = (values: readonly number[]): number =>
  values.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/**
 * What each place is worth, as parts of a right one. What is not right counts only in the stead of right ones that are
 * not on the page: who is shown the one part that he named, first, misses nothing.
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

/** Judges what was shown for a query against the best that the whole catalogue could have shown. */
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
  // Where nothing is exact the nearest that there is counts as right.
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
