/** Limits of the exchange with 1C (product I2, integrations section 6). */
export const exchangeLimits = {
  /** Size of one part that 1C is asked to send. Longer files come in several parts. */
  partBytes: 8 * 1024 ** 2,
  /** Maximum size of all files of a session. */
  sessionBytes: 4 * 1024 ** 3,
  sessionFiles: 50_000,
  /** Maximum unpacked size of a session's archives, absolute and as a multiple of their size. */
  unpackedBytes: 8 * 1024 ** 3,
  unpackedRatio: 200,
  /** Order files are read into memory as a whole. */
  ordersBytes: 64 * 1024 ** 2,
  /** Maximum time between calls, and of the whole session. */
  sessionSeconds: 3600,
  sessionSecondsInAll: 43_200,
  /** Maximum number of documents in one answer. The rest follows with the next exchange. */
  ordersAtOnce: 1000,
  /** Maximum number of stored problems per file. */
  problemsKept: 1000,
  /** Days that files and the history are kept. */
  filesKeptDays: 1,
  historyKeptDays: 180,
  /** Maximum share of 1C's products that one exchange may deactivate by omitting them. */
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

/** A problem as stored. */
export interface StoredProblem {
  /** Line of the file; null = not about a line. */
  readonly line: number | null;
  /** Id in 1C: the number of an order or a product. */
  readonly of: string;
  readonly value: string;
  readonly problem: OneCProblem;
}

/** How the shop uses a price type of 1C. */
export const priceTypeUses = ['none', 'sale', 'purchase'] as const;
export type PriceTypeUse = (typeof priceTypeUses)[number];

/** Guesses the use of a price type by its name, until staff set it. */
export function guessPriceTypeUse(name: string): PriceTypeUse {
  if (/закуп|себестоим|purchase/iu.test(name)) return 'purchase';
  return /розн|сайт|интернет|retail/iu.test(name) ? 'sale' : 'none';
}

const fileName = /^(?:import_files\/[\w\-/]+\.(?:jpe?g|png|gif)|[\w-]+\.(?:xml|zip))$/;
const fileNameMax = 200;

/** Whether 1C may send a file with this name: no path out of the folder and no executable. */
export const isExchangeFileName = (name: string): boolean =>
  name.length <= fileNameMax && fileName.test(name) && !name.includes('//') && !name.includes('/.');

/** Part of the catalogue that a file contains, by its elements. */
export const isPicture = (name: string): boolean => name.startsWith('import_files/');
