import type { Texts } from '../../ru/messages/sms-balance-message.ts';

export const texts: Texts = {
  smsBalanceMail: ({ sum }) => ({
    subject: `Money for SMS runs out: ${sum} left`,
    text: `The provider of SMS has ${sum} of ours left. Without them customers get no codes to sign in. Top it up at smsc.ru.\n`,
  }),
};
