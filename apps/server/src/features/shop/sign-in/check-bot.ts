import { loginSendQueries, loginTryQueries, type LoginChannel } from '@farad/database/people/sign-in.queries';
import { fail, ok, type Result } from '@farad/domain/shared';
import { isBreakerOpen, type SignInLimits } from '@farad/domain/sign-in';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { captchaReplayGuard } from '../../../core/people/captcha-replay-guard.ts';

export interface BotProof {
  /** As sent; undefined: none. */
  readonly token: string | undefined;
  readonly ip: string;
  readonly channel: LoginChannel;
}

/** `isUnchecked`: the provider is away and the tight budget of such times is used up. */
export type BotCheckStep = (proof: BotProof) => Promise<Result<{ readonly isUnchecked: boolean }, Failure>>;

/** A check that shows nothing takes its place where it is this sure of a person. */
const challengeScore = 0.7;

/**
 * Whether a caller has to solve something that is seen (integrations 10.2): after the free codes of his address in an
 * hour, and for everybody while codes are being guessed.
 */
export async function needsChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limits: SignInLimits,
  ip: string,
): Promise<boolean> {
  const ago = (seconds: number): Date => new Date(clock().getTime() - seconds * 1000);
  const { freeSendsPerIpHour, hourSeconds, breakerWindowSeconds } = limits;
  if ((await loginSendQueries(db).nthNewest('ip', ip, freeSendsPerIpHour, ago(hourSeconds))) !== undefined) return true;
  return isBreakerOpen(await loginTryQueries(db).since(ago(breakerWindowSeconds)), limits);
}

/**
 * The bot check before a code is sent (product A5; integrations 7). Off: it passes. While the
 * provider does not answer, codes go out within a budget of the whole shop, never without a limit.
 */
export function botCheckStep({ botCheck, db, clock, log }: Deps, limits: SignInLimits): BotCheckStep {
  const isFirst = captchaReplayGuard({ db, clock });
  return async ({ token = '', ip, channel }) => {
    if (botCheck === null) return ok({ isUnchecked: false });
    if (token === '' || !(await isFirst(token))) return fail({ code: 'bot_check_failed' });
    const { verdict, score } = await botCheck.verify({ token, action: 'send_code', ip });
    const isSure = score === undefined || score >= challengeScore;
    if (verdict === 'pass' && (isSure || !(await needsChallenge({ db, clock }, limits, ip)))) {
      return ok({ isUnchecked: false });
    }
    if (verdict !== 'unavailable') {
      log.info({ score }, 'the bot check refused a caller');
      return fail({ code: 'bot_check_failed' });
    }
    log.warn('the bot check does not answer');
    const since = new Date(clock().getTime() - limits.shopWindowSeconds * 1000);
    const sent = await loginSendQueries(db).ofShop(channel, since);
    return ok({ isUnchecked: sent >= limits.uncheckedPerShopWindow });
  };
}
