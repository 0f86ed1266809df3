import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import { OrderItems } from './order-items.tsx';

const line = {
  product_id: '1',
  seo: 'x',
  title: 'Resistor',
  mpn: 'RC0603',
  brand: 'Yageo',
  package: '0603',
  unit: 'piece',
  categorySlug: 'chip-resistors',
  note: '',
  discount: 0,
} as const;

function shown(qty: number, current_price: number, total_price: number): string {
  const order = { products: [{ ...line, qty, current_price, total_price }] };
  const Stub = createRoutesStub([{ path: '/', Component: () => <OrderItems order={order} drawings={['/x.svg']} /> }]);
  const html = renderToString(
    <WordsProvider t={translators.en}>
      <Stub />
    </WordsProvider>,
  );
  return html.replaceAll(/<!-- -->/g, '').replaceAll('\u00a0', ' ');
}

it('quantity × unit price is the sum of the line, which is rounded to roubles', () => {
  expect(shown(18, 19.1686, 346)).toContain('18 pcs × 19.222 ₽');
  expect(shown(10, 0.31, 4)).toContain('10 pcs × 0.40 ₽');
});

it('says why a price differs from that of the basket, and only then', () => {
  expect(shown(5, 7.43, 37)).toContain(translators.en('order.roundedPrices'));
  expect(shown(5, 7.4, 37)).not.toContain(translators.en('order.roundedPrices'));
});
