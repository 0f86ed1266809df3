import type { English } from '../translation.ts';
import type { basket as russian } from './ru.ts';

export const basket = {
  title: 'Basket',
  lines_one: '{{count, number}} line',
  lines_other: '{{count, number}} lines',
  removed: 'Removed: {{title}}',
  quantityOf: 'Quantity: {{title}}',
  notEnough: 'Not that many: {{available}} in stock',
  takeAvailable: 'Take {{available}}',
  belowMinimum: 'Below the minimum: {{minimum}} or more',
  offMultiple: 'Not a whole number of packs: {{below}} or {{above}} is possible',
  offMultipleAboveOnly: 'Not a whole number of packs: {{above}} is possible',
  setQuantity: 'Set {{pieces}}',
  goods: 'Goods',
  discount: 'Discount',
  total: 'Total',
  buyAs: 'Buyer: {{name}}',
  buyAsChange: 'change',
} as const satisfies English<typeof russian>;
