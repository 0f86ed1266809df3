import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/chat-messages.ts';

/** To the shop's mailbox: somebody waits in the chat and nobody of the shop is there. */
export const chatToShopMail = (
  locale: Locale,
  { text, url }: { readonly text: string; readonly url: string },
): MailText => texts[locale].chatToShopMail({ text, url });

/** What the shop has answered meanwhile. */
export interface ChatAnswers {
  /** Name of the shop, under the letter. */
  readonly shop: string;
  /** The oldest first. */
  readonly answers: readonly string[];
  /** Of the conversation. */
  readonly url: string;
}

/** To whoever wrote in the chat and is away, in the language he wrote in. */
export function chatAnsweredMail(locale: Locale, { shop, answers, url }: ChatAnswers): MailText {
  const said = answers.join('\n\n');
  return texts[locale].chatAnsweredMail({ shop, said, url });
}
