import type { ErrorCode } from '@farad/domain/shared';

/** Figures a failure may carry; quantities already in words ("400 шт") or as bare numbers. */
export interface ErrorValues {
  readonly field?: string | undefined;
  readonly available?: string | number | undefined;
  readonly below?: string | number | undefined;
  readonly above?: string | number | undefined;
  readonly missing?: string | number | undefined;
  readonly seconds?: string | number | undefined;
}

/** Figures an error text needs to be told in full; without them the plain text is told. */
export const errorFigures = {
  invalid_input: ['field'],
  unknown_field: ['field'],
  too_many_requests: ['seconds'],
  not_enough_stock: ['available'],
  below_minimum_quantity: ['above'],
  off_multiple: ['below', 'above'],
  goods_unpaid: ['missing'],
  code_resend_too_early: ['seconds'],
} as const satisfies Partial<Record<ErrorCode, readonly (keyof ErrorValues)[]>>;

/** Codes with two texts: with figures and without. */
export type FiguredCode = keyof typeof errorFigures;
