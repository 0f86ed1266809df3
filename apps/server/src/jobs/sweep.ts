import { basketQueries } from '@farad/database/basket.queries';
import type { Handle } from '@farad/database/connect';
import { idempotencyQueries } from '@farad/database/idempotency.queries';
import { loginSendQueries } from '@farad/database/sign-in.queries';
import { guestBasketLifeSeconds } from '@farad/domain/site';
import { signInLimits } from '@farad/domain/sign-in';

import { deleteOverSessions } from '../http/session.ts';

/** Integrations 10.4: an answer is repeated for a day. */
const idempotencyLifeSeconds = 24 * 3600;

/** Drops what nothing looks at any more; much of it is about people: network addresses, browsers, wishes. */
export async function sweep(db: Handle, now: Date): Promise<void> {
  const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  await loginSendQueries(db).deleteBefore(secondsAgo(signInLimits.daySeconds));
  await idempotencyQueries(db).deleteBefore(secondsAgo(idempotencyLifeSeconds));
  await basketQueries(db).deleteGuestsBefore(secondsAgo(guestBasketLifeSeconds));
  await deleteOverSessions(db, now);
}
