import type { ReactNode } from 'react';

import type { ProductRow } from '../list-view.ts';

/** Cells that a page adds to list rows. The page may know other features; the list may not. */
export interface RowParts {
  /** Last two cells: price and quantity. */
  readonly renderBuy: (row: ProductRow) => ReactNode;
  /** Buttons below the picture: compare, favourite. */
  readonly renderMarks?: (row: ProductRow) => ReactNode;
}
