import { multiplyDivide } from '../money/exact.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { vatInside, type VatPercent } from '../vat/vat.ts';

/** Units of an invoice with their ОКЕИ codes; null = no code fits. */
export const invoiceUnits = {
  piece: { name: 'шт', okei: '796' },
  metre: { name: 'м', okei: '006' },
  set: { name: 'компл', okei: '839' },
  pack: { name: 'упак', okei: '778' },
  service: { name: 'усл', okei: null },
} as const satisfies Record<string, { readonly name: string; readonly okei: string | null }>;

export type InvoiceUnit = keyof typeof invoiceUnits;

/** A row of an invoice; `total` is paid for the whole `quantity`, after all discounts. */
export interface InvoiceLine {
  /** Maker's part number; empty = a service. */
  readonly article: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: InvoiceUnit;
  readonly total: Kopecks;
  readonly vatPercent: VatPercent;
}

/** Unit price on an invoice row, in roubles, with as many decimals as needed. */
export interface RowPrice {
  readonly roubles: number;
  readonly decimals: number;
}

const kopeckDecimals = 2;

/**
 * Returns the unit price for a row: its sum divided by its quantity. It has the fewest decimals, at least two, from
 * which the sum can be reproduced in kopecks. This holds after discounts and the rounding of a line.
 */
export function rowPrice({ total, quantity }: Pick<InvoiceLine, 'total' | 'quantity'>): RowPrice {
  for (let decimals = kopeckDecimals; ; decimals += 1) {
    const perKopeck = 10 ** (decimals - kopeckDecimals);
    const price = multiplyDivide(total, perKopeck, quantity);
    // No sum needs more decimals: half of the last decimal, times the quantity, is below half a kopeck.
    const isLast = perKopeck > quantity;
    if (isLast || multiplyDivide(price, quantity, perKopeck) === total)
      return { roubles: price / 10 ** decimals, decimals };
  }
}

/** VAT at one rate. */
export interface VatSum {
  readonly percent: VatPercent;
  /** Amount paid at this rate. */
  readonly total: Kopecks;
  readonly vat: Kopecks;
}

/** Returns the VAT included in the rows by rate, the highest first. Each VAT sum is the sum over its rows. */
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
