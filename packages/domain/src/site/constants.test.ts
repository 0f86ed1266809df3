import { expect, test } from 'vitest';
import {
  appVersion,
  breakpoints,
  cashbackPaymentPercent,
  cashbackPercent,
  messageLifeSeconds,
  notificationLifeSeconds,
  notificationOffsetPx,
  outboundMailPort,
  phoneLine,
  phoneLineAddress,
  siderCollapsedWidth,
  siderWidth,
} from './index.ts';

test('constants of specification section 9', () => {
  expect(appVersion).toBe('1.0.9');
  expect([cashbackPercent, cashbackPaymentPercent]).toEqual([15, 10]);
  expect([messageLifeSeconds, notificationLifeSeconds, notificationOffsetPx]).toEqual([3, 4.5, 24]);
  expect(outboundMailPort).toBe(465);
  expect(breakpoints).toEqual({ xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 });
  expect([siderWidth, siderCollapsedWidth]).toEqual([200, 80]);
});

test('the phone line is that of the specification and is dialled by its own digits', () => {
  expect(phoneLine).toBe('8 800 550-00-22');
  expect(phoneLineAddress).toBe(`+7${phoneLine.replace(/\D/g, '').slice(1)}`);
});
