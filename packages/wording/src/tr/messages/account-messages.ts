import type { Texts } from '../../ru/messages/account-messages.ts';

export const texts: Texts = {
  contactCodeSms: ({ code, host }) => `Bilgi değişikliği kodu: ${code}. Kimseyle paylaşmayın. ${host}`,
  contactCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Bilgilerinizi değiştirme kodu: ${code}`,
    text: `${host} hesabınızdaki bilgileri değiştirme kodunuz: ${code}\n\nKod ${lifeMinutes} dakika geçerlidir. Kimseyle paylaşmayın.\nHiçbir şeyi değiştirmiyorsanız kodu girmeyin ve hesabınızdaki oturumları kontrol edin.\n`,
  }),
  changedWords: ({ host, address }) => ({
    phone: `${host} hesabınızın telefon numarası artık ${address}`,
    email: `${host} hesabınızın e-posta adresi artık ${address}`,
  }),
  notYou: ({ shopPhone }) => `Bunu siz yapmadıysanız arayın: ${shopPhone}.`,
  changedSubjects: 'Hesap bilgileriniz değişti',
  deletionWords: ({ host, day }) => `${host} hesabınız silinecek: ${day}`,
  callOff: 'Vazgeçtiyseniz',
  deletionSubjects: 'Hesabınız silinecek',
  newDeviceWords: ({ host, named }) => `${host} hesabınıza yeni bir cihazdan girildi${named}`,
  endIt: 'Siz değilseniz oturumu sonlandırın',
};
