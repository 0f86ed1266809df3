import type { StaffChatMessage } from '@farad/contract/office/messages/chat';
import { withEarlier, withNewer, type MessageWindow } from '@farad/domain/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { answerOf } from '#api.ts';
import { useOffice } from '#office.tsx';
import { callKey } from '#ui/call/call-key.ts';

type Shown = MessageWindow<StaffChatMessage>;

/**
 * Loads the messages of a conversation: first the newest, then new ones as they arrive and older ones on request. They
 * are removed from the cache when the conversation closes.
 */
export function useMessages(id: string) {
  const { api } = useOffice();
  const queries = useQueryClient();
  const queryKey = callKey('staffChatMessages', { id, query: {} });

  const newest = async (): Promise<Shown> => {
    const { messages, hasEarlier } = await answerOf(api.staffChatMessages({ id, query: {} }));
    return { messages, hasEarlier, hasLater: false };
  };

  const readOn = async (before: Shown): Promise<Shown> => {
    let shown = before;
    for (;;) {
      const after = String(shown.messages.at(-1)?.seq ?? 0);
      const { messages } = await answerOf(api.staffChatMessages({ id, query: { after: after } }));
      if (messages.length === 0) return shown;
      shown = withNewer(shown, messages);
    }
  };

  const { data, error, refetch } = useQuery({
    queryKey,
    gcTime: 0,
    queryFn: async () => {
      const before = queries.getQueryData<Shown>(queryKey);
      if (before === undefined) return newest();
      return before.hasLater ? before : readOn(before);
    },
  });

  return {
    shown: data,
    error,
    onRetry: () => void refetch(),
    showEarlier: async (): Promise<void> => {
      const before = String(data?.messages[0]?.seq ?? 0);
      const part = await answerOf(api.staffChatMessages({ id, query: { before: before } }));
      queries.setQueryData<Shown>(queryKey, (now) => (now === undefined ? now : withEarlier(now, part)));
    },
    showNewest: () => queries.resetQueries({ queryKey, exact: true }),
  };
}
