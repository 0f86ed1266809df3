import type { Translation } from './translation.ts';
import type { footer as russian } from '../ru/footer.ts';

export const footer = {
  shop: 'Shop',
  catalogue: 'Catalogue',
  delivery: 'Delivery',
  payment: 'Payment',
  manufacturers: 'Manufacturers',
  sales: 'Promotions',
  help: 'For buyers',
  howToBuy: 'How to buy',
  cashback: 'Cashback',
  howToOrder: 'How to place an order',
  bom: 'Parts lists (BOM)',
  returns: 'Returns and exchange',
  orderStatus: 'Order status',
  about: 'Company',
  company: 'About us',
  reviews: 'Reviews',
  news: 'News',
  vacancies: 'Vacancies',
  legal: 'Legal information',
  contacts: 'Contacts',
  chat: 'Chat',
} as const satisfies Translation<typeof russian>;
