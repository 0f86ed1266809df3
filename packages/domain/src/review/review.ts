/** What a customer wrote waits, is shown, or was refused with a reason (product C11). */
export const moderationStates = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof moderationStates)[number];

/** What can be moderated. */
export const writingKinds = ['review', 'question', 'answer', 'shop_review'] as const;

export type WritingKind = (typeof writingKinds)[number];

/** Most characters of what is written about a product. */
export const writingLimits = {
  authorNameMax: 60,
  reviewTextMax: 3000,
  prosConsMax: 500,
  questionMax: 1000,
  answerMax: 2000,
  reasonMax: 500,
  /** Reviews, questions and answers of one account in 24 hours. */
  writingsADay: 20,
} as const;

/** Stars of a review. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Reviews, and questions, on one page of a product. */
export const writingsPerPage = 10;
