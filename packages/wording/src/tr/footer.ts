import type { Translation } from './translation.ts';
import type { footer as russian } from '../ru/footer.ts';

export const footer = {
  shop: 'Mağaza',
  catalogue: 'Katalog',
  delivery: 'Teslimat',
  payment: 'Ödeme',
  manufacturers: 'Üreticiler',
  sales: 'Kampanyalar',
  help: 'Alıcılar için',
  howToBuy: 'Nasıl alınır',
  cashback: 'Nakit iade',
  howToOrder: 'Sipariş nasıl verilir',
  bom: 'Parça listeleri (BOM)',
  returns: 'İade ve değişim',
  orderStatus: 'Sipariş durumu',
  about: 'Şirket',
  company: 'Hakkımızda',
  reviews: 'Yorumlar',
  news: 'Haberler',
  vacancies: 'Açık pozisyonlar',
  legal: 'Yasal bilgiler',
  contacts: 'İletişim',
  chat: 'Sohbet',
} as const satisfies Translation<typeof russian>;
