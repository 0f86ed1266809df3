import type { QueryKey } from '@tanstack/react-query';

import type { ChangeWords } from '#ui/call/use-change.ts';

/** The specification's messages of customers (section 8). */
export const customerWords: ChangeWords = {
  done: 'backOfficePeople.customerUpdated',
  notDone: 'backOfficePeople.customerNotUpdated',
};

/** What shows something of a customer. */
export const touchedByCustomer: readonly QueryKey[] = [['customers'], ['companies'], ['audit']];
