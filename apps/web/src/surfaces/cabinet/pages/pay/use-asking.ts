import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Never faster, however short the shop asks for. */
const shortestSeconds = 2;
const longestSeconds = 15;
const slowing = 1.4;
/** So long a page asks by itself. */
const timesMax = 60;

/** Loads the page anew while its payment is open, ever less often; null: nothing changes by itself. */
export function useAsking(seconds: number | null): void {
  const { revalidate, state } = useRevalidator();
  const [times, setTimes] = useState(0);
  const pause = seconds === null || times >= timesMax ? null : Math.max(shortestSeconds, seconds) * slowing ** times;
  useEffect(() => {
    if (pause === null || state !== 'idle') return undefined;
    const ask = () => {
      setTimes((before) => before + 1);
      void revalidate();
    };
    const timer = setTimeout(ask, Math.min(pause, longestSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [pause, revalidate, state]);
}
