import { createHash } from 'node:crypto';

import type { OrderDocuments } from '@farad/contract/shop/documents';
import { invoiceQueries } from '@farad/database/payments/invoice.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail } from '@farad/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Failure } from '#http/answers/errors.ts';
import { issueInvoice } from '#core/invoices/issue-invoice.ts';
import { refusalOf } from '#testing/calls/basket-calls.ts';
import { invoiced, placeForCompany } from '#testing/invoiced-orders.ts';
import { setTestSeller } from '#testing/seller.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await setTestSeller(shop);
});
afterAll(() => shop.close());

const issue = (orderId: number) =>
  decideInTransaction<null, Failure>(shop.db, (tx) => issueInvoice(tx, shop.deps.config, orderId, shop.deps.clock()));

const sequences = async (): Promise<number[]> => {
  const rows = await shop.db
    .selectFrom('invoice')
    .select('sequence')
    .where('version', '=', 1)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence }) => sequence);
};

describe('invoice numbers', () => {
  it('have no gaps when twenty are issued in parallel, and a refusal uses none', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => placeForCompany(shop)));
    const refused = orders.slice(0, 5).map(({ id }) =>
      decideInTransaction<null, Failure>(shop.db, async (tx) => {
        await issueInvoice(tx, shop.deps.config, id, shop.deps.clock());
        return fail({ code: 'not_enough_stock', available: 0 });
      }),
    );
    const outcomes = await Promise.all([...orders.map(({ id }) => issue(id)), ...refused]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
    const taken = await sequences();
    expect(taken).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('restart with the year in Moscow; a new version keeps its number', async () => {
    const order = await placeForCompany(shop);
    const newYear = new Date('2099-12-31T21:00:00Z');
    await decideInTransaction<null, Failure>(shop.db, (tx) => issueInvoice(tx, shop.deps.config, order.id, newYear));
    await issue(order.id);
    const versions = await invoiceQueries(shop.db).ofOrder(order.id);
    expect(versions.map(({ year, sequence, version }) => [year, sequence, version])).toEqual([
      [2100, 1, 2],
      [2100, 1, 1],
    ]);
  });
});

describe('an invoice', () => {
  it('is never changed or removed, except adding its drawing once', async () => {
    const { id } = await invoiced(shop);
    for (const statement of [
      'update invoice set total_kopecks = 1',
      "update invoice set buyer = '{}'",
      'update invoice set version = 7, pdf = null',
      'delete from invoice',
    ]) {
      await expect(shop.pool.query(`${statement} where order_id = ${id}`)).rejects.toThrow('never changed');
    }
  });

  it('is a PDF under its name, the same bytes each time, with a stored checksum', async () => {
    const { id, number, buyer, sequence } = await invoiced(shop);
    const list = (await buyer.get(`/orders/${number}/documents`)).json<OrderDocuments>();
    expect(list.documents).toMatchObject([
      { kind: 'invoice', number: String(sequence), validUntil: '2099-11-25T21:00:00.000Z', isReplaced: false },
      { kind: 'confirmation', id: 'confirmation', number: null },
    ]);
    const path = `/orders/${number}/documents/${list.documents[0]?.id}`;
    const answers = [await buyer.get(path), await buyer.get(path)];
    const [first, second] = answers.map(({ rawPayload }) => rawPayload);
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first?.equals(second ?? Buffer.of())).toBe(true);
    const headers: Record<string, unknown> = answers[0]?.headers ?? {};
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `filename*=UTF-8''Счёт ${sequence} от `,
    );
    const stored = await shop.db.selectFrom('invoice').select('pdf_sha256').where('order_id', '=', id).execute();
    expect(
      stored[0]?.pdf_sha256?.equals(
        createHash('sha256')
          .update(first ?? '')
          .digest(),
      ),
    ).toBe(true);
  });

  it('keeps its seller and buyer when they change; a new version has the new ones', async () => {
    const order = await invoiced(shop);
    await setTestSeller(shop, { name: 'ООО «Новый»' });
    const staff = await signedInStaff(shop, 'order_manager');
    const answer = await staff.post(`/admin/orders/${order.number}/invoices`, {});
    const { documents } = answer.json<OrderDocuments>();
    expect(documents.slice(0, 2)).toMatchObject([
      { number: `${order.sequence}/2`, isReplaced: false },
      { number: String(order.sequence), isReplaced: true },
    ]);
    const rows = await shop.db
      .selectFrom('invoice')
      .select(['version', 'seller', 'lines', 'total_kopecks'])
      .where('order_id', '=', order.id)
      .orderBy('version')
      .execute();
    expect(rows.map(({ seller }) => seller.name)).toEqual(['ООО «Фарад»', 'ООО «Новый»']);
    expect(rows[0]?.total_kopecks).toBe(order.totalKopecks);
    await setTestSeller(shop);
  });

  it("shows the buyer's own purchase number", async () => {
    const order = await invoiced(shop);
    const buyers = async () => {
      const { rows } = await shop.pool.query<{ number: string | null }>(
        "select buyer ->> 'purchaseNumber' as number from invoice where order_id = $1 order by version",
        [order.id],
      );
      return rows.map(({ number }) => number);
    };
    expect(await buyers()).toEqual([null]);
    await shop.pool.query('update orders set company = company || \'{"purchaseNumber":"З-17"}\' where id = $1', [
      order.id,
    ]);
    const staff = await signedInStaff(shop, 'order_manager');
    await staff.post(`/admin/orders/${order.number}/invoices`, {});
    expect(await buyers()).toEqual([null, 'З-17']);
  });

  it('has discounts and delivery to the kopeck, at the seller’s VAT', async () => {
    const order = await placeForCompany(shop);
    await shop.pool.query(
      `update orders set coupon_code = 'ABC', coupon_kopecks = 7, cargo_kopecks = 35050,
         total_kopecks = goods_kopecks - 7 + 35050 where id = $1`,
      [order.id],
    );
    await shop.pool.query('update order_line set coupon_kopecks = 7 where order_id = $1', [order.id]);
    await setTestSeller(shop, { vatMode: 'exempt' });
    await issue(order.id);
    await setTestSeller(shop);
    await issue(order.id);
    const rows = await shop.db
      .selectFrom('invoice')
      .select('lines')
      .where('order_id', '=', order.id)
      .orderBy('version')
      .execute();
    expect(rows[0]?.lines.map(({ vatPercent }) => vatPercent)).toEqual([null, null]);
    expect(rows[1]?.lines).toMatchObject([
      { total: order.totalKopecks - 7, vatPercent: 22 },
      { name: 'Доставка', unit: 'service', total: 35_050, vatPercent: 22 },
    ]);
  });

  it('is refused without a seller, and for an order that ended or costs nothing', async () => {
    const order = await placeForCompany(shop);
    await shop.pool.query("update orders set status = 'cancelled' where id = $1", [order.id]);
    expect(await issue(order.id)).toMatchObject({ ok: false, error: { code: 'nothing_to_invoice' } });
    expect(await issue(999_999)).toMatchObject({ ok: false, error: { code: 'not_found' } });
    const other = await placeForCompany(shop);
    const { value } = await shop.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'seller')
      .executeTakeFirstOrThrow();
    await shop.pool.query("delete from setting where key in ('seller', 'demonstration')");
    expect(await issue(other.id)).toMatchObject({ ok: false, error: { code: 'seller_missing' } });
    const staff = await signedInStaff(shop, 'order_manager');
    const answer = await staff.post(`/admin/orders/${other.number}/invoices`, {});
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'seller_missing' });
    await shop.pool.query("insert into setting (key, value) values ('demonstration', 'true')");
    expect(await issue(other.id)).toMatchObject({ ok: true });
    const row = await shop.db
      .selectFrom('invoice')
      .select('seller')
      .where('order_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(row.seller).toMatchObject({ isDemonstration: true });
    await shop.pool.query("insert into setting (key, value) values ('seller', $1)", [JSON.stringify(value)]);
  });
});

