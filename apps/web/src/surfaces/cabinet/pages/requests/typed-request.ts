/** A row of the form as typed. An empty `productId` means a free-text part. */
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
