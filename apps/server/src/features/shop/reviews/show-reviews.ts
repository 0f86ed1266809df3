import type { QuestionsAnswer, ReviewsAnswer, ShopReviewsAnswer } from '@farad/contract/shop/reviews';
import { questionQueries } from '@farad/database/content/question.queries';
import { reviewQueries } from '@farad/database/content/review.queries';
import { shopReviewQueries } from '@farad/database/content/shop-review.queries';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { rateProduct, writingsPerPage } from '@farad/domain/review';

import { productAround } from '#core/catalogue/product-around.ts';
import type { Deps } from '#deps.ts';
import type { Actor } from '#http/session/session.ts';
import { questionExamples, reviewExamples, shopReviewExamples } from './examples.ts';
import { pagesOf, skipOf } from './page-of.ts';

/** A product, and the language of the reader. */
export interface ReadProduct {
  readonly id: ProductId;
  readonly seo: string;
  readonly locale: Locale;
}

/**
 * Returns a product's rating, one page of its approved reviews, and the caller's own review in any state. If there are
 * no approved reviews, examples may be returned instead (`areExamples`).
 */
export async function showReviews(
  { db, clock }: Deps,
  { id: productId, seo, locale }: ReadProduct,
  page: number,
  actor: Actor,
): Promise<ReviewsAnswer> {
  const queries = reviewQueries(db);
  const { starCounts: counts } = await productAround({ db }, productId);
  const rating = rateProduct((stars) => counts.get(stars) ?? 0);
  const rows = rating.count === 0 ? [] : await queries.shown(productId, writingsPerPage, skipOf(page));
  const own = actor.kind === 'guest' ? undefined : await queries.ofAccount(productId, actor.account.id);
  const examples = rating.count === 0 ? await reviewExamples({ db, clock }, seo, locale) : [];
  return {
    rating: { ...rating, byStars: [...rating.byStars] },
    reviews: [
      ...rows.map(({ id, createdAt, ...words }) => ({ ...words, _id: String(id), createdAt: createdAt.toISOString() })),
      ...examples,
    ],
    areExamples: examples.length > 0,
    page,
    pages: pagesOf(rating.count),
    own: own ?? null,
  };
}

/** Fields that only product reviews have, empty for reviews of the shop. */
const nothingMore = { pros: '', cons: '' } as const;

/** Returns one page of reviews of the shop, and the caller's own review. */
export async function showShopReviews(
  { db, clock }: Deps,
  page: number,
  actor: Actor,
  locale: Locale,
): Promise<ShopReviewsAnswer> {
  const queries = shopReviewQueries(db);
  const counts = await queries.starCounts();
  const rating = rateProduct((stars) => counts.get(stars) ?? 0);
  const rows = rating.count === 0 ? [] : await queries.shown(writingsPerPage, skipOf(page));
  const accountId = actor.kind === 'guest' ? null : actor.account.id;
  const own = accountId === null ? undefined : await queries.ofAccount(accountId);
  const examples = rating.count === 0 ? await shopReviewExamples({ db, clock }, locale) : [];
  return {
    rating: { ...rating, byStars: [...rating.byStars] },
    reviews: [
      ...rows.map(({ id, createdAt, ...words }) => ({
        ...words,
        ...nothingMore,
        isPurchase: true,
        _id: String(id),
        createdAt: createdAt.toISOString(),
      })),
      ...examples,
    ],
    areExamples: examples.length > 0,
    page,
    pages: pagesOf(rating.count),
    own: own === undefined ? null : { ...own, ...nothingMore },
    mayWrite: accountId !== null && (await queries.hasBought(accountId)),
  };
}

/** Returns one page of approved questions with their answers. */
export async function showQuestions(
  { db, clock }: Deps,
  { id: productId, seo, locale }: ReadProduct,
  page: number,
): Promise<QuestionsAnswer> {
  const queries = questionQueries(db);
  const { questionCount: count } = await productAround({ db }, productId);
  const rows = count === 0 ? [] : await queries.shown(productId, writingsPerPage, skipOf(page));
  const answers = await queries.answers(rows.map(({ id }) => id));
  const examples = count === 0 ? await questionExamples({ db, clock }, seo, locale) : [];
  const questions = rows.map(({ id, createdAt, ...words }) => ({
    ...words,
    _id: String(id),
    createdAt: createdAt.toISOString(),
    answers: answers
      .filter(({ questionId }) => questionId === id)
      .map((answer) => ({
        _id: String(answer.id),
        authorName: answer.authorName,
        text: answer.text,
        createdAt: answer.createdAt.toISOString(),
        isShop: answer.isShop,
      })),
  }));
  return {
    count,
    questions: [...questions, ...examples],
    areExamples: examples.length > 0,
    page,
    pages: pagesOf(count),
  };
}
