import { multiplyDivide } from '../money/exact.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { vatInside, type VatPercent } from '../vat/vat.ts';

/** Units of an invoice by the classifier of units (ОКЕИ); null: the classifier has none that fits. */
export const invoiceUnits = {
  piece: { name: 'шт', okei: '796' },
  metre: { name: 'м', okei: '006' },
  set: { name: 'компл', okei: '839' },
  pack: { name: 'упак', okei: '778' },
  service: { name: 'усл', okei: null },
} as const satisfies Record<string, { readonly name: string; readonly okei: string | null }>;

export type InvoiceUnit = keyof typeof invoiceUnits;

/** One row of an invoice: what is paid for all of `quantity`, after every discount. */
export interface InvoiceLine {
  /** Maker's part number; empty for a service. */
  readonly article: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: InvoiceUnit;
  readonly total: Kopecks;
  readonly vatPercent: VatPercent;
}

/** Price of one in a row, roubles, with as many decimals as the row needs. */
export interface RowPrice {
  readonly roubles: number;
  readonly decimals: number;
}

const kopeckDecimals = 2;

/**
 * Price of one as the row tells it: its sum by its quantity, with the fewest decimals, two or more, by which whoever
 * multiplies it comes to the sum again, rounded to kopecks. It agrees so after discounts and the rounding of a line.
 */
export function rowPrice({ total, quantity }: Pick<InvoiceLine, 'total' | 'quantity'>): RowPrice {
  for (let decimals = kopeckDecimals; ; decimals += 1) {
    const perKopeck = 10 ** (decimals - kopeckDecimals);
    const price = multiplyDivide(total, perKopeck, quantity);
    // More decimals than this no sum needs: half a unit of the last one, times the quantity, is under half a kopeck.
    const isLast = perKopeck > quantity;
    if (isLast || multiplyDivide(price, quantity, perKopeck) === total)
      return { roubles: price / 10 ** decimals, decimals };
  }
}

/** VAT of one rate. */
export interface VatSum {
  readonly percent: VatPercent;
  /** What is paid at this rate. */
  readonly total: Kopecks;
  readonly vat: Kopecks;
}

/** VAT inside the rows by rate, the highest first; the VAT of a rate is the sum of that of its rows. */
export function vatByRate(lines: readonly Pick<InvoiceLine, 'total' | 'vatPercent'>[]): readonly VatSum[] {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))];
  return percents
    .toSorted((a, b) => (b ?? -1) - (a ?? -1))
    .map((percent) => {
      const own = lines.filter(({ vatPercent }) => vatPercent === percent);
      return {
        percent,
        total: sumKopecks(own.map(({ total }) => total)),
        vat: sumKopecks(own.map(({ total }) => vatInside(total, percent))),
      };
    });
}

export const invoiceTotal = (lines: readonly Pick<InvoiceLine, 'total'>[]): Kopecks =>
  sumKopecks(lines.map(({ total }) => total));
