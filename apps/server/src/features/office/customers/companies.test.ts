import type { CompanyDetails, CompanyListRow } from '@farad/contract/office/people/customers';
import type { Coefficient } from '@farad/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { add, basketOf } from '#testing/calls/basket-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  manager = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

let lastInn = 7_700_000_000;

/** Creates a company with these members: the first is its owner, the others are buyers. Returns the company's id. */
async function company(name: string, ...people: readonly SignedInBrowser[]): Promise<number> {
  lastInn += 1;
  const row = { inn: String(lastInn), name, kpp: null, ogrn: null, bik: null, bank_name: null, account: null };
  const rest = { correspondent_account: null, contract_number: null, contract_date: null, prices_koef: null };
  const { id } = await shop.db
    .insertInto('company')
    .values({ ...row, ...rest, address: '', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, { accountId }] of people.entries()) {
    await shop.db
      .insertInto('company_member')
      .values({
        company_id: id,
        account_id: accountId,
        role: index === 0 ? 'owner' : 'buyer',
        order_limit_kopecks: null,
        joined_at: new Date(),
      })
      .execute();
  }
  return id;
}

const find = async (text: string): Promise<readonly string[]> =>
  (await manager.get(`/admin/companies?text=${encodeURIComponent(text)}`))
    .json<{ companies: readonly CompanyListRow[] }>()
    .companies.map(({ id }) => id);

const post = async (path: string, body: object) => {
  const response = await manager.post(path, body);
  const answer = response.json<Partial<CompanyDetails> & { error?: { code: string; field?: string } }>();
  return { status: response.statusCode, ...answer };
};

it('finds companies by INN and by the beginnings of the words of the name', async () => {
  const id = String(await company('ООО «Радио-Маяк»'));
  for (const text of [String(lastInn), String(lastInn).slice(0, 8), 'маяк', 'ООО радио', '«Радио']) {
    expect(await find(text), text).toContain(id);
  }
  expect(await find('адио')).not.toContain(id);
});

it('sets contract and coefficient, and names invalid fields', async () => {
  const id = await company('ООО Договор');
  const path = `/admin/companies/${id}/terms`;
  const contract = { number: '17/К', date: '2026-02-28' };
  expect(await post(path, { contract, priceCoefficient: 0.8 })).toMatchObject({ contract, priceCoefficient: 0.8 });
  expect(await post(path, { contract: { number: '1', date: '2026-02-30' }, priceCoefficient: null })).toMatchObject({
    status: 400,
    error: { field: 'contract.date' },
  });
  expect(await post(path, { contract: null, priceCoefficient: null })).toMatchObject({
    contract: null,
    priceCoefficient: null,
  });
  expect(await post('/admin/companies/999999/terms', { contract: null, priceCoefficient: null })).toMatchObject({
    status: 404,
  });
});

it('sets a member’s role and limit; a company keeps at least one owner', async () => {
  const [owner, buyer] = [await shop.signedIn(), await shop.signedIn()];
  const id = await company('ООО Люди', owner, buyer);
  const path = (person: SignedInBrowser): string => `/admin/companies/${id}/members/${person.accountId}`;
  expect(await post(path(owner), { role: 'buyer', orderLimit: null })).toMatchObject({ error: { code: 'last_owner' } });
  const changed = await post(path(buyer), { role: 'buyer', orderLimit: 50_000 });
  expect(changed.members).toContainEqual(expect.objectContaining({ id: String(buyer.accountId), orderLimit: 50_000 }));
  expect(await post(path(await shop.signedIn()), { role: 'owner', orderLimit: null })).toMatchObject({ status: 404 });
});

it('a buyer for a company sees its prices everywhere, and their own when buying for themselves', async () => {
  const person = await shop.signedIn({ coefficient: 9500 });
  const id = await company('ООО Цены', person);
  const product = products.tiered;
  const price = async (): Promise<number> => {
    const answer = await person.get(`/catalog/products/part-${product.id}`);
    return Object.values(answer.json<{ product: { price: Record<string, number> } }>().product.price)[0] ?? 0;
  };
  const total = async (): Promise<number> => (await basketOf(person))?.total_price ?? 0;
  await add(person, [product, 1000]);
  const buyAs = (companyId: string | null) => person.post('/companies/buy-as', { companyId });
  const own = [await price(), await total()];

  await buyAs(String(id));
  expect([await price(), await total()]).toEqual(own);
  await post(`/admin/companies/${id}/terms`, { contract: null, priceCoefficient: 0.5 });
  const [companyPrice, companyTotal] = [await price(), await total()];
  expect(companyPrice).toBeLessThan((own[0] ?? 0) * 0.6);
  expect(companyTotal).toBeLessThan((own[1] ?? 0) * 0.6);
  expect((await person.get('/users/authenticateduser')).json()).toMatchObject({ user: { pricesKoef: 0.5 } });
  const { rows } = await shop.pool.query<{ own: Coefficient }>('select prices_koef as own from account where id = $1', [
    person.accountId,
  ]);
  expect(rows).toEqual([{ own: 9500 }]);

  await buyAs(null);
  expect([await price(), await total()]).toEqual(own);
});
