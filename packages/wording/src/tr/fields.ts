import type { Translation } from './translation.ts';
import type { fields as russian } from '../ru/fields.ts';

export const fields = {
  quantity: 'Miktar',
  address: 'Adres',
  authorName: 'Adınız (herkes görür)',
  rating: 'Puan',
  pros: 'Artıları',
  cons: 'Eksileri',
  part: 'Aranan parça',
  contact: 'E-posta veya telefon',
  city: 'Şehir',
  inn: 'INN (vergi numarası)',
  kpp: 'KPP',
  ogrn: 'OGRN',
  bik: 'BIK (banka kodu)',
  account: 'Hesap numarası',
  correspondentAccount: 'Muhabir hesabı',
  bankName: 'Banka',
  role: 'Rol',
  orderLimit: 'Sipariş sınırı',
  street: 'Cadde, sokak',
  house: 'Bina no',
  flat: 'Daire veya ofis',
  postcode: 'Posta kodu',
} as const satisfies Translation<typeof russian>;
