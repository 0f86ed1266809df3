import type { Client } from '@farad/contract/client';
import type { QueryKey } from '@tanstack/react-query';

import { answerOf } from '#api.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Messages in the form of the specification (section 8). */
export const categoryWords = {
  created: { done: 'backOfficeCatalogue.categoryCreated', notDone: 'backOfficeCatalogue.categoryNotCreated' },
  updated: { done: 'backOfficeCatalogue.categoryUpdated', notDone: 'backOfficeCatalogue.categoryNotUpdated' },
  moved: { done: 'backOfficeCatalogue.categoryMoved', notDone: 'backOfficeCatalogue.categoryNotMoved' },
  merged: { done: 'backOfficeCatalogue.categoryMerged', notDone: 'backOfficeCatalogue.categoryNotMerged' },
  deleted: { done: 'backOfficeCatalogue.categoryDeleted', notDone: 'backOfficeCatalogue.categoryNotDeleted' },
} as const satisfies Record<string, ChangeWords>;

/** Query keys to refetch after a category changes. */
export const touchedByCategory: readonly QueryKey[] = [
  ['categories'],
  ['attributes'],
  ['products'],
  ['coupons', 'categories'],
  ['audit'],
];

const listKey = ['categories', 'list'] as const;

/** Query that loads all categories. */
export const categoriesQuery = (api: Client) => ({
  queryKey: listKey,
  queryFn: async () => (await answerOf(api.staffCategories())).categories,
});
