import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';

/** To the shop's mailbox: somebody waits in the chat and nobody of the shop is there. */
export const chatToShopMail = (
  locale: Locale,
  { text, url }: { readonly text: string; readonly url: string },
): MailText =>
  ({
    ru: { subject: 'В чате ждут ответа', text: `${text}\n\nОтветить: ${url}\n` },
    en: { subject: 'Somebody waits in the chat', text: `${text}\n\nAnswer: ${url}\n` },
    tr: { subject: 'Sohbette yanıt bekleniyor', text: `${text}\n\nYanıtlayın: ${url}\n` },
  })[locale];

/** What the shop has answered meanwhile. */
export interface ChatAnswers {
  /** The oldest first. */
  readonly answers: readonly string[];
  /** Of the conversation. */
  readonly url: string;
}

/** To whoever wrote in the chat and is away, in the language he wrote in. */
export function chatAnsweredMail(locale: Locale, { answers, url }: ChatAnswers): MailText {
  const said = answers.join('\n\n');
  return {
    ru: {
      subject: 'Ответ на ваш вопрос в чате Farad',
      text: `Здравствуйте!\n\nВам ответили в чате:\n\n${said}\n\nПродолжить разговор: ${url}\n\nFarad\n`,
    },
    en: {
      subject: 'Your question in the Farad chat was answered',
      text: `Hello,\n\nYou have an answer in the chat:\n\n${said}\n\nGo on with the conversation: ${url}\n\nFarad\n`,
    },
    tr: {
      subject: 'Farad sohbetindeki sorunuz yanıtlandı',
      text: `Merhaba,\n\nSohbette size yanıt verildi:\n\n${said}\n\nSohbete devam edin: ${url}\n\nFarad\n`,
    },
  }[locale];
}
