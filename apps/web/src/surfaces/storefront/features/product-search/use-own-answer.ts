import { useState } from 'react';
import { useLocation } from 'react-router';

/** A control's state: what the visitor has just made of it, until the page that follows tells the real one. */
export function useOwnAnswer<T>(answered: T): [value: T, setOwn: (value: T) => void] {
  const { key } = useLocation();
  const [own, setOwn] = useState<{ value: T } | null>(null);
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    setOwn(null);
  }
  return [own === null || seenKey !== key ? answered : own.value, (value) => setOwn({ value })];
}
