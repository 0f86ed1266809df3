import type { Texts } from '../../ru/messages/chat-messages.ts';

export const texts: Texts = {
  chatToShopMail: ({ text, url }) => ({
    subject: 'Sohbette yanıt bekleniyor',
    text: `${text}\n\nYanıtlayın: ${url}\n`,
  }),
  chatAnsweredMail: ({ shop, said, url }) => ({
    subject: 'Sohbetteki sorunuz yanıtlandı',
    text: `Merhaba,\n\nSohbette size yanıt verildi:\n\n${said}\n\nSohbete devam edin: ${url}\n\n${shop}\n`,
  }),
};
