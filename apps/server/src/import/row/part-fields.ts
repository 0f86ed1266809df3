import {
  convertPriceBreaks,
  isOnRequest,
  readDays,
  readDecimal,
  readJoinedPrices,
  readPieces,
  readPrice,
  type PriceRule,
  type SideValue,
  type WrittenPriceBreak,
} from '@farad/domain/import';
import type { Lifecycle, PriceBreaks } from '@farad/domain/product';
import {
  columnInFile,
  fieldAt,
  isNumberColumn,
  textAt,
  type ProblemReason,
  type SourceProblem,
  type SourceRecord,
} from '@farad/importers/record';

import type { Mapping } from '../mapping.ts';

export const countMax = 10_000_000;

const lifecycles: readonly (readonly [pattern: RegExp, lifecycle: Lifecycle])[] = [
  [/not\s+recommended|\bnrnd\b|не рекоменд/i, 'not_for_new_designs'],
  [/last\s+time|end\s+of\s+life|\beol\b|\bltb\b|discontinu|снимается/i, 'end_of_life'],
  [/obsolete|снят/i, 'obsolete'],
];

export const lifecycleOf = (text: string): Lifecycle =>
  lifecycles.find(([pattern]) => pattern.test(text))?.[1] ?? 'active';

/** Converts the decimals of the mapping for calculations. The schema has validated them. */
export function priceRuleOf({ rate, addedVat, margin, rounding }: Mapping['prices']): PriceRule {
  const zero = { digits: 0n, scale: 0 };
  const steps = Array.isArray(margin) ? margin : [{ percent: margin }];
  return {
    rate: readDecimal(rate ?? 1) ?? zero,
    addedVat,
    margins: steps
      .map((step) => ({ belowRoubles: step.belowRoubles ?? null, percent: readDecimal(step.percent) ?? zero }))
      .sort((a, b) => (a.belowRoubles ?? Infinity) - (b.belowRoubles ?? Infinity)),
    rounding,
  };
}

/** Thrown if a row cannot be imported. */
export class RowRefused extends Error {
  readonly problem: Omit<SourceProblem, 'line'>;

  constructor(field: string, value: string, reason: ProblemReason) {
    super(reason);
    this.problem = { field, value: value.slice(0, 200), reason };
  }
}

export interface RowPrices {
  /** Sales prices by quantity. Empty = no price. Null = the price could not be read, so the shop's price stays. */
  readonly tiers: PriceBreaks | null;
  /** Purchase prices by quantity; empty = the file has none. */
  readonly purchase: PriceBreaks;
  /** Smallest quantity that has a price; smaller quantities are not sold. 1 if there are no prices. */
  readonly from: number;
}

/** Called for each value that is left out although its row is imported. */
export type LeaveOut = (field: string, value: string, reason: ProblemReason) => void;

const isNegative = (text: string): boolean => /^\s*[-−]\s*\d/u.test(text);
const saysNothing = new Set<unknown>([null, undefined, '', '-', '—', '–', '#N/A', '#Н/Д']);

/** Returns a collector of the prices of a row. Texts that cannot be read as prices are left out and counted. */
function tierReader(currency: string, leaveOut: LeaveOut) {
  const written: WrittenPriceBreak[] = [];
  let unread = 0;
  const add = (from: unknown, value: unknown, field: string): void => {
    if (saysNothing.has(value)) return;
    const price = typeof value === 'number' || typeof value === 'string' ? readPrice(String(value), currency) : null;
    const quantity = Number(from);
    if (price !== null && quantity >= 0 && quantity <= countMax) {
      written.push({ from: Math.max(1, Math.ceil(quantity)), price });
      return;
    }
    const told = typeof value === 'string' ? value : JSON.stringify(value);
    const isAsked = isOnRequest(told);
    if (!isAsked) unread += 1;
    leaveOut(field, told, isAsked ? 'price_on_request' : isNegative(told) ? 'negative' : 'not_a_price');
  };
  /** Reads a cell of a price column, which may have several prices. */
  const addCell = (from: number, text: string, field: string): void => {
    const joined = readJoinedPrices(text, field, currency);
    if (joined === null) add(from, text, field);
    else written.push(...joined);
  };
  return { add, addCell, written, unread: () => unread };
}

