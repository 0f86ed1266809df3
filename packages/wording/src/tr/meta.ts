import type { Translation } from './translation.ts';
import type { meta as russian } from '../ru/meta.ts';

export const meta = {
  tagline: 'elektronik bileşenler ve radyo parçaları',
  defaultDescription:
    'Elektronik bileşen mağazası: parametreyle arama, gerçek stok, tek adetten başlayan fiyatlar, Rusya geneline teslimat.',
  defaultKeywords: 'elektronik bileşenler, radyo parçaları, dirençler, kondansatörler, entegre devreler',
  categoryTitle: '{{category}}: tek adetten satın alın',
  categoryDescription: '{{category}}: parametreyle arama, stok durumu, adet fiyatları. Rusya geneline teslimat.',
  productTitle: '{{mpn}} {{brand}}: fiyat, stok, parametreler',
  numberedTitle: '{{title}}, sayfa {{page, number}}',
  searchTitle: 'Arama: {{text}}',
} as const satisfies Translation<typeof russian>;
