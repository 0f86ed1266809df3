import type { Texts } from '../../ru/messages/inbox-messages.ts';

export const texts: Texts = {
  placed: (number) => `${number} numaralı sipariş alındı`,
  answered: (mpn) => `${mpn} hakkındaki sorunuz yanıtlandı`,
  reviewAnswered: 'Mağaza yorumunuzu yanıtladı',
  chatAnswered: 'Sohbette yanıtınız var',
  verdicts: {
    review: ['Yorumunuz yayımlandı', 'Yorumunuz yayımlanmadı'],
    question: ['Sorunuz yayımlandı', 'Sorunuz yayımlanmadı'],
    answer: ['Yanıtınız yayımlandı', 'Yanıtınız yayımlanmadı'],
    shop_review: ['Mağaza yorumunuz yayımlandı', 'Mağaza yorumunuz yayımlanmadı'],
  },
};
