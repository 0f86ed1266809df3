import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRecaptcha, createSmartCaptcha } from './index.ts';

let twins: ListeningTwins;
let nowMs = Date.now();
beforeAll(async () => {
  twins = await listenTwins({ now: () => nowMs });
});
afterAll(() => twins.close());

const makers = { smartcaptcha: createSmartCaptcha, recaptcha: createRecaptcha } as const;
type Provider = keyof typeof makers;

const portOf = (provider: Provider, changed: object = {}) => {
  const { secret, verifyUrl } = twins.botCheck;
  const url = verifyUrl(provider, twins.origin);
  return makers[provider]({ url, secret, host: 'localhost', timeoutMs: 30_000, ...changed });
};

const verdictOf = async (provider: Provider, token: string, changed: object = {}): Promise<string> =>
  (await portOf(provider, changed).verify({ token, action: 'send_code', ip: '203.0.113.9' })).verdict;

let last = 0;
const fresh = (): string => `ok-${nowMs}-${(last += 1)}`;

describe.each(['smartcaptcha', 'recaptcha'] as const)('%s against its twin', (provider) => {
  it('passes a fresh token once', async () => {
    const token = fresh();
    expect(await verdictOf(provider, token)).toBe('pass');
    expect(await verdictOf(provider, token)).toBe('fail');
  });

  it.each(['bad-1', 'spent', '', 'x'.repeat(5000)])('rejects %.20s', async (token) => {
    expect(await verdictOf(provider, token)).toBe('fail');
  });

  it('rejects an expired token', async () => {
    const token = fresh();
    nowMs += 5 * 60_000;
    expect(await verdictOf(provider, token)).toBe('fail');
  });

  it('rejects a token of another host', async () => {
    expect(await verdictOf(provider, fresh(), { host: 'farad.example' })).toBe('fail');
  });

  it.each(['500', '429', 'garbage'] as const)('is unavailable when the provider answers %s', async (mode) => {
    twins.faults.set('bot-check', { op: 'verify', mode, times: 1, delayMs: 0 });
    expect(await verdictOf(provider, fresh())).toBe('unavailable');
  });

  it('is unavailable when the provider is slow or down', async () => {
    expect(await verdictOf(provider, 'slow', { timeoutMs: 200 })).toBe('unavailable');
    expect(await verdictOf(provider, fresh(), { url: 'http://127.0.0.1:9/x' })).toBe('unavailable');
  });
});

it('reCAPTCHA: a low score is rejected and returned; a wrong secret is our own fault', async () => {
  const low = await portOf('recaptcha').verify({ token: 'score-0.1', action: 'send_code', ip: '203.0.113.9' });
  expect(low).toEqual({ verdict: 'fail', score: 0.1 });
  expect(await verdictOf('recaptcha', fresh(), { secret: 'wrong' })).toBe('unavailable');
});
