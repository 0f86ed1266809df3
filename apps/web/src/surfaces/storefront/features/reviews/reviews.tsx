import type { ReviewsAnswer } from '@farad/contract/reviews';
import { ratings, writingLimits } from '@farad/domain/review';

import { useWords } from '../../../../i18n/words.tsx';
import { Stars } from './stars.tsx';
import type { RefusedWriting, SentKind } from './writing.ts';
import { SignInFirst, TextBox, WritingForm } from './writing-fields.tsx';
import { WritingPages } from './writing-pages.tsx';

type Review = ReviewsAnswer['reviews'][number];

/** What buyers say of the product, and the form to say it (product C11). */
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
  const { rating, reviews, own } = answer;
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
      {rating.average !== null && <Summary rating={{ ...rating, average: rating.average }} />}
      {rating.count === 0 && <p className="mb-2 text-ink-2">{t('product.noReviews')}</p>}
      {rating.count > 0 && reviews.length === 0 && <p className="mb-2 text-ink-2">{t('product.beyond')}</p>}
      {reviews.length > 0 && (
        <ul className="mb-3 max-w-[760px] border-t border-line-2">
          {reviews.map((review) => (
            <OneReview key={review._id} review={review} />
          ))}
        </ul>
      )}
      <WritingPages name="reviews" page={answer.page} pages={answer.pages} />
      {own?.state === 'pending' && sent !== 'review' && <p className="text-ink-2">{t('product.ownPending')}</p>}
      {own?.state === 'rejected' && (
        <p className="mb-1 text-warn">{t('product.ownRejected', { reason: own.rejectReason })}</p>
      )}
      {(own === null || own.state === 'rejected') && <ReviewForm own={own} refused={refused} />}
      <SignInFirst place="reviews" />
    </section>
  );
}

function Summary({ rating }: { rating: { average: number; count: number; byStars: readonly number[] } }) {
  const { t, count, locale } = useWords();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-8 gap-y-2">
      <p>
        <b className="num text-28">{rating.average.toLocaleString(locale)}</b>{' '}
        <Stars rating={rating.average} className="text-20" />{' '}
        <span className="text-ink-2">{t('product.reviewCount', { count: rating.count })}</span>
      </p>
      <ul className="grid gap-0.5 text-12 text-ink-2">
        {ratings.toReversed().map((stars) => {
          const given = rating.byStars[stars - 1] ?? 0;
          return (
            <li key={stars} className="grid grid-cols-[76px_120px_auto] items-center gap-2">
              {t('product.stars', { count: stars })}
              <span aria-hidden="true" className="h-1.5 bg-line">
                <span className="block h-full bg-copper" style={{ width: `${(given / rating.count) * 100}%` }} />
              </span>
              <span className="num">{count(given)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function OneReview({ review }: { review: Review }) {
  const { t, date } = useWords();
  const sides = [
    ['fields.pros', review.pros],
    ['fields.cons', review.cons],
  ] as const;
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-ink-2">
        <Stars rating={review.rating} className="text-14" />
        <b className="font-semibold wrap-anywhere text-ink">{review.authorName}</b>
        <time dateTime={review.createdAt}>{date(review.createdAt)}</time>
        {review.isPurchase && <span className="text-stock">{t('product.purchase')}</span>}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.text}</p>
      {sides.map(
        ([title, text]) =>
          text !== '' && (
            <p key={title} className="mt-1 text-13 wrap-anywhere whitespace-pre-line">
              <span className="text-ink-2">{t(title)}:</span> {text}
            </p>
          ),
      )}
    </li>
  );
}

function ReviewForm({ own, refused }: { own: ReviewsAnswer['own']; refused: RefusedWriting | null }) {
  const { t } = useWords();
  const isSent = refused?.intent === 'review';
  return (
    <WritingForm
      intent="review"
      title={t(own === null ? 'product.writeReview' : 'product.rewriteReview')}
      note={t('product.rules')}
      refused={refused}
    >
      {({ typed, errorOf }) => {
        const former = (name: 'text' | 'pros' | 'cons') => (isSent ? typed(name) : (own?.[name] ?? ''));
        const rating = isSent ? typed('rating') : String(own?.rating ?? '');
        const optional = (title: string) => `${title} (${t('product.optional')})`;
        return (
          <>
            <RatingBoxes rating={rating} error={errorOf('rating')} />
            <TextBox
              name="text"
              label={t('product.reviewText')}
              maxLength={writingLimits.reviewTextMax}
              value={former('text')}
              error={errorOf('text')}
              isRequired
            />
            {(['pros', 'cons'] as const).map((name) => (
              <TextBox
                key={name}
                name={name}
                label={optional(t(`fields.${name}`))}
                maxLength={writingLimits.prosConsMax}
                value={former(name)}
                error={errorOf(name)}
              />
            ))}
          </>
        );
      }}
    </WritingForm>
  );
}

function RatingBoxes({ rating, error }: { rating: string; error: string | undefined }) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend className="mb-1 text-13 text-ink-2">{t('fields.rating')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {ratings.map((stars) => (
          <label key={stars} className="inline-flex items-center gap-1.5 py-1">
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={rating === String(stars)}
              aria-label={t('product.stars', { count: stars })}
              required
            />
            <span aria-hidden="true">
              {stars} <span className="text-copper">★</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="text-13 text-error">{error}</p>}
    </fieldset>
  );
}
