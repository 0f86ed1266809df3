import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { captchaReplayGuard } from '#core/people/captcha-replay-guard.ts';

/** A function that checks that the sender of feedback is a person. */
type CheckSender = (token: string | undefined, ip: string) => Promise<Result<null, Failure>>;

/**
 * Returns the bot check for feedback of guests (product A5, S3). If the check is switched off or its provider does not
 * answer, all feedback passes. This is acceptable, since each address may send only a few messages per hour.
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
