import type { AuditEntry } from '@farad/contract/office/staff/audit-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const chief = () => signedInStaff(shop, 'administrator');

describe('the log', () => {
  it('cannot be changed, not even by the program', async () => {
    await (await chief()).post('/admin/me', { name: 'Имя', locale: 'ru' });
    for (const change of [
      "update audit set reason = ''",
      'delete from audit',
      'truncate audit',
      "update audit set at = now() - interval '4 years'",
    ]) {
      await expect(shop.pool.query(change)).rejects.toThrow('never changed');
    }
  });

  interface Page {
    readonly entries: readonly AuditEntry[];
    readonly next: string | null;
    readonly error?: { readonly field: string };
  }

  it('is searched by person, action, object and time, page by page', async () => {
    const by = await chief();
    const page = async (query: string): Promise<Page> => (await by.get(`/admin/audit?${query}`)).json<Page>();
    const customer = (await shop.signedIn()).accountId;
    for (let count = 0; count < 55; count += 1) {
      await by.post(`/admin/customers/${customer}/coefficient`, { priceCoefficient: 1 + count / 100 });
    }
    const first = await page(
      `actor=${by.staffId}&object=customer&objectId=${customer}&action=customer.coefficient_changed`,
    );
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({
      actor: { id: String(by.staffId), email: by.email },
      object: { kind: 'customer', id: String(customer), name: 'Анна' },
      before: { priceCoefficient: 1.53 },
      after: { priceCoefficient: 1.54 },
      ip: expect.stringMatching(/^10\./) as string,
    });
    const rest = await page(`actor=${by.staffId}&object=customer&objectId=${customer}&after=${first.next}`);
    expect([rest.entries.length, rest.next]).toEqual([5, null]);
    const today = new Date(shop.deps.clock().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect((await page(`actor=${by.staffId}&from=${today}&to=${today}`)).entries.length).toBeGreaterThan(0);
    expect((await page(`actor=${by.staffId}&to=2020-01-01`)).entries).toEqual([]);
  });

  it.each([
    ['action=staff.flew', 'action'],
    ['object=moon', 'object'],
    ['from=2026-02-30', 'from'],
    ['actor=me', 'actor'],
    ['after=-1', 'after'],
    ['who=me', 'who'],
  ])('%s is refused by name', async (query, field) => {
    const by = await chief();
    expect((await by.get(`/admin/audit?${query}`)).json<Page>().error).toMatchObject({ field });
  });
});
