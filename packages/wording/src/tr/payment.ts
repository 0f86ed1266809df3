import type { Translation } from './translation.ts';
import type { payment as russian } from '../ru/payment.ts';

export const payment = {
  method_card: 'Banka kartı',
  method_sbp: 'SBP (hızlı ödeme sistemi)',
  methodNote_card: 'Ödeme hizmetinin sayfasında. Kart bilgilerinizi görmeyiz.',
  methodNote_sbp: 'Rusya’daki bankanızın uygulamasıyla, QR kod veya bağlantı üzerinden.',
  refusal_below_minimum: 'Çevrimiçi ödeme en az 1 ₽ tutarında yapılabilir.',
  refusal_above_maximum: 'SBP ile en fazla 700.000 ₽ ödenebilir.',
  advice_try_again: 'Ödeme gerçekleşmedi, hesabınızdan para çekilmedi. Lütfen yeniden deneyin.',
  advice_other_method: 'Ödeme gerçekleşmedi, hesabınızdan para çekilmedi. Başka bir kart veya ödeme yöntemi kullanın.',
  advice_contact_bank:
    'Banka ödemeyi reddetti, hesabınızdan para çekilmedi. Bankanızla görüşün veya başka bir ödeme yöntemi seçin.',
} as const satisfies Translation<typeof russian>;
