import type { Day } from '@farad/domain/delivery';
import type { Seller } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';
import type { Upd, UpdLine } from '@farad/domain/upd';
import { vatInside } from '@farad/domain/vat';

export const seller = {
  name: 'ООО «Фарад»',
  address: '105005, г. Москва, ул. Радио, д. 10',
  phone: '+7 495 000-00-00',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bankName: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: 'Петрова А. А.',
  vatMode: 'general',
} as Seller;

/** A row of 3 pieces for 10 ₽. */
export function rowOf(more: Partial<UpdLine> = {}): UpdLine {
  const { total = 1000 as Kopecks, vatPercent = 22 } = more;
  return {
    position: 1,
    parts: [{ from: 0, count: 3 }],
    article: 'RC0603FR-0710KL',
    name: 'RC0603FR-0710KL Резистор 10 кОм ±1 %',
    unit: 'piece',
    quantity: 3,
    ...more,
    total,
    vat: vatInside(total, vatPercent),
    vatPercent,
  };
}

export const delivery = rowOf({
  position: 0,
  parts: [{ from: 0, count: 1 }],
  article: '',
  name: 'Доставка',
  unit: 'service',
  quantity: 1,
  total: 61_000 as Kopecks,
});

export const updOf = (more: Partial<Upd> = {}): Upd => ({
  sequence: 15,
  fileId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  issuedAt: new Date('2026-11-21T21:30:05Z'),
  day: '2026-11-22' as Day,
  seller,
  isDemonstration: false,
  buyer: { name: 'АО «Ток»', inn: '7728168971', kpp: '772801001', address: '117437, г. Москва, ул. Волгина, д. 2' },
  order: { number: '26-000123', day: '2026-11-20' as Day },
  payments: [],
  lines: [rowOf()],
  ...more,
});
