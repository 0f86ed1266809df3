import { fail, ok, type Result } from '../shared/result.ts';
import { signInLimits, type SignInLimits } from './limits.ts';

export interface SendRefusal {
  readonly code: 'code_resend_too_early' | 'code_day_limit';
  /** After this many seconds (if nothing else is sent) the refusal of this kind ends. */
  readonly retryAfterSeconds: number;
}

/**
 * May another code go to this phone or e-mail address? Same answer for known and unknown addresses.
 *
 * @param history when codes went to this address, milliseconds since 1970, any order; a day back is enough. Moments
 *   after `now` (a clock set back) count as now.
 * @param now milliseconds since 1970
 */
export function sendDecision(
  history: readonly number[],
  now: number,
  limits: SignInLimits = signInLimits,
): Result<null, SendRefusal> {
  const ages = history.map((sentAt) => Math.max(0, now - sentAt) / 1000).sort((a, b) => a - b);
  const dayWait = waitFor(ages, limits.sendsPerDay, limits.daySeconds);
  if (dayWait > 0) return fail({ code: 'code_day_limit', retryAfterSeconds: dayWait });
  const wait = Math.max(
    waitFor(ages, 1, limits.resendPauseSeconds),
    waitFor(ages, limits.sendsPerWindow, limits.sendWindowSeconds),
  );
  return wait > 0 ? fail({ code: 'code_resend_too_early', retryAfterSeconds: wait }) : ok(null);
}

/** Seconds until fewer than `count` sends are younger than the window, not above 0 if they are; ages ascend. */
function waitFor(ages: readonly number[], count: number, windowSeconds: number): number {
  const deciding = ages[count - 1];
  return deciding === undefined ? 0 : Math.ceil(windowSeconds - deciding);
}
