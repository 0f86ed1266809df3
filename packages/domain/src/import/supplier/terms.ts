/** States of an import (product I1, X). */
export const importStates = [
  'uploading', // its file is being uploaded in parts
  'recognising',
  'unreadable', // the whole file is unreadable; `failure` says why
  'mapping', // waits for a person to set the columns, then for a check or the import
  'queued',
  'running',
  'done',
  'cancelled', // rows written before stay, unless the import was all or nothing
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which the import waits for a person or is finished. */
export const restingStates: readonly ImportState[] = ['unreadable', 'mapping', 'done', 'cancelled', 'failed', 'undone'];

/** Fields that a file updates: all, only prices, or only stock. */
export const importModes = ['full', 'prices', 'stock'] as const;
export type ImportMode = (typeof importModes)[number];

/** Fields with texts in a language. Their columns may begin with the part number. */
export const importTexts = [
  'titleRu',
  'titleEn',
  'titleTr',
  'descriptionRu',
  'descriptionEn',
  'descriptionTr',
] as const;

/** Fields of a part that a column or a constant can fill. */
export const importFields = [
  'mpn',
  'maker',
  'supplierNumber',
  'category', // several columns form the path of categories, in their order
  'package',
  'datasheet',
  'stock',
  'minQuantity',
  'multiple',
  'lifecycle',
  'series',
  'leadTimeDays',
  ...importTexts,
] as const;
export type ImportField = (typeof importFields)[number];

/** Step to which an import rounds prices. `exact`: ten-thousandths of a rouble, as prices are stored. */
export const priceRoundings = ['exact', 'kopeck', 'rouble', 'ten_roubles'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Why a row was refused. */
const refusals = [
  'not_json',
  'not_an_object',
  'line_too_long',
  'broken_quotes',
  'more_cells_than_columns',
  'required',
  'no_number', // the name does not begin with a part number
  'too_long',
  'formula', // a spreadsheet would execute it
  'duplicate',
  'unknown_part', // prices or stock of a part that the shop does not have
] as const;

/** Why a value was dropped although its row was accepted. */
const leftOut = [
  'not_a_number',
  'negative',
  'not_a_price',
  'price_on_request',
  'priced_from', // no price for fewer pieces, so this quantity became the minimum
  'text_too_long',
  'not_a_link',
  'not_typed',
  'rare_attribute', // only one or two rows of a category have it, so no attribute was created
] as const;

/** Treatment of a product that was missing in the supplier's new full list. */
const vanished = ['vanished_left', 'vanished_no_stock', 'vanished_archived'] as const;

/** Why a row waits for review: because of its stock or its prices. */
export const heldCauses = [
  'stock_touched', // a stock document was posted since the last list with stock
  'dearer', // another supplier's current row is cheaper
  'below_cost',
  'price_jump',
] as const;
export type HeldCause = (typeof heldCauses)[number];

/** Decision about a row that waits for review: keep the shop's values, or take those of the file. */
export const heldDecisions = ['keep', 'take'] as const;
export type HeldDecision = (typeof heldDecisions)[number];

const held = [
  'held_stock_touched',
  'held_dearer',
  'held_below_cost',
  'held_price_jump',
] as const satisfies readonly `held_${HeldCause}`[];

export const importProblems = [...refusals, ...leftOut, ...vanished, ...held] as const;
export type ImportProblem = (typeof importProblems)[number];

/**
 * True if the problem refuses the whole row. Otherwise only a value is dropped, or another row already has the part.
 */
export const isRefusal = (problem: ImportProblem): boolean =>
  problem !== 'duplicate' && (refusals as readonly ImportProblem[]).includes(problem);

/**
 * True if each problem of this kind is reported. Other problems are reported only a limited number of times per column.
 */
export const isAlwaysReported = (problem: ImportProblem): boolean =>
  ([...refusals, ...vanished, ...held] as readonly ImportProblem[]).includes(problem);

/** Why a whole file was not imported. */
export const importFailures = [
  'empty', // no content
  'only_header',
  'damaged_gzip',
  'cut_gzip',
  'unpacks_too_large', // a small file that unpacks to more than the limit
  'damaged_workbook',
  'workbook_too_large',
  'read_too_long', // timeout: the machine is busy, or a workbook is large
  'not_a_table', // images, programs and other binary data
  'quote_not_closed',
  'unknown_encoding',
  'unknown_category',
  'rows_refused', // the import was all or nothing, and rows were refused
  'source_not_there', // the folder or the URL of a schedule had no file
  'source_too_large',
  'mapping_does_not_fit', // a scheduled file has other columns than its mapping
  'other_currency', // a scheduled file names another currency than its mapping
  'mapping_doubted', // a scheduled import without a check would refuse many rows, or not read a numeric column
  'broke_off', // unexpected error
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Limits of imports (product I1). */
export const importLimits = {
  fileBytesMax: 2 * 1024 ** 3,
  /** Size of the parts in which a file is uploaded, in bytes. Only the last part may be smaller. */
  partBytes: 4 * 1024 ** 2,
  /** Maximum unpacked size of a compressed file. */
  unpackedBytesMax: 8 * 1024 ** 3,
  columnsMax: 500,
  previewRows: 50,
  /** Maximum number of differences that are stored per kind. */
  differencesMax: 50,
  /** Number of latest imports that can be undone, and for how many days. */
  undoableLatest: 5,
  undoableDays: 30,
} as const;

/** Maximum lengths of the texts of a supplier and of a mapping, in characters. */
export const supplierLimits = {
  title: 200,
  code: 60,
  /** URL of the supplier's file. */
  url: 1000,
  /** Name of a field in a list of prices. */
  tierField: 100,
  unit: 20,
  /** Value for rows where a column is empty. */
  constant: 300,
  makerName: 100,
} as const;
