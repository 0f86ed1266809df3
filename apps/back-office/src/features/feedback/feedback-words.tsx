import type { StaffFeedbackRow } from '@farad/contract/office/feedback';
import type { QueryKey } from '@tanstack/react-query';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Query keys to refetch after a letter changes. */
export const touchedByLetter: readonly QueryKey[] = [['feedback'], ['audit']];

export const letterWords: ChangeWords = {
  done: 'backOfficeFeedback.updated',
  notDone: 'backOfficeFeedback.notUpdated',
};

const colours: Readonly<Partial<Record<StaffFeedbackRow['state'], string>>> = { new: 'warning', answered: 'success' };

/** Tag with the state of a letter. The text alone identifies the state; the colour is decoration. */
export function StateTag({ state }: Pick<StaffFeedbackRow, 'state'>) {
  const { named } = useWords();
  return <Tag color={colours[state] ?? 'default'}>{named(`backOfficeFeedback.state_${state}`)}</Tag>;
}
