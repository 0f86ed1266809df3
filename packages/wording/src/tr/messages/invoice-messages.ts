import type { Texts } from '../../ru/messages/invoice-messages.ts';

export const texts: Texts = {
  headlines: (invoice, number, total) =>
    `${number} numaralı sipariş için ${total} tutarında ${invoice} numaralı fatura`,
  letter: { until: (day) => `Dosya ektedir. Lütfen ${day} kadar ödeyin.`, pdf: 'Fatura (PDF)', order: 'Sipariş' },
};
