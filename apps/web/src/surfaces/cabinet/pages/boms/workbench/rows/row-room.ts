import type { WireBom } from '@farad/contract/shop/boms';

import type { ShownRow } from './shown-row.ts';
import type { ChangeRow } from './use-row-changes.ts';

/** Context shared by the rows of a list. */
export interface RowRoom {
  /** False without JavaScript. */
  readonly isAlive: boolean;
  readonly boards: WireBom['boards'];
  readonly change: ChangeRow;
  readonly onOpen: (row: number | null) => void;
  readonly onTick: (row: number) => void;
  /** Address of a row's panel, for visitors without JavaScript. */
  readonly panelAddress: (row: number | null) => string;
  /** Address from which the script loads a row's panel. */
  readonly panelResource: (row: number) => string;
  /** Id of the basket form that the check boxes belong to. */
  readonly basketForm: string;
}

/**
 * Returns the change that excludes or restores a row. Excluding shows at once; restoring waits for the server's match.
 */
export const exclusion = (row: ShownRow): readonly [{ action: string }, Partial<ShownRow>] =>
  row.status === 'excluded'
    ? [{ action: 'order' }, { action: 'order' }]
    : [{ action: 'exclude' }, { action: 'exclude', status: 'excluded' }];
