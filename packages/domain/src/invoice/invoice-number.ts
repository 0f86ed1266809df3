import type { Day } from '../delivery/day.ts';

/**
 * Number of an invoice. `sequence` restarts at 1 each year and has no gaps. A new version of an invoice keeps the
 * number.
 */
export interface InvoiceNumber {
  /** Year in Moscow in which the first version was issued. */
  readonly year: number;
  readonly sequence: number;
  /** Counts from 1. */
  readonly version: number;
}

/**
 * Returns the number as printed: `15`, or `15/2` for the second version. The year is not in it, because the date stands
 * beside it.
 */
export const formatInvoiceNumber = ({ sequence, version }: Omit<InvoiceNumber, 'year'>): string =>
  version === 1 ? String(sequence) : `${sequence}/${version}`;

/** Returns a day as printed: `02.03.2026`. */
export const formatInvoiceDay = (day: Day): string => day.split('-').toReversed().join('.');
