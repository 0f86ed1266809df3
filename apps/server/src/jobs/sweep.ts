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

/** The moment so many seconds before the sweep. */
type Ago = (seconds: number) => Date;

/** What is kept for a time: its name in the log, and how it is dropped. */
export interface Retention {
  readonly name: string;
  readonly drop: (db: Handle, ago: Ago) => Promise<unknown>;
}

/** Everything that nothing looks at after some time; much of it is about people: network addresses, browsers, wishes. */
export const retentions: readonly Retention[] = [
  { name: 'codes that were sent', drop: (db, ago) => loginSendQueries(db).deleteBefore(ago(signInLimits.daySeconds)) },
  { name: 'shared limits', drop: (db, ago) => sharedLimitQueries(db).deleteBefore(ago(sharedLimitLifeSeconds)) },
  {
    name: 'known browsers',
    drop: (db, ago) => loginSendQueries(db).forgetBrowsersBefore(ago(knownBrowserLifeSeconds)),
  },
  { name: 'messages', drop: (db, ago) => outboxQueries(db).deleteBefore(ago(messageLifeSeconds)) },
  {
    name: 'runs of jobs',
    drop: (db, ago) => jobQueries(db).deleteBefore(ago(jobRunLifeSeconds.done), ago(jobRunLifeSeconds.any)),
  },
  { name: 'webhooks received', drop: (db, ago) => webhookQueries(db).deleteBefore(ago(webhookLifeSeconds)) },
  { name: 'webhooks sent', drop: (db, ago) => hookQueries(db).deleteBefore(ago(hookLimits.logSeconds)) },
  { name: 'revoked keys', drop: (db, ago) => apiKeyQueries(db).deleteRevokedBefore(ago(revokedKeyLifeSeconds)) },
  { name: 'idempotency keys', drop: (db, ago) => idempotencyQueries(db).deleteBefore(ago(idempotencyLifeSeconds)) },
  { name: 'baskets of guests', drop: (db, ago) => basketQueries(db).deleteGuestsBefore(ago(guestBasketLifeSeconds)) },
  { name: 'inbox', drop: (db, ago) => inboxQueries(db).deleteBefore(ago(inboxLifeSeconds)) },
  {
    name: 'deleted baskets',
    drop: (db, ago) => severalBasketsQueries(db).deleteRemovedBefore(ago(deletedBasketLifeSeconds)),
  },
  { name: 'shares of baskets', drop: (db, ago) => basketQueries(db).deleteSharesBefore(ago(0)) },
  {
    name: 'parts lists',
    drop: (db, ago) => bomQueries(db).deleteBefore(ago(deletedBomLifeSeconds), ago(guestBomLifeSeconds)),
  },
  { name: 'shares of parts lists', drop: (db, ago) => bomMemoryQueries(db).deleteSharesBefore(ago(0)) },
  { name: 'deleted lists', drop: (db, ago) => favouriteQueries(db).deleteRemovedBefore(ago(deletedListLifeSeconds)) },
  { name: 'watches that were told', drop: (db, ago) => watchQueries(db).deleteToldBefore(ago(toldWatchLifeSeconds)) },
  { name: 'requests for parts', drop: (db, ago) => partRequestQueries(db).deleteBefore(ago(partRequestLifeSeconds)) },
  { name: 'letters', drop: (db, ago) => feedbackQueries(db).deleteBefore(ago(feedbackLifeSeconds)) },
  {
    name: 'conversations',
    drop: (db, ago) => chatQueries(db).deleteBefore(ago(chatLifeSeconds.closed), ago(chatLifeSeconds.guest)),
  },
  { name: 'invitations', drop: (db, ago) => companyInvitationQueries(db).deleteBefore(ago(overInvitationLifeSeconds)) },
  {
    name: 'removed addresses',
    drop: (db, ago) => addressQueries(db).deleteRemovedBefore(ago(removedAddressLifeSeconds)),
  },
  {
    name: 'notices of carriers',
    drop: (db, ago) => shipmentQueries(db).deleteNoticesBefore(ago(carrierNoticeLifeSeconds)),
  },
  { name: 'searches', drop: (db, ago) => searchCountQueries(db).deleteBefore(moscowDay(ago(searchLifeSeconds))) },
  { name: 'sessions', drop: (db, ago) => deleteOverSessions(db, ago(0)) },
  {
    name: 'sessions of staff',
    drop: (db, ago) => staffSessionQueries(db).deleteOver(ago(0), ago(staffLimits.sessionIdleSeconds)),
  },
  { name: 'tries of staff', drop: (db, ago) => staffTryQueries(db).deleteBefore(ago(staffLimits.triesWindowSeconds)) },
  { name: 'audit', drop: (db, ago) => auditQueries(db).deleteBefore(ago(staffLimits.auditLifeSeconds)) },
];

/**
 * Drops what is kept no longer, each row by itself, so that one that fails does not keep the others.
 *
 * @throws AggregateError that names the rows that failed, when all have been tried
 */
export async function sweep(db: Handle, now: Date, rows: readonly Retention[] = retentions): Promise<void> {
  const ago: Ago = (seconds) => new Date(now.getTime() - seconds * 1000);
  const failed: { readonly name: string; readonly error: unknown }[] = [];
  for (const { name, drop } of rows) {
    try {
      await drop(db, ago);
    } catch (error) {
      failed.push({ name, error });
    }
  }
  if (failed.length === 0) return;
  const names = failed.map(({ name }) => name).join(', ');
  throw new AggregateError(
    failed.map(({ error }) => error),
    `not swept: ${names}`,
    { cause: failed[0]?.error },
  );
}
