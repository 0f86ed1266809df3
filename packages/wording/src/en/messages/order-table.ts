import type { Texts } from '../../ru/messages/order-table.ts';

export const texts: Texts = {
  words: {
    goods: 'Goods',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    vat: (percent) => `Including VAT ${percent}%`,
    more: (count) => `More lines: ${count}`,
  },
};
