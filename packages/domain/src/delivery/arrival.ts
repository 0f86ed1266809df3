import { addDays, type Day } from './day.ts';

/** Days of a parcel that leaves on one day. */
export interface Arrival {
  readonly dispatchOn: Day;
  /** Days of arrival, both included. */
  readonly from: Day;
  readonly to: Day;
}

/** When a parcel comes that is so many calendar days on the way. */
export const arrivalOf = (
  dispatchOn: Day,
  { daysMin, daysMax }: { readonly daysMin: number; readonly daysMax: number },
): Arrival => ({ dispatchOn, from: addDays(dispatchOn, daysMin), to: addDays(dispatchOn, daysMax) });
