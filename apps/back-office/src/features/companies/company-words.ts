import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

export const companyWords: ChangeWords = {
  done: 'backOfficePeople.companyUpdated',
  notDone: 'backOfficePeople.companyNotUpdated',
};

/** What shows something of a company. */
export const touchedByCompany: readonly QueryKey[] = [['companies'], ['customers'], ['audit']];
