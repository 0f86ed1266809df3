import { define } from '../call.ts';
import {
  AnswerAsShopBody,
  AnswerQuestionBody,
  AskBody,
  ModerateBody,
  QuestionsAnswer,
  ReviewsAnswer,
  UnansweredQuestions,
  WaitingWritings,
  WriteReviewBody,
  WrittenAnswer,
} from '../reviews.ts';

/** Reviews, questions and their moderation. */
export const reviewsCalls = define({
  reviews: {
    method: 'GET',
    path: '/catalog/products/{seo}/reviews',
    summary: 'Reviews of a product that were let through, newest first',
    answer: ReviewsAnswer,
    queryNames: { page: 'From 1' },
  },
  writeReview: {
    method: 'POST',
    path: '/catalog/products/{seo}/reviews',
    summary: 'Write a review; it is shown when the shop has let it through',
    body: WriteReviewBody,
    answer: WrittenAnswer,
  },
  questions: {
    method: 'GET',
    path: '/catalog/products/{seo}/questions',
    summary: 'Questions about a product that were let through, newest first, with answers',
    answer: QuestionsAnswer,
    queryNames: { page: 'From 1' },
  },
  ask: {
    method: 'POST',
    path: '/catalog/products/{seo}/questions',
    summary: 'Ask about a product; shown when the shop has let it through',
    body: AskBody,
    answer: WrittenAnswer,
  },
  answerQuestion: {
    method: 'POST',
    path: '/catalog/questions/{questionId}/answers',
    summary: 'Answer a question; the asker is told by e-mail when it is shown',
    body: AnswerQuestionBody,
    answer: WrittenAnswer,
  },
  waitingWritings: {
    method: 'GET',
    path: '/moderation',
    summary: 'Reviews, questions and answers that wait to be let through',
    answer: WaitingWritings,
  },
  moderate: {
    method: 'POST',
    path: '/moderation/{kind}/{writingId}',
    summary: 'Let a review, question or answer through, or refuse it with a reason',
    body: ModerateBody,
    answer: WrittenAnswer,
  },
  unansweredQuestions: {
    method: 'GET',
    path: '/admin/questions/unanswered',
    summary: 'Questions on the site that the shop has not answered',
    answer: UnansweredQuestions,
  },
  answerAsShop: {
    method: 'POST',
    path: '/admin/questions/{questionId}/answers',
    summary: 'Answer a question as the shop: it is shown at once, with its question, and the asker is told',
    body: AnswerAsShopBody,
    answer: WrittenAnswer,
  },
});
