import type { QuestionsAnswer } from '@farad/contract/shop/reviews';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { latePart } from '#ui/late-part.tsx';
import { loadWritten } from './load-written.ts';
import { SignInFirst } from './sign-in-first.tsx';
import type { RefusedWriting, SentKind } from './writing.ts';

const there = import.meta.env.SSR ? await import('./written.ts') : null;
const QuestionList = latePart('written', async () => (await loadWritten()).QuestionList, there?.QuestionList);
const QuestionForm = latePart('written', async () => (await loadWritten()).QuestionForm, there?.QuestionForm);

/** Section of a product page with questions and answers, and the form to ask (product C11). */
export function Questions({
  answer,
  refused,
  sent,
}: {
  answer: QuestionsAnswer;
  refused: RefusedWriting | null;
  sent: SentKind | null;
}) {
  const { t } = useWords();
  const isSignedIn = (useFrame()?.user ?? null) !== null;
  return (
    <section aria-labelledby="questions" className="mt-8">
      <h2 id="questions" className="mb-2">
        {t('catalogue.questions')}
      </h2>
      {sent !== null && sent !== 'review' && (
        <p role="status" className="mb-3 border-l-2 border-stock px-3 py-1.5">
          {t(`product.sent_${sent}`)}
        </p>
      )}
      {answer.count === 0 && !answer.areExamples ? (
        <p className="mb-2 text-ink-2">{t('product.noQuestions')}</p>
      ) : (
        <QuestionList answer={answer} refused={refused} />
      )}
      {isSignedIn ? <QuestionForm refused={refused} /> : <SignInFirst place="questions" />}
    </section>
  );
}
