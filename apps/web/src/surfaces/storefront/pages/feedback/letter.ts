import { feedbackSubjects, type FeedbackSubject } from '@farad/domain/feedback';

import type { Frame } from '#shell/frame.ts';

export const letterFields = ['subject', 'text', 'name', 'contact', 'orderNumber'] as const;

export type LetterField = (typeof letterFields)[number];

/** Typed values, and errors by field. */
export interface LetterState {
  readonly typed: Readonly<Record<LetterField, string>>;
  readonly errors: Readonly<Partial<Record<LetterField, string>>>;
  /** Error of the whole form, such as too many letters. */
  readonly problem: string | null;
}

export const subjectOf = (text: string): FeedbackSubject | '' =>
  feedbackSubjects.find((subject) => subject === text) ?? '';

/** Returns an empty form; the contact of a signed-in customer is filled in. */
export function blankLetter(subject: string, orderNumber: string, user: Frame['user']): LetterState {
  const contact = user?.email || user?.phone || '';
  const typed = { subject, text: '', name: user?.name ?? '', contact, orderNumber: orderNumber.slice(0, 30) };
  return { typed, errors: {}, problem: null };
}
