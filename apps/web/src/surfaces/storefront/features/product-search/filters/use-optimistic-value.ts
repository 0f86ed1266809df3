import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the value of a control and its setter. The visitor's last choice is shown until the next page brings the real
 * value. While the visitor holds the control (`isHeld`), an arriving page does not replace the choice.
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
