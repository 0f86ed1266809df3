import type { Texts } from '../../ru/messages/product-messages.ts';

export const texts: Texts = {
  questionAnsweredMail: ({ mpn, question, answer, url }) => ({
    subject: `Your question about ${mpn} is answered`,
    text: `You asked about ${mpn}:\n\n${question}\n\nAnswer:\n\n${answer}\n\nOpen the question: ${url}\n`,
  }),
  shopReviewAnsweredMail: ({ review, answer, url }) => ({
    subject: 'The shop has answered your review',
    text: `You wrote about the shop:\n\n${review}\n\nOur answer:\n\n${answer}\n\nSee the reviews: ${url}\n`,
  }),
};
