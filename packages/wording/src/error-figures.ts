import type { ErrorCode } from '@farad/domain/shared';

/** Values that a failure may carry. Quantities are texts with a unit ("400 шт") or plain numbers. */
export interface ErrorValues {
  readonly field?: string | undefined;
  readonly available?: string | number | undefined;
  readonly below?: string | number | undefined;
  readonly above?: string | number | undefined;
  /** Text that lists `below` and `above`; if only one of them is possible, that one. */
  readonly allowed?: string | undefined;
  readonly missing?: string | number | undefined;
  readonly seconds?: string | number | undefined;
}

/** Values that an error text needs. Without them the plain text is shown. */
export const errorFigures = {
  invalid_input: ['field'],
  unknown_field: ['field'],
  too_many_requests: ['seconds'],
  not_enough_stock: ['available'],
  below_minimum_quantity: ['above'],
  off_multiple: ['allowed'],
  goods_unpaid: ['missing'],
  code_resend_too_early: ['seconds'],
} as const satisfies Partial<Record<ErrorCode, readonly (keyof ErrorValues)[]>>;

/** Codes with two texts: with values and without. */
export type FiguredCode = keyof typeof errorFigures;
