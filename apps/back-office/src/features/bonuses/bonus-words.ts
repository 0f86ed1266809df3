import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';

export const bonusWords = { done: 'backOfficePrices.bonusSet', notDone: 'backOfficePrices.bonusNotSet' } as const;

export const touchedByBonuses: readonly AnsweredCall[] = [...answersOf.bonuses, 'auditLog'];
