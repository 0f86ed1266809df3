import type { WireBomMapping } from '@farad/contract/shop/boms/files';
import {
  bomFields,
  foreignDistributors,
  partsFileEncodings,
  partsFileSeparators,
  type BomField,
  type ForeignDistributor,
  type PartsFileEncoding,
  type PartsFileSeparator,
} from '@farad/domain/bom';

import { formText } from '#kit/form-text.ts';

/** Fields for which the customer can set a default value for all lines. */
export const defaultedFields = [
  'maker',
  'package',
  'quantity',
  'type',
  'tolerance',
  'voltage',
] as const satisfies readonly BomField[];

interface Layout {
  encoding?: PartsFileEncoding;
  separator?: PartsFileSeparator;
  sheet?: number;
  headerRow?: number | null;
  lastRow?: number;
  columns?: { index: number; field: BomField | null; distributor: ForeignDistributor | null; priority: number }[];
  defaults?: Partial<Record<BomField, string>>;
}

type Known = Pick<WireBomMapping, 'encoding' | 'separator' | 'sheet' | 'preview' | 'columns'>;

const textOf = (form: FormData, name: string): string => formText(form, name).trim();

const one = <Value extends string>(all: readonly Value[], text: string): Value | null =>
  all.find((value) => value === text) ?? null;

/**
 * Converts a row number of the file to an index in the sheet. Returns null if the text is no number or the number is
 * too small.
 */
function rowOf(preview: Known['preview'], text: string): number | null {
  if (!/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  const shown = preview.find((row) => row.number === number);
  if (shown !== undefined) return shown.index;
  // The preview leaves out rows in the middle. In the left-out rows, number and index both rise by one a row.
  const before = preview.findLast((row) => row.number < number);
  return before === undefined ? null : before.index + number - before.number;
}

function columnsOf(form: FormData, known: Known): NonNullable<Layout['columns']> {
  return known.columns.map(({ index }) => {
    const field = one(bomFields, textOf(form, `field.${index}`));
    const distributor = one(foreignDistributors, textOf(form, `distributor.${index}`));
    const priority = Number(textOf(form, `priority.${index}`) || '0');
    return { index, field, distributor: field === 'foreign_number' ? distributor : null, priority };
  });
}

const defaultsOf = (form: FormData): Partial<Record<BomField, string>> =>
  Object.fromEntries(
    defaultedFields
      .map((field) => [field, textOf(form, `default.${field}`)] as const)
      .filter(([, text]) => text !== ''),
  );

/**
 * Returns the settings of the mapping form; null if a row number is invalid. If the sheet, encoding or separator
 * changed, rows and columns are left out, because the server must detect them again.
 * @param isWhole true: take the columns from the form. false: let the server detect them again.
 */
export function readLayout(form: FormData, known: Known, isWhole: boolean): Layout | null {
  const encoding = one(partsFileEncodings, textOf(form, 'encoding'));
  // Do not trim the separator: a tab is valid.
  const separator = one(partsFileSeparators, formText(form, 'separator'));
  const sheet = /^\d{1,3}$/.test(textOf(form, 'sheet')) ? Number(textOf(form, 'sheet')) : known.sheet;
  const table: Layout = {
    ...(encoding === null ? {} : { encoding }),
    ...(separator === null ? {} : { separator }),
    sheet,
  };
  const isOther =
    sheet !== known.sheet ||
    (encoding !== null && encoding !== known.encoding) ||
    (separator !== null && separator !== known.separator);
  if (isOther) return table;
  const typed = textOf(form, 'headerRow');
  const headerRow = typed === '' ? null : rowOf(known.preview, typed);
  const lastRow = rowOf(known.preview, textOf(form, 'lastRow'));
  if (lastRow === null || (typed !== '' && headerRow === null)) return null;
  const rows: Layout = { ...table, headerRow, lastRow };
  return isWhole ? { ...rows, columns: columnsOf(form, known), defaults: defaultsOf(form) } : rows;
}
