import type { Locale } from '@farad/domain/shared';

import { formatDate } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/staff-messages.ts';

export interface StaffInvitation {
  /** Name of the shop. */
  readonly shop: string;
  readonly name: string;
  /** Address of the page that sets the password. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** E-mail by which a new staff member sets a password. */
export function staffInvitationMail(locale: Locale, { shop, name, url, expiresAt }: StaffInvitation): MailText {
  const date = formatDate(expiresAt, locale);
  return texts[locale].staffInvitationMail({ shop, name, date, url });
}
