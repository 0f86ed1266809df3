import { moscowDay, startOfMoscowDay } from '@farad/domain/delivery';
import type { Locale } from '@farad/domain/shared';

import { formatDate, formatDateTime } from './format.ts';

const inclusive: Readonly<Record<Locale, (day: string) => string>> = {
  ru: (day) => `${day} включительно`,
  en: (day) => `the end of ${day}`,
  tr: (day) => `${day} günü sonuna`,
};
const inMoscow: Readonly<Record<Locale, (moment: string) => string>> = {
  ru: (moment) => `${moment} (МСК)`,
  en: (moment) => `${moment} (Moscow)`,
  tr: (moment) => `${moment} (Moskova) saatine`,
};

/**
 * Until when something holds, to stand after "до" and "by" and before "kadar". What ends at midnight in Moscow is told as
 * its last day, so that every page, letter and paper names the same one.
 */
export function formatDeadline(until: Date | string, locale: Locale): string {
  const end = new Date(until);
  if (startOfMoscowDay(moscowDay(end)).getTime() !== end.getTime()) {
    return inMoscow[locale](formatDateTime(end, locale));
  }
  const day = formatDate(new Date(end.getTime() - 1), locale);
  return inclusive[locale](day.replace(/\sг\.$/u, ''));
}
