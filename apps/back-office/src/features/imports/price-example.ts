import type { ImportMapping, ImportLayout } from '@farad/contract/office/imports/mapping';
import { convertPriceBreaks, readDecimal, type Decimal, type PriceRule } from '@farad/domain/import';
import type { UnitPrice } from '@farad/domain/money';

type Prices = ImportMapping['prices'];

/** Returns the price rule of the form; null if a field is empty or invalid. */
function ruleOf({ currency, rate, addedVat, margins, rounding }: Prices): PriceRule | null {
  const roubles = currency === 'RUB' ? readDecimal('1') : rate === null ? null : readDecimal(rate);
  const steps = margins.map(({ belowRoubles, percent }) => ({ belowRoubles, percent: readDecimal(percent) }));
  if (roubles === null || steps.some(({ percent }) => percent === null)) return null;
  return { rounding, rate: roubles, addedVat, margins: steps as { belowRoubles: number | null; percent: Decimal }[] };
}

const plain: Prices['margins'] = [{ belowRoubles: null, percent: '0' }];

/**
 * Calculates an example: `cost` = the supplier's price in roubles, `sold` = the shop's price. `written` = the price as
 * in the file. Returns null if a value is missing or too large.
 */
export function countPrice(
  written: string,
  prices: Prices,
): { readonly cost: UnitPrice; readonly sold: UnitPrice } | null {
  const price = readDecimal(written);
  const [rule, costRule] = [ruleOf(prices), ruleOf({ ...prices, margins: plain, rounding: 'exact' })];
  if (price === null || price.digits === 0n || rule === null || costRule === null) return null;
  const priceBy = (by: PriceRule): UnitPrice | undefined =>
    convertPriceBreaks([{ from: 1, price }], by)?.[0]?.unitPrice;
  const [cost, sold] = [priceBy(costRule), priceBy(rule)];
  return cost === undefined || sold === undefined ? null : { cost, sold };
}

/**
 * Returns the first price in the file's samples, from a price column or a column with price breaks; null if there is
 * none.
 */
export function samplePrice(layout: ImportLayout, columns: ImportMapping['columns']): string | null {
  for (const { column, target } of columns) {
    const samples = layout.columns.find(({ name }) => name === column)?.samples ?? [];
    if (target.kind === 'price') {
      // The first of several prices in one cell: `3.12/2.87`.
      const found = samples.flatMap((sample) => sample.split(/[/|;\n]/u)).find((text) => readDecimal(text) !== null);
      if (found !== undefined) return found;
    }
    if (target.kind === 'tiers') {
      const found = samples.map((sample) => priceInList(sample, target.price)).find((price) => price !== null);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/**
 * Returns the first value of the property `name` in JSON such as `[{"qFrom":1,"price":0.5}]`. The sample may be cut
 * off.
 */
function priceInList(sample: string, name: string): string | null {
  const at = sample.indexOf(`"${name}"`);
  const match = at < 0 ? null : /^\s*:\s*"?([\d.,e+-]+)/i.exec(sample.slice(at + name.length + 2));
  return match?.[1] ?? null;
}
