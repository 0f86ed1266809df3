import type { Translation } from './translation.ts';
import type { basket as russian } from '../ru/basket.ts';

export const basket = {
  title: 'Sepet',
  lines_other: '{{count, number}} kalem',
  removed: 'Silindi: {{title}}',
  quantityOf: 'Miktar: {{title}}',
  notEnough: 'Bu kadar yok: stokta {{available}}',
  takeAvailable: '{{available}} al',
  belowMinimum: 'Daha azını satmıyoruz: en az {{minimum}}',
  offMultiple: 'Paketle satılıyor: {{below}} veya {{above}} olabilir',
  offMultipleAboveOnly: 'Paketle satılıyor: {{above}} olabilir',
  setQuantity: '{{pieces}} yap',
  goods: 'Ürünler',
  discount: 'İndirim',
  total: 'Toplam',
  buyAs: 'Alıcı: {{name}}',
  buyAsChange: 'değiştir',
} as const satisfies Translation<typeof russian>;
