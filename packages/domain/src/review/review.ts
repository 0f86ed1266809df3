import { textLimits } from '../shared/text-limits.ts';

/** States of a text that a customer wrote: it waits for staff, is shown, or was refused with a reason (product C11). */
export const moderationStates = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof moderationStates)[number];

/** Kinds of texts that staff check before they are shown. */
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
  /** Maximum number of reviews, questions and answers of an account in 24 hours. */
  writingsADay: 20,
} as const;

/** Possible stars of a review. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Number of reviews on a page; also the number of questions. */
export const writingsPerPage = 10;
