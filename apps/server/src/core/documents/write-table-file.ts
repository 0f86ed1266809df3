import type { FileAnswer } from '@farad/contract/file';
import type { TableData, TableFormat } from '@farad/documents/table-file';
import type { Locale } from '@farad/domain/shared';

import type { Drawing } from './open-drawing.ts';

const typeOf: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What stands between the cells where spreadsheets speak this language. */
const separatorOf = (locale: Locale): TableData['separator'] => (locale === 'en' ? ',' : ';');

/**
 * A table as a file to be taken away, written in the thread of documents: thousands of rows do not hold the main one.
 * `name` has no ending. Rejects with the code of a busy program where too many documents wait.
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
