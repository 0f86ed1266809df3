import type { CheckoutQuote } from '@farad/contract/checkout';
import type { ReadListAnswer } from '@farad/contract/pasted-list';

/** What was done with one of several baskets. */
export const basketActs = ['keep', 'switch', 'rename', 'copy', 'merge', 'remove', 'restore'] as const;
export type BasketAct = (typeof basketActs)[number];

/** What a form of the page came to. */
export interface Outcome {
  /** The basket that the lines below are of; another one may be shown by now. */
  readonly basketId?: string | undefined;
  /** Lines that were taken out; they can be put back. */
  readonly removed: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly qty: number;
    readonly note: string;
  }[];
  /** All lines were taken out at once. */
  readonly isCleared?: boolean;
  /** A line that was put aside, and the name of the basket it is in. */
  readonly later?: { readonly mpn: string; readonly basket: string };
  /** Lines that were refused, with why; empty: the quantity could not be read. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Quantities that were typed and refused, by product. */
  readonly wanted?: Readonly<Record<string, number>>;
  /** Where a copy of the basket is shown to others. */
  readonly link?: string;
  readonly done?: {
    readonly act: BasketAct;
    readonly id: string;
    readonly name: string;
    /** Lines that found no room. */
    readonly leftOut: number;
  };
  /** Why nothing was done with one of several baskets. */
  readonly problem?: string;
  /** The coupon as it was typed and what it came to. */
  readonly coupon?: { readonly typed: string; readonly answer: CheckoutQuote['coupon'] };
  /** A pasted list as it was read; null: it could not be. */
  readonly list?: { readonly text: string; readonly read: ReadListAnswer | null; readonly problem: string };
  /** Lines of a pasted list that were added. */
  readonly added?: number;
}

export const nothing: Outcome = { removed: [], refusals: {} };
