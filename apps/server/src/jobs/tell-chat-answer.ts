import { chatQueries } from '@farad/database/chat.queries';
import type { Connection } from '@farad/database/connect';
import { outboxQueries } from '@farad/database/outbox.queries';
import { inTransaction } from '@farad/database/transaction';
import { chatLimits, letterOf } from '@farad/domain/chat';
import { inLocale } from '@farad/domain/shared';
import { chatAnsweredMail } from '@farad/wording/chat-messages';

export interface ChatAnswerContext {
  readonly db: Connection['db'];
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
}

/**
 * Tells a customer who is away by one letter what the shop has answered and he has not read; while he is there, looks
 * again later. Letter and mark are one transaction: an answer is told once.
 */
export const tellChatAnswer = ({ db, siteUrl, now }: ChatAnswerContext, chatId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const queries = chatQueries(tx);
    const chat = await queries.lock(chatId);
    if (chat === undefined) return;
    const what = letterOf(chat, now);
    if (what === 'wait')
      await queries.lookLater(chatId, new Date(now.getTime() + chatLimits.letterAfterSeconds * 1000));
    if (what !== 'tell') return;
    const recipient = await queries.mailboxOf(chatId);
    if (recipient === '') return;
    const unread = await queries.answersAfter(chatId, Math.max(chat.readSeq, chat.toldSeq), chatLimits.letterAnswers);
    const url = siteUrl + inLocale(chat.locale, '/chat');
    const mail = chatAnsweredMail(chat.locale, { answers: unread.map(({ text }) => text), url });
    const to = { channel: 'email', recipient, orderId: null, about: { chat: chatId } } as const;
    await outboxQueries(tx).add({ kind: 'chat_answered', ...to, ...mail });
    await queries.told(chatId, chat.staffSeq);
  });
