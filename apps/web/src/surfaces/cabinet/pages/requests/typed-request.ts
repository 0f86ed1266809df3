/** A row of the form as it was typed. `productId` empty: in the customer's own words. */
export interface RequestRow {
  readonly productId: string;
  readonly part: string;
  readonly maker: string;
  readonly quantity: string;
  readonly price: string;
  readonly note: string;
}

export interface TypedRequest {
  readonly rows: readonly RequestRow[];
  readonly comment: string;
  readonly wishedOn: string;
  /** It was begun from the basket. */
  readonly isOfBasket: boolean;
}

export const blankRow: RequestRow = { productId: '', part: '', maker: '', quantity: '', price: '', note: '' };
