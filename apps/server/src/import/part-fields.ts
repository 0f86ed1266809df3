import {
  convertPrice,
  convertTiers,
  readDecimal,
  readPrice,
  type PriceRule,
  type WrittenTier,
} from '@farad/domain/import';
import type { UnitPrice } from '@farad/domain/money';
import type { Lifecycle, PriceTiers } from '@farad/domain/product';
import { fieldAt, textAt, type ProblemReason, type SourceProblem, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from './mapping.ts';

export const countMax = 10_000_000;

const lifecycles: readonly (readonly [pattern: RegExp, lifecycle: Lifecycle])[] = [
  [/not\s+recommended|\bnrnd\b|не рекоменд/i, 'not_for_new_designs'],
  [/last\s+time|end\s+of\s+life|\beol\b|\bltb\b|discontinu|снимается/i, 'end_of_life'],
  [/obsolete|снят/i, 'obsolete'],
];

export const lifecycleOf = (text: string): Lifecycle =>
  lifecycles.find(([pattern]) => pattern.test(text))?.[1] ?? 'active';

/** Decimals of the mapping as they are counted with; the schema has seen that they are decimals. */
export function priceRuleOf({ rate, margin, rounding }: Mapping['prices']): PriceRule {
  const zero = { digits: 0n, scale: 0 };
  const steps = Array.isArray(margin) ? margin : [{ percent: margin }];
  return {
    rate: readDecimal(rate ?? 1) ?? zero,
    margins: steps
      .map((step) => ({ belowRoubles: step.belowRoubles ?? null, percent: readDecimal(step.percent) ?? zero }))
      .sort((a, b) => (a.belowRoubles ?? Infinity) - (b.belowRoubles ?? Infinity)),
    rounding,
  };
}

/** The row cannot be imported. */
export class RowRefused extends Error {
  readonly problem: Omit<SourceProblem, 'line'>;

  constructor(field: string, value: string, reason: ProblemReason) {
    super(reason);
    this.problem = { field, value: value.slice(0, 200), reason };
  }
}

export interface RowPrices {
  readonly tiers: PriceTiers;
  /** What the shop pays for one piece; null: the file does not say. */
  readonly purchase: UnitPrice | null;
}

/** Reads one tier after another; a price that is none refuses the row rather than be left out. */
export function pricesOf(record: SourceRecord, { prices }: Mapping, rule: PriceRule): RowPrices {
  const written: WrittenTier[] = [];
  const add = (from: unknown, value: unknown, field: string): void => {
    if (value === null || value === undefined || value === '' || value === '-') return;
    const price =
      typeof value === 'number' || typeof value === 'string' ? readPrice(String(value), prices.currency) : null;
    const quantity = Number(from);
    if (price === null || !(quantity >= 0 && quantity <= countMax)) {
      const told = typeof value === 'string' ? value : JSON.stringify(value);
      throw new RowRefused(field, told, isNegative(told) ? 'negative' : 'not_a_price');
    }
    written.push({ from: Math.max(1, Math.ceil(quantity)), price });
  };
  if (prices.tiers !== undefined) {
    const list = fieldAt(record.fields, prices.tiers.field);
    for (const tier of Array.isArray(list) ? (list as unknown[]) : []) {
      if (typeof tier !== 'object' || tier === null) continue;
      const fields = tier as Readonly<Record<string, unknown>>;
      add(fieldAt(fields, prices.tiers.quantity), fieldAt(fields, prices.tiers.price), prices.tiers.field);
    }
  }
  for (const { quantity, field } of prices.columns ?? []) add(quantity, textAt(record.fields, field), field);
  const tiers = convertTiers(written, rule);
  if (tiers === null) throw new RowRefused('prices', '', 'not_a_price');
  if (prices.kind === 'sale') return { tiers, purchase: null };
  const dearest = written.toSorted((a, b) => a.from - b.from).find(({ price }) => price.digits > 0n);
  return {
    tiers,
    purchase: dearest === undefined ? null : convertPrice(dearest.price, { ...rule, margins: [], rounding: 'exact' }),
  };
}

const isNegative = (text: string): boolean => /^\s*[-−]\s*\d/u.test(text);

const withoutGroups = (text: string): string => text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');

/** A whole number of a field, at least `min`; `absent` where the field is empty or has no name in the mapping. */
export function countOf<T>(
  record: SourceRecord,
  field: string | undefined,
  min: number,
  max: number,
  absent: T,
): number | T {
  if (field === undefined) return absent;
  const text = withoutGroups(textAt(record.fields, field))
    .replace(/^[<>]\s*/, '')
    .replace(/[.,]0+$/, '');
  if (text === '' || text === '-') return absent;
  if (!/^\d{1,15}$/.test(text)) throw new RowRefused(field, text, isNegative(text) ? 'negative' : 'not_a_number');
  return Math.min(max, Math.max(min, Number(text)));
}

export function requiredText(record: SourceRecord, field: string, max: number): string {
  // Spreadsheets keep leading zeros so: ="0012".
  const text = textAt(record.fields, field)
    .replace(/^="(.*)"$/s, '$1')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text === '') throw new RowRefused(field, '', 'required');
  if (/^[=@]/.test(text)) throw new RowRefused(field, text, 'formula');
  if (text.length > max) throw new RowRefused(field, text, 'too_long');
  return text;
}
