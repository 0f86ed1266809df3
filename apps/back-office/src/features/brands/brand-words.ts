import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

/** The specification's form of messages (section 8). */
export const brandWords = {
  created: { done: 'backOfficeCatalogue.brandCreated', notDone: 'backOfficeCatalogue.brandNotCreated' },
  updated: { done: 'backOfficeCatalogue.brandUpdated', notDone: 'backOfficeCatalogue.brandNotUpdated' },
  deleted: { done: 'backOfficeCatalogue.brandDeleted', notDone: 'backOfficeCatalogue.brandNotDeleted' },
  merged: { done: 'backOfficeCatalogue.brandsMerged', notDone: 'backOfficeCatalogue.brandsNotMerged' },
  undone: { done: 'backOfficeCatalogue.mergeUndone', notDone: 'backOfficeCatalogue.mergeNotUndone' },
} as const satisfies Record<string, ChangeWords>;

/** What shows something of a brand. */
export const touchedByBrand: readonly QueryKey[] = [['brands'], ['products'], ['audit']];
