import type { StaffFeedbackRow } from '@farad/contract/office/messages/feedback';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import type { AnsweredCall } from '#ui/call/call-key.ts';
import type { ChangeWords } from '#ui/call/use-change.ts';

/** Calls whose cached answers are fetched again after a letter changes. */
export const touchedByLetter: readonly AnsweredCall[] = [...answersOf.feedback, 'auditLog'];

export const letterWords: ChangeWords = {
  done: 'backOfficeFeedback.updated',
  notDone: 'backOfficeFeedback.notUpdated',
};

const colours: Readonly<Partial<Record<StaffFeedbackRow['state'], string>>> = { new: 'warning', answered: 'success' };

/** Tag with the state of a letter. Its text is enough to know the state without the colour. */
export function StateTag({ state }: Pick<StaffFeedbackRow, 'state'>) {
  const { named } = useWords();
  return <Tag color={colours[state] ?? 'default'}>{named(`backOfficeFeedback.state_${state}`)}</Tag>;
}
