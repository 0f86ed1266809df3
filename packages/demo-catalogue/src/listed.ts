import type { Draft } from './draft.ts';
import { listedTables } from './listed/tables.ts';
import { readTable } from './listed/table.ts';

/** Takes one part of each category in turn, so that any prefix shows the whole tree. */
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

/** All listed parts: the famous first, then one of each category in turn. */
export const listedDrafts: readonly Draft[] = [
  ...all.filter((draft) => draft.fame === 1),
  ...inTurns(all.filter((draft) => draft.fame < 1)),
];
