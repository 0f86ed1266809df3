import { staffChatQueries } from '@farad/database/messages/staff-chat.queries';
import { chatLimits } from '@farad/domain/chat';

import type { Deps } from '#deps.ts';

const secondMs = 1000;

/**
 * Yields server-sent events with the ids of changed conversations, without contents. The client then requests the
 * messages after its last known one, so that no message is lost or shown twice. The event `all` comes first on each
 * connection, since earlier changes are unknown. As long as the connection is open, the staff member counts as present.
 */
export async function* followChats(
  { db, clock, chatNews }: Pick<Deps, 'db' | 'clock' | 'chatNews'>,
  staffId: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const news = chatNews.follow(null);
  const until = performance.now() + chatLimits.feedSeconds * secondMs;
  try {
    yield 'retry: 3000\n\nevent: all\ndata: {}\n\n';
    while (!signal.aborted && performance.now() < until) {
      await staffChatQueries(db).there(staffId, clock());
      const { ids, isAny } = await news.next(chatLimits.heartbeatSeconds * secondMs, signal);
      if (isAny) yield 'event: all\ndata: {}\n\n';
      else if (ids.length > 0) yield `event: changed\ndata: ${JSON.stringify({ ids: ids.map(String) })}\n\n`;
      else yield ': \n\n';
    }
  } finally {
    news.stop();
  }
}
