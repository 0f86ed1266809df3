import { moscowDay, startOfMoscowDay } from '@farad/domain/delivery';
import type { Locale } from '@farad/domain/shared';

import { formatDate, formatDateTime } from './format.ts';
import { texts } from './languages/messages/deadline.ts';

/**
 * Returns a deadline as a text for use after "до" and "by" or before "kadar". A deadline at midnight in Moscow is shown
 * as the day before. So pages, letters and documents name the same day.
 */
export function formatDeadline(until: Date | string, locale: Locale): string {
  const end = new Date(until);
  if (startOfMoscowDay(moscowDay(end)).getTime() !== end.getTime()) {
    return texts[locale].inMoscow(formatDateTime(end, locale));
  }
  const day = formatDate(new Date(end.getTime() - 1), locale);
  return texts[locale].inclusive(day.replace(/\sг\.$/u, ''));
}
