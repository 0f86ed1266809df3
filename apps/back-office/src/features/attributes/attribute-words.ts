import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

/** The specification's form of messages (section 8). */
export const attributeWords = {
  created: { done: 'backOfficeCatalogue.attributeCreated', notDone: 'backOfficeCatalogue.attributeNotCreated' },
  updated: { done: 'backOfficeCatalogue.attributeUpdated', notDone: 'backOfficeCatalogue.attributeNotUpdated' },
  deleted: { done: 'backOfficeCatalogue.attributeDeleted', notDone: 'backOfficeCatalogue.attributeNotDeleted' },
  merged: { done: 'backOfficeCatalogue.valuesMerged', notDone: 'backOfficeCatalogue.valuesNotMerged' },
} as const satisfies Record<string, ChangeWords>;

/** What shows something of a parameter. */
export const touchedByAttribute: readonly QueryKey[] = [['attributes'], ['categories'], ['products'], ['audit']];
