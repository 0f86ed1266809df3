import { moscowDay, startOfMoscowDay } from '@farad/domain/delivery';
import type { Locale } from '@farad/domain/shared';

import { formatDate, formatDateTime } from './format.ts';
import { texts } from './languages/messages/deadline.ts';

/**
 * Until when something holds, to stand after "до" and "by" and before "kadar". What ends at midnight in Moscow is told as
 * its last day, so that every page, letter and paper names the same one.
 */
export function formatDeadline(until: Date | string, locale: Locale): string {
  const end = new Date(until);
  if (startOfMoscowDay(moscowDay(end)).getTime() !== end.getTime()) {
    return texts[locale].inMoscow(formatDateTime(end, locale));
  }
  const day = formatDate(new Date(end.getTime() - 1), locale);
  return texts[locale].inclusive(day.replace(/\sг\.$/u, ''));
}
