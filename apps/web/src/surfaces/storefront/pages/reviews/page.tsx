import type { ShopReviewsAnswer } from '@farad/contract/shop/reviews';
import { data, Link, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { shopRating } from '#shell/page/schema-org.ts';
import { jsonForScript, JsonLd } from '#ui/json-ld.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { ReviewForm } from '#surfaces/storefront/features/reviews/review-form.tsx';
import { ReviewList } from '#surfaces/storefront/features/reviews/review-list.tsx';
import { SignInFirst } from '#surfaces/storefront/features/reviews/sign-in-first.tsx';
import type { RefusedWriting } from '#surfaces/storefront/features/reviews/writing.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams } = visit.url;
  const requested = searchParams.get('reviews');
  const answer = orErrorPage(await apiOf(visit).shopReviews({ query: { page: requested ?? '' } }));
  return { answer, isSent: searchParams.get('sent') === 'review' };
}

/** POST: sends a review of the shop to the API. After a success, redirects to the page with a message. */
export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const typed = {
    authorName: formText(form, 'authorName'),
    rating: formText(form, 'rating'),
    text: formText(form, 'text'),
  };
  const outcome = await apiOf(visit).writeShopReview({ body: { ...typed, rating: Number(typed.rating) } });
  if (outcome.ok) return redirect(`${visit.url.pathname}?sent=review#reviews`, 303);
  const { field = '', message } = outcome.error;
  const refused: RefusedWriting = { intent: 'review', questionId: '', field, message, typed };
  return data(refused, { status: outcome.status });
}

/** Form to write a review, or the reason why the visitor cannot write one. */
function Own({ answer: { own, mayWrite }, isSent }: { answer: ShopReviewsAnswer; isSent: boolean }) {
  const { t } = useWords();
  const refused = useActionData<typeof action>() ?? null;
  if ((useFrame()?.user ?? null) === null) return <SignInFirst place="reviews" lead={t('shopReviews.signIn')} />;
  if (!mayWrite) return <p className="text-13 text-ink-2">{t('shopReviews.orderFirst')}</p>;
  if (own?.state === 'pending') return isSent ? null : <p className="text-ink-2">{t('shopReviews.pending')}</p>;
  return (
    <>
      {own?.state === 'rejected' && (
        <p className="mb-1 text-warn">{t('shopReviews.rejected', { reason: own.rejectReason })}</p>
      )}
      {own?.state === 'approved' && <p className="mb-1 text-13 text-ink-2">{t('shopReviews.changeNote')}</p>}
      <ReviewForm own={own} refused={refused} isOfShop />
    </>
  );
}

/** `/reviews`: page with reviews of the shop and the shop's answers. */
export default function ShopReviewsPage() {
  const { t, to } = useWords();
  const { answer, isSent } = useLoaderData<typeof loader>();
  const frame = useFrame();
  const { rating, page } = answer;
  const title = t('shopReviews.title');
  return (
    <div className="max-w-[760px] pt-8">
      <PageHead title={title} description={t('shopReviews.lead')} page={page} isIndexed={page === 1} />
      {rating.average !== null && frame !== undefined && (
        <JsonLd
          text={jsonForScript(
            shopRating({ name: frame.shop.name, url: frame.siteUrl, average: rating.average, count: rating.count }),
          )}
        />
      )}
      <h1 id="reviews">{t('shopReviews.title')}</h1>
      <p className="mt-2 mb-5 text-16 text-ink-2">{t('shopReviews.lead')}</p>
      {isSent && (
        <p role="status" className="mb-4 border-l-2 border-stock px-3 py-1.5">
          {t('shopReviews.sent')}
        </p>
      )}
      {rating.count === 0 && !answer.areExamples ? (
        <p className="mb-4 text-ink-2">{t('shopReviews.none')}</p>
      ) : (
        <ReviewList answer={answer} />
      )}
      <section aria-labelledby="own-review" className="mt-6 border-t border-line pt-4">
        <h2 id="own-review" className="mb-2">
          {t('shopReviews.write')}
        </h2>
        <Own answer={answer} isSent={isSent} />
      </section>
      <p className="mt-6 text-13">
        <Link to={to('/feedback')} className="text-copper-ink underline">
          {t('shopReviews.toShop')}
        </Link>
      </p>
    </div>
  );
}
