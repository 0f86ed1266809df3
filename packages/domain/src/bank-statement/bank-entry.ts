import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';

/** One payment order of a bank statement. Empty texts where the bank gave none. */
export interface BankEntry {
  /** The bank's, not unique by itself. */
  readonly number: string;
  readonly day: Day;
  readonly amount: Kopecks;
  readonly payerAccount: string;
  readonly payerInn: string;
  readonly payerName: string;
  readonly payeeAccount: string;
  readonly purpose: string;
}

/** What makes an entry this one: the same statement read twice changes nothing. */
export const bankEntryKey = ({ number, day, amount, payerAccount }: BankEntry): string =>
  [number, day, amount, payerAccount].join('|');
