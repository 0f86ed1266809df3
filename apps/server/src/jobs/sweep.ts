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
import { daySeconds } from '@farad/domain/shared';
import { guestBasketLifeSeconds } from '@farad/domain/site';
import { signInLimits } from '@farad/domain/sign-in';
import { staffLimits } from '@farad/domain/staff';

import { deleteOverSessions } from '../http/session/session.ts';

/** Integrations 10.4: an answer is repeated for a day. */
const idempotencyLifeSeconds = daySeconds;

/** How long the link of a stock alert still shows its product. */
const toldWatchLifeSeconds = 90 * daySeconds;

/** A requested part that was not found in half a year is dropped. */
const partRequestLifeSeconds = 180 * daySeconds;

/** Letters to the shop that were answered or closed. */
const feedbackLifeSeconds = 365 * daySeconds;

/** Chat conversations: closed ones, and inactive ones of guests. */
const chatLifeSeconds = { closed: 365 * daySeconds, guest: 180 * daySeconds } as const;

/** How long a delivered or failed message can be looked up. */
const messageLifeSeconds = 180 * daySeconds;

/** How long a carrier's notice can be looked up. */
const carrierNoticeLifeSeconds = 90 * daySeconds;

/** Runs of jobs: successful ones, and all. */
const jobRunLifeSeconds = { done: 3 * daySeconds, any: 90 * daySeconds };

/** Long enough to compare with the same season of last year. */
const searchLifeSeconds = 400 * daySeconds;

/** Notifications on the site. */
const inboxLifeSeconds = 90 * daySeconds;

/** Handled webhooks of providers. */
const webhookLifeSeconds = 90 * daySeconds;

/** How long its owner sees a revoked key. */
const revokedKeyLifeSeconds = 90 * daySeconds;

/** A browser without a sign-in for this long is unknown again. */
const knownBrowserLifeSeconds = 400 * daySeconds;

/** Wrong coupon codes and used bot check tokens: longer than any of them counts. */
const sharedLimitLifeSeconds = 3600;

/** Returns the moment this many seconds before the sweep. */
type Ago = (seconds: number) => Date;

/** A retention rule: its name in the log, and the deletion. */
export interface Retention {
  readonly name: string;
  readonly drop: (db: Handle, ago: Ago) => Promise<unknown>;
}

/** All retention rules. Much of the data is personal: network addresses, browsers, requests. */
export const retentions: readonly Retention[] = [
  { name: 'login codes sent', drop: (db, ago) => loginSendQueries(db).deleteBefore(ago(signInLimits.daySeconds)) },
  { name: 'shared limits', drop: (db, ago) => sharedLimitQueries(db).deleteBefore(ago(sharedLimitLifeSeconds)) },
  {
    name: 'known browsers',
    drop: (db, ago) => loginSendQueries(db).forgetBrowsersBefore(ago(knownBrowserLifeSeconds)),
  },
  { name: 'messages', drop: (db, ago) => outboxQueries(db).deleteBefore(ago(messageLifeSeconds)) },
  {
    name: 'job runs',
    drop: (db, ago) => jobQueries(db).deleteBefore(ago(jobRunLifeSeconds.done), ago(jobRunLifeSeconds.any)),
  },
  { name: 'webhooks received', drop: (db, ago) => webhookQueries(db).deleteBefore(ago(webhookLifeSeconds)) },
  { name: 'webhooks sent', drop: (db, ago) => hookQueries(db).deleteBefore(ago(hookLimits.logSeconds)) },
  { name: 'revoked keys', drop: (db, ago) => apiKeyQueries(db).deleteRevokedBefore(ago(revokedKeyLifeSeconds)) },
  { name: 'idempotency keys', drop: (db, ago) => idempotencyQueries(db).deleteBefore(ago(idempotencyLifeSeconds)) },
  { name: 'guest baskets', drop: (db, ago) => basketQueries(db).deleteGuestsBefore(ago(guestBasketLifeSeconds)) },
  { name: 'inbox', drop: (db, ago) => inboxQueries(db).deleteBefore(ago(inboxLifeSeconds)) },
  {
    name: 'deleted baskets',
    drop: (db, ago) => severalBasketsQueries(db).deleteRemovedBefore(ago(deletedBasketLifeSeconds)),
  },
  { name: 'basket shares', drop: (db, ago) => basketQueries(db).deleteSharesBefore(ago(0)) },
  {
    name: 'parts lists',
    drop: (db, ago) => bomQueries(db).deleteBefore(ago(deletedBomLifeSeconds), ago(guestBomLifeSeconds)),
  },
  { name: 'parts list shares', drop: (db, ago) => bomMemoryQueries(db).deleteSharesBefore(ago(0)) },
  { name: 'deleted lists', drop: (db, ago) => favouriteQueries(db).deleteRemovedBefore(ago(deletedListLifeSeconds)) },
  { name: 'notified watches', drop: (db, ago) => watchQueries(db).deleteToldBefore(ago(toldWatchLifeSeconds)) },
  { name: 'part requests', drop: (db, ago) => partRequestQueries(db).deleteBefore(ago(partRequestLifeSeconds)) },
  { name: 'letters to the shop', drop: (db, ago) => feedbackQueries(db).deleteBefore(ago(feedbackLifeSeconds)) },
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
    name: 'carrier notices',
    drop: (db, ago) => shipmentQueries(db).deleteNoticesBefore(ago(carrierNoticeLifeSeconds)),
  },
  { name: 'searches', drop: (db, ago) => searchCountQueries(db).deleteBefore(moscowDay(ago(searchLifeSeconds))) },
  { name: 'sessions', drop: (db, ago) => deleteOverSessions(db, ago(0)) },
  {
    name: 'staff sessions',
    drop: (db, ago) => staffSessionQueries(db).deleteOver(ago(0), ago(staffLimits.sessionIdleSeconds)),
  },
  {
    name: 'staff sign-in tries',
    drop: (db, ago) => staffTryQueries(db).deleteBefore(ago(staffLimits.triesWindowSeconds)),
  },
  { name: 'audit log', drop: (db, ago) => auditQueries(db).deleteBefore(ago(staffLimits.auditLifeSeconds)) },
];

/**
 * Deletes data past its retention, rule by rule, so that a failing one does not block the others.
 * @throws AggregateError with the names of failed rules, after all were tried
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
    `retention sweep: failed rules: ${names}`,
    { cause: failed[0]?.error },
  );
}
