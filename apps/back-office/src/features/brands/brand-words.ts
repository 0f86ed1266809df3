import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** For each change, the text keys of its success and failure messages (specification section 8). */
export const brandWords = {
  created: { done: 'backOfficeCatalogue.brandCreated', notDone: 'backOfficeCatalogue.brandNotCreated' },
  updated: { done: 'backOfficeCatalogue.brandUpdated', notDone: 'backOfficeCatalogue.brandNotUpdated' },
  deleted: { done: 'backOfficeCatalogue.brandDeleted', notDone: 'backOfficeCatalogue.brandNotDeleted' },
  merged: { done: 'backOfficeCatalogue.brandsMerged', notDone: 'backOfficeCatalogue.brandsNotMerged' },
  undone: { done: 'backOfficeCatalogue.mergeUndone', notDone: 'backOfficeCatalogue.mergeNotUndone' },
} as const satisfies Record<string, ChangeWords>;

/** Calls whose cached answers are fetched again after a brand changes. */
export const touchedByBrand: readonly AnsweredCall[] = [...answersOf.brands, ...answersOf.products, 'auditLog'];
