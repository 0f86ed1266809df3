import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A control's state: what the visitor has just made of it, until the page that follows tells the real one. */
export function useOwnAnswer<T>(answered: T): [value: T, setOwn: (value: T) => void] {
  const [own, setOwn] = useState<{ value: T } | null>(null);
  const { key } = useLocation();
  useEffect(() => setOwn(null), [key]);
  return [own === null ? answered : own.value, (value) => setOwn({ value })];
}
