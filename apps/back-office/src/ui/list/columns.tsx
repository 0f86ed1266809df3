import type { Column } from '../table/data-table.tsx';

type More<Row> = Partial<Pick<Column<Row>, 'align' | 'isExtra' | 'show' | 'sort' | 'write'>>;

/** Shows a text and writes the same into a file. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string,
  more: More<Row> = {},
): Column<Row> => ({ key, title, show: text, write: text, ...more });

/** A number or code in digits of one width. */
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

/** A figure on the right. Files get `written`: without its thousands and units. */
export const figureColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string,
  written: (row: Row) => string = text,
  more: More<Row> = {},
): Column<Row> => codeColumn(key, title, text, { align: 'right', write: written, ...more });

/** A moment by the clock of the reader; files get it as ISO. */
export const momentColumn = <Row,>(
  key: string,
  title: string,
  moment: (row: Row) => string,
  shown: (moment: string) => string,
  more: More<Row> = {},
): Column<Row> => ({ key, title, show: (row) => shown(moment(row)), write: moment, ...more });
