import type { calls } from '@farad/contract/calls';
import type { CarrierNotice, OutboxMessage } from '@farad/contract/office/operation/operation';
import { carrierNoticeQueries, type CarrierNoticeRow } from '@farad/database/parcels/carrier-notice.queries';
import { messageQueries, type ListedMessage } from '@farad/database/messages/message.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { hideInText, hideRecipient, messageState } from '@farad/domain/operation';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

interface Done {
  readonly isDone: true;
}

/** Returns why a message was not sent, or the provider's error code if the delivery failed. */
const errorOf = ({ lastError, delivery, deliveryCode }: ListedMessage): string =>
  delivery === 'failed' ? `SMSC ${deliveryCode ?? ''}`.trim() : (lastError ?? '');

function presentMessage(message: ListedMessage, seesPeople: boolean): OutboxMessage {
  const { recipient } = message;
  return {
    id: String(message.id),
    kind: message.kind,
    channel: message.channel,
    order: message.order,
    recipient: seesPeople ? recipient : hideRecipient(recipient),
    state: messageState(message),
    createdAt: message.createdAt.toISOString(),
    attempts: message.attempts,
    sentAt: message.sentAt?.toISOString() ?? null,
    nextAt: message.nextAt?.toISOString() ?? null,
    error: seesPeople ? errorOf(message) : hideInText(errorOf(message)),
  };
}

/** Returns one page of messages to people. Recipients are included only for staff who may see customers. */
export async function outboxMessages(
  { db }: Deps,
  { actor }: StaffCallOrigin,
  { state, kind, after }: QueryOf<typeof calls.outboxMessages>,
): Promise<{ messages: OutboxMessage[]; next: string | null }> {
  const seesPeople = actor.staff.permissions.includes('view_customers');
  const rows = await messageQueries(db).list({ state, kind, after, limit: pageLength.long + 1 });
  const { page, next } = pageOf(rows, pageLength.long, byId);
  return { messages: page.map((message) => presentMessage(message, seesPeople)), next };
}

/** Queues a failed message again. Its attempts are counted from the start. */
export const retryMessage = (deps: Deps, caller: StaffCallOrigin, messageId: string): Promise<Result<Done, Failure>> =>
  decideInTransaction<Done, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(messageId);
    if (id === undefined || !(await messageQueries(tx).retry(id))) return fail({ code: 'not_found' });
    await record(tx, deps, caller, { action: 'message.retried', object: { kind: 'message', id } });
    return ok({ isDone: true });
  });

/** Queues all failed messages of one kind again. Returns their number. */
export const retryMessages = (
  deps: Deps,
  caller: StaffCallOrigin,
  kind: string,
): Promise<Result<{ count: number }, Failure>> =>
  decideInTransaction<{ count: number }, Failure>(deps.db, async (tx) => {
    const count = await messageQueries(tx).retryAll(kind);
    await record(tx, deps, caller, { action: 'message.retried', object: null, after: { kind, count } });
    return ok({ count });
  });

/** Discards a failed message: it is never delivered and no longer reported as failed. */
export const discardMessage = (
  deps: Deps,
  caller: StaffCallOrigin,
  messageId: string,
): Promise<Result<Done, Failure>> =>
  decideInTransaction<Done, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(messageId);
    if (id === undefined || !(await messageQueries(tx).discard(id, deps.clock()))) return fail({ code: 'not_found' });
    await record(tx, deps, caller, { action: 'message.discarded', object: { kind: 'message', id } });
    return ok({ isDone: true });
  });

const typeLengthMax = 40;

/** Returns the type of a carrier's notice, which is all that the list shows of it. */
function typeOf(body: string): string {
  try {
    const read: unknown = JSON.parse(body);
    const type = typeof read === 'object' && read !== null && 'type' in read ? read.type : '';
    return typeof type === 'string' ? type.slice(0, typeLengthMax) : '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

const presentNotice = ({ vendors }: Deps, notice: CarrierNoticeRow): CarrierNotice => ({
  id: String(notice.id),
  carrier: { id: notice.carrier, isInstalled: vendors.carriers.find(notice.carrier) !== null },
  type: typeOf(notice.body),
  isKnown: notice.isKnown,
  order: notice.order,
  parcel: notice.parcel,
  attempts: notice.attempts,
  receivedAt: notice.receivedAt.toISOString(),
  doneAt: notice.doneAt?.toISOString() ?? null,
  nextAt: notice.nextAt?.toISOString() ?? null,
  error: hideInText(notice.lastError ?? ''),
});

/** Returns one page of notices from carriers. */
export async function carrierNotices(
  deps: Deps,
  isOpen: boolean,
  after: number | undefined,
): Promise<{ notices: CarrierNotice[]; next: string | null }> {
  const rows = await carrierNoticeQueries(deps.db).list({ isOpen, after, limit: pageLength.long + 1 });
  const { page, next } = pageOf(rows, pageLength.long, byId);
  return { notices: page.map((notice) => presentNotice(deps, notice)), next };
}

/**
 * Queues a failed notice again, so that the carrier is asked for the parcel's state. The answer is applied only once.
 */
export const retryNotice = (deps: Deps, caller: StaffCallOrigin, noticeId: string): Promise<Result<Done, Failure>> =>
  decideInTransaction<Done, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(noticeId);
    const kind = id === undefined ? null : await carrierNoticeQueries(tx).retry(id);
    if (kind === null) return fail({ code: 'not_found' });
    await record(tx, deps, caller, { action: 'webhook.retried', object: null, after: { kind, event: id } });
    return ok({ isDone: true });
  });
