import type { ReviewsAnswer } from '@farad/contract/shop/reviews';
import { ratings, writingLimits } from '@farad/domain/review';

import { useWords } from '#i18n/words.tsx';
import { TextBox } from '#ui/text-box.tsx';
import type { RefusedWriting } from './writing.ts';
import { WritingForm } from './writing-fields.tsx';

/**
 * Form to write a review. `own` = the visitor's earlier review, which the form changes. `isOfShop` = a review of the
 * shop, which has no pros and cons.
 */
export function ReviewForm({
  own,
  refused,
  isOfShop = false,
}: {
  own: ReviewsAnswer['own'];
  refused: RefusedWriting | null;
  isOfShop?: boolean;
}) {
  const { t } = useWords();
  const isSent = refused?.intent === 'review';
  return (
    <WritingForm
      intent="review"
      title={t(own === null ? 'writing.writeReview' : 'writing.rewriteReview')}
      note={t('writing.rules')}
      refused={refused}
    >
      {({ typed, errorOf }) => {
        const former = (name: 'text' | 'pros' | 'cons') => (isSent ? typed(name) : (own?.[name] ?? ''));
        const rating = isSent ? typed('rating') : String(own?.rating ?? '');
        const optional = (title: string) => `${title} (${t('writing.optional')})`;
        return (
          <>
            <RatingBoxes rating={rating} error={errorOf('rating')} />
            <TextBox
              name="text"
              label={t('writing.reviewText')}
              maxLength={writingLimits.reviewTextMax}
              value={former('text')}
              error={errorOf('text')}
              isRequired
            />
            {(isOfShop ? [] : (['pros', 'cons'] as const)).map((name) => (
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
              aria-label={t('writing.stars', { count: stars })}
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
