import type { CustomerDetails, CustomerRow } from '@farad/contract/office/people/customers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add } from '#testing/calls/basket-calls.ts';
import { place } from '#testing/calls/order-calls.ts';
import { products } from '#testing/catalogue.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let support: StaffBrowser;
let manager: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  support = await signedInStaff(shop, 'support');
  manager = await signedInStaff(shop, 'order_manager');
});
afterAll(() => shop.close());

interface Page {
  readonly customers: readonly CustomerRow[];
  readonly next: string | null;
  readonly error?: { readonly code: string; readonly field?: string };
}

const list = async (query: string): Promise<Page> => (await support.get(`/admin/customers?${query}`)).json<Page>();
const find = async (text: string): Promise<readonly string[]> =>
  (await list(`text=${encodeURIComponent(text)}`)).customers.map(({ id }) => id);

const details = async (id: number | string): Promise<CustomerDetails> =>
  (await support.get(`/admin/customers/${id}`)).json<CustomerDetails>();

const post = async (browser: StaffBrowser, path: string, body: object) => {
  const response = await browser.post(path, body);
  return { status: response.statusCode, ...response.json<Partial<CustomerDetails> & Pick<Page, 'error'>>() };
};

describe('the search', () => {
  it('finds by beginnings of words, by phone as it is written, by its last digits and by the id', async () => {
    const person = await shop.signedIn({ email: 'fyodor.kulibin@mail.example', name: 'Фёдор' });
    await shop.db.updateTable('account').set({ surname: 'Кулибин' }).where('id', '=', person.accountId).execute();
    const id = String(person.accountId);
    const { phone } = person;
    const pretty = `+7 (${phone.slice(1, 4)}) ${phone.slice(4, 7)}-${phone.slice(7, 9)}-${phone.slice(9)}`;
    const texts = [
      'кулиб',
      'Федор куЛИ',
      'fyodor.k',
      phone,
      `8${phone.slice(1)}`,
      phone.slice(1),
      pretty,
      phone.slice(-4),
      id,
    ];
    for (const text of texts) expect(await find(text), text).toContain(id);
    for (const text of ['ибин', 'кулибин анна', "'", '&|!', ':*', "a'b:*", '\\']) {
      expect(await find(text), text).not.toContain(id);
    }
  });

  it('returns all customers page by page, newest first, without gaps or repetitions', async () => {
    for (let count = 0; count < 65; count += 1) await shop.signedIn({ name: 'Пагинатор' });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Page = await list(`text=пагинатор&after=${next}`);
      seen.push(...page.customers.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toHaveLength(65);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => Number(b) - Number(a)));
  });

  it.each([
    ['after=x', 'after'],
    ['blocked=perhaps', 'blocked'],
    [`text=${'x'.repeat(201)}`, 'text'],
    ['page=2', 'page'],
  ])('%s is refused by name', async (query, field) => {
    expect(await list(query)).toMatchObject({ error: { field } });
  });

  it('uses an index for a text, and the key without one', async () => {
    const person = await shop.signedIn({ name: 'Редкоимённый' });
    await shop.pool.query(
      `insert into account (phone, username, name) select '7900' || lpad(n::text, 7, '0'), 'bulk ' || n, 'Много' from generate_series(1, 30000) n`,
    );
    await shop.pool.query('analyze account');
    const plan = async (where: string, order: string): Promise<string> => {
      const { rows } = await shop.pool.query<Record<string, string>>(
        `explain select id from account where deleted_at is null and ${where} order by ${order} desc limit 31`,
      );
      return rows.map((row) => Object.values(row)[0]).join('\n');
    };
    const words = 'customer_words(name, surname, email, phone)';
    expect(await plan(`(${words} @@ '''кулиб'':*'::tsquery or id = null)`, 'id + 0')).toContain('account_words');
    expect(await plan(`(${words} @@ '''79005'':*'::tsquery or id = 79005)`, 'id + 0')).toContain('account_words');
    expect(await plan('id < 20000', 'id')).toContain('account_pkey');
    // The message is older than those that the search reads first.
    expect(await find('редкоим')).toEqual([String(person.accountId)]);
    expect((await list('text=много')).customers).toHaveLength(30);
    // The accounts are only marked as deleted. Rows of 39 tables may refer to an account, so deleting so many accounts
    // takes minutes on a busy machine.
    await shop.pool.query("update account set deleted_at = now() where username like 'bulk %'");
  });
});

