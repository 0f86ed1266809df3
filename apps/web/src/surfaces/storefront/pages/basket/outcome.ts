import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { ReadListAnswer } from '@farad/contract/shop/basket';

/** Actions on the customer's saved baskets. */
export const basketActs = ['keep', 'switch', 'rename', 'copy', 'merge', 'remove', 'restore'] as const;
export type BasketAct = (typeof basketActs)[number];

/** Result of a form of the basket page. */
export interface Outcome {
  /** Id of the basket that the form changed. The customer may have switched to another one since. */
  readonly basketId?: string | undefined;
  /** Removed lines, which can be restored. */
  readonly removed: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly qty: number;
    readonly note: string;
  }[];
  /** True if the whole basket was emptied. */
  readonly isCleared?: boolean;
  /** Part number of a line put aside, and the name of the basket that it is in now. */
  readonly later?: { readonly mpn: string; readonly basket: string };
  /** Product id → error text of a rejected line; empty text = the quantity field has invalid text. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Product id → rejected quantity. */
  readonly wanted?: Readonly<Record<string, number>>;
  /** Address of the shared copy of the basket. */
  readonly link?: string;
  readonly done?: {
    readonly act: BasketAct;
    readonly id: string;
    readonly name: string;
    /** Number of lines that were not added, because the basket reached its maximum number of lines. */
    readonly leftOut: number;
  };
  /** Error text of a failed action that concerns no single line. */
  readonly problem?: string;
  /** The typed coupon and the API's answer about it. */
  readonly coupon?: { readonly typed: string; readonly answer: CheckoutQuote['coupon'] };
  /** A pasted list with the products found; `read` null = it could not be read. `problem` = error text. */
  readonly list?: { readonly text: string; readonly read: ReadListAnswer | null; readonly problem: string };
  /** Number of lines added from a pasted list or restored. */
  readonly added?: number;
}

export const nothing: Outcome = { removed: [], refusals: {} };
