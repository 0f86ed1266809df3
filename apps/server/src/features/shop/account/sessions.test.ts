import type { WireSession } from '@farad/contract/shop/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startSession } from '#http/session/session.ts';
import type { Browser } from '#testing/browser.ts';
import { openShop, type TestShop } from '#testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Returns another browser in which the same person is signed in. */
async function alsoSignedIn(accountId: number): Promise<Browser> {
  const browser = shop.guest();
  const token = await startSession(shop.db, accountId, firefox, shop.deps.clock());
  browser.cookies.set(shop.deps.config.cookies.sessionName, token);
  return browser;
}

const sessionsOf = async (browser: Browser): Promise<WireSession[]> => (await browser.get('/account/sessions')).json();
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/users/authenticateduser')).json<{ isAuthenticated: boolean }>().isAuthenticated;

describe('sessions of a customer', () => {
  it('are listed by device, this one first and marked, without token or address', async () => {
    const here = await shop.signedIn();
    shop.passSeconds(60);
    await alsoSignedIn(here.accountId);
    await shop.signedIn();
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['', '', true],
      ['Firefox', 'Linux', false],
    ]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'browser',
      'id',
      'isCurrent',
      'isSupport',
      'seenAt',
      'startedAt',
      'system',
    ]);
  });

  it('end one by one: the other browser becomes a guest, this one does not', async () => {
    const here = await shop.signedIn();
    const there = await alsoSignedIn(here.accountId);
    const id = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)?.id;
    const answer = await here.post('/account/sessions/end', { id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveLength(1);
    expect(await isSignedIn(there)).toBe(false);
    expect((await there.get('/account/sessions')).statusCode).toBe(401);
    expect(await isSignedIn(here)).toBe(true);
    expect((await here.post('/account/sessions/end', { id })).statusCode).toBe(404);
  });

  it('all but this one end together', async () => {
    const here = await shop.signedIn();
    const [second, third] = [await alsoSignedIn(here.accountId), await alsoSignedIn(here.accountId)];
    const stranger = await shop.signedIn();
    expect((await here.post('/account/sessions/end-others', {})).json()).toMatchObject([{ isCurrent: true }]);
    expect(await Promise.all([here, second, third, stranger].map(isSignedIn))).toEqual([true, false, false, true]);
  });

  it('T12: another person’s session id is answered like an unknown one', async () => {
    const [here, victim] = [await shop.signedIn(), await shop.signedIn()];
    const [own] = await sessionsOf(victim);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all(
      [own?.id, unknown, 'x', "' or 1=1"].map((id) => here.post('/account/sessions/end', { id })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await isSignedIn(victim)).toBe(true);
    expect((await shop.guest().get('/account/sessions')).statusCode).toBe(401);
    expect((await shop.guest().post('/account/sessions/end-others', {})).statusCode).toBe(401);
  });

  it('that expired are not listed', async () => {
    const here = await shop.signedIn();
    await alsoSignedIn(here.accountId);
    shop.passSeconds(29 * 86_400);
    await isSignedIn(here);
    shop.passSeconds(2 * 86_400);
    expect(await sessionsOf(here)).toMatchObject([{ isCurrent: true }]);
  });
});
