import type { ChatMessage, ChatStatus } from '@farad/contract/shop/chat';
import { useEffect, useEffectEvent } from 'react';

/** Handlers of live chat events. */
export interface LiveNews {
  readonly onMessage: (message: ChatMessage) => void;
  readonly onStatus: (status: ChatStatus) => void;
}

/** Pause before the first retry of a failed connection, in milliseconds. It doubles with each failure. */
const retryMs = 3000;
const retryMaxMs = 60_000;

const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);

/**
 * Receives new messages while the page is visible. In a hidden tab the connection is closed, because browsers allow
 * only a few per host. `after` returns the number of the last known message; the server continues from there.
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
