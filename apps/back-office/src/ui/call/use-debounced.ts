import { useEffect, useState } from 'react';

/** ms without a key after which a text is taken for what was meant. */
const settleMs = 250;

/** A text as it is once the typing pauses. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}
