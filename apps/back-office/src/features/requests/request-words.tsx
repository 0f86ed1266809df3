import type { StaffRequestRow } from '@farad/contract/office/requests';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Query keys to refetch after a request changes. */
export const touchedByRequest: readonly AnsweredCall[] = [...answersOf.requests, 'auditLog', 'orderFigures'];

export const requestWords: ChangeWords = {
  done: 'backOfficeRequests.updated',
  notDone: 'backOfficeRequests.notUpdated',
};

const colours: Readonly<Partial<Record<StaffRequestRow['state'], string>>> = {
  open: 'warning',
  accepted: 'success',
  expired: 'error',
};

/** Tag with the state of a request. The text alone identifies the state; the colour is decoration. */
export function StateTag({ state }: Pick<StaffRequestRow, 'state'>) {
  const { named } = useWords();
  return <Tag color={colours[state] ?? 'default'}>{named(`backOfficeRequests.state_${state}`)}</Tag>;
}

/** Returns the last millisecond before the end of validity. */
export const lastMoment = (validUntil: string): string => new Date(Date.parse(validUntil) - 1).toISOString();