describe('documents of an order', () => {
  it('of another customer are not found, nor is an invoice under another order', async () => {
    const [one, other] = [await invoiced(shop), await invoiced(shop)];
    const { documents } = (await one.buyer.get(`/orders/${one.number}/documents`)).json<OrderDocuments>();
    const id = documents[0]?.id ?? '';
    for (const path of [
      `/orders/${one.number}/documents`,
      `/orders/${one.number}/documents/${id}`,
      `/orders/${other.number}/documents/${id}`,
    ]) {
      expect((await other.buyer.get(path)).statusCode).toBe(404);
    }
    for (const wrong of ['invoice-0', 'invoice-x', 'packing-list', 'nothing', 'invoice-999999']) {
      expect((await one.buyer.get(`/orders/${one.number}/documents/${wrong}`)).statusCode).toBe(404);
    }
  });

  it('are for owner and accountant of its company, not for another buyer', async () => {
    const order = await invoiced(shop);
    const { rows } = await shop.pool.query<{ id: number }>(
      `insert into company (inn, kpp, name, created_at) values ($1, '773601001', 'ООО', now()) returning id`,
      [order.inn],
    );
    const company = rows[0]?.id;
    await shop.pool.query('update orders set company_id = $1 where id = $2', [company, order.id]);
    for (const [role, status] of [
      ['owner', 200],
      ['accountant', 200],
      ['buyer', 404],
    ] as const) {
      const person = await shop.signedIn();
      await shop.pool.query(
        `insert into company_member (company_id, account_id, role, joined_at) values ($1, $2, $3, now())`,
        [company, person.accountId, role],
      );
      expect((await person.get(`/orders/${order.number}/documents`)).statusCode).toBe(status);
    }
  });

  it('include the packing list for staff, by parcels if there are any', async () => {
    const { number } = await invoiced(shop);
    const staff = await signedInStaff(shop, 'support');
    const { documents } = (await staff.get(`/admin/orders/${number}/documents`)).json<OrderDocuments>();
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'confirmation', 'packing_list']);
    for (const { id } of documents) {
      const answer = await staff.get(`/admin/orders/${number}/documents/${id}`);
      expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });
});
