import type { Texts } from '../../ru/messages/access-messages.ts';

export const texts: Texts = {
  happened: {
    key: (host) => `${host} hesabınızda yeni bir API anahtarı oluşturuldu`,
    hook: (host) => `${host} hesabınızın olayları artık yeni bir adrese gönderiliyor`,
    data: (host) => `${host} hesabınızdaki tüm kişisel veriler indirildi`,
  },
  notYou: (phone) => `Bu siz değilseniz hesabınızdaki yabancı oturumları sonlandırın ve arayın: ${phone}.`,
  subjects: 'Hesabınıza erişim',
};
