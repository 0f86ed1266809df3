import type { Brand } from '../shared/brand.ts';

/**
 * Order number that people can read on the phone: `26-000123`. It is not secret. URLs contain a random token instead.
 */
export type OrderNumber = Brand<string, 'OrderNumber'>;

/** Maximum length of an order number as typed, in characters. */
export const typedOrderNumberLengthMax = 30;

/**
 * Returns an order number.
 *
 * @param sequence number of the order in its year, from 1; more than six digits are allowed
 * @param year year of the order in Moscow, 2026 or 26
 * @throws RangeError if `sequence` is not a positive integer
 */
export function orderNumber(sequence: number, year: number): OrderNumber {
  if (!Number.isSafeInteger(sequence) || sequence < 1 || !Number.isSafeInteger(year) || year < 0) {
    throw new RangeError(`order number needs a positive sequence and a year, got ${sequence} and ${year}`);
  }
  return `${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}` as OrderNumber;
}

export const isOrderNumber = (value: unknown): value is OrderNumber =>
  typeof value === 'string' && /^\d{2}-\d{6,15}$/.test(value);
