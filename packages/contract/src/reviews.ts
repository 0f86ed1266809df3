import { moderationStates, writingKinds, writingLimits } from '@farad/domain/review';
import { z } from 'zod';

import { LineText, PlainText, Slug } from './wire.ts';

const authorName = LineText.min(1).max(writingLimits.authorNameMax);
const NumberText = z.string();

const Rating = z.object({
  /** One decimal; null without reviews. */
  average: z.number().nullable(),
  count: z.int(),
  /** How many gave 1, 2, 3, 4, 5 stars. */
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
  /** The author got the product in an order of his. */
  isPurchase: z.boolean(),
});

/** The rows are examples of a demonstration, which nobody wrote; they count nowhere. */
const areExamples = z.boolean();

export const ReviewsAnswer = z.object({
  rating: Rating,
  reviews: z.array(Review),
  areExamples,
  page: z.int(),
  pages: z.int(),
  /** The caller's own, shown or not; null: none, or a guest. */
  own: Review.omit({ _id: true, createdAt: true, isPurchase: true })
    .extend({ state: z.enum(moderationStates), rejectReason: z.string() })
    .nullable(),
});

export type ReviewsAnswer = z.infer<typeof ReviewsAnswer>;

export const ShopReviewsAnswer = ReviewsAnswer.extend({
  /** `answer` of the shop; '': none. */
  reviews: z.array(Review.extend({ answer: z.string() })),
  /** Whether the caller may write one: an order of his was delivered. */
  mayWrite: z.boolean(),
});

export type ShopReviewsAnswer = z.infer<typeof ShopReviewsAnswer>;

export const WriteReviewBody = z.object({
  authorName,
  rating: z.int().min(1).max(5),
  text: PlainText.min(1).max(writingLimits.reviewTextMax),
  pros: PlainText.max(writingLimits.prosConsMax).default(''),
  cons: PlainText.max(writingLimits.prosConsMax).default(''),
});

export const WriteShopReviewBody = WriteReviewBody.pick({ authorName: true, rating: true, text: true });

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
          /** Answered by the shop. */
          isShop: z.boolean(),
        }),
      ),
    }),
  ),
  page: z.int(),
  pages: z.int(),
});

export type QuestionsAnswer = z.infer<typeof QuestionsAnswer>;

export const AskBody = z.object({ authorName, text: PlainText.min(1).max(writingLimits.questionMax) });

export const AnswerQuestionBody = z.object({ authorName, text: PlainText.min(1).max(writingLimits.answerMax) });

/** Whether it is shown at once or waits for the shop. */
export const WrittenAnswer = z.object({ state: z.enum(moderationStates) });

export const WaitingWritings = z.object({
  /** The longest waiting first, 100 at most. */
  writings: z.array(
    z.object({
      kind: z.enum(writingKinds),
      _id: NumberText,
      /** Null: of the shop itself. */
      product: z.object({ seo: Slug, mpn: z.string() }).nullable(),
      authorName: z.string(),
      rating: z.int().nullable(),
      text: z.string(),
      pros: z.string(),
      cons: z.string(),
      /** What is answered; '' but for answers. */
      question: z.string(),
      createdAt: z.string(),
    }),
  ),
});

export const UnansweredQuestions = z.object({
  /** Shown on the site and not answered by the shop; the longest waiting first, 100 at most. */
  questions: z.array(
    z.object({
      _id: NumberText,
      product: z.object({ seo: Slug, mpn: z.string() }),
      authorName: z.string(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
});

export const AnswerAsShopBody = z.object({ text: PlainText.min(1).max(writingLimits.answerMax) });

export const ModerateBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('reject'), reason: LineText.min(1).max(writingLimits.reasonMax) }),
]);
