import type { Day } from '../delivery/day.ts';

/** Identity of an invoice. Numbers restart at 1 each year and have no gaps. A later version keeps the number. */
export interface InvoiceNumber {
  /** Year of its first version, in Moscow. */
  readonly year: number;
  readonly sequence: number;
  /** Counts from 1. */
  readonly version: number;
}

/** Formats a number for print: `15`; the second version is `15/2`. The printed date shows the year. */
export const formatInvoiceNumber = ({ sequence, version }: Omit<InvoiceNumber, 'year'>): string =>
  version === 1 ? String(sequence) : `${sequence}/${version}`;

/** `02.03.2026`. */
export const formatInvoiceDay = (day: Day): string => day.split('-').toReversed().join('.');
