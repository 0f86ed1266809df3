import { textLimits } from '../shared/text-limits.ts';

/** States of a customer's text: waiting, shown, or refused with a reason (product C11). */
export const moderationStates = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof moderationStates)[number];

/** Kinds of texts that are moderated. */
export const writingKinds = ['review', 'question', 'answer', 'shop_review'] as const;

export type WritingKind = (typeof writingKinds)[number];

/** Maximum lengths in characters. */
export const writingLimits = {
  authorNameMax: 60,
  reviewTextMax: 3000,
  prosConsMax: 500,
  questionMax: 1000,
  answerMax: 2000,
  reasonMax: textLimits.reason,
  /** Reviews, questions and answers per account in 24 hours. */
  writingsADay: 20,
} as const;

/** Possible stars of a review. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Reviews per page of a product; the same for questions. */
export const writingsPerPage = 10;
