import type { Kopecks } from '@farad/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';

import { inTransaction } from '../connection/transaction.ts';
import { secondWaits } from '../testing/second-waits.ts';
import { openShopRows } from '../testing/shop-rows.ts';
import { invoiceQueries, type NewInvoice } from './invoice.queries.ts';

const shop = openShopRows();
const queries = () => invoiceQueries(shop.db);
const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 20, 10, n));
const invoice = (orderId: number, version: number): NewInvoice =>
  ({
    orderId,
    year: 2026,
    sequence: orderId,
    version,
    issuedAt: minute(version),
    validUntil: minute(50),
    seller: { name: 'Фарад' },
    buyer: { name: 'Ток' },
    lines: [{ name: 'Деталь' }],
    total: 10_000 as Kopecks,
    refunded: version === 1 ? null : (500 as Kopecks),
  }) as unknown as NewInvoice;

beforeEach(() => shop.run('truncate invoice, invoice_counter restart identity cascade'));

it('invoice numbers of a year have no gaps, also when two invoices are created at once', async () => {
  const next = (year: number) => queries().nextSequence(year);
  expect([await next(2026), await next(2026), await next(2027), await next(2026)]).toEqual([1, 2, 1, 3]);
  const outcome = await secondWaits(shop, {
    first: (tx) => invoiceQueries(tx).nextSequence(2026),
    second: (tx) => invoiceQueries(tx).nextSequence(2026),
  });
  expect(outcome).toEqual({ first: 4, second: 5 });
});

describe('an invoice', () => {
  beforeEach(async () => {
    await inTransaction(shop.db, async (tx) => {
      for (const each of [invoice(1, 1), invoice(1, 2), invoice(2, 1)]) await invoiceQueries(tx).insert(each);
    });
  });

  it('is saved with all fields', async () => {
    expect(await queries().find(2)).toEqual({ id: 2, ...invoice(1, 2) });
    expect(await queries().find(1)).toEqual({ id: 1, ...invoice(1, 1) });
    expect(await queries().find(9)).toBeUndefined();
  });

  it('is listed by its order, the newest version first', async () => {
    const { orderId: _order, seller: _seller, buyer: _buyer, lines: _lines, ...head } = invoice(1, 2);
    const heads = await queries().ofOrder(1);
    expect(heads[0]).toEqual({ id: 2, ...head });
    expect(heads.map(({ id }) => id)).toEqual([2, 1]);
    expect(await queries().ofOrder(3)).toEqual([]);
  });

  it('keeps its first PDF', async () => {
    expect([await queries().pdf(1), await queries().pdf(9)]).toEqual([null, null]);
    await queries().keepPdf(1, Buffer.from('first'), Buffer.alloc(32, 1));
    await queries().keepPdf(1, Buffer.from('second'), Buffer.alloc(32, 2));
    expect([await queries().pdf(1), await queries().pdf(2), await queries().pdf(3)]).toEqual([
      Buffer.from('first'),
      null,
      null,
    ]);
    expect(await shop.read('select get_byte(pdf_sha256, 0) from invoice order by id')).toEqual(['1', 'null', 'null']);
  });
});
