import type { Texts } from '../../ru/messages/payment-messages.ts';

export const texts: Texts = {
  headlines: {
    late: (number, sum) =>
      `${sum} tutarındaki ödemeniz, ${number} numaralı sipariş iptal edildikten sonra ulaştı. Tutarı iade ediyoruz`,
    overpaid: (number, sum) => `${number} numaralı sipariş zaten ödenmişti. ${sum} tutarını iade ediyoruz`,
    released: (number, sum) => `${number} numaralı sipariş iptal edildi, kartınızdaki ${sum} blokesi kaldırıldı`,
    not_captured: (number, sum) =>
      `${number} numaralı siparişin bir kısmı gönderilmeyecek: kartınızdaki ${sum} blokesi kaldırıldı`,
    refunded: (number, sum) => `${number} numaralı sipariş için iade: ${sum}`,
    refund_planned: (number, sum, end) =>
      `${number} numaralı sipariş için ${sum} tutarını …${end} hesabına iade edeceğiz. Para gönderildiğinde yazacağız`,
    refund_withdrawn: (number, sum, end) =>
      `${number} numaralı sipariş için …${end} hesabına ${sum} iadesi geri alındı`,
    refund_sent: (number, sum, end) => `${number} numaralı sipariş için ${sum} tutarını …${end} hesabına gönderdik`,
    refund_cash: (number, sum) => `${number} numaralı sipariş için ${sum} tutarını nakit iade ettik`,
  },
  reasonWords: 'Neden',
};
