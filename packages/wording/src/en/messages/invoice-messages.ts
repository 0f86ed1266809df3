import type { Texts } from '../../ru/messages/invoice-messages.ts';

export const texts: Texts = {
  headlines: (invoice, number, total) => `Invoice ${invoice} for ${total}, order ${number}`,
  letter: { until: (day) => `The file is attached. Please pay it by ${day}.`, pdf: 'Invoice (PDF)', order: 'Order' },
};
