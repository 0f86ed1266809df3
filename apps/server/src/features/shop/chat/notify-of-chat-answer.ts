import { chatQueries } from '@farad/database/messages/chat.queries';
import type { Connection } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { chatLimits, letterOf } from '@farad/domain/chat';
import { inLocale } from '@farad/domain/shared';
import { chatAnsweredMail } from '@farad/wording/chat-messages';

import { notifyOnSite } from '#core/messages/notify-on-site.ts';
import { shopName } from '#core/shop/shop-identity.ts';

export interface ChatAnswerContext {
  readonly db: Connection['db'];
  /** URL of the site without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
}

/**
 * Notifies a customer of unread answers in the chat, by an e-mail and by a notification on the site. While the
 * customer's page is open, nothing is sent, and the chat is checked again later. Everything is in one transaction, so
 * no answer is notified twice.
 */
export const notifyOfChatAnswer = ({ db, siteUrl, now }: ChatAnswerContext, chatId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const queries = chatQueries(tx);
    const chat = await queries.lock(chatId);
    if (chat === undefined) return;
    const what = letterOf(chat, now);
    if (what === 'wait')
      await queries.lookLater(chatId, new Date(now.getTime() + chatLimits.letterAfterSeconds * 1000));
    if (what !== 'tell') return;
    const recipient = await queries.mailboxOf(chatId);
    const { accountId } = chat;
    if (recipient === '' && accountId === null) return;
    const unread = await queries.answersAfter(chatId, Math.max(chat.readSeq, chat.toldSeq), chatLimits.letterAnswers);
    const answer = unread.map(({ text }) => text).join('\n');
    if (accountId !== null) await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'chat', answer });
    const url = siteUrl + inLocale(chat.locale, '/chat');
    const mail = chatAnsweredMail(chat.locale, {
      shop: await shopName(tx, { siteUrl }),
      answers: unread.map(({ text }) => text),
      url,
    });
    const to = { channel: 'email', recipient, orderId: null, about: { chat: chatId } } as const;
    if (recipient !== '') await outboxQueries(tx).add({ kind: 'chat_answered', ...to, ...mail });
    await queries.told(chatId, chat.staffSeq);
  });
