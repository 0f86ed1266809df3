import type { ReactNode } from 'react';

import type { ProductRow } from '../list-view.ts';

/** Cells that the page renders in each row, because a list must not import other features. */
export interface RowParts {
  /** Renders the last two cells: price breaks, and the quantity field. */
  readonly renderBuy: (row: ProductRow) => ReactNode;
  /** Renders the buttons below the picture: compare and favourite. */
  readonly renderMarks?: (row: ProductRow) => ReactNode;
}
