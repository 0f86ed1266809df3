import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** For each change, the text keys of its success and failure messages (specification section 8). */
export const categoryWords = {
  created: { done: 'backOfficeCatalogue.categoryCreated', notDone: 'backOfficeCatalogue.categoryNotCreated' },
  updated: { done: 'backOfficeCatalogue.categoryUpdated', notDone: 'backOfficeCatalogue.categoryNotUpdated' },
  moved: { done: 'backOfficeCatalogue.categoryMoved', notDone: 'backOfficeCatalogue.categoryNotMoved' },
  merged: { done: 'backOfficeCatalogue.categoryMerged', notDone: 'backOfficeCatalogue.categoryNotMerged' },
  deleted: { done: 'backOfficeCatalogue.categoryDeleted', notDone: 'backOfficeCatalogue.categoryNotDeleted' },
} as const satisfies Record<string, ChangeWords>;

/** Calls whose cached answers are fetched again after a category changes. */
export const touchedByCategory: readonly AnsweredCall[] = [
  ...answersOf.categories,
  ...answersOf.attributes,
  ...answersOf.products,
  'couponCategories',
  'auditLog',
];
