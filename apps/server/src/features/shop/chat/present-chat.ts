import type { Chat, ChatMessage, ChatStatus } from '@farad/contract/shop/chat';
import {
  chatQueries,
  type ChatMessageRow,
  type ChatOwner,
  type ChatPart,
  type ChatRow,
} from '@farad/database/messages/chat.queries';
import type { Handle } from '@farad/database/connection/connect';
import { staffChatQueries } from '@farad/database/messages/staff-chat.queries';
import { staffQueries } from '@farad/database/staff/staff.queries';
import { chatLimits } from '@farad/domain/chat';
import type { Locale } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';

import type { Deps } from '#deps.ts';
import { officePlace } from '#core/shop/office-place.ts';
import type { Actor } from '#http/session/session.ts';

/** Returns the first name of a staff member, as customers see it; '' = only an email address is known. */
const firstName = (name: string): string => (name.includes('@') ? '' : (name.trim().split(/\s+/, 1)[0] ?? ''));

export const presentMessage = ({ seq, kind, text, by, at }: ChatMessageRow): ChatMessage => ({
  seq,
  kind,
  text,
  by: firstName(by ?? ''),
  at: at.toISOString(),
});

const thereSince = (now: Date): Date => new Date(now.getTime() - chatLimits.thereSeconds * 1000);

/** True if at least one staff member has the back office open. */
export const isShopThere = (handle: Handle, now: Date): Promise<boolean> =>
  staffChatQueries(handle).isAnybodyThere(thereSince(now));

const notBegun = { state: 'waiting', by: '', unread: 0 } as const;

export async function presentStatus(handle: Handle, chat: ChatRow | undefined, now: Date): Promise<ChatStatus> {
  const isThere = await isShopThere(handle, now);
  if (chat === undefined) return { ...notBegun, isShopThere: isThere, email: '' };
  const queries = chatQueries(handle);
  const by = chat.staffId === null ? undefined : await staffQueries(handle).find(chat.staffId);
  return {
    state: chat.state,
    by: chat.state === 'open' ? firstName(by?.name ?? '') : '',
    isShopThere: isThere,
    unread: chat.staffSeq > chat.readSeq ? await queries.answersUnread(chat.id, chat.readSeq) : 0,
    email: await queries.mailboxOf(chat.id),
  };
}

/**
 * Returns the caller's conversation with a part of its messages. Before the first message, the conversation is empty.
 */
export async function presentChat(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  { actor, locale }: { readonly actor: Actor; readonly locale: Locale },
  owner: ChatOwner | null,
  wanted: Omit<ChatPart, 'limit'> = {},
): Promise<Chat> {
  const { pageLength } = chatLimits;
  const queries = chatQueries(db);
  const chat = owner === null ? undefined : await queries.current(owner);
  const part = chat === undefined ? [] : await queries.messages(chat.id, { ...wanted, limit: pageLength + 1 });
  const isForward = wanted.after !== undefined;
  const messages = isForward ? part.slice(0, pageLength) : part.slice(-pageLength);
  return {
    isBegun: chat !== undefined,
    status: await presentStatus(db, chat, clock()),
    hours: openingHours((await officePlace(db, config)).hours, locale),
    isSignedIn: actor.kind === 'account',
    messages: messages.map(presentMessage),
    hasEarlier: !isForward && part.length > pageLength,
  };
}
