import type { Texts } from '../../ru/messages/request-messages.ts';

export const texts: Texts = {
  headlines: {
    received: ({ number }) => `${number} numaralı talebiniz alındı, teklif hazırlıyoruz`,
    quoted: ({ number, total, until }) => `${number} numaralı talep için teklif hazır: ${total}, geçerlilik: ${until}`,
    revised: ({ number, total, until }) => `${number} numaralı talebin teklifi değişti: ${total}, geçerlilik: ${until}`,
    ending: ({ number, until }) => `${number} numaralı talebin fiyatları yalnızca ${until} tarihine kadar geçerli`,
    expired: ({ number }) => `${number} numaralı talebin teklifi artık geçerli değil`,
    closed: ({ number }) => `${number} numaralı talep kapatıldı`,
  },
  farewells: {
    received: 'Yanıt hazır olduğunda yazacağız.',
    quoted: 'Talep sayfasında kabul ettiğinizde bu fiyatlarla siparişe dönüşür.',
    revised: 'Talep sayfasında kabul ettiğinizde bu fiyatlarla siparişe dönüşür.',
    ending: 'Sonra yeniden onaylanmaları gerekir.',
    expired: 'Parçalar hâlâ gerekliyse talebi yeniden gönderin, fiyatları güncelleyelim.',
    closed: '',
  },
  openRequest: 'Talebi aç',
  shopWords: {
    subject: (number, part) => `Talep ${number}: ${part}`,
    contact: 'Yanıt adresi',
    more: 've diğer satırlar',
  },
};
