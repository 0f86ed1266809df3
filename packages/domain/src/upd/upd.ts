import type { Day } from '../delivery/day.ts';
import type { Seller } from '../invoice/seller.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import type { UpdLine } from './upd-lines.ts';

/** The buying company, as it was when the goods were handed over. */
export interface UpdBuyer {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  /** '' = not known. */
  readonly address: string;
  /** Number of the purchase in the buyer's own records; absent = none. */
  readonly purchaseNumber?: string;
}

/** A payment order by which the buyer paid before the goods were handed over. */
export interface UpdPayment {
  readonly number: string;
  readonly day: Day;
}

/**
 * A universal transfer document (УПД) of the goods that were handed over together. Its data never changes.
 */
export interface Upd {
  /** Number, which restarts at 1 each year. */
  readonly sequence: number;
  /** UUID of the file for the exchange of documents. */
  readonly fileId: string;
  readonly issuedAt: Date;
  /** Day in Moscow on which the goods were handed over. It is the date of the document. */
  readonly day: Day;
  readonly seller: Seller;
  /** True = the seller is invented. */
  readonly isDemonstration: boolean;
  readonly buyer: UpdBuyer;
  readonly order: { readonly number: string; readonly day: Day };
  readonly payments: readonly UpdPayment[];
  readonly lines: readonly UpdLine[];
}

/**
 * Returns the status of the document: 1 = счёт-фактура and transfer document, 2 = transfer document only. The latter is
 * for a seller who owes no VAT (letter ММВ-20-3/96@ of the tax service, 2013-10-21).
 */
export const updStatus = ({ vatMode }: Pick<Seller, 'vatMode'>): 1 | 2 => (vatMode === 'exempt' ? 2 : 1);

/** Sums of a УПД. `net` + `vat` = `total`. */
export interface UpdTotals {
  readonly net: Kopecks;
  /** null = no row has VAT. */
  readonly vat: Kopecks | null;
  readonly total: Kopecks;
}

/** Returns the price of a row without VAT (column 5). */
export const netOf = ({ total, vat }: Pick<UpdLine, 'total' | 'vat'>): Kopecks => (total - vat) as Kopecks;

/** Returns the sums of the row "Всего к оплате". */
export function updTotals(lines: readonly UpdLine[]): UpdTotals {
  const isTaxed = lines.some(({ vatPercent }) => vatPercent !== null);
  return {
    net: sumKopecks(lines.map(netOf)),
    vat: isTaxed ? sumKopecks(lines.map(({ vat }) => vat)) : null,
    total: sumKopecks(lines.map(({ total }) => total)),
  };
}
