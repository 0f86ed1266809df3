import { feedbackLimits, feedbackStates, feedbackSubjects } from '@farad/domain/feedback';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, SearchText } from '../../kit/query.ts';
import { EmptyBody, LocaleName, NextPage, Note, RowId } from '../../kit/wire.ts';
import { required } from '../../shop/feedback.ts';

/** A letter in the list for staff. */
export const StaffFeedbackRow = z.object({
  id: RowId,
  number: z.string(),
  state: z.enum(feedbackStates),
  subject: z.enum(feedbackSubjects),
  name: z.string(),
  /** Empty = not set. */
  email: z.string(),
  phone: z.string(),
  /** First words of the letter. */
  beginning: z.string(),
  createdAt: z.string(),
});

export type StaffFeedbackRow = z.infer<typeof StaffFeedbackRow>;

const StaffFeedbackList = z.object({ letters: z.array(StaffFeedbackRow), next: NextPage });

export const StaffFeedback = StaffFeedbackRow.omit({ beginning: true }).extend({
  text: z.string(),
  /** As typed. Empty = not set. */
  orderNumber: z.string(),
  locale: LocaleName,
  customerId: RowId.nullable(),
  /** Oldest first. */
  answers: z.array(Note),
  notes: z.array(Note),
});

export type StaffFeedback = z.infer<typeof StaffFeedback>;

const AnswerFeedbackBody = z.object({ text: required.text.max(feedbackLimits.answerMax) });

const FeedbackStateBody = z.object({ state: z.enum(['closed', 'new']) });

const FeedbackNoteBody = z.object({ text: required.text.max(feedbackLimits.noteMax) });

/** API calls about letters to the shop and their answers. */
export const officeFeedbackCalls = define({
  staffFeedbackList: {
    method: 'GET',
    path: '/admin/feedback',
    summary: 'Letters to the shop, the newest first',
    answer: StaffFeedbackList,
    query: z.strictObject({
      text: SearchText.describe('Words of the number, the name, the e-mail or the phone'),
      state: z.enum(feedbackStates).optional().describe('`new`, `answered` or `closed`; absent: any'),
      subject: z
        .enum(feedbackSubjects)
        .optional()
        .describe('`order`, `part`, `site`, `cooperation` or `other`; absent: any'),
      after: AfterRow,
    }),
  },
  staffFeedback: {
    method: 'GET',
    path: '/admin/feedback/{number}',
    summary: 'One letter with its answers and notes',
    answer: StaffFeedback,
  },
  answerFeedback: {
    method: 'POST',
    path: '/admin/feedback/{number}/answers',
    summary: 'Answer a letter by e-mail',
    body: AnswerFeedbackBody,
    answer: StaffFeedback,
  },
  moveFeedback: {
    method: 'POST',
    path: '/admin/feedback/{number}/state',
    summary: 'Close a letter, or open it again',
    body: FeedbackStateBody,
    answer: StaffFeedback,
  },
  noteFeedback: {
    method: 'POST',
    path: '/admin/feedback/{number}/notes',
    summary: 'Note something about a letter for staff',
    body: FeedbackNoteBody,
    answer: StaffFeedback,
  },
  removeFeedbackNote: {
    method: 'POST',
    path: '/admin/feedback/{number}/notes/{noteId}/remove',
    summary: 'Remove a note of a letter',
    body: EmptyBody,
    answer: StaffFeedback,
  },
});
