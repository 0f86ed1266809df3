import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { captchaReplayGuard } from '#core/people/captcha-replay-guard.ts';

/** Checks that the sender of a letter is a person, if a check is needed. */
type CheckSender = (token: string | undefined, ip: string) => Promise<Result<null, Failure>>;

/**
 * Returns the bot check for letters of guests (product A5, S3). If it is off, every letter passes. While its provider
 * does not answer, letters pass too: each address may send only a few per hour.
 */
export function senderCheck(deps: Pick<Deps, 'db' | 'botCheck' | 'clock' | 'log'>): CheckSender {
  const isFirst = captchaReplayGuard(deps);
  return async (token = '', ip) => {
    const { botCheck, log } = deps;
    if (botCheck === null) return ok(null);
    if (token === '' || !(await isFirst(token))) return fail({ code: 'bot_check_failed' });
    const { verdict, score } = await botCheck.verify({ token, action: 'send_feedback', ip });
    if (verdict === 'unavailable') log.warn('bot check: no answer');
    if (verdict !== 'fail') return ok(null);
    log.info({ score }, 'bot check: letter refused');
    return fail({ code: 'bot_check_failed' });
  };
}
