import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

export const companyWords: ChangeWords = {
  done: 'backOfficePeople.companyUpdated',
  notDone: 'backOfficePeople.companyNotUpdated',
};

/** Calls whose cached answers are fetched again after a company changes. */
export const touchedByCompany: readonly AnsweredCall[] = [...answersOf.companies, ...answersOf.customers, 'auditLog'];
