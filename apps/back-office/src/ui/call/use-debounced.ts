import { useEffect, useState } from 'react';

/** Pause in typing after which a text counts as finished, in milliseconds. */
const debounceMs = 250;

/** Returns the text as it was at the last pause in typing. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}
