import type { FileAnswer } from '@farad/contract/kit/file';
import type { TableData, TableFormat } from '@farad/documents/table-file';
import { decimalSign } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';

import type { Drawing } from './open-drawing.ts';

const typeOf: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns the separator of CSV cells that spreadsheets expect in this language. */
const separatorOf = (locale: Locale): TableData['separator'] => (decimalSign(locale) === '.' ? ',' : ';');

/**
 * Returns a table as a file to download. It is written in the document thread, so that thousands of rows do not block
 * the main one. `name` has no file extension. Rejects with the busy code if too many documents wait.
 */
export async function writeTableFile(
  drawing: Drawing,
  name: string,
  locale: Locale,
  table: Omit<TableData, 'separator'>,
): Promise<FileAnswer> {
  const content = await drawing.draw({ kind: 'table', table: { ...table, separator: separatorOf(locale) } });
  return { name: `${name}.${table.format}`, type: typeOf[table.format], content };
}
