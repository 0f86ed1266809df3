import type { Texts } from '../../ru/messages/company-messages.ts';

export const texts: Texts = {
  unnamedCompany: (inn) => `INN ${inn} numaralı`,
  namedCompany: (name, inn) => `${name} (INN ${inn})`,
  companyInvitationSms: ({ company, url }) => `${company} şirketi adına satın almaya davet edildiniz: ${url}`,
  companyInvitationMail: ({ host, company, url, date }) => ({
    subject: `${host} üzerinde bir şirkete davet`,
    text: `${host} üzerinde ${company} şirketi adına satın almaya davet edildiniz.\n\nKabul etmek için bu e-posta adresiyle giriş yapın.\n\nDaveti kabul et: ${url}\n\nBağlantı ${date} tarihine kadar geçerlidir. Daveti beklemiyorsanız bu iletiyi silin.\n`,
  }),
};
