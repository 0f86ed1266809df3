import type { Texts } from '../../ru/messages/inbox-messages.ts';

export const texts: Texts = {
  placed: (number) => `Order ${number} is accepted`,
  answered: (mpn) => `Your question about ${mpn} is answered`,
  reviewAnswered: 'The shop has answered your review',
  chatAnswered: 'You have an answer in the chat',
  verdicts: {
    review: ['Your review is published', 'Your review was not published'],
    question: ['Your question is published', 'Your question was not published'],
    answer: ['Your answer is published', 'Your answer was not published'],
    shop_review: ['Your review of the shop is published', 'Your review of the shop was not published'],
  },
};
