import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** For each change, the text keys of its success and failure messages (specification section 8). */
export const attributeWords = {
  created: { done: 'backOfficeCatalogue.attributeCreated', notDone: 'backOfficeCatalogue.attributeNotCreated' },
  updated: { done: 'backOfficeCatalogue.attributeUpdated', notDone: 'backOfficeCatalogue.attributeNotUpdated' },
  deleted: { done: 'backOfficeCatalogue.attributeDeleted', notDone: 'backOfficeCatalogue.attributeNotDeleted' },
  merged: { done: 'backOfficeCatalogue.valuesMerged', notDone: 'backOfficeCatalogue.valuesNotMerged' },
} as const satisfies Record<string, ChangeWords>;

/** Calls whose cached answers are fetched again after a parameter changes. */
export const touchedByAttribute: readonly AnsweredCall[] = [
  ...answersOf.attributes,
  ...answersOf.categories,
  ...answersOf.products,
  'auditLog',
];
