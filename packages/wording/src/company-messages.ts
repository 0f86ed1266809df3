import type { Locale } from '@farad/domain/shared';

import { companyTitle, type NamedCompany } from './company-title.ts';
import { formatDate } from './format.ts';
import { smsFrom, type MailText } from './messages.ts';
import { texts } from './languages/messages/company-messages.ts';

/**
 * An invitation to join a company. `name` is the company's name in the public register. '' = the owner typed another
 * name, and strangers must not get a text of the owner.
 */
export interface CompanyInvitation extends NamedCompany {
  /** Host of the shop. */
  readonly host: string;
  /** Address that accepts the invitation. */
  readonly url: string;
  readonly expiresAt: Date;
}

export const companyInvitationSms = (
  locale: Locale,
  shop: string,
  invitation: Pick<CompanyInvitation, 'name' | 'inn' | 'url'>,
): string => {
  const { url } = invitation;
  return smsFrom(shop, texts[locale].companyInvitationSms({ company: companyTitle(locale, invitation), url }));
};

export function companyInvitationMail(locale: Locale, invitation: CompanyInvitation): MailText {
  const { host, url } = invitation;
  const company = companyTitle(locale, invitation);
  const date = formatDate(invitation.expiresAt, locale);
  return texts[locale].companyInvitationMail({ host, company, url, date });
}
