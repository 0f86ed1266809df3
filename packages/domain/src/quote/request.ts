import type { Quantity, UnitPrice } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import { isOrderNumber, orderNumber } from '../order/order-number.ts';
import type { Brand } from '../shared/brand.ts';

/**
 * The life of a request (product O3): asked; answered with a quote; then it is an order, was declined by its customer,
 * is over by the clock, or was closed by staff.
 */
export const requestStates = ['open', 'quoted', 'accepted', 'declined', 'expired', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/** Where a request was made. */
export const requestSources = ['cabinet', 'basket', 'form', 'bom'] as const;
export type RequestSource = (typeof requestSources)[number];

/** Most lines of one request. */
export const requestLinesMax = 500;

/** Longest texts of a line, in characters. */
export const requestTextMax = { part: 200, maker: 100, note: 300 } as const;

/** What a customer asks for in one line: a product of the catalogue, or a part in his own words. */
export interface RequestLine {
  readonly productId: ProductId | null;
  /** Part number or description; of a product its part number. */
  readonly part: string;
  readonly maker: string;
  readonly quantity: Quantity;
  /** What he would like to pay for one piece; null: he names no price. */
  readonly wishedPrice: UnitPrice | null;
  /** His own words: designators, what else would do. */
  readonly note: string;
}

/** What people say on the phone: `R-26-000123`. */
export type RequestNumber = Brand<string, 'RequestNumber'>;

const prefix = 'R-';

/**
 * @param sequence counts from 1
 * @param year of the request in Moscow
 * @throws RangeError as {@link orderNumber}
 */
export const requestNumber = (sequence: number, year: number): RequestNumber =>
  `${prefix}${orderNumber(sequence, year)}` as RequestNumber;

export const isRequestNumber = (value: unknown): value is RequestNumber =>
  typeof value === 'string' && value.startsWith(prefix) && isOrderNumber(value.slice(prefix.length));
