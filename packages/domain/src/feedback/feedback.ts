import { orderNumber } from '../order/index.ts';

/** What somebody may write to the shop about (product S3). */
export const feedbackSubjects = ['order', 'part', 'site', 'cooperation', 'other'] as const;

export type FeedbackSubject = (typeof feedbackSubjects)[number];

/** A letter is new until the shop has answered it; closed: nothing is to be done any more. */
export const feedbackStates = ['new', 'answered', 'closed'] as const;

export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = {
  nameMax: 100,
  textMax: 4000,
  contactMax: 254,
  orderNumberMax: 30,
  answerMax: 8000,
  noteMax: 2000,
  /** Letters of one caller in an hour. */
  lettersAnHour: 5,
} as const;

/**
 * What people say on the phone: `L-26-000123`.
 * @param sequence counts from 1
 * @param year of the letter in Moscow
 */
export const feedbackNumber = (sequence: number, year: number): string => `L-${orderNumber(sequence, year)}`;
