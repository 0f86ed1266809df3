import type { Day } from '../delivery/day.ts';

/** Which invoice it is: they count from 1 without gaps in each year; a later version of one keeps its number. */
export interface InvoiceNumber {
  /** Of its first version, in Moscow. */
  readonly year: number;
  readonly sequence: number;
  /** From 1. */
  readonly version: number;
}

/** As it is printed: `15`; the second version `15/2`. The year is told by the date beside it. */
export const formatInvoiceNumber = ({ sequence, version }: Omit<InvoiceNumber, 'year'>): string =>
  version === 1 ? String(sequence) : `${sequence}/${version}`;

/** `02.03.2026`. */
export const formatInvoiceDay = (day: Day): string => day.split('-').toReversed().join('.');
