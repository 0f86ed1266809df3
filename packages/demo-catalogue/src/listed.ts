import type { Draft } from './draft.ts';
import { listedTables } from './listed/tables.ts';
import { readTable } from './listed/table.ts';

/**
 * Orders parts so that the categories take turns. However few of the first parts are used, many categories have parts.
 */
const inTurns = (drafts: readonly Draft[]): readonly Draft[] => {
  const places = new Map<string, number>();
  return drafts
    .map((draft) => {
      const place = places.get(draft.category.slug) ?? 0;
      places.set(draft.category.slug, place + 1);
      return { draft, place };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
};

const all = listedTables.flatMap(readTable);

/** All listed parts: first the famous ones, then the others, in an order in which the categories take turns. */
export const listedDrafts: readonly Draft[] = [
  ...all.filter((draft) => draft.fame === 1),
  ...inTurns(all.filter((draft) => draft.fame < 1)),
];
