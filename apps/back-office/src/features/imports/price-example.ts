import type { ImportMapping, ImportLayout } from '@farad/contract/office/import-mapping';
import { convertTiers, readDecimal, type Decimal, type PriceRule } from '@farad/domain/import';
import type { UnitPrice } from '@farad/domain/money';

type Prices = ImportMapping['prices'];

/** Returns the price rule from the form; null while the form is incomplete. */
function ruleOf({ currency, rate, margins, rounding }: Prices): PriceRule | null {
  const roubles = currency === 'RUB' ? readDecimal('1') : rate === null ? null : readDecimal(rate);
  const steps = margins.map(({ belowRoubles, percent }) => ({ belowRoubles, percent: readDecimal(percent) }));
  if (roubles === null || steps.some(({ percent }) => percent === null)) return null;
  return { rounding, rate: roubles, margins: steps as { belowRoubles: number | null; percent: Decimal }[] };
}

const plain: Prices['margins'] = [{ belowRoubles: null, percent: '0' }];

/**
 * Calculates one supplier price: in roubles and as the shop's price. Returns null if a figure is missing or too large.
 */
export function countPrice(
  written: string,
  prices: Prices,
): { readonly cost: UnitPrice; readonly sold: UnitPrice } | null {
  const price = readDecimal(written);
  const [rule, costRule] = [ruleOf(prices), ruleOf({ ...prices, margins: plain, rounding: 'exact' })];
  if (price === null || price.digits === 0n || rule === null || costRule === null) return null;
  const priceBy = (by: PriceRule): UnitPrice | undefined => convertTiers([{ from: 1, price }], by)?.[0]?.unitPrice;
  const [cost, sold] = [priceBy(costRule), priceBy(rule)];
  return cost === undefined || sold === undefined ? null : { cost, sold };
}

/** Returns a sample price from the file: the first value of a price column or of a price list column. */
export function samplePrice(layout: ImportLayout, columns: ImportMapping['columns']): string | null {
  for (const { column, target } of columns) {
    const samples = layout.columns.find(({ name }) => name === column)?.samples ?? [];
    if (target.kind === 'price') {
      const found = samples.find((sample) => readDecimal(sample) !== null);
      if (found !== undefined) return found;
    }
    if (target.kind === 'tiers') {
      const found = samples.map((sample) => priceInList(sample, target.price)).find((price) => price !== null);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** Returns the first value of that name in JSON such as `[{"qFrom":1,"price":0.5}]`, even if it is cut off. */
function priceInList(sample: string, name: string): string | null {
  const at = sample.indexOf(`"${name}"`);
  const match = at < 0 ? null : /^\s*:\s*"?([\d.,e+-]+)/i.exec(sample.slice(at + name.length + 2));
  return match?.[1] ?? null;
}
