import type { ImportSchedule } from '@farad/contract/office/imports/suppliers';

import type { Words } from '#i18n/words.tsx';

/** Formats an hour of the day as `02:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Returns a text that says when the supplier's file is fetched. */
export const scheduleText = (at: ImportSchedule['at'], { t }: Pick<Words, 't'>): string =>
  at.kind === 'daily'
    ? t('backOfficeImports.dailyAt', { hour: hourText(at.hour) })
    : t('backOfficeImports.everyHours', { count: at.hours });
