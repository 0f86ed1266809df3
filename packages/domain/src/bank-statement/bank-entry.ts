import type { Day } from '../delivery/day.ts';
import type { Kopecks } from '../money/money.ts';

/** One payment order of a bank statement. Texts are empty if the bank gave none. */
export interface BankEntry {
  /** The bank's document number; not unique by itself. */
  readonly number: string;
  readonly day: Day;
  readonly amount: Kopecks;
  readonly payerAccount: string;
  readonly payerInn: string;
  readonly payerName: string;
  readonly payeeAccount: string;
  readonly purpose: string;
}

/** Returns a key that identifies an entry. A statement that is imported twice must not add its entries twice. */
export const bankEntryKey = ({ number, day, amount, payerAccount }: BankEntry): string =>
  [number, day, amount, payerAccount].join('|');
