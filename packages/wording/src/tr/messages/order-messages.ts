import type { Texts } from '../../ru/messages/order-messages.ts';
import { statusHeadlines } from '../shared/order-status.ts';
import { sentence } from '../../sentence.ts';

export const texts: Texts = {
  thanks: 'teşekkürler!',
  arrivals: {
    own_pickup: (place) => `Teslim almaya hazır olunca haber vereceğiz: ${place}`,
    courier: (place, days) => (days === '' ? `Teslimat adresi: ${place}` : `Teslimat ${days}: ${place}`),
    pickup_point: (place, days) =>
      days === '' ? `Teslim noktası: ${place}` : `Teslim noktasına varış ${days}: ${place}`,
  },
  collect: (place, hours) => sentence(`Teslim alabilirsiniz: ${place}${hours === '' ? '' : `, ${hours}`}`),
  paidText: ({ sum, number }) => `${number} numaralı sipariş için ${sum} aldık.`,
  openOrder: 'Siparişi aç',
  headlines: {
    ...statusHeadlines,
    awaited: (number) =>
      `${number} numaralı sipariş alındı. Parçalar tedarikçiden bekleniyor; geldiklerinde ödeyebilirsiniz`,
    lapsed: (number) => `${number} numaralı sipariş iptal edildi: süresi doldu, parçalar artık ayrılmıyor`,
    paid: (number) => `${number} numaralı sipariş ödendi`,
    refused: (number) => `Şirket ${number} numaralı siparişi onaylamadı, sipariş iptal edildi`,
    changed: (number) => `${number} numaralı siparişin içeriği değişti`,
    cancelRequested: (number) => `${number} numaralı siparişin iptali için isteğinizi aldık, kısa sürede yanıtlarız`,
    cancelRefused: (number) => `${number} numaralı sipariş iptal edilemiyor`,
    returnRequested: (number) => `${number} numaralı sipariş için iade talebiniz alındı`,
    returnAccepted: (number) => `${number} numaralı sipariş için iadeniz kabul edildi`,
    returnRefused: (number) => `${number} numaralı sipariş için iadeniz reddedildi`,
  },
  reasonWords: 'Neden',
  sumWords: (before, after) => `${before} idi, şimdi ${after}.`,
  refundWords: (sum) => `${sum} tutarını ödediğiniz yöntemle iade edeceğiz.`,
  orderWaitsHeadline: ({ number, sum, company }) =>
    `${company} şirketinin ${sum} tutarındaki ${number} numaralı siparişi onayınızı bekliyor`,
};
