import { orderNumber } from '../order/index.ts';
import { textLimits } from '../shared/text-limits.ts';

/** Subjects of a message to the shop (product S3). */
export const feedbackSubjects = ['order', 'part', 'site', 'cooperation', 'other'] as const;

export type FeedbackSubject = (typeof feedbackSubjects)[number];

/** State of a message: `new` until the shop answers, `closed` if nothing is left to do. */
export const feedbackStates = ['new', 'answered', 'closed'] as const;

export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = {
  nameMax: 100,
  textMax: 4000,
  contactMax: textLimits.email,
  orderNumberMax: 30,
  answerMax: 8000,
  noteMax: textLimits.note,
  /** Maximum number of messages per sender in an hour. */
  lettersAnHour: 5,
} as const;

/**
 * Returns the number of a message, which people can quote on the phone: `L-26-000123`.
 * @param sequence number of the message in its year, from 1
 * @param year year of the message in Moscow
 */
export const feedbackNumber = (sequence: number, year: number): string => `L-${orderNumber(sequence, year)}`;
