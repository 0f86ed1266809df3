/** Where an import is (product I1, X). */
export const importStates = [
  'uploading', // its file is being sent in parts
  'recognising',
  'unreadable', // the file as a whole cannot be read: `failure` says why
  'mapping', // waits for a person: what the columns mean, then a check or the import itself
  'queued',
  'running',
  'done',
  'cancelled', // what was written until then stays, unless it was all or nothing
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which nothing happens by itself any more. */
export const restingStates: readonly ImportState[] = ['unreadable', 'mapping', 'done', 'cancelled', 'failed', 'undone'];

/** What of the parts a file changes: all it tells, only their prices, or only their stock. */
export const importModes = ['full', 'prices', 'stock'] as const;
export type ImportMode = (typeof importModes)[number];

/** Fields of a part that a column, or a constant, may fill. */
export const importFields = [
  'mpn',
  'maker',
  'supplierNumber',
  'category', // several columns: the way to it, in their order
  'package',
  'datasheet',
  'stock',
  'minQuantity',
  'multiple',
  'lifecycle',
  'series',
  'leadTimeDays',
  'titleRu',
  'titleEn',
  'titleTr',
  'descriptionRu',
  'descriptionEn',
  'descriptionTr',
] as const;
export type ImportField = (typeof importFields)[number];

/** What prices of a file are rounded to: ten-thousandths of a rouble as they are kept, kopecks, roubles, tens of roubles. */
export const priceRoundings = ['exact', 'kopeck', 'rouble', 'ten_roubles'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Why a row was not taken. */
const refusals = [
  'not_json',
  'not_an_object',
  'line_too_long',
  'broken_quotes',
  'more_cells_than_columns',
  'required',
  'too_long',
  'formula', // a spreadsheet would run it
  'duplicate',
  'unknown_part', // prices or stock of a part that the shop does not have
] as const;

/** Why a value of a row was left out; the row was taken. */
const leftOut = [
  'not_a_number',
  'negative',
  'not_a_price',
  'price_on_request',
  'text_too_long',
  'not_a_link',
  'not_typed',
  'rare_attribute', // one or two rows of a category have it, so no attribute was made of it
] as const;

/** What became of a row that the supplier's full list has no more. */
const vanished = ['vanished_left', 'vanished_no_stock', 'vanished_archived'] as const;

/** Why what a row tells waits for a person: the stock, or the prices. */
export const heldCauses = [
  'stock_touched', // a stock document was posted since a list told the pieces last
  'dearer', // another supplier's current row is cheaper
  'below_cost',
  'price_jump',
] as const;
export type HeldCause = (typeof heldCauses)[number];

/** Whose figures of a held row count. */
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

/** Whether the row is refused; else a value was left out, or the part is in another row. */
export const isRefusal = (problem: ImportProblem): boolean =>
  problem !== 'duplicate' && (refusals as readonly ImportProblem[]).includes(problem);

/** Whether each of such problems is told, however many there are of one column. */
export const isToldAlways = (problem: ImportProblem): boolean =>
  ([...refusals, ...vanished, ...held] as readonly ImportProblem[]).includes(problem);

/** Why a whole file was not imported. */
export const importFailures = [
  'empty', // nothing in it
  'only_header',
  'damaged_gzip',
  'cut_gzip',
  'unpacks_too_large', // a small file that unpacks to more than is read
  'damaged_workbook',
  'workbook_too_large',
  'read_too_long', // not within the time of a look: the machine is busy, or a workbook is large
  'not_a_table', // pictures, programs, and other bytes that are no text
  'quote_not_closed',
  'unknown_encoding',
  'unknown_category',
  'rows_refused', // all or nothing was wanted, and rows were refused
  'source_not_there', // the folder or the address of a schedule gave no file
  'source_too_large',
  'mapping_does_not_fit', // a schedule's file has other columns than its mapping
  'mapping_doubted', // many rows would be refused, or a column of numbers not read: it was run without a check
  'broke_off', // a surprise of the program
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Bounds of imports (product I1). */
export const importLimits = {
  fileBytesMax: 2 * 1024 ** 3,
  /** A file is sent in parts of so many bytes; only its last one may be smaller. */
  partBytes: 4 * 1024 ** 2,
  /** What a packed file may unpack to. */
  unpackedBytesMax: 8 * 1024 ** 3,
  columnsMax: 500,
  previewRows: 50,
  /** Differences that a check keeps of each kind. */
  differencesMax: 50,
  /** Only the latest imports can be undone. */
  undoableLatest: 5,
  undoableDays: 30,
} as const;
