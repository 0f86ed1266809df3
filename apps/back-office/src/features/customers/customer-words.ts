import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Text keys of the success and failure messages for any change of a customer (specification section 8). */
export const customerWords: ChangeWords = {
  done: 'backOfficePeople.customerUpdated',
  notDone: 'backOfficePeople.customerNotUpdated',
};

/** Calls whose cached answers are fetched again after a customer changes. */
export const touchedByCustomer: readonly AnsweredCall[] = [...answersOf.customers, ...answersOf.companies, 'auditLog'];
