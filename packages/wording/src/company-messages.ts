import type { Locale } from '@farad/domain/shared';

import { formatDate } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/company-messages.ts';

/** The name of a company is its owner's to choose, so it is not told to people who did not ask: only its INN is. */
export interface CompanyInvitation {
  readonly inn: string;
  /** Host of the shop. */
  readonly host: string;
  /** Address that accepts it. */
  readonly url: string;
  readonly expiresAt: Date;
}

export const companyInvitationSms = (locale: Locale, { inn, host, url }: CompanyInvitation): string =>
  texts[locale].companyInvitationSms({ host, inn, url });

export function companyInvitationMail(locale: Locale, invitation: CompanyInvitation): MailText {
  const { inn, host, url } = invitation;
  const date = formatDate(invitation.expiresAt, locale);
  return texts[locale].companyInvitationMail({ host, inn, url, date });
}
