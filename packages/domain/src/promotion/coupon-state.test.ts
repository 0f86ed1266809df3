import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { couponCode, couponCodeBytes, couponPrefixMax, couponState, isCouponCode } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const open = { isOn: true, startsAt: null, endsAt: null, usesMax: null, used: 0 };

it.each([
  ['active', {}],
  ['active', { startsAt: now, usesMax: 2, used: 1 }],
  ['off', { isOn: false, endsAt: now }],
  ['over', { endsAt: now, usesMax: 1, used: 1 }],
  ['upcoming', { startsAt: new Date(now.getTime() + 1), usesMax: 1, used: 1 }],
  ['used_up', { usesMax: 2, used: 2 }],
] as const)('is %s: %j', (state, changes) => {
  expect(couponState({ ...open, ...changes }, now)).toBe(state);
});

test('law: a generated code is valid and has no ambiguous characters', () => {
  const bytes = fc.uint8Array({ minLength: couponCodeBytes, maxLength: couponCodeBytes });
  const prefixes = fc.constantFrom('', 'ЗИМА', 'A'.repeat(couponPrefixMax));
  fc.assert(
    fc.property(prefixes, bytes, (prefix, random) => {
      const code = couponCode(prefix, random);
      expect(isCouponCode(code)).toBe(true);
      expect(code.slice(prefix.length)).not.toMatch(/[01IO]/);
    }),
  );
});

test('other bytes make another code', () => {
  const first = new Uint8Array(couponCodeBytes);
  expect(couponCode('', first.with(9, 1))).not.toBe(couponCode('', first));
});
