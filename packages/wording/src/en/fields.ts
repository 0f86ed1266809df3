import type { Translation } from './translation.ts';
import type { fields as russian } from '../ru/fields.ts';

export const fields = {
  quantity: 'Quantity',
  address: 'Address',
  authorName: 'Your name (everyone sees it)',
  rating: 'Rating',
  pros: 'Pros',
  cons: 'Cons',
  part: 'What you need',
  contact: 'E-mail or phone',
  city: 'City',
  inn: 'INN (taxpayer number)',
  kpp: 'KPP',
  ogrn: 'OGRN',
  bik: 'BIK (bank code)',
  account: 'Settlement account',
  correspondentAccount: 'Correspondent account',
  bankName: 'Bank',
  role: 'Role',
  orderLimit: 'Order limit',
  street: 'Street',
  house: 'House',
  flat: 'Flat or office',
  postcode: 'Postcode',
} as const satisfies Translation<typeof russian>;
