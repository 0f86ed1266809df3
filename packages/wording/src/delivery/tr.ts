import type { Turkish } from '../translation.ts';
import type { delivery as russian } from './ru.ts';

/** Delivery by city: header, page of cities, product page. */
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
  arrivesIn: '{{destination}} için: {{days}}, en az {{price}}',
  arrivesFree: '{{destination}} için: {{days}}, ücretsiz',
  freeFrom: '{{sum}} ve üzeri siparişlerde ücretsiz',
  restLater: 'Kalan {{pieces}} sipariş üzerine: {{days}}',
  onOrder: 'Sipariş üzerine, {{destination}}: {{days}}, en az {{price}}',
  onOrderFree: 'Sipariş üzerine, {{destination}}: {{days}}, ücretsiz',
  missing: 'Kalan {{pieces}} sağlanamıyor: tedarik beklenmiyor',
  pickup: '{{day}} tarihinden itibaren mağazadan teslim, ücretsiz',
  failed: 'Teslim tarihi şu anda hesaplanamıyor. Siparişte gösterilecek.',
} as const satisfies Turkish<typeof russian>;
