/** A row of the form as typed. `productId` is empty for a part that is not in the catalogue. */
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
  /** True if the request was started from the basket. */
  readonly isOfBasket: boolean;
}

export const blankRow: RequestRow = { productId: '', part: '', maker: '', quantity: '', price: '', note: '' };
