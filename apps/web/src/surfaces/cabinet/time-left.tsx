import { useEffect, useState } from 'react';

import { useWords } from '#i18n/words.tsx';

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 1440;

/**
 * Remaining time as text. The server calculates `minutes`, so the text is correct without JavaScript; a script counts
 * down.
 */
export function TimeLeft({ minutes }: { minutes: number }) {
  const { t } = useWords();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed((before) => before + 1), minuteMs);
    return () => clearInterval(timer);
  }, [minutes]);
  const left = Math.max(0, minutes - passed);
  if (left >= 2 * dayMinutes) return t('order.daysLeft', { count: Math.floor(left / dayMinutes) });
  if (left < hourMinutes) return t('order.minutesLeft', { count: left });
  return t('order.hoursLeft', { hours: Math.floor(left / hourMinutes), minutes: left % hourMinutes });
}

/** Returns the whole minutes until an ISO time; 0 if the time has passed. */
export const minutesUntil = (time: string): number =>
  Math.max(0, Math.floor((Date.parse(time) - Date.now()) / minuteMs));
