import { writingLimits } from '@farad/domain/review';

import { useWords } from '#i18n/words.tsx';
import { TextBox } from '#ui/text-box.tsx';
import type { RefusedWriting } from './writing.ts';
import { WritingForm } from './writing-fields.tsx';

export function QuestionForm({ refused }: { refused: RefusedWriting | null }) {
  const { t } = useWords();
  return (
    <WritingForm intent="question" title={t('writing.ask')} note={t('writing.askRules')} refused={refused}>
      {({ typed, errorOf }) => (
        <TextBox
          name="text"
          label={t('writing.questionText')}
          maxLength={writingLimits.questionMax}
          value={typed('text')}
          error={errorOf('text')}
          isRequired
        />
      )}
    </WritingForm>
  );
}
