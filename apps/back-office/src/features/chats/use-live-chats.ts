import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate, invalidateOne } from '#ui/call/call-key.ts';

/** Pause before a failed connection is opened again, in milliseconds. */
const retryMs = 15_000;

/**
 * Receives chat events while the window is visible, and fetches again what has changed. In a hidden window the
 * connection is closed, because browsers allow only a few per host.
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
    const onAll = (): void => void invalidate(queries, ...answersOf.chats);
    const onChanged = (event: Event): void => {
      const { ids } = JSON.parse((event as MessageEvent<string>).data) as { readonly ids: readonly string[] };
      void invalidate(queries, 'staffChats', 'staffChatsUnanswered');
      for (const id of ids) {
        void invalidateOne(queries, 'staffChat', { id });
        void invalidateOne(queries, 'staffChatMessages', { id, query: {} });
      }
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
