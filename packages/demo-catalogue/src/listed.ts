import type { Draft } from './draft.ts';
import { listedTables } from './listed/tables.ts';
import { readTable } from './listed/table.ts';

/** All listed parts, the famous first, then in the order of the tables. */
export const listedDrafts: readonly Draft[] = listedTables
  .flatMap(readTable)
  .sort((a, b) => b.fame - a.fame);
