import type { Texts } from '../../ru/messages/list-messages.ts';

export const texts: Texts = {
  watchHeadline: ({ mpn, roubles }) => ({
    in_stock: `${mpn} yeniden stokta, birim fiyatı ${roubles}`,
    cheaper: `${mpn} ucuzladı: birim fiyatı ${roubles}`,
  }),
  farewells: 'Bunun bir kez haber verilmesini istemiştiniz. Bildirimi kapatmak için:',
  openPart: 'Parçayı gör',
  stopWords: 'Kapat',
};
