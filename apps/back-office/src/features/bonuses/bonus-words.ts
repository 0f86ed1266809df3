import type { QueryKey } from '@tanstack/react-query';

export const bonusWords = { done: 'backOfficePrices.bonusSet', notDone: 'backOfficePrices.bonusNotSet' } as const;

export const touchedByBonuses: readonly QueryKey[] = [['bonuses'], ['audit']];