function leastOf(written: readonly WrittenPriceBreak[]): number {
  const quantities = written.filter(({ price }) => price.digits > 0n).map(({ from }) => from);
  return quantities.reduce((least, from) => Math.min(least, from), quantities[0] ?? 1);
}

/** Returns the prices of a row, calculated by the supplier's rule. */
export function pricesOf(record: SourceRecord, { prices }: Mapping, rule: PriceRule, leaveOut: LeaveOut): RowPrices {
  const { add, addCell, written, unread } = tierReader(prices.currency, leaveOut);
  if (prices.tiers !== undefined) {
    const list = fieldAt(record.fields, prices.tiers.field);
    for (const tier of Array.isArray(list) ? (list as unknown[]) : []) {
      if (typeof tier !== 'object' || tier === null) continue;
      const fields = tier as Readonly<Record<string, unknown>>;
      add(fieldAt(fields, prices.tiers.quantity), fieldAt(fields, prices.tiers.price), prices.tiers.field);
    }
  }
  for (const { quantity, field } of prices.columns ?? []) addCell(quantity, textAt(record.fields, field), field);
  if (written.length === 0) return { tiers: unread() > 0 ? null : [], purchase: [], from: 1 };
  const from = leastOf(written);
  const tiers = convertPriceBreaks(written, rule);
  const isSold = prices.kind === 'sale';
  if (tiers === null) leaveOut(prices.tiers?.field ?? prices.columns?.[0]?.field ?? 'prices', '', 'not_a_price');
  if (tiers === null || isSold) return { tiers, purchase: [], from };
  return { tiers, purchase: convertPriceBreaks(written, { ...rule, margins: [], rounding: 'exact' }) ?? [], from };
}

/** Returns the number in a cell, limited to the bounds. Returns `otherwise` if there is none or it cannot be read. */
function boundedOf<T>(
  read: SideValue,
  { field, text, min, max }: { field: string; text: string; min: number; max: number },
  otherwise: T,
  leaveOut: LeaveOut,
): number | T {
  if (read.kind === 'value') return Math.min(max, Math.max(min, read.value));
  if (read.kind !== 'absent') leaveOut(field, text, read.kind === 'negative' ? 'negative' : 'not_a_number');
  return otherwise;
}

/**
 * Returns the whole number in a field, limited to the bounds. Returns `absent` if there is none. For `hasDecimalComma`
 * see `readPieces`.
 */
export function countOf<T>(
  record: SourceRecord,
  field: string | undefined,
  [min, max]: readonly [min: number, max: number],
  absent: T,
  leaveOut: LeaveOut,
  hasDecimalComma: boolean,
): number | T {
  if (field === undefined) return absent;
  const text = textAt(record.fields, field);
  return boundedOf(readPieces(text, hasDecimalComma), { field, text, min, max }, absent, leaveOut);
}

/** Returns the stock in a field, or the sum of several fields. Null = none of them has a number. */
export function stockOf(
  record: SourceRecord,
  fields: string | readonly string[] | undefined,
  max: number,
  leaveOut: LeaveOut,
  hasDecimalComma: boolean,
): number | null {
  const counts = [fields ?? []]
    .flat()
    .map((field) => countOf(record, field, [0, max], null, leaveOut, hasDecimalComma));
  const read = counts.filter((count) => count !== null);
  return read.length === 0
    ? null
    : Math.min(
        max,
        read.reduce((sum, count) => sum + count, 0),
      );
}

/** Returns the number of days in a field. Returns `absent` if there is none. */
export function daysOf<T>(
  record: SourceRecord,
  field: string | undefined,
  max: number,
  absent: T,
  leaveOut: LeaveOut,
): number | T {
  if (field === undefined) return absent;
  const text = textAt(record.fields, field);
  return boundedOf(readDays(text, field), { field, text, min: 0, max }, absent, leaveOut);
}

export function requiredText(record: SourceRecord, field: string, max: number): string {
  // Spreadsheets keep leading zeros in this way: ="0012".
  const text = textAt(record.fields, field)
    .replace(/^="(.*)"$/s, '$1')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const column = columnInFile(field);
  if (text === '') {
    const name = isNumberColumn(field) ? textAt(record.fields, column) : '';
    throw new RowRefused(column, name, name === '' ? 'required' : 'no_number');
  }
  if (/^[=@]/.test(text)) throw new RowRefused(column, text, 'formula');
  if (text.length > max) throw new RowRefused(column, text, 'too_long');
  return text;
}
