import { fail, ok, type Result } from '../shared/result.ts';
import { signInLimits, type SignInLimits } from './sign-in-limits.ts';

export interface SendRefusal {
  readonly code: 'code_resend_too_early' | 'code_day_limit';
  /** Seconds until a code may be sent again. */
  readonly retryAfterSeconds: number;
}

/**
 * Decides whether another code may be sent to a phone or an e-mail. The decision must not reveal whether an account has
 * this contact.
 *
 * @param history times of the codes sent to this contact, in milliseconds since 1970, in any order. The last day is
 * enough. Times after `now` (the clock was set back) count as now
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

/**
 * Returns the seconds until fewer than `count` codes were sent within the window; 0 or less = they are fewer already.
 * `ages`: ages of the sent codes in seconds, in ascending order.
 */
function waitFor(ages: readonly number[], count: number, windowSeconds: number): number {
  const deciding = ages[count - 1];
  return deciding === undefined ? 0 : Math.ceil(windowSeconds - deciding);
}
