import { expect, test } from 'vitest';

import { noticesProblem, openWays, ruleOf, smsForecast, notifiedEvents, usualNotices } from './notices-setting.ts';

const all = { sms: true, email: true, site: true };

test.each([
  ['always', all, { sms: true, email: true, site: true }],
  ['without_mail', all, { sms: false, email: true, site: true }],
  ['without_mail', { ...all, email: false }, { sms: true, email: false, site: true }],
  ['never', { ...all, email: false }, { sms: false, email: false, site: true }],
  ['always', { sms: false, email: false, site: false }, { sms: false, email: false, site: false }],
] as const)('SMS %s of who has %j', (sms, open, ways) => {
  expect(openWays({ event: 'order_paid', sms, email: true, site: true }, open)).toEqual(ways);
});

test('an e-mail that the shop does not send does not suppress the SMS', () => {
  const rule = { event: 'order_paid', sms: 'without_mail', email: false, site: false } as const;
  expect(openWays(rule, all)).toEqual({ sms: true, email: false, site: false });
});

test('every event has one rule; an event without one uses the default', () => {
  expect(usualNotices.rules.map(({ event }) => event)).toEqual(notifiedEvents);
  expect(noticesProblem(usualNotices)).toBeNull();
  const [first] = usualNotices.rules;
  if (first === undefined) throw new Error('there are no rules');
  expect(noticesProblem({ ...usualNotices, rules: [first, first] })).toBe('rules.1.event');
  expect(ruleOf([], 'order_paid')).toEqual(ruleOf(usualNotices.rules, 'order_paid'));
});

test('an order costs one SMS with an e-mail address, four without', () => {
  const parts = { parcel_ready_for_pickup: 2, order_placed: 3 };
  expect(smsForecast(usualNotices, parts, true)).toEqual({ messages: 1, parts: 2, kopecks: 1000 });
  expect(smsForecast(usualNotices, parts, false)).toEqual({ messages: 4, parts: 7, kopecks: 3500 });
  const always = usualNotices.rules.map((rule) => ({ ...rule, sms: 'always' as const }));
  expect(smsForecast({ ...usualNotices, rules: always }, {}, true).messages).toBe(8);
});
