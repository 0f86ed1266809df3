import type { Texts } from '../../ru/messages/chat-messages.ts';

export const texts: Texts = {
  chatToShopMail: ({ text, url }) => ({ subject: 'Somebody waits in the chat', text: `${text}\n\nAnswer: ${url}\n` }),
  chatAnsweredMail: ({ shop, said, url }) => ({
    subject: 'Your question in the chat was answered',
    text: `Hello,\n\nYou have an answer in the chat:\n\n${said}\n\nGo on with the conversation: ${url}\n\n${shop}\n`,
  }),
};
