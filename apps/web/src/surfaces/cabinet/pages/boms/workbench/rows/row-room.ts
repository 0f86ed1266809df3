import type { WireBom } from '@farad/contract/shop/boms/boms';

import type { ShownRow } from './shown-row.ts';
import type { ChangeRow } from './use-row-changes.ts';

/** Data and callbacks that all rows of a list share. */
export interface RowRoom {
  /** True once the page runs its scripts; false on the server and without JavaScript. */
  readonly isAlive: boolean;
  readonly boards: WireBom['boards'];
  readonly change: ChangeRow;
  readonly onOpen: (row: number | null) => void;
  readonly onTick: (row: number) => void;
  /** Returns the address of this page with the row's panel open, for visitors without JavaScript. */
  readonly panelAddress: (row: number | null) => string;
  /** Returns the address that answers with the content of the row's panel. */
  readonly panelResource: (row: number) => string;
  /** Id of the form that adds ticked rows to the basket. The check boxes belong to it. */
  readonly basketForm: string;
}

/**
 * Returns the form fields that exclude a row or restore an excluded one, and the changes of the row to show before the
 * server answers. A restored row keeps its status until the server has matched it.
 */
export const exclusion = (row: ShownRow): readonly [{ action: string }, Partial<ShownRow>] =>
  row.status === 'excluded'
    ? [{ action: 'order' }, { action: 'order' }]
    : [{ action: 'exclude' }, { action: 'exclude', status: 'excluded' }];