it('shows one customer with everything that staff need', async () => {
  const person = await shop.signedIn({ name: 'Нина' });
  const shown = await details(person.accountId);
  expect(shown).toMatchObject({ name: 'Нина', phone: person.phone, priceCoefficient: 1, block: null, orderCount: 0 });
  expect(shown.sessions).toMatchObject([{ impersonatedBy: null }]);
  expect(JSON.stringify(shown)).not.toContain(person.cookies.get('__Host-sid'));
  for (const id of ['999999', 'x', '0']) {
    expect((await support.get(`/admin/customers/${id}`)).statusCode).toBe(404);
  }
});

it('a customer without a name is listed and found by the name in the latest order', async () => {
  const person = await shop.signedIn();
  await shop.db.updateTable('account').set({ name: '', surname: '' }).where('id', '=', person.accountId).execute();
  expect((await details(person.accountId)).orderName).toBe('');
  const { number } = await place(person, await add(person, [products.reduced, 1]));
  await shop.pool.query(
    `update orders set contact = contact || '{"name":"Аграфена","surname":"Бесподобная"}' where number = $1`,
    [number],
  );
  for (const sort of ['', '&sort=name']) {
    const answer = await support.get(`/admin/customers?text=${encodeURIComponent('аграфена бесп')}${sort}`);
    const found = answer.json<{ customers: CustomerRow[] }>().customers;
    expect(found.map(({ id, orderName }) => [id, orderName])).toEqual([
      [String(person.accountId), 'Аграфена Бесподобная'],
    ]);
  }
  await shop.db.updateTable('account').set({ name: 'Анна' }).where('id', '=', person.accountId).execute();
  expect(await details(person.accountId)).toMatchObject({ name: 'Анна', orderName: '' });
});

it('a coefficient is changed with the permission, and prices follow at once', async () => {
  const person = await shop.signedIn();
  const path = `/admin/customers/${person.accountId}/coefficient`;
  expect(await post(support, path, { priceCoefficient: 0.9 })).toMatchObject({ status: 403 });
  expect(await post(manager, path, { priceCoefficient: 0.9 })).toMatchObject({ status: 200, priceCoefficient: 0.9 });
  expect((await person.get('/users/authenticateduser')).json()).toMatchObject({ user: { pricesKoef: 0.9 } });
  for (const wrong of [0, -1, 11, 0.12345, '0.9', null]) {
    expect(await post(manager, path, { priceCoefficient: wrong })).toMatchObject({
      status: 400,
      error: { field: 'priceCoefficient' },
    });
  }
});

it('a block ends sessions at once, needs a reason, and can be removed', async () => {
  const person = await shop.signedIn();
  const path = `/admin/customers/${person.accountId}/block`;
  expect(await post(manager, path, { isBlocked: true })).toMatchObject({ status: 400, error: { field: 'reason' } });
  const blocked = await post(manager, path, { isBlocked: true, reason: 'Чужие карты' });
  expect(blocked).toMatchObject({ isBlocked: true, block: { reason: 'Чужие карты' }, sessions: [] });
  expect((await person.get('/account/profile')).statusCode).toBe(401);
  expect((await list('blocked=true')).customers.map(({ id }) => id)).toContain(String(person.accountId));
  expect(await post(manager, path, { isBlocked: false })).toMatchObject({ isBlocked: false, block: null });
});

it('notes are visible to staff only, and are deleted with the customer', async () => {
  const person = await shop.signedIn();
  const path = `/admin/customers/${person.accountId}/notes`;
  const added = await post(support, path, { text: 'Просит звонить\nпосле обеда' });
  const [note] = added.notes ?? [];
  expect(note).toMatchObject({ text: 'Просит звонить\nпосле обеда' });
  const other = await shop.signedIn();
  expect(await post(support, `/admin/customers/${other.accountId}/notes/${note?.id}/remove`, {})).toMatchObject({
    status: 404,
  });
  expect(await post(support, path, { text: '  ' })).toMatchObject({ status: 400, error: { field: 'text' } });
  expect(await post(support, `${path}/${note?.id}/remove`, {})).toMatchObject({ notes: [] });
  const exported = (await person.get('/account/data')).json<Record<string, unknown>>();
  expect(Object.keys(exported)).toContain('shop_notes');
});
