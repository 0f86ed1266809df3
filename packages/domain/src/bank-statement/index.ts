export { bankEntryKey, type BankEntry } from './bank-entry.ts';
export { invoiceMentions, orderMentions, type InvoiceMention } from './invoice-mentions.ts';
export { debitOutcomes, matchDebit, type DebitMatch, type RefundToPay } from './match-debit.ts';
export { matchEntry, matchOutcomes, type BankMatch, type MatchOutcome, type PayableInvoice } from './match-entry.ts';
