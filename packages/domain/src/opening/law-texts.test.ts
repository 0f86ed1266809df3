import { expect, it } from 'vitest';

import { emptyFacts } from './law-texts.ts';

const texts = [
  {
    slug: 'offer',
    text: 'Продавец {{ seller }}, ИНН {{seller_inn}}, КПП {{ seller_kpp }}, заказ ждёт {{ hold_minutes }}',
  },
  { slug: 'legal', text: '{{ seller }} {{ phone }}' },
];

it('names each requisite that texts need and the shop lacks, with its texts', () => {
  expect(emptyFacts(texts, { phone: '+7 495 000-00-00', seller_inn: ' ' })).toEqual([
    { fact: 'seller', texts: ['offer', 'legal'] },
    { fact: 'seller_inn', texts: ['offer'] },
  ]);
});

it('does not require facts that no text mentions, nor a KPP', () => {
  expect(emptyFacts(texts, { phone: '1', seller: 'ИП', seller_inn: '1' })).toEqual([]);
});
