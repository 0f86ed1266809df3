import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Optimistic value of a control: the visitor's last choice, until the next page brings the real value. `isHeld` = the
 * control is still held, so a page that arrives meanwhile does not replace the value.
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
