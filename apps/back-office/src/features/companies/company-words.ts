import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

export const companyWords: ChangeWords = {
  done: 'backOfficePeople.companyUpdated',
  notDone: 'backOfficePeople.companyNotUpdated',
};

/** Query keys to refetch after a company changes. */
export const touchedByCompany: readonly QueryKey[] = [['companies'], ['customers'], ['audit']];
