import type { Texts } from '../../ru/messages/staff-messages.ts';

export const texts: Texts = {
  staffInvitationMail: ({ shop, name, date, url }) => ({
    subject: `${shop} yönetim paneline erişim`,
    text: `${name}, mağazanın yönetim paneline erişiminiz açıldı.\n\nParolanızı bağlantıyla belirleyin; bağlantı bir kez çalışır ve ${date} tarihine kadar geçerlidir.\n\nParola belirle: ${url}\n\nİlk girişte telefonunuzda bir doğrulama uygulaması gerekir. Bu iletiyi beklemiyorsanız silin.\n`,
  }),
};
