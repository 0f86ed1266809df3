import type { SendFeedbackAnswer, SendFeedbackBody } from '@farad/contract/shop/feedback';
import { callerQueries } from '@farad/database/people/caller.queries';
import { feedbackQueries, type SentFeedback } from '@farad/database/messages/feedback.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import { feedbackLimits, feedbackNumber } from '@farad/domain/feedback';
import { defaultLocale, fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { feedbackToShopMail } from '@farad/wording/feedback-messages';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import { callerHashOf, hourBefore, readContact, refuseTooMany } from '#core/people/form-caller.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyStaff } from '#core/messages/notify-staff.ts';

/** Time in milliseconds within which equal feedback counts as the same form sent twice. */
const sameWithinMs = 600_000;

type Answer = z.output<typeof SendFeedbackAnswer>;

interface Sender {
  readonly accountId: number | null;
  readonly ip: string;
  readonly locale: Locale;
}

/**
 * Stores feedback and notifies the shop (product S3). A form that is sent twice is stored once. After five messages
 * within an hour from one IP address, further ones are refused.
 */
export async function sendFeedback(
  deps: Deps,
  { contact: typed, ...rest }: Omit<z.output<typeof SendFeedbackBody>, 'token'>,
  { accountId, ip, locale }: Sender,
): Promise<Result<Answer, Failure>> {
  const contact = readContact(typed);
  if (!contact.ok) return contact;
  const { title, ...address } = contact.value;
  const now = deps.clock();
  const letter: SentFeedback = { ...rest, ...address, accountId, locale };
  const caller = callerHashOf('feedback', deps.secretKey, ip);
  return decideInTransaction<Answer, Failure>(deps.db, async (tx) => {
    const queries = feedbackQueries(tx);
    const callers = callerQueries(tx, 'feedback');
    await callers.lock(caller);
    const same = await queries.same(caller, letter, new Date(now.getTime() - sameWithinMs));
    if (same !== undefined) return ok({ number: same, contact: title });
    const moments = await callers.moments(caller, hourBefore(now));
    const refusal = refuseTooMany(moments, feedbackLimits.lettersAnHour, now);
    if (refusal !== null) return fail(refusal);
    const number = feedbackNumber(await queries.nextSequence(), Number(moscowDay(now).slice(0, 4)));
    await queries.add(number, caller, letter, now);
    const url = `${deps.config.adminUrl}/feedback`;
    const news = { kind: 'feedback_to_shop', event: 'feedback', number, about: { feedback: number } } as const;
    const mail = feedbackToShopMail(defaultLocale, { ...rest, number, contact: title });
    await notifyStaff(tx, deps.config, { ...news, mail, url });
    return ok({ number, contact: title });
  });
}
