import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** For each change of a customer, the text keys of its success and failure messages (specification section 8). */
export const customerWords: ChangeWords = {
  done: 'backOfficePeople.customerUpdated',
  notDone: 'backOfficePeople.customerNotUpdated',
};

/** Calls whose cached answers are fetched again after a customer changes. */
export const touchedByCustomer: readonly AnsweredCall[] = [...answersOf.customers, ...answersOf.companies, 'auditLog'];
