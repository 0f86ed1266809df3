import dayjs, { type Dayjs } from 'dayjs';

const moscowOffsetMs = 3 * 3_600_000;
const fieldFormat = 'YYYY-MM-DDTHH:mm:ss';

/** A moment as a field of dates shows it by Moscow time, wherever the browser is. */
export const toMoscow = (moment: string | null): Dayjs | null =>
  moment === null ? null : dayjs(new Date(Date.parse(moment) + moscowOffsetMs).toISOString().slice(0, 19));

/** What such a field says, as an ISO moment; seconds are none. */
export const fromMoscow = (shown: Dayjs | null): string | null =>
  shown === null
    ? null
    : new Date(Date.parse(`${shown.second(0).format(fieldFormat)}Z`) - moscowOffsetMs).toISOString();
