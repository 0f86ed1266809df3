import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const key = { name: 'ERP', scopes: ['search'] };
const url = 'http://127.0.0.1:9/told';
const hook = { url, events: ['order.placed'] };
const proofMissing = { error: { code: 'proof_missing' } };

const prove = ({ accountId }: SignedInBrowser) =>
  shop.pool.query('update session set proved_at = $2 where account_id = $1', [accountId, shop.deps.clock()]);

const toldOf = async ({ phone }: SignedInBrowser, email: string) => {
  const { rows } = await shop.pool.query<{ recipient: string; text: string }>(
    `select recipient, text from outbox where kind = 'access_given' and recipient in ($1, $2) order by id`,
    [phone, email],
  );
  return rows;
};

it('keys, webhook receivers and the copy of all data need a recent proof, and the owner is notified at every address', async () => {
  const email = 'access@example.com';
  const owner = await shop.signedIn({ email });
  const made = await owner.post('/account/hooks', hook);
  const { id } = made.json<{ hook: { id: string } }>().hook;
  shop.passSeconds(600);
  for (const answer of [
    await owner.post('/account/api-keys', key),
    await owner.post('/account/hooks', hook),
    await owner.post(`/account/hooks/${id}`, { url: `${url}/elsewhere` }),
    await owner.post(`/account/hooks/${id}/secret`, {}),
    await owner.get('/account/data'),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([403, proofMissing]);
  }
  // This change gives the program no access to anything new, so it needs no proof of identity.
  const events = await owner.post(`/account/hooks/${id}`, { url, events: ['order.paid'], isPaused: true });
  expect(events.statusCode, events.body).toBe(200);
  expect(await toldOf(owner, email)).toHaveLength(2);

  await prove(owner);
  expect((await owner.post('/account/api-keys', key)).statusCode).toBe(201);
  expect((await owner.post(`/account/hooks/${id}`, { url: `${url}/elsewhere` })).statusCode).toBe(200);
  expect((await owner.post(`/account/hooks/${id}/secret`, {})).statusCode).toBe(200);
  expect((await owner.get('/account/data')).statusCode).toBe(200);
  const messages = await toldOf(owner, email);
  expect(messages.map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 4 }, () => [owner.phone, email]).flat(),
  );
  expect(messages.map(({ text }) => text).join('\n')).toMatch(/ключ API[^]*новый адрес[^]*скачаны/);
});

it('API keys end with all sessions only on request', async () => {
  const owner = await shop.signedIn();
  const { token } = (await owner.post('/account/api-keys', key)).json<{ token: string }>();
  const sentMessages = async () =>
    (await shop.guest().get('/catalog/suggest?text=lm', { authorization: `Bearer ${token}` })).statusCode;
  expect(await sentMessages()).toBe(200);
  expect((await owner.post('/account/sessions/end-others', {})).statusCode).toBe(200);
  expect(await sentMessages()).toBe(200);
  expect((await owner.post('/account/sessions/end-others', { withKeys: true })).statusCode).toBe(200);
  expect(await sentMessages()).toBe(401);
  const { keys } = (await owner.get('/account/api-keys')).json<{
    keys: { revokedAt: string | null; lastUsedAt: string | null }[];
  }>();
  expect(keys).toMatchObject([{ revokedAt: expect.any(String), lastUsedAt: expect.any(String) }]);
});
