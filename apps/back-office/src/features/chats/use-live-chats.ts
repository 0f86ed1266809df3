import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useOffice } from '#office.tsx';

/** Delay before a refused connection is retried. */
const retryMs = 15_000;

/** Root query key of chat data. */
export const chatsKey = ['chats'] as const;
export const chatKey = (id: string) => ['chats', 'one', id] as const;

/**
 * Subscribes to chat events while the window is visible, and refetches what changed. A hidden window holds no
 * connection: browsers allow few per host.
 */
export function useLiveChats(): void {
  const { place } = useOffice();
  const queries = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = (): void => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const onAll = (): void => void queries.invalidateQueries({ queryKey: chatsKey });
    const onChanged = (event: Event): void => {
      const { ids } = JSON.parse((event as MessageEvent<string>).data) as { readonly ids: readonly string[] };
      const lists = [['chats', 'list'], ['chats', 'unanswered'], ...ids.map(chatKey)];
      for (const queryKey of lists) void queries.invalidateQueries({ queryKey });
    };
    const open = (): void => {
      close();
      source = new EventSource(`${place.api}/admin/chats/events?live=1`, { withCredentials: true });
      source.addEventListener('all', onAll);
      source.addEventListener('changed', onChanged);
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        timer = setTimeout(open, retryMs);
      });
    };
    const onSight = (): void => (document.hidden ? close() : open());
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      close();
    };
  }, [place.api, queries]);
}
