import type { ChatMessage, ChatStatus } from '@farad/contract/shop/chat';
import { useEffect, useEffectEvent } from 'react';

/** Handlers of live chat events. */
export interface LiveNews {
  readonly onMessage: (message: ChatMessage) => void;
  readonly onStatus: (status: ChatStatus) => void;
}

/** Delay before a refused connection is retried, in ms. It doubles each time. */
const retryMs = 3000;
const retryMaxMs = 60_000;

const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);

/**
 * Subscribes to the conversation while the page is visible. A hidden page holds no connection, because browsers allow
 * few per host. `after` = the last known message when a connection opens; on reconnection the browser sends it itself.
 */
export function useLiveChat(apiBase: string, isBegun: boolean, after: () => number, news: LiveNews): void {
  const onMessage = useEffectEvent((event: Event) => news.onMessage(read(event) as ChatMessage));
  const onStatus = useEffectEvent((event: Event) => news.onStatus(read(event) as ChatStatus));
  const last = useEffectEvent(after);
  useEffect(() => {
    if (!isBegun) return undefined;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = retryMs;
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const open = () => {
      close();
      source = new EventSource(`${apiBase}/chat/events?after=${last()}`, { withCredentials: true });
      source.addEventListener('open', () => {
        pauseMs = retryMs;
      });
      source.addEventListener('message', onMessage);
      source.addEventListener('status', onStatus);
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        timer = setTimeout(open, pauseMs);
        pauseMs = Math.min(2 * pauseMs, retryMaxMs);
      });
    };
    const onSight = () => (document.hidden ? close() : open());
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      close();
    };
  }, [apiBase, isBegun]);
}
