import type { Texts } from '../../ru/messages/company-messages.ts';

export const texts: Texts = {
  companyInvitationSms: ({ host, inn, url }) => `${host} üzerinde INN ${inn} numaralı şirkete davet edildiniz: ${url}`,
  companyInvitationMail: ({ host, inn, url, date }) => ({
    subject: `${host} üzerinde bir şirkete davet`,
    text: `${host} üzerinde INN ${inn} numaralı şirket adına satın almaya davet edildiniz.\n\nKabul etmek için bu e-posta adresiyle giriş yapın.\n\nDaveti kabul et: ${url}\n\nBağlantı ${date} tarihine kadar geçerlidir. Daveti beklemiyorsanız bu iletiyi silin.\n`,
  }),
};
