/** Limits of the exchange with 1C (product I2, integrations section 6). */
export const exchangeLimits = {
  /** Size of the parts that 1C is asked to send. A longer file comes in several parts. */
  partBytes: 8 * 1024 ** 2,
  /** Maximum size of all files of an exchange session together, and their maximum number. */
  sessionBytes: 4 * 1024 ** 3,
  sessionFiles: 50_000,
  /** Maximum unpacked size of a session's archives: in bytes, and as a multiple of the packed size. */
  unpackedBytes: 8 * 1024 ** 3,
  unpackedRatio: 200,
  /** Maximum size of a file with orders, which is read into memory as a whole. */
  ordersBytes: 64 * 1024 ** 2,
  /** Maximum time between two calls of a session, and maximum duration of the session. */
  sessionSeconds: 3600,
  sessionSecondsInAll: 43_200,
  /** Maximum number of orders in one response. 1C gets the others in the next exchange. */
  ordersAtOnce: 1000,
  /** Maximum number of stored problems per file. */
  problemsKept: 1000,
  /** Number of days that files, and the history of exchanges, are stored. */
  filesKeptDays: 1,
  historyKeptDays: 180,
  /** Maximum share of the products from 1C that one exchange may deactivate because its file does not contain them. */
  deactivatedShareMax: 0.5,
} as const;

/** Kinds of exchange. */
export const exchangeKinds = ['goods', 'offers', 'orders_out', 'orders_in', 'pack', 'left_out'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

/** States of a file. */
export const exchangeStates = ['uploading', 'queued', 'running', 'done', 'failed'] as const;
export type OneCState = (typeof exchangeStates)[number];

/** Why a whole file was refused. */
export const exchangeFailures = [
  'broken_xml',
  'doctype', // refused before any content is read
  'not_commerceml',
  'unknown_encoding',
  'wrong_encoding', // its bytes do not fit the declared encoding
  'too_deep',
  'element_too_large',
  'empty',
  'damaged_zip',
  'zip_name', // an archive contains an unexpected file name
  'zip_too_large',
  'file_missing',
  'too_many_left_out',
  'broke_off', // unexpected error
] as const;
export type OneCFailure = (typeof exchangeFailures)[number];

/** Why a row of a file, or a part of it, was skipped. */
export const exchangeProblems = [
  'required',
  'too_long',
  'formula',
  'duplicate',
  'not_typed',
  'unknown_product',
  'not_a_price',
  'not_a_number',
  'negative', // counted as zero
  'foreign_currency',
  'price_type_unused', // offers have prices only of this type, and staff have not set its use
  'price_differs', // variants of one product have different prices
  'picture_refused',
  'unknown_order',
  'unknown_status',
  'move_refused',
  'goods_unpaid', // not shipped, because this part of the order is unpaid
  'sum_differs',
  'paid_elsewhere', // only the payment provider reports payments, not 1C
] as const;
export type OneCProblem = (typeof exchangeProblems)[number];

/** A problem as it is stored in the database. */
export interface StoredProblem {
  /** Line number in the file; null = the problem concerns no line. */
  readonly line: number | null;
  /** Id of the product, or number of the order, in 1C. */
  readonly of: string;
  readonly value: string;
  readonly problem: OneCProblem;
}

/** How the shop uses a price type of 1C. */
export const priceTypeUses = ['none', 'sale', 'purchase'] as const;
export type PriceTypeUse = (typeof priceTypeUses)[number];

/** Returns the likely use of a price type by its name. It applies until staff choose the use. */
export function guessPriceTypeUse(name: string): PriceTypeUse {
  if (/закуп|себестоим|purchase/iu.test(name)) return 'purchase';
  return /розн|сайт|интернет|retail/iu.test(name) ? 'sale' : 'none';
}

const fileName = /^(?:import_files\/[\w\-/]+\.(?:jpe?g|png|gif)|[\w-]+\.(?:xml|zip))$/;
const fileNameMax = 200;

/**
 * True if 1C may send a file with this name. Refuses paths that leave the folder, and types of files that could be
 * executed.
 */
export const isExchangeFileName = (name: string): boolean =>
  name.length <= fileNameMax && fileName.test(name) && !name.includes('//') && !name.includes('/.');

/** True if the file is a product picture. */
export const isPicture = (name: string): boolean => name.startsWith('import_files/');
