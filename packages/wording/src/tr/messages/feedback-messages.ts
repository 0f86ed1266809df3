import type { Texts } from '../../ru/messages/feedback-messages.ts';

export const texts: Texts = {
  subjects: { order: 'Sipariş', part: 'Parça', site: 'Site', cooperation: 'İş birliği', other: 'Diğer' },
  orderWord: 'Sipariş',
  feedbackAnsweredMail: ({ shop, number, name, answer, text }) => ({
    subject: `${number} numaralı mesajınıza yanıt`,
    text: `Merhaba ${name},\n\n${answer}\n\n${shop}\n\nYazdığınız mesaj:\n\n${text}\n`,
  }),
};
