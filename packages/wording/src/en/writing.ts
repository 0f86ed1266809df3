import type { Translation } from './translation.ts';
import type { writing as russian } from '../ru/writing.ts';

export const writing = {
  stars_one: '{{count, number}} star',
  stars_other: '{{count, number}} stars',
  beyond: 'There is nothing on this page.',
  reviewPages: 'Pages of reviews',
  questionPages: 'Pages of questions',
  purchase: 'Bought in this shop',
  shopAnswers: 'Answer of the shop',
  writeReview: 'Write a review',
  rewriteReview: 'Correct the review',
  reviewText: 'Review',
  optional: 'optional',
  ask: 'Ask a question',
  questionText: 'Question',
  answer: 'Answer',
  answerText: 'Answer',
  answerTo: 'Answer the question: {{text}}',
  send: 'Send',
  rules: 'Published after a check, usually within a day. No advertising, abuse or personal data.',
  askRules: 'Published after a check. If your profile has an e-mail, the answer is sent there too.',
  example: 'Example',
  exampleReviews: 'These are examples. There are no real reviews yet: yours will be the first.',
  exampleQuestions: 'These are examples of questions and answers. There are no real ones yet.',
} as const satisfies Translation<typeof russian>;
