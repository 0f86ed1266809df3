import type { Texts } from '../../ru/messages/order-table.ts';

export const texts: Texts = {
  words: {
    goods: 'Ürünler',
    discount: 'İndirim',
    delivery: 'Teslimat',
    free: 'ücretsiz',
    total: 'Toplam',
    vat: (percent) => `%${percent} KDV dahil`,
    more: (count) => `Diğer satırlar: ${count}`,
  },
};
