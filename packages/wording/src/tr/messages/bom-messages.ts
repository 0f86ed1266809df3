import type { Texts } from '../../ru/messages/bom-messages.ts';

export const texts: Texts = {
  bomWords: {
    listName: 'Parça listesi',
    copyOf: (name) => `${name} – kopya`,
    packageTitle: 'Kılıf',
    labels: 'Etiketler',
    columns: {
      board: 'Kart',
      designators: 'Referanslar',
      shopNumber: 'Mağaza numarası',
      mpn: 'Mağaza parça numarası',
      maker: 'Mağaza üreticisi',
      name: 'Ad',
      customerNumber: 'Sizin numaranız',
      quantity: 'Adet',
      unitPrice: 'Fiyat, ₽',
      stock: 'Stokta',
      order: 'Sipariş',
      total: 'Tutar, ₽',
      status: 'Durum',
      remark: 'Mağaza notu',
    },
  },
  worseTexts: ({ name, lines }) => ({
    subject: `“${name}” listesi: değişenler`,
    lead: `“${name}” listesinde değişen satır sayısı: ${lines}. Parçalar yetersiz, pahalandı veya üretimden kalktı.`,
  }),
  openList: 'Listeyi aç',
};
