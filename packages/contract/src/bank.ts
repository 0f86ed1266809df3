import { debitOutcomes, matchOutcomes } from '@farad/domain/bank-statement';
import { sellerVatModes } from '@farad/domain/invoice';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText, Roubles } from './wire.ts';

const field = (most: number) => LineText.pipe(z.string().max(most)).default('');

export const SetSellerBody = z.object({
  name: field(160),
  address: field(300),
  phone: field(50),
  inn: field(20),
  kpp: field(20),
  ogrn: field(20),
  bankName: field(160),
  bik: field(20),
  account: field(40),
  correspondentAccount: field(40),
  director: field(100),
  accountant: field(100),
  vatMode: z.enum(sellerVatModes),
});

export type SellerToSet = z.input<typeof SetSellerBody>;

export const SellerSettings = z.object({
  /** null: nobody has said who sells; no invoices can be issued. */
  seller: z
    .object({
      ...SetSellerBody.omit({ kpp: true }).shape,
      kpp: z.string().nullable(),
    })
    .nullable(),
  /** The seller is invented, for a shop of demonstration; its invoices say so. */
  isDemonstration: z.boolean(),
});

export type SellerSettings = z.infer<typeof SellerSettings>;

/** What a statement's file may be sent as. */
export const statementTypes = ['application/octet-stream'] as const;

const EntryFigures = {
  number: z.string(),
  day: z.iso.date(),
  amount: Roubles,
  payerName: z.string(),
  payerInn: z.string(),
  purpose: z.string(),
  /** Order that it is for, or was. */
  orderNumber: z.string().nullable(),
  /** Orders that it could be for. */
  candidates: z.array(z.string()),
};

/**
 * What became, or would become, of a line of a statement; `known`: it was taken in before; `outgoing`: it left the account
 * and is no refund.
 */
const statementOutcomes = [...matchOutcomes, 'known', ...debitOutcomes] as const;

export const StatementReport = z.object({
  isApplied: z.boolean(),
  entries: z.array(z.object({ ...EntryFigures, line: z.int(), outcome: z.enum(statementOutcomes) })),
  problems: z.array(z.object({ line: z.int(), kind: z.string(), field: z.string() })),
});

export type StatementReport = z.infer<typeof StatementReport>;

export const BankEntry = z.object({
  id: RowId,
  ...EntryFigures,
  payerAccount: z.string(),
  importedAt: z.string(),
  outcome: z.enum([...matchOutcomes, 'by_hand', 'set_aside']),
  note: z.string(),
  /** Who of the staff decided; null: nobody, it was matched by itself or waits. */
  decidedBy: z.string().nullable(),
});

export type BankEntry = z.infer<typeof BankEntry>;

export const BankEntries = z.object({ entries: z.array(BankEntry), next: NextPage });

export type BankEntries = z.infer<typeof BankEntries>;

export const MatchBankEntryBody = z.object({ orderNumber: LineText.pipe(z.string().min(1).max(30)) });
export const TakeBackMatchBody = z.object({ reason: LineText.pipe(z.string().min(3).max(500)) });
export const SetAsideBankEntryBody = z.object({ note: LineText.pipe(z.string().min(1).max(500)) });

export const AddBankPaymentBody = z.object({
  amount: z.number().min(0.01).max(1_000_000_000).multipleOf(0.01),
  /** Of the bank. */
  day: z.iso.date(),
  note: LineText.pipe(z.string().max(500)).default(''),
});

/** Money of one order by bank. */
export const BankPayments = z.object({
  total_price: Roubles,
  paid: Roubles,
  /** What is missing yet. */
  due: Roubles,
  /** What came beyond the total and was not given back yet. */
  over: Roubles,
  isPaid: z.boolean(),
  payments: z.array(
    z.object({
      amount: Roubles,
      day: z.iso.date(),
      /** null: staff saw it themselves. */
      payerName: z.string().nullable(),
      staffName: z.string().nullable(),
      note: z.string(),
      at: z.string(),
    }),
  ),
});

export type BankPayments = z.infer<typeof BankPayments>;
