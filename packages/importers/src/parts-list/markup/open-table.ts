import type { NotPartsList, PartsSheet } from '@farad/domain/bom';

import { repeatMergedCells, type MergedArea } from '../sheet/merged-cells.ts';
import { openSheet } from '../sheet/sheet-builder.ts';

/** Maximum columns and rows that one cell may span. */
const acrossMax = 250;
const downMax = 20_000;
const cellsMax = 1000;

/** How far a cell spans, as written in the file. */
export interface CellSpan {
  readonly across?: string | undefined;
  readonly down?: string | undefined;
}

const span = (text: string | undefined, max: number): number => {
  const value = Number.parseInt(text ?? '1', 10);
  return Number.isInteger(value) && value > 1 ? Math.min(value, max) : 1;
};

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();

type Open<T> = { -readonly [key in keyof T]: T[key] };

/** Collects the cells of one table in the order of its tags. Missing end tags are tolerated. */
export function openTable() {
  const rows = new Map<number, string[]>();
  const areas: Open<MergedArea>[] = [];
  /** For each column, the last row that a cell from above spans. */
  const reached = new Map<number, number>();
  let row = -1;
  /** True if the first row has header cells only. Then it has number 0, and the rows below it count from 1. */
  let isHeaded = false;
  let cells: string[] = [];
  let column: number | null = null;
  let text = '';
  const closeCell = (): void => {
    if (column !== null) cells[column] = tidy(text);
    column = null;
    text = '';
  };
  const openRow = (): void => {
    closeCell();
    row += 1;
    cells = [];
    rows.set(row, cells);
  };
  const openCell = (written: CellSpan, isHead = false): void => {
    closeCell();
    if (row < 0) openRow();
    if (row === 0) isHeaded = isHead && (isHeaded || cells.length === 0);
    while ((reached.get(cells.length) ?? -1) >= row && cells.length < cellsMax) cells.push('');
    if (cells.length >= cellsMax) return;
    column = cells.length;
    const down = span(written.down, downMax);
    const across = span(written.across, acrossMax);
    for (let next = column; next < column + across; next += 1) {
      cells.push('');
      if (down > 1) reached.set(next, row + down - 1);
    }
    if (down > 1) areas.push({ top: row, bottom: row + down - 1, column });
  };
  const addBlank = (count: number): void => {
    for (let added = 0; added < count && cells.length < cellsMax; added += 1) cells.push('');
  };
  /** Leaves `columns` blank cells at the start of a row. */
  const indent = (columns: string | undefined): void => {
    if (row >= 0 && column === null) addBlank(Math.min(Number.parseInt(columns ?? '0', 10) || 0, acrossMax));
  };
  /** Makes the open cell span `columns` columns. */
  const widen = (columns: string | undefined): void => {
    if (column !== null) addBlank(span(columns, acrossMax) - 1);
  };
  /** Merges the open cell with the cell above. Word marks each lower cell of a merged area. */
  const joinAbove = (): void => {
    const joined = column;
    if (joined === null) return;
    const above = areas.findLast((area) => area.column === joined && area.bottom === row - 1);
    if (above === undefined) areas.push({ top: row - 1, bottom: row, column: joined });
    else above.bottom = row;
  };
  const sheet = (name: string): PartsSheet | NotPartsList | null => {
    closeCell();
    repeatMergedCells(rows, areas);
    const builder = openSheet(tidy(name));
    for (const [index, texts] of rows) {
      const refusal = builder.put(isHeaded ? index : index + 1, texts);
      if (refusal !== null) return refusal;
    }
    return builder.sheet();
  };
  return {
    openRow,
    openCell,
    closeCell,
    joinAbove,
    widen,
    indent,
    add: (piece: string) => {
      if (column !== null && text.length < 10_000) text += piece;
    },
    rowCount: () => rows.size,
    sheet,
  };
}
