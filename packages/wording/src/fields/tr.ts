import type { Turkish } from '../translation.ts';
import type { fields as russian } from './ru.ts';

export const fields = {
  phone: 'Telefon',
  email: 'E-posta',
  login: 'Telefon veya e-posta',
  code: 'Kod',
  name: 'Ad',
  surname: 'Soyadı',
  comment: 'Not',
  qty: 'Miktar',
  quantity: 'Miktar',
  product_id: 'Ürün',
  products: 'Ürünler',
  text: 'Arama metni',
  limit: 'Gösterilecek sayı',
  skip: 'Atlanacak sayı',
  page: 'Sayfa',
  sort: 'Sıralama',
  attrs: 'Parametreler',
  brands: 'Üreticiler',
  categories: 'Bölümler',
  address: 'Adres',
  body: 'İstek gövdesi',
} as const satisfies Turkish<typeof russian>;
