import type { ReviewsAnswer } from '@farad/contract/shop/reviews';
import { ratings } from '@farad/domain/review';

import { useWords } from '#i18n/words.tsx';
import { Stars } from './stars.tsx';
import { WritingPages } from './writing-pages.tsx';

/** A review. `answer` = the shop's answer; only reviews of the shop itself have one. */
type Review = ReviewsAnswer['reviews'][number] & { readonly answer?: string };

/** CSS classes of the note that calls the reviews below examples. */
const exampleClass = 'mb-3 max-w-[760px] bg-warn-wash px-3 py-1.5 text-13 text-warn';

type Answer = Omit<ReviewsAnswer, 'reviews'> & { readonly reviews: readonly Review[] };

/** Average rating, then the reviews. */
export function ReviewList({ answer: { rating, reviews, areExamples, page, pages } }: { answer: Answer }) {
  const { t } = useWords();
  return (
    <>
      {rating.average !== null && <Summary rating={{ ...rating, average: rating.average }} />}
      {areExamples && <p className={exampleClass}>{t('writing.exampleReviews')}</p>}
      {reviews.length === 0 && <p className="mb-2 text-ink-2">{t('writing.beyond')}</p>}
      {reviews.length > 0 && (
        <ul className="mb-3 max-w-[760px] border-t border-line-2">
          {reviews.map((review) => (
            <OneReview key={review._id} review={review} isExample={areExamples} />
          ))}
        </ul>
      )}
      <WritingPages name="reviews" page={page} pages={pages} />
    </>
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
              {t('writing.stars', { count: stars })}
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

function OneReview({ review, isExample }: { review: Review; isExample: boolean }) {
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
        {isExample && <span className="text-warn">{t('writing.example')}</span>}
        {review.isPurchase && <span className="text-stock">{t('writing.purchase')}</span>}
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
      {review.answer !== undefined && review.answer !== '' && (
        <div className="mt-2 border-l-2 border-copper pl-3">
          <p className="text-13 text-copper-ink">{t('writing.shopAnswers')}</p>
          <p className="wrap-anywhere whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </li>
  );
}
