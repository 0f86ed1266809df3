import type { Quantity, UnitPrice } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import { isOrderNumber, orderNumber } from '../order/order-number.ts';
import type { Brand } from '../shared/brand.ts';

/**
 * States of a request (product O3). Open; quoted; then accepted as an order, declined by the customer, expired, or
 * closed by staff.
 */
export const requestStates = ['open', 'quoted', 'accepted', 'declined', 'expired', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/** Where a request was created. */
export const requestSources = ['cabinet', 'basket', 'form', 'bom'] as const;
export type RequestSource = (typeof requestSources)[number];

/** Maximum number of lines in a request. */
export const requestLinesMax = 500;

/** Maximum lengths of a line's texts, in characters. */
export const requestTextMax = { part: 200, maker: 100, note: 300 } as const;

/** A requested line: a product of the catalogue, or a part described in the customer's words. */
export interface RequestLine {
  readonly productId: ProductId | null;
  /** Part number or description; for a product, its part number. */
  readonly part: string;
  readonly maker: string;
  readonly quantity: Quantity;
  /** The customer's wished unit price; null = none. */
  readonly wishedPrice: UnitPrice | null;
  /** The customer's note: designators, acceptable replacements. */
  readonly note: string;
}

/** Request number for the phone: `R-26-000123`. */
export type RequestNumber = Brand<string, 'RequestNumber'>;

const prefix = 'R-';

/**
 * @param sequence counts from 1
 * @param year of the request, in Moscow
 * @throws RangeError as {@link orderNumber}
 */
export const requestNumber = (sequence: number, year: number): RequestNumber =>
  `${prefix}${orderNumber(sequence, year)}` as RequestNumber;

export const isRequestNumber = (value: unknown): value is RequestNumber =>
  typeof value === 'string' && value.startsWith(prefix) && isOrderNumber(value.slice(prefix.length));
