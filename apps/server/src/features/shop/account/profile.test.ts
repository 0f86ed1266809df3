import type { Profile } from '@farad/contract/shop/account';
import { maskPhone, type Phone } from '@farad/domain/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eraseAccounts } from './erase-accounts.ts';
import { add } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const profileOf = async (browser: Browser): Promise<Profile> => (await browser.get('/account/profile')).json();
const day = 86_400;

describe('the profile', () => {
  it('is read and written: name, surname, language of messages', async () => {
    const customer = await shop.signedIn({ email: 'profile@example.com' });
    expect(await profileOf(customer)).toEqual({
      name: 'Анна',
      surname: '',
      locale: 'ru',
      phone: customer.phone,
      email: 'profile@example.com',
      isProved: true,
      consents: [],
      deleteAt: null,
      image: expect.stringMatching(/^data:image\/svg\+xml/) as string,
    });
    const answer = await customer.post('/account/profile', { name: ' Анна-Мария ', surname: 'O’Нил', locale: 'tr' });
    expect(answer.json()).toMatchObject({ name: 'Анна-Мария', surname: 'O’Нил', locale: 'tr' });
    expect(await profileOf(customer)).toMatchObject({ name: 'Анна-Мария', locale: 'tr' });
    shop.passSeconds(600);
    expect(await profileOf(customer)).toMatchObject({ isProved: false });
  });

  it.each([
    [{ name: 'a'.repeat(101), surname: '', locale: 'ru' }, 'name'],
    [{ name: 'a\r\nBcc: x@y.ru', surname: '', locale: 'ru' }, 'name'],
    [{ name: '', surname: null, locale: 'ru' }, 'surname'],
    [{ name: '', surname: '', locale: 'de' }, 'locale'],
  ])('%j is refused by its field name', async (body, field) => {
    const answer = await (await shop.signedIn()).post('/account/profile', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', field } });
  });

  it('T16: role, coefficient, phone and id in the body change nothing', async () => {
    const customer = await shop.signedIn();
    const more = { role: 'administrator', prices_koef: 1, phone: '79990000000', id: 1, __proto__: { polluted: 1 } };
    await customer.post('/account/profile', { name: 'Анна', surname: '', locale: 'ru', ...more });
    const { user } = (await customer.get('/users/authenticateduser')).json<{ user: object }>();
    expect(user).toMatchObject({ role: 'customer', pricesKoef: 1, phone: customer.phone });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('is not available to a guest', async () => {
    const guest = shop.guest();
    expect((await guest.get('/account/profile')).statusCode).toBe(401);
    expect((await guest.get('/account/data')).statusCode).toBe(401);
    expect((await guest.post('/account/deletion', { isWanted: true })).statusCode).toBe(401);
  });
});

describe('consents', () => {
  it('are given and withdrawn with the version of the text; the record stays', async () => {
    const customer = await shop.signedIn();
    const give = (isGiven: boolean) => customer.post('/account/consents', { kind: 'advertising', isGiven });
    await give(true);
    await give(true);
    expect((await profileOf(customer)).consents).toEqual([
      { kind: 'advertising', version: '2026-11-21', givenAt: expect.any(String) as string },
    ]);
    expect((await give(false)).json()).toMatchObject({ consents: [] });
    await give(true);
    const rows = await shop.db
      .selectFrom('consent')
      .select('withdrawn_at')
      .where('account_id', '=', customer.accountId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ withdrawn_at: at }) => at === null)).toEqual([false, true]);
    const foreign = await customer.post('/account/consents', { kind: 'personal_data', isGiven: false });
    expect(foreign.statusCode).toBe(400);
  });

  it('an order gives the consent to personal data, once', async () => {
    const customer = await shop.signedIn();
    await place(customer, await add(customer, [products.tiered, 10]));
    await place(customer, await add(customer, [products.tiered, 10]));
    expect((await profileOf(customer)).consents).toMatchObject([{ kind: 'personal_data', version: '2026-11-21' }]);
  });
});

/** Returns the names of all tables that contain the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await shop.pool.query(`select from "${name}" row where row::text ilike $1 limit 1`, [`%${text}%`]);
    if (hit.rowCount !== 0) found.push(name);
  }
  return found;
}

describe('deletion', () => {
  const email = 'gone@example.com';

  it('needs a proof, waits fourteen days, can be cancelled', async () => {
    const customer = await shop.signedIn();
    shop.passSeconds(600);
    const refused = await customer.post('/account/deletion', { isWanted: true });
    expect(refused.json()).toMatchObject({ error: { code: 'proof_missing' } });
    await shop.db
      .updateTable('session')
      .set({ proved_at: shop.deps.clock() })
      .where('account_id', '=', customer.accountId)
      .execute();
    const { deleteAt } = (await customer.post('/account/deletion', { isWanted: true })).json<Profile>();
    expect(Date.parse(deleteAt ?? '') - shop.deps.clock().getTime()).toBeGreaterThan((14 * day - 60) * 1000);
    const messages = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', customer.phone)
      .execute();
    expect(messages).toHaveLength(1);
    shop.passSeconds(13 * day);
    await eraseAccounts(shop.db, shop.deps.clock());
    expect((await customer.post('/account/deletion', { isWanted: false })).json()).toMatchObject({ deleteAt: null });
    shop.passSeconds(2 * day);
    await eraseAccounts(shop.db, shop.deps.clock());
    expect(await profileOf(customer)).toMatchObject({ phone: customer.phone });
  });

  it('leaves the phone, the e-mail and the name in no table; the order stays without them', async () => {
    const customer = await shop.signedIn({ email, name: 'Ярополкина' });
    const { number } = await place(customer, await add(customer, [products.tiered, 10]));
    await customer.post('/part-requests', { part: 'LM358', quantity: 1, contact: email });
    await customer.post('/part-requests', { part: 'LM393', quantity: 1, contact: customer.phone });
    await customer.post('/account/consents', { kind: 'advertising', isGiven: true });
    const before = (await customer.get('/account/data')).json<Record<string, unknown[]>>();
    expect(before).toMatchObject({ account: [{ phone: customer.phone, email }], orders: [{ number }] });
    expect(before['consents']).toHaveLength(2);
    expect(JSON.stringify(before)).not.toMatch(/token|sha256|password/);

    await customer.post('/account/deletion', { isWanted: true });
    shop.passSeconds(14 * day + 1);
    await eraseAccounts(shop.db, shop.deps.clock());
    expect(await profileOf(customer)).toMatchObject({ email });
    await shop.db.updateTable('orders').set({ status: 'completed' }).where('number', '=', number).execute();
    await eraseAccounts(shop.db, shop.deps.clock());
    const masked = maskPhone(customer.phone as Phone);
    for (const text of [customer.phone, masked, email, 'Ярополкина']) expect(await tablesWith(text), text).toEqual([]);
    expect((await customer.get('/account/profile')).statusCode).toBe(401);
    const stored = await shop.db.selectFrom('orders').select('total_kopecks').where('number', '=', number).execute();
    expect(stored).toHaveLength(1);
  });

  it('exports data of nobody else', async () => {
    const [mine, other] = [await shop.signedIn(), await shop.signedIn({ email: 'other@example.com' })];
    await place(other, await add(other, [products.tiered, 10]));
    const data = (await mine.get('/account/data')).json<Record<string, unknown[]>>();
    expect(data['orders']).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(other.phone);
  });
});
