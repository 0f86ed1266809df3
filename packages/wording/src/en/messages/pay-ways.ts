import type { Texts } from '../../ru/messages/pay-ways.ts';

export const texts: Texts = {
  card: 'by bank card',
  sbp: 'by SBP',
  invoice: 'by invoice (companies and sole traders)',
  cash_on_receipt: 'in cash at own pickup',
};
