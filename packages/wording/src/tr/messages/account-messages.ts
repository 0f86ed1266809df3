import type { Texts } from '../../ru/messages/account-messages.ts';

/** Returns `shop.example `, or '' without a host. */
const of = (host: string): string => (host === '' ? '' : `${host} `);

export const texts: Texts = {
  contactCodeSms: (code) => `değişiklik kodu ${code}. Kimseyle paylaşmayın.`,
  contactCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Bilgilerinizi değiştirme kodu: ${code}`,
    text: `${host} hesabınızdaki bilgileri değiştirme kodunuz: ${code}\n\nKod ${lifeMinutes} dakika geçerlidir. Kimseyle paylaşmayın.\nHiçbir şeyi değiştirmiyorsanız kodu girmeyin ve hesabınızdaki oturumları kontrol edin.\n`,
  }),
  changedWords: ({ host, address }) => ({
    phone: `${of(host)}hesabınızın telefon numarası artık ${address}`,
    email: `${of(host)}hesabınızın e-posta adresi artık ${address}`,
  }),
  notYou: ({ shopPhone }) => `Bunu siz yapmadıysanız ${shopPhone === '' ? 'bize yazın' : `arayın: ${shopPhone}`}.`,
  changedSubjects: 'Hesap bilgileriniz değişti',
  deletionWords: ({ host, day }) => `${of(host)}hesabınız silinecek: ${day}`,
  callOff: 'Vazgeçtiyseniz',
  deletionSubjects: 'Hesabınız silinecek',
  newDeviceWords: ({ host, named }) => `${of(host)}hesabınıza yeni bir cihazdan girildi${named}`,
  endIt: 'Siz değilseniz oturumu sonlandırın',
};
