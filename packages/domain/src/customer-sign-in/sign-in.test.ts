import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeLengthOf, isLoginCode, loginCodeOf, sendDecision, signInLimits } from './index.ts';

test.each([
  [{ tries: 0, failures: 0 }, 4],
  [{ tries: 199, failures: 199 }, 4],
  [{ tries: 200, failures: 120 }, 4],
  [{ tries: 200, failures: 121 }, 6],
  [{ tries: 10_000, failures: 6000 }, 4],
  [{ tries: 10_000, failures: 9999 }, 6],
])('after %j codes have %i digits', (lately, length) => {
  expect(codeLengthOf(lately)).toBe(length);
});

test.each(['0000', '1234', '9999', '000000'])('%s is a code', (code) => {
  expect(isLoginCode(code)).toBe(true);
});

test.each(['', '123', '12345', '12a4', ' 123', '1234\n', '١٢٣٤', '１２３４', 1234, null, undefined, ['1234']])(
  '%j is no code',
  (value) => {
    expect(isLoginCode(value)).toBe(false);
  },
);

test('law: every drawn number gives a different code', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (drawn) => {
      expect(isLoginCode(loginCodeOf(drawn))).toBe(true);
      expect(Number(loginCodeOf(drawn))).toBe(drawn);
    }),
  );
  expect(() => loginCodeOf(10_000)).toThrow(RangeError);
  expect(loginCodeOf(10_000, 6)).toBe('010000');
  for (const drawn of [-1, -0.5, 0.5, Number.NaN]) expect(() => loginCodeOf(drawn)).toThrow(RangeError);
});

const second = 1000;
const start = 1_800_000_000_000;

test('the first code is sent at once, the second after the pause', () => {
  expect(sendDecision([], start)).toEqual({ ok: true, value: null });
  expect(sendDecision([start - 59 * second], start)).toEqual({
    ok: false,
    error: { code: 'code_resend_too_early', retryAfterSeconds: 1 },
  });
  expect(sendDecision([start - 60 * second + 1], start).ok).toBe(false);
  expect(sendDecision([start - 60 * second], start).ok).toBe(true);
});

test('three in ten minutes, five in a day', () => {
  const three = [start - 500 * second, start - 300 * second, start - 100 * second];
  expect(sendDecision(three, start)).toEqual({
    ok: false,
    error: { code: 'code_resend_too_early', retryAfterSeconds: 100 },
  });
  const five = [1, 2, 3, 4, 5].map((hours) => start - hours * 3600 * second);
  expect(sendDecision(five, start)).toEqual({
    ok: false,
    error: { code: 'code_day_limit', retryAfterSeconds: 19 * 3600 },
  });
  const lastSecond = [1, 2, 3, 4, 24].map((hours) => start - hours * 3600 * second + second);
  expect(sendDecision(lastSecond, start)).toEqual({
    ok: false,
    error: { code: 'code_day_limit', retryAfterSeconds: 1 },
  });
});

test('a clock set back blocks nobody for longer than the pause', () => {
  expect(sendDecision([start + 3600 * second], start)).toEqual({
    ok: false,
    error: { code: 'code_resend_too_early', retryAfterSeconds: 60 },
  });
});

test('law: sending whenever allowed keeps all three limits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 7200 }), { maxLength: 60 }), (pauses) => {
      const sent: number[] = [];
      let now = start;
      for (const pause of pauses) {
        now += pause * second;
        if (sendDecision(sent, now).ok) sent.push(now);
      }
      const most = (windowSeconds: number) =>
        Math.max(
          0,
          ...sent.map((at) => sent.filter((other) => other >= at && other < at + windowSeconds * second).length),
        );
      expect(most(signInLimits.resendPauseSeconds)).toBeLessThanOrEqual(1);
      expect(most(signInLimits.sendWindowSeconds)).toBeLessThanOrEqual(signInLimits.sendsPerWindow);
      expect(most(signInLimits.daySeconds)).toBeLessThanOrEqual(signInLimits.sendsPerDay);
    }),
  );
});

test('law: after the reported wait that refusal ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 8 }), (ages) => {
      const history = ages.map((age) => start - age * second);
      const refused = sendDecision(history, start);
      if (refused.ok) return;
      const later = sendDecision(history, start + refused.error.retryAfterSeconds * second);
      expect(later.ok || later.error.code !== refused.error.code).toBe(true);
    }),
  );
});
