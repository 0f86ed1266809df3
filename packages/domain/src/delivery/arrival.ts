import { addDays, type Day } from './day.ts';

/** First and last possible arrival day of a parcel that is dispatched on a given day. */
export interface Arrival {
  readonly dispatchOn: Day;
  /** First and last possible day, inclusive. */
  readonly from: Day;
  readonly to: Day;
}

/** Returns the arrival days of a parcel that is in transit for `daysMin` to `daysMax` calendar days. */
export const arrivalOf = (
  dispatchOn: Day,
  { daysMin, daysMax }: { readonly daysMin: number; readonly daysMax: number },
): Arrival => ({ dispatchOn, from: addDays(dispatchOn, daysMin), to: addDays(dispatchOn, daysMax) });
