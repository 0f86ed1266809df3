import type { FileCell } from '../table/csv.ts';
import type { Column } from '../table/data-table.tsx';

type More<Row> = Partial<Pick<Column<Row>, 'align' | 'help' | 'isExtra' | 'show' | 'sort' | 'write'>>;

/** Returns a column with a text. A downloaded file contains the same text. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> => ({ key, title, show: text, write: text, ...more });

/** Returns a column with a number or code, in digits of equal width. */
export const codeColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> => ({
  key,
  title,
  show: (row) => <span className="office-number">{text(row)}</span>,
  write: text,
  ...more,
});

/** Returns a right-aligned column with a number. `written` = its cell in a downloaded file. */
export const figureColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string,
  written: (row: Row) => FileCell = text,
  more: More<Row> = {},
): Column<Row> => codeColumn(key, title, text, { align: 'right', write: written, ...more });

/** Returns an ISO time as the cell of a downloaded file; null = empty. */
export const momentCell = (moment: string | null): FileCell => (moment === null ? null : { at: moment });

/** Returns a column with a time, which `shown` formats; null = there is none yet. */
export const momentColumn = <Row,>(
  key: string,
  title: string,
  moment: (row: Row) => string | null,
  shown: (moment: string) => string,
  more: More<Row> = {},
): Column<Row> => ({
  key,
  title,
  show: (row) => {
    const time = moment(row);
    return time === null ? '' : shown(time);
  },
  write: (row) => momentCell(moment(row)),
  ...more,
});
