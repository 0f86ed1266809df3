import type { StaffRequestRow } from '@farad/contract/back-office-requests';
import type { QueryKey } from '@tanstack/react-query';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** What shows something of a request. */
export const touchedByRequest: readonly QueryKey[] = [['requests'], ['audit'], ['orders', 'figures']];

export const requestWords: ChangeWords = {
  done: 'backOfficeRequests.updated',
  notDone: 'backOfficeRequests.notUpdated',
};

const colours: Readonly<Partial<Record<StaffRequestRow['state'], string>>> = {
  open: 'warning',
  accepted: 'success',
  expired: 'error',
};

/** The state in a word; its colour says the same. */
export function StateTag({ state }: Pick<StaffRequestRow, 'state'>) {
  const { named } = useWords();
  return <Tag color={colours[state] ?? 'default'}>{named(`backOfficeRequests.state_${state}`)}</Tag>;
}

/** The last moment of a day that ends a validity. */
export const lastMoment = (validUntil: string): string => new Date(Date.parse(validUntil) - 1).toISOString();
