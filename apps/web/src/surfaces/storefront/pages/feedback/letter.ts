import { feedbackSubjects, type FeedbackSubject } from '@farad/domain/feedback';

import type { Frame } from '#shell/frame.ts';

export const letterFields = ['subject', 'text', 'name', 'contact', 'orderNumber'] as const;

export type LetterField = (typeof letterFields)[number];

/** What was typed, and what is wrong with it by the name of the field. */
export interface LetterState {
  readonly typed: Readonly<Record<LetterField, string>>;
  readonly errors: Readonly<Partial<Record<LetterField, string>>>;
  /** A failure of the whole: too many letters. */
  readonly problem: string | null;
}

export const subjectOf = (text: string): FeedbackSubject | '' =>
  feedbackSubjects.find((subject) => subject === text) ?? '';

/** An unfilled form; whoever is signed in need not say who he is. */
export function blankLetter(subject: string, orderNumber: string, user: Frame['user']): LetterState {
  const contact = user?.email || user?.phone || '';
  const typed = { subject, text: '', name: user?.name ?? '', contact, orderNumber: orderNumber.slice(0, 30) };
  return { typed, errors: {}, problem: null };
}
