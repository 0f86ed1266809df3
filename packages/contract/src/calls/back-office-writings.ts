import { moderationStates, writingKinds } from '@farad/domain/review';
import { z } from 'zod';

import { define } from '../call.ts';
import { RewriteAnswerBody, StaffWritings } from '../back-office-writings.ts';
import { DoneAnswer } from '../staff.ts';
import { RowNumber, SearchText } from '../query.ts';

/** Reviews, questions and answers as staff look them through. */
export const backOfficeWritingsCalls = define({
  staffWritings: {
    method: 'GET',
    path: '/admin/writings',
    summary: 'Reviews, questions or answers in any state, the latest first',
    answer: StaffWritings,
    query: z.strictObject({
      kind: z.enum(writingKinds).default('review').describe('`review`, `question` or `answer`'),
      text: SearchText.describe('Beginnings of words'),
      state: z.enum(moderationStates).optional().describe('`pending`, `approved` or `rejected`; absent: any'),
      rating: z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number)
        .optional()
        .describe('1 to 5; absent: any'),
      product: z.string().trim().max(100).default('').describe('Beginning of a maker’s number'),
      after: RowNumber.optional().describe('Id of the last one of the page before'),
      id: RowNumber.optional().describe('This one alone'),
    }),
  },
  rewriteAnswer: {
    method: 'POST',
    path: '/admin/answers/{answerId}/text',
    summary: 'Change what the shop answered',
    body: RewriteAnswerBody,
    answer: DoneAnswer,
  },
});
