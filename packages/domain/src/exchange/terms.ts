/** Bounds of the exchange with 1C (product I2, integrations section 6). */
export const exchangeLimits = {
  /** What 1C is asked to send at once; a longer file comes in parts. */
  partBytes: 8 * 1024 ** 2,
  /** Everything that one session may send. */
  sessionBytes: 4 * 1024 ** 3,
  sessionFiles: 50_000,
  /** What the archives of one session may unpack to, and how many times their size. */
  unpackedBytes: 8 * 1024 ** 3,
  unpackedRatio: 200,
  /** Orders are read as a whole. */
  ordersBytes: 64 * 1024 ** 2,
  /** From call to call, and in all. */
  sessionSeconds: 3600,
  sessionSecondsInAll: 43_200,
  /** Documents in one answer; what is left comes with the next exchange. */
  ordersAtOnce: 1000,
  /** Problems of one file that are kept. */
  problemsKept: 1000,
  /** Days that files, and the history, are kept. */
  filesKeptDays: 1,
  historyKeptDays: 180,
  /** No exchange takes more than this part of what 1C sells away by leaving it out. */
  deactivatedShareMax: 0.5,
} as const;

/** What an exchange is about. */
export const exchangeKinds = ['goods', 'offers', 'orders_out', 'orders_in', 'pack', 'left_out'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

/** Where a file is. */
export const exchangeStates = ['uploading', 'queued', 'running', 'done', 'failed'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Why nothing of a file was taken. */
export const exchangeFailures = [
  'broken_xml',
  'doctype', // refused before anything of it is read
  'not_commerceml',
  'unknown_encoding',
  'wrong_encoding', // its bytes are not of the encoding that it declares
  'too_deep',
  'element_too_large',
  'empty',
  'damaged_zip',
  'zip_name', // a name that no file of an exchange has
  'zip_too_large',
  'file_missing',
  'too_many_left_out',
  'broke_off', // a surprise of the program
] as const;
export type ExchangeFailure = (typeof exchangeFailures)[number];

/** Why a row of a file, or a part of it, was not taken. */
export const exchangeProblems = [
  'required',
  'too_long',
  'formula',
  'duplicate',
  'not_typed',
  'unknown_product',
  'not_a_price',
  'not_a_number',
  'negative', // taken as nothing
  'foreign_currency',
  'price_type_unused', // offers have prices of this type alone, and nobody has said what it is
  'price_differs', // characteristics of one product that cost differently
  'picture_refused',
  'unknown_order',
  'unknown_status',
  'move_refused',
  'goods_unpaid', // not shipped, since so much of the order is missing
  'sum_differs',
  'paid_elsewhere', // the provider of payments says so, not 1C
] as const;
export type ExchangeProblem = (typeof exchangeProblems)[number];

/** One of them, as it is kept. */
export interface KeptProblem {
  /** Line of the file; null: none of it. */
  readonly line: number | null;
  /** What 1C calls it: a number of an order, of a product. */
  readonly of: string;
  readonly value: string;
  readonly problem: ExchangeProblem;
}

/** What a type of prices of 1C is for us. */
export const priceTypeUses = ['none', 'sale', 'purchase'] as const;
export type PriceTypeUse = (typeof priceTypeUses)[number];

/** What a name says of the use of a type of prices, until staff say it themselves. */
export function guessPriceTypeUse(name: string): PriceTypeUse {
  if (/закуп|себестоим|purchase/iu.test(name)) return 'purchase';
  return /розн|сайт|интернет|retail/iu.test(name) ? 'sale' : 'none';
}

const fileName = /^(?:import_files\/[\w\-/]+\.(?:jpe?g|png|gif)|[\w-]+\.(?:xml|zip))$/;
const fileNameMax = 200;

/** Whether 1C may send a file under this name: nothing that leads out of the folder, nothing that could be run. */
export const isExchangeFileName = (name: string): boolean =>
  name.length <= fileNameMax && fileName.test(name) && !name.includes('//') && !name.includes('/.');

/** Which side of the catalogue a file is about, as its elements say. */
export const isPicture = (name: string): boolean => name.startsWith('import_files/');
