import { moscowTime } from '@farad/domain/delivery';
import dayjs, { type Dayjs } from 'dayjs';

const fieldFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Converts an ISO time into a date-picker value in Moscow time. The browser's time zone has no effect. */
export const toMoscow = (moment: string | null): Dayjs | null =>
  moment === null ? null : dayjs(moscowTime(new Date(moment)).slice(0, 19));

/** Converts a date-picker value in Moscow time into an ISO time without seconds. */
export const fromMoscow = (shown: Dayjs | null): string | null =>
  shown === null ? null : new Date(`${shown.second(0).format(fieldFormat)}+03:00`).toISOString();
