import type { Chat, ChatMessage, ChatStatus } from '@farad/contract/shop/chat';
import { withEarlier, withNewer, type MessageWindow } from '@farad/domain/chat';
import { useCallback, useEffect, useRef, useState } from 'react';

import { askChat, sendingKey, type ChatOutcome, type ChatPlace } from './chat-api.ts';
import { useLiveChat } from './use-live-chat.ts';

/** A message that is being sent or could not be sent. */
export interface Sending {
  readonly key: string;
  readonly text: string;
  /** null = it is being sent. Otherwise the reason of the failure; '' = the server did not answer. */
  readonly problem: string | null;
}

const windowOf = ({ messages, hasEarlier }: Chat): MessageWindow<ChatMessage> => ({
  messages,
  hasEarlier,
  hasLater: false,
});

const readDelayMs = 400;

/** State of a conversation: messages, live updates and sending. */
export function useChat(initial: Chat, place: ChatPlace, page: string) {
  const [shown, setShown] = useState(() => windowOf(initial));
  const [status, setStatus] = useState<ChatStatus>(initial.status);
  const [isBegun, setBegun] = useState(initial.isBegun);
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const lastSeq = useRef(initial.messages.at(-1)?.seq ?? 0);

  const take = useCallback((fresh: readonly ChatMessage[]) => {
    lastSeq.current = Math.max(lastSeq.current, fresh.at(-1)?.seq ?? 0);
    setShown((before) => withNewer(before, fresh));
  }, []);

  const settle = useCallback(
    (outcome: ChatOutcome) => {
      if (!outcome.ok) return;
      take(outcome.chat.messages);
      setStatus(outcome.chat.status);
      setBegun(outcome.chat.isBegun);
    },
    [take],
  );

  const { apiBase, locale } = place;
  useLiveChat(apiBase, isBegun, () => lastSeq.current, {
    onMessage: (message) => take([message]),
    onStatus: setStatus,
  });

  const { unread } = status;
  const isAtEnd = !shown.hasLater;
  useEffect(() => {
    if (unread === 0 || !isAtEnd) return undefined;
    // In a hidden tab, messages stay unread until the tab is visible again.
    const tell = () => {
      if (document.hidden) return;
      void askChat({ apiBase, locale }, '/chat/read', { seq: lastSeq.current }).then(settle);
    };
    const timer = setTimeout(tell, readDelayMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [unread, isAtEnd, apiBase, locale, settle]);

  const send = async ({ key, text }: Pick<Sending, 'key' | 'text'>): Promise<void> => {
    setSendings((before) => [...before.filter((each) => each.key !== key), { key, text, problem: null }]);
    const outcome = await askChat(place, '/chat/messages', { text, key, page });
    settle(outcome);
    setSendings((before) =>
      outcome.ok
        ? before.filter((each) => each.key !== key)
        : before.map((each) => (each.key === key ? { ...each, problem: outcome.message ?? '' } : each)),
    );
  };

  return {
    shown,
    status,
    sendings,
    say: (text: string) =>
      send({
        key: sendingKey(),
        text,
      }),
    sayAgain: send,
    keepEmail: async (email: string): Promise<ChatOutcome> => {
      const outcome = await askChat(place, '/chat/email', { email });
      settle(outcome);
      return outcome;
    },
    showEarlier: async (): Promise<void> => {
      const outcome = await askChat(place, `/chat?before=${shown.messages[0]?.seq ?? 0}`);
      if (outcome.ok) setShown((before) => withEarlier(before, outcome.chat));
    },
    showNewest: async (): Promise<void> => {
      const outcome = await askChat(place, '/chat');
      if (outcome.ok) setShown(windowOf(outcome.chat));
    },
    isBegun,
  };
}
