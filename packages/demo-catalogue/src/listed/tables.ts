import { analogueTables } from './analogue.ts';
import type { ListedTable } from './table.ts';

/** All listed tables, by branch of the tree. */
export const listedTables: readonly ListedTable[] = [...analogueTables];
