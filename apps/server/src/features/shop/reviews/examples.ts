import type { QuestionsAnswer, ShopReviewsAnswer } from '@farad/contract/shop/reviews';
import type { ExampleReview } from '@farad/database/seed/examples';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import { loadExamples } from '#core/shop/examples.ts';

type Where = Pick<Deps, 'db' | 'clock'>;
type Review = ShopReviewsAnswer['reviews'][number];
type Question = QuestionsAnswer['questions'][number];

const reviewOf =
  (locale: Locale) =>
  ({ author, rating, text, at, answer }: ExampleReview, index: number): Review => ({
    _id: `example-${index + 1}`,
    authorName: author[locale],
    rating,
    text: text[locale],
    pros: '',
    cons: '',
    createdAt: at,
    isPurchase: false,
    answer: answer?.[locale] ?? '',
  });

/** Returns the examples only in a demonstration shop. The setting is read only if there are examples. */
async function inDemonstration<T>({ db }: Where, examples: readonly T[]): Promise<readonly T[]> {
  return examples.length > 0 && (await settingQueries(db).isDemonstration()) ? examples : [];
}

export async function reviewExamples(deps: Where, seo: string, locale: Locale): Promise<Review[]> {
  const examples = await loadExamples(deps);
  return (await inDemonstration(deps, examples?.exampleReviews[seo] ?? [])).map(reviewOf(locale));
}

export async function shopReviewExamples(deps: Where, locale: Locale): Promise<Review[]> {
  const examples = await loadExamples(deps);
  return (await inDemonstration(deps, examples?.exampleShopReviews ?? [])).map(reviewOf(locale));
}

export async function questionExamples(deps: Where, seo: string, locale: Locale): Promise<Question[]> {
  const texts = await loadExamples(deps);
  const examples = await inDemonstration(deps, texts?.exampleQuestions[seo] ?? []);
  return examples.map(({ author, text, answer, at }, index) => ({
    _id: `example-${index + 1}`,
    authorName: author[locale],
    text: text[locale],
    createdAt: at,
    answers: [
      {
        _id: `example-${index + 1}`,
        authorName: '',
        text: answer[locale],
        createdAt: at,
        isShop: true,
      },
    ],
  }));
}
