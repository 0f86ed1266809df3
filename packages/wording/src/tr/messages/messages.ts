import type { Texts } from '../../ru/messages/messages.ts';

export const texts: Texts = {
  loginCodeSms: (code) => `kod ${code}. Kimseyle paylaşmayın.`,
  loginCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Giriş kodu: ${code}`,
    text: `${host} için giriş kodunuz: ${code}\n\nKod ${lifeMinutes} dakika geçerlidir. Kimseyle paylaşmayın.\nKod istemediyseniz bu iletiyi silin.\n`,
  }),
  placeWords: { own_pickup: 'Teslim yeri', courier: 'Kurye', pickup_point: 'Teslim noktası' },
  paymentWords: {
    cash_on_receipt: 'Ödeme: teslim alırken nakit',
    card: 'Ödeme: sitede kartla',
    sbp: 'Ödeme: sitede SBP ile',
    invoice: 'Ödeme: fatura ile',
  },
  dayWords: 'Teslimat',
  dayWordsIfPaid: 'Bugün öderseniz teslimat',
  deadline: ({ until }) => `${until} kadar ödeyin`,
  orderPlacedSms: ({ number, total, end }) => `${number} numaralı sipariş alındı, ${total}. ${end}`,
  letterWords: {
    subject: (number) => `${number} numaralı sipariş alındı`,
    greeting: (number, name) => `${name === '' ? '' : `${name}, `}${number} numaralı siparişiniz için teşekkürler!`,
    farewell: {
      own_pickup: 'Siparişiniz teslim alınmaya hazır olunca yazacağız.',
      courier: 'Siparişiniz yola çıktığında yazacağız.',
      pickup_point: 'Siparişiniz yola çıktığında yazacağız.',
    },
    button: 'Siparişi aç',
  },
  sumWords: { discount: 'İndirim', delivery: 'Teslimat' },
};
