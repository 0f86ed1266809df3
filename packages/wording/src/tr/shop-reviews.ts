import type { Translation } from './translation.ts';
import type { shopReviews as russian } from '../ru/shop-reviews.ts';

/** Page of reviews of the shop. */
export const shopReviews = {
  title: 'Mağaza yorumları',
  lead: 'Siparişini teslim alan müşteriler yazıyor. İyisini de kötüsünü de yayımlıyor, kendimiz yanıtlıyoruz.',
  none: 'Henüz yorum yok.',
  write: 'Yorumunuz',
  sent: 'Teşekkürler. Yorum kontrolden sonra burada görünecek.',
  pending: 'Yorumunuz kontrol ediliyor.',
  rejected: 'Yorum yayımlanmadı. Neden: {{reason}}',
  changeNote:
    'Daha önce yorum yazdınız. Yeni metin kontrolden sonra eskisinin yerini alır; o zamana kadar yorum görünmez.',
  orderFirst: 'İlk siparişinizi teslim aldıktan sonra yorum yazabilirsiniz.',
  signIn: 'Siparişinizi aldınız mı? Yorum yazmak için giriş yapın.',
  toShop: 'Siparişinizle ilgili yardım mı gerekiyor? Mağazaya yazın',
} as const satisfies Translation<typeof russian>;
