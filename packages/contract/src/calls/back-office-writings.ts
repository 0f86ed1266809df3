import { define } from '../call.ts';
import { RewriteAnswerBody, StaffWritings } from '../back-office-writings.ts';
import { DoneAnswer } from '../staff.ts';

/** Reviews, questions and answers as staff look them through. */
export const backOfficeWritingsCalls = define({
  staffWritings: {
    method: 'GET',
    path: '/admin/writings',
    summary: 'Reviews, questions or answers in any state, the latest first',
    answer: StaffWritings,
    queryNames: {
      kind: '`review`, `question` or `answer`',
      text: 'Beginnings of words',
      state: '`pending`, `approved` or `rejected`; absent: any',
      rating: '1 to 5; absent: any',
      product: 'Beginning of a maker’s number',
      after: 'Id of the last one of the page before',
      id: 'This one alone',
    },
  },
  rewriteAnswer: {
    method: 'POST',
    path: '/admin/answers/{answerId}/text',
    summary: 'Change what the shop answered',
    body: RewriteAnswerBody,
    answer: DoneAnswer,
  },
});
