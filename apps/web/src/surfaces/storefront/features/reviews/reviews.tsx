import type { ReviewsAnswer } from '@farad/contract/shop/reviews';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { latePart } from '#ui/late-part.tsx';
import { loadWritten } from './load-written.ts';
import { SignInFirst } from './sign-in-first.tsx';
import type { RefusedWriting, SentKind } from './writing.ts';

const there = import.meta.env.SSR ? await import('./written.ts') : null;
const ReviewList = latePart('written', async () => (await loadWritten()).ReviewList, there?.ReviewList);
const ReviewForm = latePart('written', async () => (await loadWritten()).ReviewForm, there?.ReviewForm);

/** Section of a product page with reviews, and the form to write one (product C11). */
export function Reviews({
  answer,
  refused,
  sent,
}: {
  answer: ReviewsAnswer;
  refused: RefusedWriting | null;
  sent: SentKind | null;
}) {
  const { t } = useWords();
  const isSignedIn = (useFrame()?.user ?? null) !== null;
  const { rating, own } = answer;
  return (
    <section aria-labelledby="reviews" className="mt-8">
      <h2 id="reviews" className="mb-2">
        {t('catalogue.reviews')}
      </h2>
      {sent === 'review' && (
        <p role="status" className="mb-3 border-l-2 border-stock px-3 py-1.5">
          {t('product.sent_review')}
        </p>
      )}
      {rating.count === 0 && !answer.areExamples ? (
        <p className="mb-2 text-ink-2">{t('product.noReviews')}</p>
      ) : (
        <ReviewList answer={answer} />
      )}
      {own?.state === 'pending' && sent !== 'review' && <p className="text-ink-2">{t('product.ownPending')}</p>}
      {own?.state === 'rejected' && (
        <p className="mb-1 text-warn">{t('product.ownRejected', { reason: own.rejectReason })}</p>
      )}
      {isSignedIn && (own === null || own.state === 'rejected') && <ReviewForm own={own} refused={refused} />}
      {!isSignedIn && <SignInFirst place="reviews" />}
    </section>
  );
}
