import type { OrderDocuments } from '@farad/contract/shop/documents';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { createSmtp } from '@farad/integrations/mail';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { issueInvoice } from './issue-invoice.ts';
import { deliverMessage, type Carriers } from '#core/outbox/deliver-message.ts';
import { placeForCompany } from '#testing/invoiced-orders.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
let twins: ListeningTwins;
beforeAll(async () => {
  [shop, twins] = await Promise.all([openShop(), listenTwins()]);
  await setTestSeller(shop);
});
afterAll(async () => {
  await twins.close();
  await shop.close();
});

const smtp = (): Carriers['mail'] => createSmtp({ ...twins.smtp, from: 'shop@farad.example', timeoutMs: 10_000 });

const deliver = (id: number, more: Partial<Carriers> = {}): Promise<void> =>
  deliverMessage(shop.db, { ...shop, config: shop.deps.config, hooks: shop.deps.hooks, ...more }, id);

async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Places an order by invoice with an accountant's address. Returns the order and its queued email. */
async function invoicedByMail() {
  const order = await placeForCompany(shop);
  await shop.pool.query(
    `update orders set company = company || '{"accountantEmail": "accounts@company.example"}' where id = $1`,
    [order.id],
  );
  const issued = await inTransaction(shop.db, (tx) => issueInvoice(tx, shop.deps.config, order.id, shop.deps.clock()));
  if (!issued.ok) throw new Error(issued.error.code);
  const { id } = await shop.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { documents } = (await order.buyer.get(`/orders/${order.number}/documents`)).json<OrderDocuments>();
  const [invoice] = documents;
  return { ...order, letter: id, path: `/orders/${order.number}/documents/${invoice?.id}`, name: invoice?.number };
}

test('the letter about an invoice carries its PDF, and the outbox keeps no bytes', async () => {
  const { letter, path, buyer, name } = await invoicedByMail();
  await deliver(letter, { mail: smtp() });
  const [entry] = twins.inbox.entries('accounts@company.example');
  expect(entry?.message.attachments).toEqual([expect.stringMatching(/^Счёт \d+ от \d{2}\.\d{2}\.\d{4}\.pdf$/)]);
  const [file] = entry?.files ?? [];
  const text = await textOf(file?.content ?? new Uint8Array());
  expect(text).toContain('ООО «Ромашка»');
  expect(text).toContain(`№ ${name}`);
  // The same bytes that the invoice's page serves.
  const opened = await buyer.get(path);
  expect(Buffer.from(file?.content ?? []).equals(opened.rawPayload)).toBe(true);
  const { rows } = await shop.pool.query<{ bytes: number }>(
    'select pg_column_size(outbox.*)::integer as bytes from outbox where id = $1',
    [letter],
  );
  expect(rows[0]?.bytes).toBeLessThan(4096);
});

test('a failed drawing is retried, and the last letter is sent without it', async () => {
  const { letter } = await invoicedByMail();
  const drawing = { draw: () => Promise.reject(new Error('the thread is ended')) };
  shop.sentMail.length = 0;
  await expect(deliver(letter, { drawing })).rejects.toThrow('its invoice is not drawn');
  expect(shop.sentMail).toEqual([]);
  await shop.db.updateTable('outbox').set({ attempts: 11 }).where('id', '=', letter).execute();
  await deliver(letter, { drawing });
  expect(shop.sentMail).toMatchObject([{ attached: [] }]);
  expect(shop.sentMail[0]?.text).toContain('/documents/invoice-');
});

test('other letters have no attachment', async () => {
  const message = { kind: 'order_placed', channel: 'email', recipient: 'anna@example.com', orderId: null } as const;
  await outboxQueries(shop.db).add({ ...message, subject: 'Заказ', text: 'Принят' });
  const { id } = await shop.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  shop.sentMail.length = 0;
  await deliver(id);
  expect(shop.sentMail).toMatchObject([{ attached: [] }]);
});
