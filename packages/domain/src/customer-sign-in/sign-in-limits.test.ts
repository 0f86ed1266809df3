import { expect, test } from 'vitest';
import { signInLimits } from './index.ts';

const minutes = (count: number): number => 60 * count;
const days = (count: number): number => 24 * 3600 * count;

test('a code is valid for five minutes and three tries', () => {
  expect(signInLimits).toMatchObject({ codeLength: 4, codeLifeSeconds: minutes(5), triesPerCode: 3 });
});

test('codes to one contact: one a minute, three in ten minutes, five a day', () => {
  expect(signInLimits).toMatchObject({ resendPauseSeconds: minutes(1), sendsPerDay: 5, daySeconds: days(1) });
  expect(signInLimits).toMatchObject({ sendsPerWindow: 3, sendWindowSeconds: minutes(10) });
});

test('codes per network and hour: 60 per address, 10 of them without a visible check, 200 per subnet', () => {
  expect(signInLimits).toMatchObject({ sendsPerIpHour: 60, freeSendsPerIpHour: 10, sendsPerSubnetHour: 200 });
  expect(signInLimits.hourSeconds).toBe(minutes(60));
});

test('codes of the whole shop in ten minutes: 600 SMS, 1,200 e-mails, 300 without a bot check', () => {
  expect(signInLimits).toMatchObject({ smsPerShopWindow: 600, emailsPerShopWindow: 1200, uncheckedPerShopWindow: 300 });
  expect(signInLimits.shopWindowSeconds).toBe(minutes(10));
});

test('codes grow to six digits by the tries of ten minutes', () => {
  expect(signInLimits).toMatchObject({ stepUpCodeLength: 6, breakerWindowSeconds: minutes(10) });
});

test('a grant and a proof last ten minutes, a session 30 days without use and 180 in all', () => {
  expect(signInLimits).toMatchObject({ grantLifeSeconds: minutes(10), proofLifeSeconds: minutes(10) });
  expect(signInLimits).toMatchObject({ sessionIdleSeconds: days(30), sessionAbsoluteSeconds: days(180) });
});
