import { describe, expect, it } from 'vitest';

import {
  apiKeyLimits,
  apiKeyPaces,
  apiKeyPrefix,
  apiScopes,
  hookEvents,
  hookRest,
  isHookGivenUp,
  isHookTaken,
  nextHookTry,
  readApiKey,
  testHookEvent,
} from './index.ts';

const key = `farad_${'aZ0_-'.repeat(8)}abc`;

it('keys have scopes, a maximum per customer, and a rate limit', () => {
  expect(apiScopes).toEqual(['search', 'basket', 'orders', 'documents', 'boms', 'kicad']);
  expect(apiKeyLimits).toEqual({ liveMax: 20, nameLengthMax: 60 });
  expect(apiKeyPaces).toEqual([60, 300, 600]);
  expect(apiKeyPrefix).toBe('farad_');
});

it('webhook events', () => {
  const order = ['placed', 'paid', 'status', 'shipped', 'delivered', 'refunded'].map((event) => `order.${event}`);
  expect(hookEvents).toEqual([...order, 'stock.back']);
  expect(testHookEvent).toBe('hook.test');
});

describe('the key in a header', () => {
  it.each([`Bearer ${key}`, `bearer   ${key} `, `Token ${key}`, `TOKEN ${key}`])('%s', (header) => {
    expect(readApiKey(header)).toBe(key);
  });

  it.each([
    ' Bearer',
    `Bearer\t\t`,
    `Bearer ${key.slice(0, -1)}`,
    'Bearer',
    'Bearer ',
    'Bearer nothing',
    `Bearer ${key}x`,
    `Token farad_`,
    `bearer ${key} ${key}`,
  ])('%s is malformed', (header) => {
    expect(readApiKey(header)).toBeNull();
  });

  it.each([undefined, '', 'Basic YTpi', 'Bearerish x', key, `x Bearer ${key}`, `Basic bearer ${key}`])(
    '%s is no such header',
    (header) => {
      expect(readApiKey(header)).toBeUndefined();
    },
  );
});

describe('tries of a delivery', () => {
  const begun = new Date('2026-11-22T10:00:00Z');

  it('last more than two days, with growing delays, and end', () => {
    const at = [begun];
    for (let tries = 1; ; tries += 1) {
      const next = nextHookTry(tries, at.at(-1) ?? begun);
      if (next === null) break;
      at.push(next);
    }
    const waits = at.slice(1).map((time, index) => time.getTime() - (at[index]?.getTime() ?? 0));
    expect(at).toHaveLength(12);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect((at.at(-1)?.getTime() ?? 0) - begun.getTime()).toBeGreaterThan(48 * 3600 * 1000);
    // If all tries of a delivery fail, the receiver is paused after the last one.
    expect(isHookGivenUp(begun, at.at(-1) ?? begun)).toBe(true);
  });

  it('pause for a silent receiver, at most half an hour', () => {
    expect(hookRest(1, begun).getTime() - begun.getTime()).toBe(60_000);
    expect(hookRest(9, begun).getTime() - begun.getTime()).toBe(1_800_000);
    expect(hookRest(99, begun).getTime() - begun.getTime()).toBe(1_800_000);
  });

  it('a day of failures pauses no receiver', () => {
    expect(isHookGivenUp(begun, new Date('2026-11-23T10:00:00Z'))).toBe(false);
  });

  it.each([
    [200, true],
    [204, true],
    [299, true],
    [301, false],
    [404, false],
    [500, false],
  ])('%i means accepted: %s', (status, expected) => {
    expect(isHookTaken(status)).toBe(expected);
  });
});
