import type { English } from '../translation.ts';
import type { fields as russian } from './ru.ts';

export const fields = {
  phone: 'Phone',
  email: 'E-mail',
  login: 'Phone or e-mail',
  code: 'Code',
  name: 'Name',
  surname: 'Surname',
  comment: 'Comment',
  qty: 'Quantity',
  quantity: 'Quantity',
  product_id: 'Product',
  products: 'Products',
  text: 'Search text',
  limit: 'How many to show',
  skip: 'How many to skip',
  page: 'Page',
  sort: 'Sort',
  attrs: 'Parameters',
  brands: 'Manufacturers',
  categories: 'Sections',
  address: 'Address',
  body: 'Request body',
} as const satisfies English<typeof russian>;
