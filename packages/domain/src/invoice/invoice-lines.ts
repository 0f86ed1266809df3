import { multiplyDivide } from '../money/exact.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { vatInside, type VatPercent } from '../vat/vat.ts';

/** Units of an invoice with their codes in the ОКЕИ classifier; null = the classifier has no such unit. */
export const invoiceUnits = {
  piece: { name: 'шт', okei: '796' },
  metre: { name: 'м', okei: '006' },
  set: { name: 'компл', okei: '839' },
  pack: { name: 'упак', okei: '778' },
  service: { name: 'усл', okei: null },
} as const satisfies Record<string, { readonly name: string; readonly okei: string | null }>;

export type InvoiceUnit = keyof typeof invoiceUnits;

/** A row of an invoice. `total` is the amount paid for all pieces, after all discounts. */
export interface InvoiceLine {
  /** Maker's part number; empty = a service. */
  readonly article: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: InvoiceUnit;
  readonly total: Kopecks;
  readonly vatPercent: VatPercent;
}

/** Unit price in an invoice row, in roubles, and how many decimals to print. */
export interface RowPrice {
  readonly roubles: number;
  readonly decimals: number;
}

const kopeckDecimals = 2;

/**
 * Returns the unit price to print in a row: `total` divided by `quantity`. It has two decimals, or as many more as are
 * needed so that price times quantity gives `total` to the kopeck. Discounts and rounding make more decimals necessary.
 */
export function rowPrice({ total, quantity }: Pick<InvoiceLine, 'total' | 'quantity'>): RowPrice {
  for (let decimals = kopeckDecimals; ; decimals += 1) {
    const perKopeck = 10 ** (decimals - kopeckDecimals);
    const price = multiplyDivide(total, perKopeck, quantity);
    // More decimals are never needed: then the rounding error of the price, times the quantity, is below half a kopeck.
    const isLast = perKopeck > quantity;
    if (isLast || multiplyDivide(price, quantity, perKopeck) === total)
      return { roubles: price / 10 ** decimals, decimals };
  }
}

/** Sums of the rows that have one VAT rate. */
export interface VatSum {
  readonly percent: VatPercent;
  /** Amount paid for these rows, VAT included. */
  readonly total: Kopecks;
  readonly vat: Kopecks;
}

/**
 * Returns the VAT included in the rows, by rate, the highest rate first. VAT is rounded for each row and then summed.
 */
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
