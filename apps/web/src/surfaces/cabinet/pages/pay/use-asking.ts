import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Minimum wait in seconds, even if the server asks for less. */
const shortestSeconds = 2;
const longestSeconds = 15;
const slowing = 1.4;
/** Maximum number of automatic reloads. */
const timesMax = 60;

/**
 * Reloads the page's data until its payment is final, at most `timesMax` times, with growing pauses. `seconds` = first
 * pause, at least `shortestSeconds`; null = the payment is final.
 */
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
