import { orderNumber } from '../order/index.ts';
import { textLimits } from '../shared/text-limits.ts';

/** Subjects of a message to the shop (product S3). */
export const feedbackSubjects = ['order', 'part', 'site', 'cooperation', 'other'] as const;

export type FeedbackSubject = (typeof feedbackSubjects)[number];

/** A message is new until the shop answers it. Closed = nothing left to do. */
export const feedbackStates = ['new', 'answered', 'closed'] as const;

export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = {
  nameMax: 100,
  textMax: 4000,
  contactMax: textLimits.email,
  orderNumberMax: 30,
  answerMax: 8000,
  noteMax: textLimits.note,
  /** Messages per sender and hour. */
  lettersAnHour: 5,
} as const;

/**
 * The number to quote on the phone: `L-26-000123`.
 * @param sequence counts from 1
 * @param year of the message, in Moscow
 */
export const feedbackNumber = (sequence: number, year: number): string => `L-${orderNumber(sequence, year)}`;
