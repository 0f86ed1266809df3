import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/chat-messages.ts';

/** E-mail to the shop: a customer waits in the chat and no staff member is online. */
export const chatToShopMail = (
  locale: Locale,
  { text, url }: { readonly text: string; readonly url: string },
): MailText => texts[locale].chatToShopMail({ text, url });

/** Answers of the shop that the customer has not seen. */
export interface ChatAnswers {
  /** Name of the shop, as the signature. */
  readonly shop: string;
  /** Oldest first. */
  readonly answers: readonly string[];
  /** Address of the conversation. */
  readonly url: string;
}

/** E-mail to a customer who has left the chat, in the language of the chat. */
export function chatAnsweredMail(locale: Locale, { shop, answers, url }: ChatAnswers): MailText {
  const joined = answers.join('\n\n');
  return texts[locale].chatAnsweredMail({ shop, said: joined, url });
}
