import { loginSendQueries, loginTryQueries, type LoginChannel } from '@farad/database/people/sign-in.queries';
import { fail, ok, type Result } from '@farad/domain/shared';
import { isBreakerOpen, type SignInLimits } from '@farad/domain/customer-sign-in';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { captchaReplayGuard } from '#core/people/captcha-replay-guard.ts';

export interface BotProof {
  /** The token as sent; undefined = none was sent. */
  readonly token: string | undefined;
  readonly ip: string;
  readonly channel: LoginChannel;
}

/**
 * Result of the bot check. `isSendBlocked` true = no code may be sent, because the provider does not answer and the
 * limit of unchecked codes is used up.
 */
export type BotCheckStep = (proof: BotProof) => Promise<Result<{ readonly isSendBlocked: boolean }, Failure>>;

/** Minimum score with which no visible challenge is needed. */
const challengeScore = 0.7;

/**
 * Returns true if a caller must solve a visible challenge (integrations 10.2): their IP address has used up its free
 * codes for an hour, or somebody is guessing codes in the shop.
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
 * Returns the bot check that precedes each code (product A5; integrations 7). If it is switched off, every caller
 * passes. While the provider does not answer, the whole shop sends a limited number of codes.
 */
export function botCheckStep({ botCheck, db, clock, log }: Deps, limits: SignInLimits): BotCheckStep {
  const isFirst = captchaReplayGuard({ db, clock });
  return async ({ token = '', ip, channel }) => {
    if (botCheck === null) return ok({ isSendBlocked: false });
    if (token === '' || !(await isFirst(token))) return fail({ code: 'bot_check_failed' });
    const { verdict, score } = await botCheck.verify({ token, action: 'send_code', ip });
    const isSure = score === undefined || score >= challengeScore;
    if (verdict === 'pass' && (isSure || !(await needsChallenge({ db, clock }, limits, ip)))) {
      return ok({ isSendBlocked: false });
    }
    if (verdict !== 'unavailable') {
      log.info({ score }, 'bot check: caller refused');
      return fail({ code: 'bot_check_failed' });
    }
    log.warn('bot check: no answer');
    const since = new Date(clock().getTime() - limits.shopWindowSeconds * 1000);
    const sent = await loginSendQueries(db).ofShop(channel, since);
    return ok({ isSendBlocked: sent >= limits.uncheckedPerShopWindow });
  };
}
