import type { ChatOwner } from '@farad/database/messages/chat.queries';
import { chatQueries } from '@farad/database/messages/chat.queries';
import { chatLimits } from '@farad/domain/chat';

import type { Deps } from '#deps.ts';
import { presentMessage, presentStatus } from './present-chat.ts';

/** Number of messages read by one query. */
const batch = 100;

const eventOf = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** `greeting` sets the browser's reconnection time. `heartbeat` keeps proxies from closing an idle connection. */
const greeting = `retry: 3000\n\n`;
const heartbeat = `: \n\n`;

const secondMs = 1000;

export interface FollowedChat {
  readonly id: number;
  readonly owner: ChatOwner;
  /** Number of the last message that the customer has received. */
  readonly after: number;
}

/**
 * Yields server-sent events of a conversation to its customer: each message once and in order, and each change of
 * status. A client that reconnects with its last message number misses none. The events end when the conversation
 * changes its owner, and after a time limit, so that the owner is checked again.
 */
export async function* followChat(
  { db, clock, chatNews }: Pick<Deps, 'db' | 'clock' | 'chatNews'>,
  { id, owner, after }: FollowedChat,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const news = chatNews.follow(id);
  const until = performance.now() + chatLimits.feedSeconds * secondMs;
  const queries = chatQueries(db);
  let last = after;
  let known = '';
  try {
    yield greeting;
    while (!signal.aborted && performance.now() < until) {
      const chat = await queries.current(owner);
      if (chat?.id !== id) return;
      const messages = await queries.messages(id, { after: last, limit: batch });
      for (const message of messages) {
        yield eventOf('message', presentMessage(message), message.seq);
        last = message.seq;
      }
      if (messages.length === batch) continue;
      const status = eventOf('status', await presentStatus(db, chat, clock()));
      yield status === known ? heartbeat : status;
      known = status;
      await queries.seen(id, clock());
      await news.next(chatLimits.heartbeatSeconds * secondMs, signal);
    }
  } finally {
    news.stop();
  }
}
