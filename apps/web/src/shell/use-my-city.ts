import { useEffect } from 'react';
import { useFetcher } from 'react-router';

import { cookieValue } from '../cookies.ts';
import { useWords } from '../i18n/words.tsx';

const isThere = (name: string): boolean => cookieValue(document.cookie, name) !== undefined;

/** Where the visitor's network is; null where nobody knows, and when the page is left meanwhile. */
async function ask(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as { city: string | null }).city : null;
  } catch (error) {
    const isNoAnswer = error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException;
    if (isNoAnswer) return null;
    throw error;
  }
}

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
      const city = await ask(address, leaving.signal);
      if (leaving.signal.aborted) return;
      document.cookie = 'city-asked=1; Path=/; SameSite=Lax';
      const isOther = city !== null && city !== shown && !isThere('city');
      if (isOther) await submit({ city }, { method: 'post', action });
    };
    void take();
    return () => leaving.abort();
  }, [shown, address, action, submit]);
}
