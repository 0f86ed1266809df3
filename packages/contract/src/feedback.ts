import { feedbackLimits, feedbackStates, feedbackSubjects } from '@farad/domain/feedback';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { BotToken } from './users.ts';
import { LineText, LocaleName, PlainText } from './wire.ts';

const required = { text: PlainText.min(1), line: LineText.min(1) };

export const SendFeedbackBody = z.object({
  subject: z.enum(feedbackSubjects),
  text: required.text.max(feedbackLimits.textMax),
  name: required.line.max(feedbackLimits.nameMax),
  /** An e-mail address or a Russian phone number. */
  contact: required.line.max(feedbackLimits.contactMax),
  orderNumber: LineText.max(feedbackLimits.orderNumberMax).default(''),
  token: BotToken,
});

export const SendFeedbackAnswer = z.object({
  /** What the letter is called on the phone. */
  number: z.string(),
  /** Where the answer will go, as it was understood. */
  contact: z.string(),
});

/** A letter as staff see it in the list. */
export const StaffFeedbackRow = z.object({
  id: RowId,
  number: z.string(),
  state: z.enum(feedbackStates),
  subject: z.enum(feedbackSubjects),
  name: z.string(),
  /** Empty: none. */
  email: z.string(),
  phone: z.string(),
  /** The beginning of the text. */
  beginning: z.string(),
  createdAt: z.string(),
});

export type StaffFeedbackRow = z.infer<typeof StaffFeedbackRow>;

export const StaffFeedbackList = z.object({ letters: z.array(StaffFeedbackRow), next: NextPage });

export const StaffFeedback = StaffFeedbackRow.omit({ beginning: true }).extend({
  text: z.string(),
  /** As it was typed; empty: none. */
  orderNumber: z.string(),
  locale: LocaleName,
  customerId: RowId.nullable(),
  /** The oldest first. */
  answers: z.array(z.object({ id: RowId, text: z.string(), by: z.string(), at: z.string() })),
  notes: z.array(z.object({ id: RowId, text: z.string(), by: z.string(), at: z.string() })),
});

export type StaffFeedback = z.infer<typeof StaffFeedback>;

export const AnswerFeedbackBody = z.object({ text: required.text.max(feedbackLimits.answerMax) });

export const FeedbackStateBody = z.object({ state: z.enum(['closed', 'new']) });

export const FeedbackNoteBody = z.object({ text: required.text.max(feedbackLimits.noteMax) });
