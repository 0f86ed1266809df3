import { analogueTables } from './analogue.ts';
import { diodeTables } from './diodes.ts';
import type { ListedTable } from './table.ts';
import { transistorTables } from './transistors.ts';

/** All listed tables, by branch of the tree. */
export const listedTables: readonly ListedTable[] = [...analogueTables, ...diodeTables, ...transistorTables];
