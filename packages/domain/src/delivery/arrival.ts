import { addDays, type Day } from './day.ts';

/** Arrival dates of parcels sent on one day. */
export interface Arrival {
  readonly dispatchOn: Day;
  /** First and last possible day, inclusive. */
  readonly from: Day;
  readonly to: Day;
}

/** Returns the arrival dates for a number of calendar days in transit. */
export const arrivalOf = (
  dispatchOn: Day,
  { daysMin, daysMax }: { readonly daysMin: number; readonly daysMax: number },
): Arrival => ({ dispatchOn, from: addDays(dispatchOn, daysMin), to: addDays(dispatchOn, daysMax) });
