import { moderationStates, writingLimits } from '@farad/domain/review';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { PageQuery } from '../kit/query.ts';
import { LineText, PlainText } from '../kit/wire.ts';

const authorName = LineText.min(1).max(writingLimits.authorNameMax);
export const NumberText = z.string();

const Rating = z.object({
  /** Average number of stars with one decimal; null = no reviews. */
  average: z.number().nullable(),
  count: z.int(),
  /** Counts of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
  byStars: z.array(z.int()).length(5),
});

const Review = z.object({
  _id: NumberText,
  authorName: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  pros: z.string(),
  cons: z.string(),
  createdAt: z.string(),
  /** True = the author received the product in an order. */
  isPurchase: z.boolean(),
});

/** True = the texts are examples of a demonstration. Average ratings and counts leave them out. */
const areExamples = z.boolean();

export const ReviewsAnswer = z.object({
  rating: Rating,
  reviews: z.array(Review),
  areExamples,
  page: z.int(),
  pages: z.int(),
  /** The caller's own review, published or not; null = the caller has none, or is a guest. */
  own: Review.omit({ _id: true, createdAt: true, isPurchase: true })
    .extend({ state: z.enum(moderationStates), rejectReason: z.string() })
    .nullable(),
});

export type ReviewsAnswer = z.infer<typeof ReviewsAnswer>;

export const ShopReviewsAnswer = ReviewsAnswer.extend({
  /** `answer` = the shop's answer; empty = none. */
  reviews: z.array(Review.extend({ answer: z.string() })),
  /** True = the caller may write a review of the shop, because one of their orders was delivered. */
  mayWrite: z.boolean(),
});

export type ShopReviewsAnswer = z.infer<typeof ShopReviewsAnswer>;

const WriteReviewBody = z.object({
  authorName,
  rating: z.int().min(1).max(5),
  text: PlainText.min(1).max(writingLimits.reviewTextMax),
  pros: PlainText.max(writingLimits.prosConsMax).default(''),
  cons: PlainText.max(writingLimits.prosConsMax).default(''),
});

const WriteShopReviewBody = WriteReviewBody.pick({ authorName: true, rating: true, text: true });

export const QuestionsAnswer = z.object({
  count: z.int(),
  areExamples,
  questions: z.array(
    z.object({
      _id: NumberText,
      authorName: z.string(),
      text: z.string(),
      createdAt: z.string(),
      answers: z.array(
        z.object({
          _id: NumberText,
          authorName: z.string(),
          text: z.string(),
          createdAt: z.string(),
          /** True = the shop wrote the answer. */
          isShop: z.boolean(),
        }),
      ),
    }),
  ),
  page: z.int(),
  pages: z.int(),
});

export type QuestionsAnswer = z.infer<typeof QuestionsAnswer>;

const AskBody = z.object({ authorName, text: PlainText.min(1).max(writingLimits.questionMax) });

const AnswerQuestionBody = z.object({ authorName, text: PlainText.min(1).max(writingLimits.answerMax) });

/** Whether the new text is published immediately or waits for moderation. */
export const WrittenAnswer = z.object({ state: z.enum(moderationStates) });

/** API calls about reviews and questions. */
export const reviewsCalls = define({
  reviews: {
    method: 'GET',
    path: '/catalog/products/{seo}/reviews',
    summary: 'Reviews of a product that were let through, newest first',
    answer: ReviewsAnswer,
    isEmptyRefused: true,
    query: PageQuery,
  },
  writeReview: {
    method: 'POST',
    path: '/catalog/products/{seo}/reviews',
    summary: 'Write a review; it is shown when the shop has let it through',
    body: WriteReviewBody,
    answer: WrittenAnswer,
  },
  shopReviews: {
    method: 'GET',
    path: '/shop/reviews',
    summary: 'Reviews of the shop that were let through, newest first, with answers',
    answer: ShopReviewsAnswer,
    isEmptyRefused: true,
    query: PageQuery,
  },
  writeShopReview: {
    method: 'POST',
    path: '/shop/reviews',
    summary: 'Review the shop after an order; shown when the shop has let it through, in place of the former one',
    body: WriteShopReviewBody,
    answer: WrittenAnswer,
  },
  questions: {
    method: 'GET',
    path: '/catalog/products/{seo}/questions',
    summary: 'Questions about a product that were let through, newest first, with answers',
    answer: QuestionsAnswer,
    isEmptyRefused: true,
    query: PageQuery,
  },
  ask: {
    method: 'POST',
    path: '/catalog/products/{seo}/questions',
    summary: 'Ask about a product; shown when the shop has let it through',
    body: AskBody,
    answer: WrittenAnswer,
  },
  answerQuestion: {
    method: 'POST',
    path: '/catalog/questions/{questionId}/answers',
    summary: 'Answer a question; the asker is told by e-mail when it is shown',
    body: AnswerQuestionBody,
    answer: WrittenAnswer,
  },
});
