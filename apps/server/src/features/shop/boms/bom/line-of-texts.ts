import {
  compressDesignators,
  readBomLines,
  type BomColumn,
  type BomField,
  type BomLayout,
  type BomLine,
} from '@farad/domain/bom';

/** Texts of one line, by field. */
export type LineTexts = Partial<Record<BomField, string>>;

const column = (field: BomField, index: number): BomColumn => ({
  index,
  field,
  header: field,
  distributor: null,
  priority: 0,
  evidence: 'chosen',
  samples: [],
});

/** Parses lines from texts of their fields, by the rules for files; null = the texts cannot be read as a line. */
export function linesOfTexts(all: readonly LineTexts[]): readonly (BomLine | null)[] {
  const fields = [...new Set(all.flatMap((texts) => Object.keys(texts) as BomField[]))];
  const columns = fields.map(column);
  return all.map((texts) => {
    const cells = fields.map((field) => texts[field] ?? '');
    const layout: BomLayout = { sheet: 0, headerRow: null, headerRows: 0, firstRow: 0, lastRow: 0, columns };
    const { lines } = readBomLines({ name: '', rows: [cells], rowNumbers: [1] }, layout);
    return lines[0] ?? null;
  });
}

/** Corrections of a line by the customer; null or '' deletes a text. */
export interface LineEdit {
  readonly quantity?: number | undefined;
  readonly mpn?: string | undefined;
  readonly maker?: string | undefined;
  readonly value?: string | undefined;
  readonly package?: string | undefined;
  readonly description?: string | undefined;
  readonly designators?: string | undefined;
  readonly note?: string | undefined;
  readonly isDnp?: boolean | undefined;
}

const textsOf = (line: BomLine, edit: LineEdit): LineTexts => ({
  mpn: edit.mpn ?? line.mpn ?? '',
  maker: edit.maker ?? line.maker ?? '',
  value: edit.value ?? line.value ?? '',
  package: edit.package ?? line.package ?? '',
  description: edit.description ?? line.description ?? '',
  designators: edit.designators ?? compressDesignators(line.designators),
  quantity: String(edit.quantity ?? line.quantity),
  shop_number: edit.mpn === undefined ? (line.shopNumber ?? '') : '',
  customer_number: line.customerNumber ?? '',
  note: edit.note ?? line.note ?? '',
});

const orNull = (text: string | undefined, otherwise: string | null): string | null =>
  text === undefined ? otherwise : text === '' ? null : text;

/** Returns a corrected line. Its texts are parsed again by the rules for files; its place in the file is unchanged. */
export function editLine(line: BomLine, edit: LineEdit): BomLine {
  const [read] = linesOfTexts([textsOf(line, edit)]);
  const isNumberChanged = edit.mpn !== undefined;
  const unchanged = {
    rows: line.rows,
    cells: line.cells,
    targetPrice: line.targetPrice,
    note: orNull(edit.note, line.note),
  };
  const isDnp = edit.isDnp ?? line.isDnp;
  // The problem `quantity_differs` (quantity and designators disagree) is decided if the customer sets the quantity, or
  // accepted the problem before.
  const wasOpen = edit.designators !== undefined || line.problems.some(({ code }) => code === 'quantity_differs');
  const isDecided = edit.quantity !== undefined || !wasOpen;
  if (!read) {
    return {
      ...line,
      ...unchanged,
      isDnp,
      quantity: edit.quantity ?? line.quantity,
      mpn: null,
      value: null,
      words: '',
    };
  }
  return {
    ...read,
    ...unchanged,
    isDnp,
    foreignNumbers: isNumberChanged ? [] : line.foreignNumbers,
    alternates: isNumberChanged ? [] : line.alternates,
    problems: read.problems.filter(({ code }) => code !== 'quantity_differs' || !isDecided),
  };
}

/** Returns the line without its errors, since the customer accepted them. */
export const withoutErrors = (line: BomLine): BomLine => ({
  ...line,
  quantity: Math.max(1, line.quantity),
  problems: line.problems.filter(({ severity }) => severity !== 'error'),
});
