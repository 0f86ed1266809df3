import type { Quantity, UnitPrice } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import { isOrderNumber, orderNumber } from '../order/order-number.ts';
import type { Brand } from '../shared/brand.ts';
import { askedPartLengthMax } from './text-limits.ts';

/**
 * States of a request for a quote (product O3). From `open` it becomes `quoted`. Then the customer orders (`accepted`)
 * or declines, the quote expires, or staff close the request.
 */
export const requestStates = ['open', 'quoted', 'accepted', 'declined', 'expired', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/** Where customers can make a request. */
export const requestSources = ['cabinet', 'basket', 'form', 'bom'] as const;
export type RequestSource = (typeof requestSources)[number];

/** Maximum number of lines in a request. */
export const requestLinesMax = 500;

/** Maximum lengths of the texts of a line, in characters. */
export const requestTextMax = { part: askedPartLengthMax, maker: 100, note: 300 } as const;

/** A line of a request. `productId` null = the customer described the part in words. */
export interface RequestLine {
  readonly productId: ProductId | null;
  /** The part number of the product, or the text that the customer wrote. */
  readonly part: string;
  readonly maker: string;
  readonly quantity: Quantity;
  /** Unit price that the customer would like; null = none. */
  readonly wishedPrice: UnitPrice | null;
  /** Note of the customer, such as designators or acceptable replacements. */
  readonly note: string;
}

/** Number of a request, which people can read out on the phone: `R-26-000123`. */
export type RequestNumber = Brand<string, 'RequestNumber'>;

const prefix = 'R-';

/**
 * Returns the number of a request.
 *
 * @param sequence number of the request in its year, from 1
 * @param year year of the request in Moscow
 * @throws RangeError like {@link orderNumber}
 */
export const requestNumber = (sequence: number, year: number): RequestNumber =>
  `${prefix}${orderNumber(sequence, year)}` as RequestNumber;

export const isRequestNumber = (value: unknown): value is RequestNumber =>
  typeof value === 'string' && value.startsWith(prefix) && isOrderNumber(value.slice(prefix.length));
