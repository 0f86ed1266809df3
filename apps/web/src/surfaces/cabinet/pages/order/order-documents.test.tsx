import type { OrderDocument } from '@farad/contract/shop/documents';
import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import { DocumentList } from './order-documents.tsx';

const shown = (more: Pick<OrderDocument, 'id' | 'kind'> & Partial<OrderDocument>): string => {
  const paper = { number: '15', createdAt: '2026-11-22T09:00:00.000Z', total_price: 620, validUntil: null };
  const documents = [{ ...paper, isReplaced: false, ...more }];
  return renderToString(
    <WordsProvider t={translators.ru}>
      <DocumentList number="26-000001" documents={documents} apiBase="/api" />
    </WordsProvider>,
  );
};

it('a УПД is a PDF and an XML file', () => {
  const html = shown({ id: 'upd-7', kind: 'upd' });
  expect(html).toContain('УПД № 15');
  expect(html).toContain('href="/api/orders/26-000001/documents/upd-7"');
  expect(html).toContain('href="/api/orders/26-000001/documents/upd-7?format=xml"');
  expect(shown({ id: 'invoice-7', kind: 'invoice' })).not.toContain('xml');
});

it('says why a document no longer counts', () => {
  const over = [translators.ru('order.documentNotInForce'), translators.ru('order.documentReplaced')] as const;
  const said = (html: string): readonly boolean[] => over.map((text) => html.includes(text));
  expect(said(shown({ id: 'upd-7', kind: 'upd', isReplaced: true }))).toEqual([true, false]);
  expect(said(shown({ id: 'invoice-7', kind: 'invoice', isReplaced: true }))).toEqual([false, true]);
  expect(said(shown({ id: 'upd-7', kind: 'upd' }))).toEqual([false, false]);
});
