import type { Texts } from '../../ru/messages/sms-balance-message.ts';

export const texts: Texts = {
  smsBalanceMail: ({ sum }) => ({
    subject: `SMS bakiyesi bitiyor: ${sum} kaldı`,
    text: `SMS sağlayıcısında ${sum} kaldı. Bakiye biterse müşteriler giriş kodu alamaz. smsc.ru üzerinden yükleme yapın.\n`,
  }),
};
