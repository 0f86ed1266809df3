/** Kinds of files that parts lists come in; `message`: a sentence such as "10 шт 1N4148, 5 резисторов 4к7 0805". */
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
  'html',
  'kicad_netlist',
  'eskd_xml',
  'message',
] as const;

export type PartsFileKind = (typeof partsFileKinds)[number];

export const partsFileEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'koi8-r', 'gb18030'] as const;

export type PartsFileEncoding = (typeof partsFileEncodings)[number];

export const partsFileSeparators = [',', ';', '\t', '|'] as const;

export type PartsFileSeparator = (typeof partsFileSeparators)[number];

/** A table of a file: every row of it as text, in the file's order; a blank row is there and empty. */
export interface PartsSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Number of each row in the file, from 1; html and xml count their records. */
  readonly rowNumbers: readonly number[];
  /** Of a file of components: numbers of all that were joined in each row, with its own. */
  readonly joinedRows?: readonly (readonly number[])[];
  /** Of a list that goes on over several sheets: their names and how many of the rows are theirs, in their order. */
  readonly pages?: readonly { readonly name: string; readonly rows: number }[];
}

export interface PartsFile {
  readonly kind: PartsFileKind;
  /** null: the kind has no choice of it. */
  readonly encoding: PartsFileEncoding | null;
  readonly separator: PartsFileSeparator | null;
  /** At least one. */
  readonly sheets: readonly PartsSheet[];
  /** Which of the sheets looks most like a parts list. */
  readonly bestSheet: number;
}

/** What a person corrects in how a file was read. */
export interface PartsFileChoices {
  readonly encoding?: PartsFileEncoding;
  readonly separator?: PartsFileSeparator;
}

/** What a file is that is no parts list. */
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
