import type { BomColumn, BomField, BomLayout } from '../header/layout.ts';
import { rowReaderOf, textsOf, type RowTexts } from './row-texts.ts';

/** A column of a test. */
export type Given = Partial<BomColumn>;

export const layoutOf = (given: readonly Given[]): BomLayout => ({
  sheet: 0,
  headerRow: 0,
  headerRows: 1,
  firstRow: 1,
  lastRow: 9,
  columns: given.map((one, index) => ({
    index,
    header: '',
    field: null,
    distributor: null,
    priority: 0,
    evidence: 'header',
    samples: ['x'],
    ...one,
  })),
});

/** Reads a row; for tests. */
export const read = (
  given: readonly Given[],
  cells: readonly string[],
  defaults: Partial<Record<BomField, string>> = {},
) => textsOf(cells, rowReaderOf(layoutOf(given), defaults));

/** The texts of an empty row. */
export const nothing: RowTexts = {
  of: {},
  otherMpns: [],
  otherDescriptions: [],
  foreignNumbers: [],
  fitting: [],
  papers: [],
  libraryName: null,
  isUnplaced: false,
  isLeftOut: false,
  remarks: [],
  hidden: [],
};
