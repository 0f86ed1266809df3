import type { Translation } from './translation.ts';
import type { meta as russian } from '../ru/meta.ts';

export const meta = {
  defaultTitle: 'Farad: elektronik bileşenler ve radyo parçaları',
  defaultDescription:
    'Elektronik bileşen mağazası: parametreyle arama, gerçek stok, tek adetten başlayan fiyatlar, Rusya geneline teslimat.',
  defaultKeywords: 'elektronik bileşenler, radyo parçaları, dirençler, kondansatörler, entegre devreler',
  author: 'Farad',
  pageTitle: '{{title}} · Farad',
  categoryTitle: '{{category}}: tek adetten satın alın · Farad',
  categoryDescription: '{{category}}: parametreyle arama, stok durumu, adet fiyatları. Rusya geneline teslimat.',
  productTitle: '{{mpn}} {{brand}}: fiyat, stok, parametreler · Farad',
  numberedTitle: '{{title}}, sayfa {{page, number}}',
  valueDescription_other:
    '{{category}}, {{attribute}} {{value}}: stok ve adet fiyatlarıyla {{count, number}} ürün. Parametreyle arama, Rusya geneline teslimat.',
  searchTitle: 'Arama: {{text}} · Farad',
} as const satisfies Translation<typeof russian>;
