import { afterAll, beforeAll, expect, test } from 'vitest';

import { askCode, newPhone, openBrowser, openSignInShop, signInByPhone, type SignInShop } from './test-sign-in-shop.ts';

let shop: SignInShop;
beforeAll(async () => {
  shop = await openSignInShop();
});
afterAll(() => shop.close());

const rounds = 50;

const sentTo = (address: string): number => shop.twins.inbox.list(address).length;

/** Advances the clock, so that each round has a new budget of codes. */
const pause = (): void => shop.passSeconds(600);

test('T03: fifty challenges, each with 200 parallel codes: three of each are compared', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [browser, phone] = [openBrowser(shop.server), newPhone()];
    const sessionId = await askCode(browser, phone);
    const right = shop.codeFor(phone);
    const codes = Array.from({ length: 201 }, (_, index) => String(index).padStart(4, '0'));
    const wrong = codes.filter((code) => code !== right).slice(0, 200);
    await Promise.all(wrong.map((code) => browser.post('/users/phone', { phone, sessionId, code })));
    const challenge = await shop.db
      .selectFrom('login_challenge')
      .select('attempts')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    expect(challenge).toEqual({ attempts: 3 });
    pause();
  }
});

test('T04, T11: fifty times twenty right answers and twenty registrations in parallel: one user, one session', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [browser, phone] = [openBrowser(shop.server), newPhone()];
    const sessionId = await askCode(browser, phone);
    const code = shop.codeFor(phone);
    const twenty = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 20 }, act));
    const checked = await twenty(() => browser.post('/users/phone', { phone, sessionId, code }));
    expect(checked.filter((answer) => answer.json().isUserWasNotFound)).toHaveLength(1);
    const registered = await twenty(() => browser.post('/users/register', {}));
    expect(registered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await twenty(() => browser.post('/users/phone', { phone, sessionId }));
    const sessions = await shop.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('account.id')
      .where('phone', '=', phone)
      .execute();
    expect(sessions).toHaveLength(1);
    pause();
  }
});

test('T08: 1,000 numbers from one address, 100 sends to one number: the limits hold, also after a restart', async () => {
  const server = await shop.withLimits({ smsPerShopWindow: 1e6 });
  const numbers = Array.from({ length: 1000 }, newPhone);
  let taken = 0;
  for (let first = 0; first < numbers.length; first += 50) {
    const answers = await Promise.all(
      numbers
        .slice(first, first + 50)
        .map((phone) => openBrowser(server, '203.0.113.201').post('/smsc', { phone }, { 'x-forwarded-for': phone })),
    );
    taken += answers.filter(({ statusCode }) => statusCode === 200).length;
  }
  expect(taken).toBe(60);
  const restarted = await shop.withLimits({});
  const late = await openBrowser(restarted, '203.0.113.201').post('/smsc', { phone: newPhone() });
  expect(late.statusCode).toBe(429);

  const phone = newPhone();
  await signInByPhone(shop, openBrowser(shop.server), phone);
  const before = sentTo(phone);
  for (let time = 0; time < 100; time += 1) {
    await openBrowser(time % 2 === 0 ? server : restarted).post('/smsc', { phone });
    shop.passSeconds(120);
  }
  expect(sentTo(phone) - before).toBeLessThanOrEqual(5);
});
