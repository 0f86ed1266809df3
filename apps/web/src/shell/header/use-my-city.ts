import { useEffect } from 'react';
import { useFetcher } from 'react-router';

import { fetchJson } from '#kit/ask-json.ts';
import { cookieValue } from '#kit/cookies.ts';
import { useWords } from '#i18n/words.tsx';

const isThere = (name: string): boolean => cookieValue(document.cookie, name) !== undefined;

/**
 * Detects the visitor's city once, unless they have chosen one (product S4). If it differs from `shown`, submits it as
 * their choice. Detection runs in the browser, because cached pages are the same for all guests.
 */
export function useMyCity(shown: string | undefined): void {
  const { to } = useWords();
  const { submit } = useFetcher();
  const [address, action] = [to('/my-city'), to('/city')];
  useEffect(() => {
    if (shown === undefined || isThere('city') || isThere('city-asked')) return undefined;
    const leaving = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await fetchJson<{ city: string | null }>(address, leaving.signal);
      // null = the city of this IP address is unknown.
      const city = answer?.city ?? null;
      if (leaving.signal.aborted) return;
      document.cookie = 'city-asked=1; Path=/; SameSite=Lax';
      const isOther = city !== null && city !== shown && !isThere('city');
      if (isOther) await submit({ city }, { method: 'post', action });
    };
    void take();
    return () => leaving.abort();
  }, [shown, address, action, submit]);
}
