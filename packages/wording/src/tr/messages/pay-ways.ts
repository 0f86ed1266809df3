import type { Texts } from '../../ru/messages/pay-ways.ts';

export const texts: Texts = {
  card: 'banka kartıyla',
  sbp: 'SBP ile',
  invoice: 'faturayla (şirketler ve şahıs işletmeleri)',
  cash_on_receipt: 'ofisten teslim alırken nakit',
};
