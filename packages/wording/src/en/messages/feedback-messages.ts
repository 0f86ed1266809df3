import type { Texts } from '../../ru/messages/feedback-messages.ts';

export const texts: Texts = {
  subjects: { order: 'Order', part: 'Part', site: 'Website', cooperation: 'Cooperation', other: 'Something else' },
  orderWord: 'Order',
  feedbackAnsweredMail: ({ shop, number, name, answer, text }) => ({
    subject: `Answer to your message ${number}`,
    text: `Hello ${name},\n\n${answer}\n\n${shop}\n\nYou wrote:\n\n${text}\n`,
  }),
};
