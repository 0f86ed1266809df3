import type { ReactNode } from 'react';

import type { ProductRow } from '../list-view.ts';

/** Functions of the page that render parts of each row, because a list must not import other features. */
export interface RowParts {
  /** Renders the last two cells: price breaks, and the quantity field. */
  readonly renderBuy: (row: ProductRow) => ReactNode;
  /** Renders the buttons below the picture: compare and favourite. */
  readonly renderMarks?: (row: ProductRow) => ReactNode;
}
