import type { Locale } from '@farad/domain/shared';

import type { Handle } from '../connection/connect.ts';

export interface SynonymRow {
  readonly id: number;
  readonly locale: Locale;
  readonly said: string;
  readonly meant: string;
}

/** Queries of search synonyms, which staff edit. A database trigger notifies the processes that parse searches. */
export function synonymQueries(handle: Handle) {
  return {
    all: (): Promise<SynonymRow[]> =>
      handle
        .selectFrom('search_synonym')
        .select(['id', 'locale', 'said', 'meant'])
        .orderBy('locale')
        .orderBy('said')
        .execute(),

    count: async (locale: Locale): Promise<number> => {
      const { count } = await handle
        .selectFrom('search_synonym')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('locale', '=', locale)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Adds a synonym and returns its id. Undefined if the language already has a synonym for `said`. */
    add: async (synonym: Omit<SynonymRow, 'id'>, at: Date): Promise<number | undefined> => {
      const added = await handle
        .insertInto('search_synonym')
        .values({ ...synonym, created_at: at })
        .onConflict((conflict) => conflict.columns(['locale', 'said']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    remove: (id: number): Promise<Omit<SynonymRow, 'id'> | undefined> =>
      handle
        .deleteFrom('search_synonym')
        .where('id', '=', id)
        .returning(['locale', 'said', 'meant'])
        .executeTakeFirst(),
  };
}
