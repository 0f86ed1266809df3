import { useEffect } from 'react';
import { useFetcher } from 'react-router';

import { askJson } from '#kit/ask-json.ts';
import { cookieValue } from '#kit/cookies.ts';
import { useWords } from '#i18n/words.tsx';

const isThere = (name: string): boolean => cookieValue(document.cookie, name) !== undefined;

/**
 * Whoever has not chosen a city is asked for once, after the page is there (product S4): pages are kept for all guests,
 * so none of them can know. A city other than the one shown is then chosen for him, as he would himself.
 */
export function useMyCity(shown: string | undefined): void {
  const { to } = useWords();
  const { submit } = useFetcher();
  const [address, action] = [to('/my-city'), to('/city')];
  useEffect(() => {
    if (shown === undefined || isThere('city') || isThere('city-asked')) return undefined;
    const leaving = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await askJson<{ city: string | null }>(address, leaving.signal);
      // Null where nobody knows where the visitor's network is.
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
