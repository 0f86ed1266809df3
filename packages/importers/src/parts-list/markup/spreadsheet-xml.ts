import type { PartsSheet } from '@farad/domain/bom';

import { repeatMergedCells, type MergedArea } from '../sheet/merged-cells.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { openSheet } from '../sheet/sheet-builder.ts';
import { sheetsMax } from '../sheet/workbook-sheets.ts';
import { childOf, childrenOf, type XmlElement } from './xml-tree.ts';

const numberOf = (element: XmlElement, name: string): number | null => {
  const value = Number(element.attributes.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

/** Returns all text in an element, including formatted parts. */
const fullText = (element: XmlElement | undefined): string =>
  element === undefined ? '' : element.text + element.children.map(fullText).join('');

const columnsMax = 1000;

function sheetOf(worksheet: XmlElement): Read<PartsSheet | null> {
  const rows = new Map<number, string[]>();
  const areas: MergedArea[] = [];
  let row = -1;
  for (const element of childrenOf(childOf(worksheet, 'Table'), 'Row')) {
    row = (numberOf(element, 'Index') ?? row + 2) - 1;
    const cells: string[] = [];
    for (const cell of childrenOf(element, 'Cell')) {
      const column = (numberOf(cell, 'Index') ?? cells.length + 1) - 1;
      if (column >= columnsMax) return refuse('too_many_columns');
      while (cells.length < column) cells.push('');
      const down = numberOf(cell, 'MergeDown');
      if (down !== null) areas.push({ top: row, bottom: row + down, column });
      cells.push(fullText(childOf(cell, 'Data')));
      for (let across = numberOf(cell, 'MergeAcross') ?? 0; across > 0 && cells.length < columnsMax; across -= 1)
        cells.push('');
    }
    rows.set(row, cells);
  }
  repeatMergedCells(rows, areas);
  const builder = openSheet(worksheet.attributes.get('Name') ?? '', true);
  for (const [index, cells] of rows) {
    const refusal = builder.put(index + 1, cells);
    if (refusal !== null) return refuse(refusal);
  }
  return { ok: true, value: builder.sheet() };
}

/** Returns the filled sheets of a workbook that Excel 2003 saved as XML, often with the extension .xls. */
export function spreadsheetXmlSheets(root: XmlElement): Read<readonly PartsSheet[]> {
  const sheets: PartsSheet[] = [];
  const worksheets = childrenOf(root, 'Worksheet');
  if (worksheets.length > sheetsMax) return refuse('too_large');
  for (const worksheet of worksheets) {
    const sheet = sheetOf(worksheet);
    if (!sheet.ok) return sheet;
    if (sheet.value !== null) sheets.push(sheet.value);
  }
  return sheets.length === 0 ? refuse('empty') : { ok: true, value: sheets };
}
