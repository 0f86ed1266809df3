import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/hook-messages.ts';

/** A program of a customer that took nothing for two days: nothing is sent to it any more. */
export const hookPausedHeadline = (locale: Locale, url: string): string => texts[locale].hookPausedHeadline({ url });

/** The same as a letter; `page` is where its owner goes on. */
export const hookPausedMail = (
  locale: Locale,
  { url, page }: { readonly url: string; readonly page: string },
): MailText => ({
  subject: hookPausedHeadline(locale, url),
  text: `${hookPausedHeadline(locale, url)}.\n${texts[locale].leads}\n\n${texts[locale].openHook}: ${page}\n`,
});
