import type { SendChatBody } from '@farad/contract/shop/chat';
import { callerQueries } from '@farad/database/people/caller.queries';
import { chatQueries, type ChatOwner } from '@farad/database/messages/chat.queries';
import type { Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { chatLimits, chatPage, continuation, isUnanswered } from '@farad/domain/chat';
import { defaultLocale, fail, type Locale, minuteMs, ok, type Result } from '@farad/domain/shared';
import { chatToShopMail } from '@farad/wording/chat-messages';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import { callerHashOf, hourBefore, refuseTooMany } from '#core/people/form-caller.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyStaff } from '#core/messages/notify-staff.ts';
import { isShopThere } from './present-chat.ts';

type Said = z.output<typeof SendChatBody>;

interface Speaker {
  readonly owner: ChatOwner;
  readonly ip: string;
  readonly locale: Locale;
}

interface Found {
  readonly id: number;
  /** True if the customer is already waiting for an answer. */
  readonly isAwaited: boolean;
}

/**
 * Returns the locked conversation to which a message belongs. A new one is started if there is none, or if the last one
 * was closed long ago.
 */
async function conversationFor(
  tx: Tx,
  deps: Deps,
  { owner, ip, locale }: Speaker,
  now: Date,
): Promise<Result<Found, Failure>> {
  const queries = chatQueries(tx);
  await queries.lockOwner(owner);
  const current = await queries.lockCurrent(owner);
  const where = current === undefined ? 'new' : continuation(current, now);
  if (current === undefined || where === 'new') {
    const caller = callerHashOf('chat', deps.secretKey, ip);
    const callers = callerQueries(tx, 'chat');
    await callers.lock(caller);
    const refusal = refuseTooMany(await callers.moments(caller, hourBefore(now)), chatLimits.begunAnHour, now);
    if (refusal !== null) return fail(refusal);
    return ok({ id: await queries.begin(owner, caller, locale, now), isAwaited: false });
  }
  if (where === 'reopened') {
    await queries.setState(current.id, { state: 'waiting', staffId: null }, now);
    await queries.add(current.id, { kind: 'reopened' }, now);
  }
  return ok({ id: current.id, isAwaited: where === 'same' && isUnanswered(current) });
}

async function refuseHasty(tx: Tx, chatId: number, now: Date): Promise<Failure | null> {
  const moments = await chatQueries(tx).saidMoments(chatId, hourBefore(now));
  const lately = moments.filter((at) => now.getTime() - at.getTime() < minuteMs);
  return (
    refuseTooMany(lately, chatLimits.messagesAMinute, now, minuteMs) ??
    refuseTooMany(moments, chatLimits.messagesAnHour, now)
  );
}

/**
 * Notifies the shop when a customer starts to wait and no staff are present. This happens once, not for each message.
 */
async function notifyShop(tx: Tx, deps: Deps, { id, isAwaited }: Found, text: string, now: Date): Promise<void> {
  if (isAwaited || (await isShopThere(tx, now))) return;
  const url = `${deps.config.adminUrl}/chats/${id}`;
  const mail = chatToShopMail(defaultLocale, { text, url });
  const news = { kind: 'chat_to_shop', event: 'chat', number: '', about: { chat: id } } as const;
  await notifyStaff(tx, deps.config, { ...news, mail, url });
}

/**
 * Sends a customer's message to the shop. A message that is sent again with the same `key` counts once. A closed
 * conversation is reopened.
 */
export const say = (deps: Deps, speaker: Speaker, { text, key, page }: Said): Promise<Result<void, Failure>> =>
  decideInTransaction<void, Failure>(deps.db, async (tx) => {
    const now = deps.clock();
    const found = await conversationFor(tx, deps, speaker, now);
    if (!found.ok) return found;
    const chat = found.value;
    const queries = chatQueries(tx);
    if (await queries.isSaid(chat.id, key)) return ok(undefined);
    const refusal = await refuseHasty(tx, chat.id, now);
    if (refusal !== null) return fail(refusal);
    await queries.add(chat.id, { kind: 'customer', text, page: chatPage(page), key }, now);
    await queries.seen(chat.id, now);
    await notifyShop(tx, deps, chat, text, now);
    return ok(undefined);
  });
