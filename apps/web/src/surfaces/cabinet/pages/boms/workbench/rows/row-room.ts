import type { WireBom } from '@farad/contract/boms';

import type { ShownRow } from './shown-row.ts';
import type { ChangeRow } from './use-row-changes.ts';

/** What rows of a list share. */
export interface RowRoom {
  /** Without a script: false. */
  readonly isAlive: boolean;
  readonly boards: WireBom['boards'];
  readonly change: ChangeRow;
  readonly onOpen: (row: number | null) => void;
  readonly onTick: (row: number) => void;
  /** Address of the panel of a row, for those without a script. */
  readonly panelAddress: (row: number | null) => string;
  /** Where a script asks what fits a row. */
  readonly panelResource: (row: number) => string;
  /** Form of the basket that ticks belong to. */
  readonly basketForm: string;
}

/** Excluding shows at once; bringing back waits for what the shop finds. */
export const exclusion = (row: ShownRow): readonly [{ action: string }, Partial<ShownRow>] =>
  row.status === 'excluded'
    ? [{ action: 'order' }, { action: 'order' }]
    : [{ action: 'exclude' }, { action: 'exclude', status: 'excluded' }];
