import { loginSendQueries, loginTryQueries } from '@farad/database/people/sign-in.queries';
import { openShopRows } from '@farad/database/testing/shop-rows';
import { signInLimits } from '@farad/domain/customer-sign-in';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Deps } from '#deps.ts';
import { botCheckStep, needsChallenge } from './check-bot.ts';

const shop = openShopRows();
const now = new Date('2026-11-20T06:00:00.000Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const limits = { ...signInLimits, breakerTries: 4, uncheckedPerShopWindow: 2 };
const { freeSendsPerIpHour: free, hourSeconds, breakerWindowSeconds, shopWindowSeconds } = limits;
let warned: string[] = [];
let asked: unknown[] = [];

const step = (verdict: string | null, score?: number) => {
  const botCheck =
    verdict === null ? null : { verify: async (proof: unknown) => (asked.push(proof), { verdict, score }) };
  const note = (_fields: unknown, text?: string): void => void warned.push(text ?? String(_fields));
  const log = { info: note, warn: note };
  return botCheckStep({ db: shop.db, clock: () => now, log, botCheck } as unknown as Deps, limits);
};
let tokens = 0;
const proof = (more: object = {}) => {
  tokens += 1;
  return { token: `token ${tokens}`, ip: '10.0.0.1', channel: 'sms', ...more } as const;
};
const sent = async (count: number, at: Date, ip = '10.0.0.1', channel: 'sms' | 'email' = 'sms') => {
  const own = { destinationHash: Buffer.alloc(32, 1), subnet: '10.0.0.0/24', channel, isKnownBrowser: false, now: at };
  for (let n = 0; n < count; n += 1) await loginSendQueries(shop.db).add({ ...own, ip });
};
const passed = { ok: true, value: { isSendBlocked: false } };
const failed = { ok: false, error: { code: 'bot_check_failed' } };

beforeEach(async () => {
  [warned, asked] = [[], []];
  await shop.run('truncate login_send, login_try');
});

describe('a visible challenge is needed', () => {
  const needed = () => needsChallenge({ db: shop.db, clock: () => now }, limits, '10.0.0.1');

  it('after the free codes of an address in an hour', async () => {
    await sent(free - 1, ago(hourSeconds - 0.1));
    await sent(1, ago(hourSeconds));
    await sent(1, ago(1), '10.0.0.2');
    expect(await needed()).toBe(false);
    await sent(1, ago(1));
    expect(await needed()).toBe(true);
  });

  it('while codes are guessed', async () => {
    const tried = (at: Date) => loginTryQueries(shop.db).add(false, at);
    for (let n = 0; n < 3; n += 1) await tried(ago(breakerWindowSeconds - 0.1));
    await tried(ago(breakerWindowSeconds));
    expect(await needed()).toBe(false);
    await tried(ago(breakerWindowSeconds - 1));
    expect(await needed()).toBe(true);
  });
});

describe('the check before a code', () => {
  it('passes where it is off', async () => {
    expect(await step(null)(proof({ token: undefined }))).toEqual(passed);
  });

  it.each([
    ['pass', undefined, false, passed],
    ['pass', 0.7, false, passed],
    ['pass', 0.69, false, passed],
    ['pass', undefined, true, passed],
    ['pass', 0.7, true, passed],
    ['pass', 0.69, true, failed],
    ['fail', 0.9, false, failed],
    ['fail', undefined, false, failed],
  ] as const)('%s with the score %s, challenged: %s', async (verdict, score, isChallenged, expected) => {
    if (isChallenged) await sent(free, ago(1));
    const own = proof();
    expect(await step(verdict, score)(own)).toEqual(expected);
    expect(asked).toEqual([{ token: own.token, action: 'send_code', ip: '10.0.0.1' }]);
    expect(warned).toEqual(expected.ok ? [] : ['bot check: caller refused']);
  });

  it('takes each token once, and refuses a missing token', async () => {
    const own = proof();
    expect([await step('pass')(own), await step('pass')(own)]).toEqual([passed, failed]);
    expect([await step('pass')(proof({ token: '' })), await step('pass')(proof({ token: undefined }))]).toEqual([
      failed,
      failed,
    ]);
    expect(asked).toHaveLength(1);
  });

  it('lets a few through while the provider does not answer', async () => {
    const unchecked = (isSendBlocked: boolean) => ({ ok: true, value: { isSendBlocked } });
    await sent(1, ago(shopWindowSeconds - 0.1));
    await sent(1, ago(shopWindowSeconds));
    await sent(3, ago(1), '10.0.0.1', 'email');
    expect(await step('unavailable')(proof())).toEqual(unchecked(false));
    expect(warned).toEqual(['bot check: no answer']);
    await sent(1, ago(1));
    expect(await step('unavailable')(proof())).toEqual(unchecked(true));
  });
});
