import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/hook-messages.ts';

/** Headline about a webhook that failed for two days and is paused. */
export const hookPausedHeadline = (locale: Locale, url: string): string => texts[locale].hookPausedHeadline({ url });

/** E-mail about a paused webhook; `page` = where its owner resumes it. */
export const hookPausedMail = (
  locale: Locale,
  { url, page }: { readonly url: string; readonly page: string },
): MailText => ({
  subject: hookPausedHeadline(locale, url),
  text: `${hookPausedHeadline(locale, url)}.\n${texts[locale].leads}\n\n${texts[locale].openHook}: ${page}\n`,
});
