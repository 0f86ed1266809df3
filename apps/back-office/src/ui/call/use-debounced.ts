import { useEffect, useState } from 'react';

/** Debounce interval, in ms. */
const debounceMs = 250;

/** Returns the text, debounced. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}
