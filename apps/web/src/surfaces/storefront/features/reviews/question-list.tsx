import type { QuestionsAnswer } from '@farad/contract/shop/reviews';
import { writingLimits } from '@farad/domain/review';
import { truncateText } from '@farad/domain/shared';

import { useWords } from '#i18n/words.tsx';
import { TextBox } from '#ui/text-box.tsx';
import type { RefusedWriting } from './writing.ts';
import { WritingForm } from './writing-fields.tsx';
import { WritingPages } from './writing-pages.tsx';

type Question = QuestionsAnswer['questions'][number];

/** Maximum length of the question's text in the accessible name of its answer form, in characters. */
const namedLength = 60;

/** Questions with their answers. Each question has a form to answer it. */
export function QuestionList({ answer, refused }: { answer: QuestionsAnswer; refused: RefusedWriting | null }) {
  const { t } = useWords();
  const { questions, areExamples, page, pages } = answer;
  return (
    <>
      {areExamples && (
        <p className="mb-3 max-w-[760px] bg-warn-wash px-3 py-1.5 text-13 text-warn">{t('writing.exampleQuestions')}</p>
      )}
      {questions.length === 0 && <p className="mb-2 text-ink-2">{t('writing.beyond')}</p>}
      {questions.length > 0 && (
        <ul className="mb-3 max-w-[760px] border-t border-line-2">
          {questions.map((question) => (
            <OneQuestion key={question._id} question={question} refused={refused} isExample={areExamples} />
          ))}
        </ul>
      )}
      <WritingPages name="questions" page={page} pages={pages} />
    </>
  );
}

function OneQuestion({
  question,
  refused,
  isExample,
}: {
  question: Question;
  refused: RefusedWriting | null;
  isExample: boolean;
}) {
  const { t } = useWords();
  return (
    <li className="border-b border-line py-3">
      <Words said={question} isExample={isExample} />
      {question.answers.length > 0 && (
        <ul className="mt-2 grid gap-2 border-l-2 border-line-2 pl-4">
          {question.answers.map((answer) => (
            <li key={answer._id}>
              <Words said={answer} isShop={answer.isShop} isExample={isExample} />
            </li>
          ))}
        </ul>
      )}
      {!isExample && (
        <WritingForm
          intent="answer"
          questionId={question._id}
          title={t('writing.answer')}
          label={t('writing.answerTo', { text: truncateText(question.text, namedLength) })}
          note={t('writing.rules')}
          refused={refused}
        >
          {({ typed, errorOf }) => (
            <TextBox
              name="text"
              label={t('writing.answerText')}
              maxLength={writingLimits.answerMax}
              value={typed('text')}
              error={errorOf('text')}
              isRequired
            />
          )}
        </WritingForm>
      )}
    </li>
  );
}

function Words({
  said: outcome,
  isShop = false,
  isExample,
}: {
  said: { authorName: string; createdAt: string; text: string };
  isShop?: boolean;
  isExample: boolean;
}) {
  const { t, date } = useWords();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-ink-2">
        {outcome.authorName !== '' && <b className="font-semibold wrap-anywhere text-ink">{outcome.authorName}</b>}
        {isShop && <span className="text-copper-ink">{t('writing.shopAnswers')}</span>}
        <time dateTime={outcome.createdAt}>{date(outcome.createdAt)}</time>
        {isExample && <span className="text-warn">{t('writing.example')}</span>}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{outcome.text}</p>
    </>
  );
}
