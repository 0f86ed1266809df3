import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { ReadListAnswer } from '@farad/contract/shop/basket';

/** Actions on one of several baskets. */
export const basketActs = ['keep', 'switch', 'rename', 'copy', 'merge', 'remove', 'restore'] as const;
export type BasketAct = (typeof basketActs)[number];

/** Result of a form of the page. */
export interface Outcome {
  /** Basket of the lines below. The page may show another one by now. */
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
  /** A line moved aside, and the name of its basket. */
  readonly later?: { readonly mpn: string; readonly basket: string };
  /** Refused lines with the reason; an empty reason means an unreadable quantity. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Refused quantities, by product. */
  readonly wanted?: Readonly<Record<string, number>>;
  /** Link to the shared copy of the basket. */
  readonly link?: string;
  readonly done?: {
    readonly act: BasketAct;
    readonly id: string;
    readonly name: string;
    /** Number of lines that exceeded the basket's limit. */
    readonly leftOut: number;
  };
  /** Reason why an action on a basket failed. */
  readonly problem?: string;
  /** The typed coupon with its result. */
  readonly coupon?: { readonly typed: string; readonly answer: CheckoutQuote['coupon'] };
  /** A parsed list; `read` null = it could not be parsed. */
  readonly list?: { readonly text: string; readonly read: ReadListAnswer | null; readonly problem: string };
  /** Number of lines added from a pasted list. */
  readonly added?: number;
}

export const nothing: Outcome = { removed: [], refusals: {} };
