import type { Texts } from '../../ru/messages/product-messages.ts';

export const texts: Texts = {
  questionAnsweredMail: ({ mpn, question, answer, url }) => ({
    subject: `${mpn} hakkındaki sorunuz yanıtlandı`,
    text: `${mpn} hakkında sormuştunuz:\n\n${question}\n\nYanıt:\n\n${answer}\n\nSoruyu aç: ${url}\n`,
  }),
  shopReviewAnsweredMail: ({ review, answer, url }) => ({
    subject: 'Mağaza yorumunuzu yanıtladı',
    text: `Mağaza hakkında yazmıştınız:\n\n${review}\n\nYanıtımız:\n\n${answer}\n\nYorumları gör: ${url}\n`,
  }),
};
