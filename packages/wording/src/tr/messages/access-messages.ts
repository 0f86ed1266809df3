import type { Texts } from '../../ru/messages/access-messages.ts';

/** Returns `shop.example `, or '' without a host. */
const of = (host: string): string => (host === '' ? '' : `${host} `);

export const texts: Texts = {
  happened: {
    key: (host) => `${of(host)}hesabınızda yeni bir API anahtarı oluşturuldu`,
    hook: (host) => `${of(host)}hesabınızın olayları artık yeni bir adrese gönderiliyor`,
    data: (host) => `${of(host)}hesabınızdaki tüm kişisel veriler indirildi`,
  },
  notYou: (phone) =>
    `Bu siz değilseniz hesabınızdaki yabancı oturumları sonlandırın ve ${phone === '' ? 'bize yazın' : `arayın: ${phone}`}.`,
  subjects: 'Hesabınıza erişim',
};
