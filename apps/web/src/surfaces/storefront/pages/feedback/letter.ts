import { feedbackSubjects, type FeedbackSubject } from '@farad/domain/feedback';

import type { Frame } from '#shell/frame.ts';

export const letterFields = ['subject', 'text', 'name', 'contact', 'orderNumber'] as const;

export type LetterField = (typeof letterFields)[number];

/** Typed values of the form, and its errors by field. */
export interface LetterState {
  readonly typed: Readonly<Record<LetterField, string>>;
  readonly errors: Readonly<Partial<Record<LetterField, string>>>;
  /** Error that belongs to no field, such as too many messages; null = none. */
  readonly problem: string | null;
}

export const subjectOf = (text: string): FeedbackSubject | '' =>
  feedbackSubjects.find((subject) => subject === text) ?? '';

/** Returns the form as it is first shown. Name and contact of a signed-in customer are filled in. */
export function blankLetter(subject: string, orderNumber: string, user: Frame['user']): LetterState {
  const contact = user?.email || user?.phone || '';
  const typed = { subject, text: '', name: user?.name ?? '', contact, orderNumber: orderNumber.slice(0, 30) };
  return { typed, errors: {}, problem: null };
}
