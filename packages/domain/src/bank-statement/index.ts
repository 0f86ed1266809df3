export { bankEntryKey, type BankEntry } from './bank-entry.ts';
export { invoiceMentions, orderMentions, type InvoiceMention } from './invoice-mentions.ts';
export { matchEntry, matchOutcomes, type BankMatch, type MatchOutcome, type PayableInvoice } from './match-entry.ts';
