import type { ReactNode } from 'react';

import type { ProductRow } from '../list-view.ts';

/** What pages put into the rows of a list; they know other features, the list does not. */
export interface RowParts {
  /** The last two cells: price and quantity. */
  readonly renderBuy: (row: ProductRow) => ReactNode;
  /** Below the picture: compare, favourites. */
  readonly renderMarks?: (row: ProductRow) => ReactNode;
}
