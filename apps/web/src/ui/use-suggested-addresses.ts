import { useEffect, useState } from 'react';

import { fetchJson } from '../kit/ask-json.ts';
import { useWords } from '../i18n/words.tsx';

export interface SuggestedAddress {
  readonly text: string;
  readonly city: string;
  readonly street: string;
  readonly house: string;
  readonly flat: string;
  readonly postcode: string;
}

const pauseMs = 250;
const textLengthMin = 3;

/**
 * Returns suggestions for a partly typed address, requested after a pause in typing. Returns null if the text is too
 * short or there is no answer yet.
 */
export function useSuggestedAddresses(text: string): readonly SuggestedAddress[] | null {
  const { to } = useWords();
  const [found, setFound] = useState<readonly SuggestedAddress[] | null>(null);
  const page = to('/cabinet/addresses/suggest');
  const sought = text.trim();
  const isLong = sought.length >= textLengthMin;
  useEffect(() => {
    if (!isLong) return undefined;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetchJson<SuggestedAddress[]>(`${page}?text=${encodeURIComponent(sought)}`, asking.signal);
      if (answer !== null) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [sought, isLong, page]);
  return isLong ? found : null;
}
