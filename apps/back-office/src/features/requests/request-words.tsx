import type { StaffRequestRow } from '@farad/contract/office/orders/requests';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Calls whose cached answers are fetched again after a request changes. */
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

/** Tag with the state of a request. Its text is enough to know the state without the colour. */
export function StateTag({ state }: Pick<StaffRequestRow, 'state'>) {
  const { named } = useWords();
  return <Tag color={colours[state] ?? 'default'}>{named(`backOfficeRequests.state_${state}`)}</Tag>;
}

/** Returns the last moment at which a quote is valid, as an ISO time. `validUntil` is the moment after it. */
export const lastMoment = (validUntil: string): string => new Date(Date.parse(validUntil) - 1).toISOString();
