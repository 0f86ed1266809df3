import type { Texts } from '../../ru/messages/parcel-messages.ts';

export const texts: Texts = {
  ofParcel: {
    handed_over: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi yola çıktı`,
    ready_for_pickup: (number, parcel) =>
      `${number} numaralı siparişin ${parcel}. paketi teslim noktasında sizi bekliyor`,
    not_delivered: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi teslim edilemedi`,
    delivered: (number, parcel) => `${number} numaralı siparişin ${parcel}. paketi teslim edildi`,
  },
  readyOrder: (number) => `${number} numaralı sipariş teslim noktasında sizi bekliyor`,
  undeliveredOrder: (number) => `${number} numaralı sipariş teslim edilemedi`,
  undeliveredAdvice: 'Bize yazın: yeniden gönderelim ya da paranızı iade edelim',
  trackWords: 'Takip numarası',
  troubleWords: {
    headline: (number, parcel) => `${number} numaralı sipariş: ${parcel}. paket teslim edilemedi`,
    unclear: (words) => `Taşıyıcı bilmediğimiz bir durum bildirdi: ${words}.`,
    todo: 'Paketin nerede olduğunu taşıyıcıya sorun ve siparişte işaretleyin',
  },
  unclearHeadline: (number, parcel) => `${number} numaralı sipariş: ${parcel}. paketin nerede olduğu belli değil`,
  unheldWords: {
    headline: (number, parcel) => `${number} numaralı sipariş: ${parcel}. paket rezervsiz gönderildi`,
    taken: (part, pieces) => `${part}: ${pieces} adet serbest stoktan düşüldü.`,
    missing: (part, pieces) => `${part}: ${pieces} adet stoktan düşülmedi, serbest stok yok.`,
    todo: 'Stoğu kontrol edin. Bu parçalar ya başka bir siparişe ayrılmış ya da daha önce stoktan düşülmüştür.',
  },
};
