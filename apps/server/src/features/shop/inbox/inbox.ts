import type { InboxAnswer } from '@farad/contract/shop/account';
import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { inboxText, type InboxNews } from '@farad/wording/inbox-messages';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import type { Actor } from '#http/session/session.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

/** Returns the caller's notifications on the site, newest first, in the reader's language. */
export async function showInbox(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  after: number | undefined,
  locale: Locale,
): Promise<Result<InboxAnswer, Failure>> {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const inbox = inboxQueries(db);
  const { id } = actor.account;
  const [rows, unread] = await Promise.all([inbox.list(id, after ?? null, pageLength.usual + 1), inbox.unread(id)]);
  const { page, next } = pageOf(rows, pageLength.usual, byId);
  return ok({
    entries: page.map((row) => ({
      ...inboxText(locale, {
        kind: row.kind,
        ...row.data,
      } as InboxNews),
      id: String(row.id),
      at: row.at.toISOString(),
      isRead: row.isRead,
    })),
    next,
    unread,
  });
}

/** Marks one of the caller's notifications as read; with `isUpTo` also all earlier ones. */
export async function readInbox(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id: idText, isUpTo }: { readonly id: string; readonly isUpTo: boolean },
): Promise<Result<{ unread: number }, Failure>> {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const inbox = inboxQueries(db);
  const id = readRowNumber(idText);
  if (id === undefined || !(await inbox.read(actor.account.id, id, isUpTo, clock()))) {
    return fail({ code: 'not_found' });
  }
  return ok({ unread: await inbox.unread(actor.account.id) });
}
