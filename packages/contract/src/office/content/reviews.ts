import { moderationStates, writingKinds, writingLimits } from '@farad/domain/review';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, RowNumber, SearchText } from '../../kit/query.ts';
import { DoneAnswer, LineText, NextPage, PlainText, RowId, Slug } from '../../kit/wire.ts';
import { NumberText, WrittenAnswer } from '../../shop/reviews.ts';

export const WaitingWritings = z.object({
  /** Texts that wait for moderation, longest waiting first, at most 100. */
  writings: z.array(
    z.object({
      kind: z.enum(writingKinds),
      _id: NumberText,
      /** Product that the text is about; null = it is about the shop. */
      product: z.object({ seo: Slug, mpn: z.string() }).nullable(),
      authorName: z.string(),
      rating: z.int().nullable(),
      text: z.string(),
      pros: z.string(),
      cons: z.string(),
      /** Text of the question, if this text is an answer. Otherwise empty. */
      question: z.string(),
      createdAt: z.string(),
    }),
  ),
});

export const UnansweredQuestions = z.object({
  /** Published questions that the shop has not answered, longest waiting first, at most 100. */
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

const AnswerAsShopBody = z.object({ text: PlainText.min(1).max(writingLimits.answerMax) });

const ModerateBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('reject'), reason: LineText.min(1).max(writingLimits.reasonMax) }),
]);

/** A review, a question or an answer, in any state of moderation. */
export const StaffWriting = z.object({
  id: RowId,
  kind: z.enum(writingKinds),
  /** Product that the text is about; null = it is about the shop. */
  product: z.object({ seo: Slug, mpn: z.string() }).nullable(),
  authorName: z.string(),
  isShop: z.boolean(),
  rating: z.int().nullable(),
  text: z.string(),
  pros: z.string(),
  cons: z.string(),
  question: z.string(),
  /** The shop's answer to a review of the shop. Empty = not set. */
  answer: z.string(),
  state: z.enum(moderationStates),
  rejectReason: z.string(),
  createdAt: z.string(),
});

export type StaffWriting = z.infer<typeof StaffWriting>;

const StaffWritings = z.object({ writings: z.array(StaffWriting), next: NextPage });

const RewriteAnswerBody = z.object({ text: PlainText.min(1).max(writingLimits.answerMax) });

/** Calls for moderating reviews, questions and answers. */
export const officeReviewsCalls = define({
  answerShopReview: {
    method: 'POST',
    path: '/admin/shop-reviews/{reviewId}/answer',
    summary: 'Answer a review of the shop: both are shown at once, and its author is told',
    body: AnswerAsShopBody,
    answer: WrittenAnswer,
  },
  waitingWritings: {
    method: 'GET',
    path: '/moderation',
    summary: 'Reviews, questions and answers that wait to be let through',
    answer: WaitingWritings,
  },
  moderate: {
    method: 'POST',
    path: '/moderation/{kind}/{writingId}',
    summary: 'Let a review, question or answer through, or refuse it with a reason',
    body: ModerateBody,
    answer: WrittenAnswer,
  },
  unansweredQuestions: {
    method: 'GET',
    path: '/admin/questions/unanswered',
    summary: 'Questions on the site that the shop has not answered',
    answer: UnansweredQuestions,
  },
  answerAsShop: {
    method: 'POST',
    path: '/admin/questions/{questionId}/answers',
    summary: 'Answer a question as the shop: it is shown at once, with its question, and the asker is told',
    body: AnswerAsShopBody,
    answer: WrittenAnswer,
  },
  staffWritings: {
    method: 'GET',
    path: '/admin/writings',
    summary: 'Reviews, questions or answers in any state, the latest first',
    answer: StaffWritings,
    query: z.strictObject({
      kind: z.enum(writingKinds).default('review').describe('`review`, `question` or `answer`'),
      text: SearchText.describe('Beginnings of words'),
      state: z.enum(moderationStates).optional().describe('`pending`, `approved` or `rejected`; absent: any'),
      rating: z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number)
        .optional()
        .describe('1 to 5; absent: any'),
      product: z.string().trim().max(100).default('').describe('Beginning of a maker’s number'),
      after: AfterRow,
      id: RowNumber.optional().describe('This one alone'),
    }),
  },
  rewriteAnswer: {
    method: 'POST',
    path: '/admin/answers/{answerId}/text',
    summary: 'Change what the shop answered',
    body: RewriteAnswerBody,
    answer: DoneAnswer,
  },
});
