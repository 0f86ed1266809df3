import type { Translation } from './translation.ts';
import type { basket as russian } from '../ru/basket.ts';

export const basket = {
  title: 'Basket',
  lines_one: '{{count, number}} line',
  lines_other: '{{count, number}} lines',
  removed: 'Removed: {{title}}',
  quantityOf: 'Quantity: {{title}}',
  notEnough: 'Not that many: {{available}} in stock',
  takeAvailable: 'Take {{available}}',
  belowMinimum: 'Sold from {{minimum}}',
  offMultiple: 'Sold in packs: {{below}} or {{above}} is possible',
  offMultipleAboveOnly: 'Sold in packs: {{above}} is possible',
  setQuantity: 'Set {{pieces}}',
  goods: 'Goods',
  discount: 'Discount',
  total: 'Total',
  buyAs: 'Buyer: {{name}}',
  buyAsChange: 'change',
} as const satisfies Translation<typeof russian>;
