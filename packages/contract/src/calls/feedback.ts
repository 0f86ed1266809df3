import { feedbackStates, feedbackSubjects } from '@farad/domain/feedback';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  AnswerFeedbackBody,
  FeedbackNoteBody,
  FeedbackStateBody,
  SendFeedbackAnswer,
  SendFeedbackBody,
  StaffFeedback,
  StaffFeedbackList,
} from '../feedback.ts';
import { EmptyBody } from '../staff.ts';
import { RowNumber, SearchText } from '../query.ts';

/** Letters to the shop from its form, and their answers. */
export const feedbackCalls = define({
  sendFeedback: {
    method: 'POST',
    path: '/feedback',
    summary: 'Write to the shop',
    body: SendFeedbackBody,
    answer: SendFeedbackAnswer,
  },
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
      after: RowNumber.optional().describe('What `next` of the page before said'),
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
