/** File kinds of parts lists. `message` is a sentence such as "10 шт 1N4148, 5 резисторов 4к7 0805". */
export const partsFileKinds = [
  'csv',
  'tsv',
  'text',
  'fixed_width',
  'xls',
  'xlsx',
  'xlsm',
  'xlsb',
  'ods',
  'docx',
  'doc',
  'html',
  'kicad_netlist',
  'eskd_xml',
  'message',
] as const;

export type PartsFileKind = (typeof partsFileKinds)[number];

export const partsFileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'koi8-r',
  'gb18030',
  'windows-1252',
  'windows-1254',
] as const;

export type PartsFileEncoding = (typeof partsFileEncodings)[number];

export const partsFileSeparators = [',', ';', '\t', '|'] as const;

export type PartsFileSeparator = (typeof partsFileSeparators)[number];

/** A table of a file: all rows as text, in the file's order. Blank rows are kept as empty rows. */
export interface PartsSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Number of each row in the file, from 1; for html and xml, number of the record. */
  readonly rowNumbers: readonly number[];
  /**
   * For a file with one row per component: for each row of the sheet, the file's row numbers that were joined into it.
   */
  readonly joinedRows?: readonly (readonly number[])[];
  /** For a list over several sheets: their names and row counts, in order. */
  readonly pages?: readonly { readonly name: string; readonly rows: number }[];
}

export interface PartsFile {
  readonly kind: PartsFileKind;
  /** null = this kind of file has no encoding to choose. */
  readonly encoding: PartsFileEncoding | null;
  readonly separator: PartsFileSeparator | null;
  /** Sheets of the file, at least one. */
  readonly sheets: readonly PartsSheet[];
  /** Index of the sheet that looks most like a parts list. */
  readonly bestSheet: number;
}

/** A person's corrections to how a file was read. */
export interface PartsFileChoices {
  readonly encoding?: PartsFileEncoding;
  readonly separator?: PartsFileSeparator;
}

/** Kinds of files that are not parts lists. */
export const notPartsLists = [
  'picture',
  'pdf',
  'board',
  'gerber',
  'pick_and_place',
  'archive',
  'program',
  'document',
  'empty',
  'encrypted',
  'broken',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'too_slow',
  'text_without_parts',
  'readme',
  'price_list',
  'search_results',
] as const;

export type NotPartsList = (typeof notPartsLists)[number];

export const partsFileBytesMax = 10 * 1024 * 1024;
export const partsFileRowsMax = 20_000;
export const partsFileColumnsMax = 200;
