import dayjs, { type Dayjs } from 'dayjs';

const moscowOffsetMs = 3 * 3_600_000;
const fieldFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Converts an ISO time into a date-picker value in Moscow time, whatever the browser's time zone. */
export const toMoscow = (moment: string | null): Dayjs | null =>
  moment === null ? null : dayjs(new Date(Date.parse(moment) + moscowOffsetMs).toISOString().slice(0, 19));

/** Converts a date-picker value in Moscow time into an ISO time without seconds. */
export const fromMoscow = (shown: Dayjs | null): string | null =>
  shown === null
    ? null
    : new Date(Date.parse(`${shown.second(0).format(fieldFormat)}Z`) - moscowOffsetMs).toISOString();
