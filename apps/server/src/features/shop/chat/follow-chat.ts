import type { ChatOwner } from '@farad/database/messages/chat.queries';
import { chatQueries } from '@farad/database/messages/chat.queries';
import { chatLimits } from '@farad/domain/chat';

import type { Deps } from '#deps.ts';
import { presentMessage, presentStatus } from './present-chat.ts';

/** Messages that are read at once. */
const batch = 100;

const eventOf = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Says where browsers go on (`retry`), and keeps proxies from ending what looks idle. */
const greeting = `retry: 3000\n\n`;
const heartbeat = `: \n\n`;

const secondMs = 1000;

export interface FollowedChat {
  readonly id: number;
  readonly owner: ChatOwner;
  /** The customer has everything up to this message. */
  readonly after: number;
}

/**
 * A conversation as its customer follows it: messages by their numbers, each once and in order, and its status whenever
 * that is another. Whoever comes back with the number of his last message misses none. It ends when the conversation is
 * not his any more, and after a while, so that it is asked again whose it is.
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
