import type { Translation } from './translation.ts';
import type { home as russian } from '../ru/home.ts';

export const home = {
  title: 'Hassas aramayla elektronik bileşenler',
  lead: 'Parça numarasıyla ya da parametrelerle, şemada yazdığınız gibi arayın.',
  examples: 'Deneyin:',
  listTitle: 'Numaraları biliyor musunuz? Miktarlarıyla yapıştırın',
  listExample: 'RC0603FR-0710KL 100',
  listAdd: 'Sepete ekle',
  listOrder: 'Doğrudan siparişe',
  bomTitle: 'Parça listesi yükleyin',
  bomLead: 'Her programdan parça listesi: parçaları bulur, sepeti hazırlarız.',
  bomDrop: 'Dosyayı buraya bırakın ya da tıklayın',
  bomSend: 'Yükle',
  banners: 'Duyurular',
  tree: 'Katalog',
  promotions: 'Kampanyalar',
  promotionsLead: 'Eski fiyatı olan ürünler: bir adedin eski ve yeni fiyatı ile farkı. Stoklarla sınırlıdır.',
  noPromotions: 'Şu anda kampanya yok. Tüm kataloğa göz atın.',
  allPromotions: 'Tüm kampanyalar',
  popular: 'Sık alınanlar',
  inCatalogue_other: 'Katalogda {{count, number}} parça',
} as const satisfies Translation<typeof russian>;
