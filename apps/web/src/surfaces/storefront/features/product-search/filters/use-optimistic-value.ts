import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A control's state: what the visitor has just made of it, until the page that follows tells the real one. `isHeld`: it
 * is still in the visitor's hand, and a page that comes meanwhile does not know of it.
 */
export function useOptimisticValue<T>(answered: T, isHeld = false): [value: T, setOwn: (value: T) => void] {
  const { key } = useLocation();
  const [own, setOwn] = useState<{ value: T } | null>(null);
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    if (!isHeld) setOwn(null);
  }
  return [own === null || (seenKey !== key && !isHeld) ? answered : own.value, (value) => setOwn({ value })];
}
