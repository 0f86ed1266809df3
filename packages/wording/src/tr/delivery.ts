import type { Translation } from './translation.ts';
import type { delivery as russian } from '../ru/delivery.ts';

/** Delivery by city: in the header, on the page of cities and on product pages. */
export const delivery = {
  city: 'Şehriniz: {{city}}',
  changeCity: 'Başka şehir',
  chooseCity: 'Nereye gönderelim?',
  citySearch: 'Şehrin adı',
  cityFind: 'Bul',
  cityNotFound: 'Listede “{{text}}” adlı şehir yok. Adı kontrol edin veya en yakın büyük şehri seçin.',
  allCities: 'Tüm şehirler',
  cityUnknown: 'Bu şehir listede yok. Başka bir şehir seçin.',
  title: 'Teslimat ve stok',
  failed: 'Teslim tarihi şu anda hesaplanamıyor. Siparişte gösterilecek.',
} as const satisfies Translation<typeof russian>;
