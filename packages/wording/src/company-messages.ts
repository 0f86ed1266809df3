import type { Locale } from '@farad/domain/shared';

import { formatDate } from './format.ts';
import type { MailText } from './messages.ts';

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
  ({
    ru: `Вас приглашают закупать на ${host} для компании с ИНН ${inn}: ${url}`,
    en: `You are invited to the company with INN ${inn} at ${host}: ${url}`,
    tr: `${host} üzerinde INN ${inn} numaralı şirkete davet edildiniz: ${url}`,
  })[locale];

export function companyInvitationMail(locale: Locale, invitation: CompanyInvitation): MailText {
  const { inn, host, url } = invitation;
  const date = formatDate(invitation.expiresAt, locale);
  return {
    ru: {
      subject: `Приглашение в компанию на ${host}`,
      text: `Вас приглашают закупать на ${host} для компании с ИНН ${inn}.\n\nЧтобы согласиться, войдите с этим адресом почты.\n\nПринять приглашение: ${url}\n\nСсылка действует до ${date} Если вы не ждали приглашения, просто удалите это письмо.\n`,
    },
    en: {
      subject: `Invitation to a company at ${host}`,
      text: `You are invited to buy at ${host} on behalf of the company with INN ${inn}.\n\nTo accept, sign in with this e-mail address.\n\nAccept the invitation: ${url}\n\nThe link is valid until ${date}. If you did not expect an invitation, just delete this message.\n`,
    },
    tr: {
      subject: `${host} üzerinde bir şirkete davet`,
      text: `${host} üzerinde INN ${inn} numaralı şirket adına satın almaya davet edildiniz.\n\nKabul etmek için bu e-posta adresiyle giriş yapın.\n\nDaveti kabul et: ${url}\n\nBağlantı ${date} tarihine kadar geçerlidir. Daveti beklemiyorsanız bu iletiyi silin.\n`,
    },
  }[locale];
}
