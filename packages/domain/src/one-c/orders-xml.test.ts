import { expect, it } from 'vitest';

import type { Kopecks, UnitPrice } from '../money/money.ts';
import { orderXml, type SentOrder } from './index.ts';

const script = `"><script>alert('1')</script>]]><!--&amp;\u0001\ud800`;
const total = 100 as Kopecks;
const at = new Date('2026-03-02T10:00:00Z');

const order: SentOrder = {
  number: script,
  createdAt: at,
  changedAt: at,
  total,
  company: { inn: script, kpp: script, name: script, address: script },
  contact: { name: script, surname: script, phone: script, email: script },
  customerId: script,
  deliveryAddress: script,
  comment: script,
  payment: 'card',
  paidAt: null,
  status: 'created',
  lines: [
    {
      id: script,
      article: script,
      name: script,
      unit: { okei: '796', name: 'шт' },
      quantity: 1,
      unitPrice: 10_000 as UnitPrice,
      discount: 0 as Kopecks,
      total,
      vatPercent: 22,
      isService: false,
    },
  ],
};

it.each([
  ['a company', order],
  ['a person', { ...order, company: null }],
])('T29: scripts in texts that %s writes are plain text for 1C', (_, told) => {
  const xml = orderXml(told);
  // The texts between the shop's own elements contain no markup characters.
  const texts = xml.split(/<\/?[А-Яа-яЁё]+(?: Код="\d+")?>/u);
  expect(texts.filter((text) => /[<>\p{Cc}\p{Cs}]|&(?!(?:amp|lt|gt|quot|#39);)/u.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('&lt;script&gt;')).length).toBeGreaterThan(8);
});
