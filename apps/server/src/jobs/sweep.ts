import { addressQueries } from '@farad/database/people/address.queries';
import { apiKeyQueries } from '@farad/database/people/api-key.queries';
import { auditQueries } from '@farad/database/operation/audit.queries';
import { basketQueries } from '@farad/database/basket/basket.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { chatQueries } from '@farad/database/messages/chat.queries';
import { companyInvitationQueries } from '@farad/database/people/company-invitation.queries';
import type { Handle } from '@farad/database/connection/connect';
import { favouriteQueries } from '@farad/database/people/favourite.queries';
import { feedbackQueries } from '@farad/database/messages/feedback.queries';
import { hookQueries } from '@farad/database/people/hook.queries';
import { idempotencyQueries } from '@farad/database/connection/idempotency.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { partRequestQueries } from '@farad/database/requests/part-request.queries';
import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { jobQueries } from '@farad/database/operation/job.queries';
import { searchCountQueries } from '@farad/database/catalogue/search-count.queries';
import { loginSendQueries } from '@farad/database/people/sign-in.queries';
import { staffSessionQueries, staffTryQueries } from '@farad/database/operation/staff-session.queries';
import { severalBasketsQueries } from '@farad/database/basket/several-baskets.queries';
import { sharedLimitQueries } from '@farad/database/connection/shared-limit.queries';
import { shipmentQueries } from '@farad/database/parcels/shipment.queries';
import { watchQueries } from '@farad/database/people/watch.queries';
import { webhookQueries } from '@farad/database/people/webhook.queries';
import { removedAddressLifeSeconds } from '@farad/domain/address';
import { deletedBomLifeSeconds, guestBomLifeSeconds } from '@farad/domain/bom';
import { deletedBasketLifeSeconds } from '@farad/domain/basket';
import { overInvitationLifeSeconds } from '@farad/domain/company';
import { hookLimits } from '@farad/domain/customer-api';
import { moscowDay } from '@farad/domain/delivery';
import { deletedListLifeSeconds } from '@farad/domain/favourites';
import { guestBasketLifeSeconds } from '@farad/domain/site';
import { signInLimits } from '@farad/domain/sign-in';
import { staffLimits } from '@farad/domain/staff';

import { deleteOverSessions } from '../http/session/session.ts';

/** Integrations 10.4: an answer is repeated for a day. */
const idempotencyLifeSeconds = 24 * 3600;

/** So long the link of a notification still says what it was about. */
const toldWatchLifeSeconds = 90 * 86_400;

/** A part that was not found in half a year is not looked for any more. */
const partRequestLifeSeconds = 180 * 86_400;

/** Letters to the shop that were answered or closed. */
const feedbackLifeSeconds = 365 * 86_400;

/** Conversations of the chat: those that were closed, and those of guests in which nothing was said any more. */
const chatLifeSeconds = { closed: 365 * 86_400, guest: 180 * 86_400 } as const;

/** A message that came or never will: so long it can be looked up what somebody was told. */
const messageLifeSeconds = 180 * 86_400;

/** So long it can be looked up what the carrier told. */
const carrierNoticeLifeSeconds = 90 * 86_400;

/** Runs of jobs: those that were done, and those that were not. */
const jobRunLifeSeconds = { done: 3 * 86_400, any: 90 * 86_400 };

/** Long enough to see the same season of the last year. */
const searchLifeSeconds = 400 * 86_400;

/** What was told on the site. */
const inboxLifeSeconds = 90 * 86_400;

/** What a provider told and was looked at. */
const webhookLifeSeconds = 90 * 86_400;

/** So long its owner sees that a key was revoked. */
const revokedKeyLifeSeconds = 90 * 86_400;

/** A browser that nobody signed in with for so long is a strange one again. */
const knownBrowserLifeSeconds = 400 * 86_400;

/** Codes of coupons that were tried in vain, and proofs of the bot check: longer than any of them counts. */
const sharedLimitLifeSeconds = 3600;

/** Drops what nothing looks at any more; much of it is about people: network addresses, browsers, wishes. */
export async function sweep(db: Handle, now: Date): Promise<void> {
  const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  await loginSendQueries(db).deleteBefore(secondsAgo(signInLimits.daySeconds));
  await sharedLimitQueries(db).deleteBefore(secondsAgo(sharedLimitLifeSeconds));
  await loginSendQueries(db).forgetBrowsersBefore(secondsAgo(knownBrowserLifeSeconds));
  await outboxQueries(db).deleteBefore(secondsAgo(messageLifeSeconds));
  await jobQueries(db).deleteBefore(secondsAgo(jobRunLifeSeconds.done), secondsAgo(jobRunLifeSeconds.any));
  await webhookQueries(db).deleteBefore(secondsAgo(webhookLifeSeconds));
  await hookQueries(db).deleteBefore(secondsAgo(hookLimits.logSeconds));
  await apiKeyQueries(db).deleteRevokedBefore(secondsAgo(revokedKeyLifeSeconds));
  await idempotencyQueries(db).deleteBefore(secondsAgo(idempotencyLifeSeconds));
  await basketQueries(db).deleteGuestsBefore(secondsAgo(guestBasketLifeSeconds));
  await inboxQueries(db).deleteBefore(secondsAgo(inboxLifeSeconds));
  await severalBasketsQueries(db).deleteRemovedBefore(secondsAgo(deletedBasketLifeSeconds));
  await basketQueries(db).deleteSharesBefore(secondsAgo(0));
  await bomQueries(db).deleteBefore(secondsAgo(deletedBomLifeSeconds), secondsAgo(guestBomLifeSeconds));
  await bomMemoryQueries(db).deleteSharesBefore(now);
  await favouriteQueries(db).deleteRemovedBefore(secondsAgo(deletedListLifeSeconds));
  await watchQueries(db).deleteToldBefore(secondsAgo(toldWatchLifeSeconds));
  await partRequestQueries(db).deleteBefore(secondsAgo(partRequestLifeSeconds));
  await feedbackQueries(db).deleteBefore(secondsAgo(feedbackLifeSeconds));
  await chatQueries(db).deleteBefore(secondsAgo(chatLifeSeconds.closed), secondsAgo(chatLifeSeconds.guest));
  await companyInvitationQueries(db).deleteBefore(secondsAgo(overInvitationLifeSeconds));
  await addressQueries(db).deleteRemovedBefore(secondsAgo(removedAddressLifeSeconds));
  await shipmentQueries(db).deleteNoticesBefore(secondsAgo(carrierNoticeLifeSeconds));
  await searchCountQueries(db).deleteBefore(moscowDay(secondsAgo(searchLifeSeconds)));
  await deleteOverSessions(db, now);
  await staffSessionQueries(db).deleteOver(now, secondsAgo(staffLimits.sessionIdleSeconds));
  await staffTryQueries(db).deleteBefore(secondsAgo(staffLimits.triesWindowSeconds));
  await auditQueries(db).deleteBefore(secondsAgo(staffLimits.auditLifeSeconds));
}
