import { debitOutcomes, matchOutcomes } from '@farad/domain/bank-statement';
import { legalForms } from '@farad/domain/company';
import { sellerLengths, sellerVatModes } from '@farad/domain/invoice';
import { typedOrderNumberLengthMax } from '@farad/domain/order';
import { searchTextLengthMax } from '@farad/domain/search-query';
import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer } from '../../kit/file.ts';
import { AfterRow, YesOrNo } from '../../kit/query.ts';
import { EmptyBody, LineText, NextPage, OptionalReasonLine, ReasonLine, Roubles, RowId } from '../../kit/wire.ts';
import { Seen, SettingVersion } from '../settings/settings.ts';
import { OrderDocumentQuery, OrderDocuments, paperTypes } from '../../shop/documents.ts';

const field = (most: number) => LineText.max(most).default('');

const SellerFields = z.object({
  form: z.enum(legalForms).optional().describe('Legal form; absent = the one that name and INN show'),
  name: field(sellerLengths.name),
  address: field(sellerLengths.address),
  phone: field(sellerLengths.phone),
  inn: field(sellerLengths.inn),
  kpp: field(sellerLengths.kpp),
  ogrn: field(sellerLengths.ogrn),
  bankName: field(sellerLengths.bankName),
  bik: field(sellerLengths.bik),
  account: field(sellerLengths.account),
  correspondentAccount: field(sellerLengths.correspondentAccount),
  director: field(sellerLengths.director),
  accountant: field(sellerLengths.accountant),
  vatMode: z.enum(sellerVatModes),
});

const SetSellerBody = z.object({ ...SellerFields.shape, seen: Seen });
const RestoreSellerBody = z.object({ version: RowId, seen: Seen });

export type SellerToSet = z.input<typeof SellerFields>;

export const SellerSettings = z.object({
  /** null = the seller is not set: no invoices can be issued. */
  seller: z
    .object({
      ...SellerFields.omit({ form: true, kpp: true }).shape,
      form: z.enum(legalForms),
      kpp: z.string().nullable(),
    })
    .nullable(),
  /** True = a made-up seller in a demonstration shop. Its invoices say so. */
  isDemonstration: z.boolean(),
  /** Saved versions, latest first. Empty = the seller was never saved. */
  versions: z.array(SettingVersion),
});

export type SellerSettings = z.infer<typeof SellerSettings>;

/** Media types of a bank statement. */
export const statementTypes = ['application/octet-stream'] as const;

const EntryFigures = {
  number: z.string(),
  day: z.iso.date(),
  amount: Roubles,
  payerName: z.string(),
  payerInn: z.string(),
  purpose: z.string(),
  /** Order that the payment is for; null = not decided. */
  orderNumber: z.string().nullable(),
  /** Numbers of orders that the payment may be for. */
  candidates: z.array(z.string()),
};

/**
 * Outcomes of a statement line; those of a preview are the expected ones. `known` = imported before. `outgoing` = an
 * outgoing payment that is not a refund.
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
  /** Staff member who decided; null = matched automatically, or nobody has decided yet. */
  decidedBy: z.string().nullable(),
});

export type BankEntry = z.infer<typeof BankEntry>;

export const BankEntries = z.object({ entries: z.array(BankEntry), next: NextPage });

export type BankEntries = z.infer<typeof BankEntries>;

const MatchBankEntryBody = z.object({ orderNumber: LineText.min(1).max(typedOrderNumberLengthMax) });
const TakeBackMatchBody = z.object({ reason: ReasonLine });
const SetAsideBankEntryBody = z.object({ note: LineText.min(1).max(textLimits.reason) });

const AddBankPaymentBody = z.object({
  amount: z.number().min(0.01).max(1_000_000_000).multipleOf(0.01),
  /** Date of the payment at the bank. */
  day: z.iso.date(),
  note: OptionalReasonLine,
});

/** Bank payments of one order. */
export const BankPayments = z.object({
  total_price: Roubles,
  paid: Roubles,
  /** Amount still to pay. */
  due: Roubles,
  /** Overpayment that is not refunded yet. */
  over: Roubles,
  isPaid: z.boolean(),
  payments: z.array(
    z.object({
      amount: Roubles,
      day: z.iso.date(),
      /** null = recorded by staff without a statement. */
      payerName: z.string().nullable(),
      staffName: z.string().nullable(),
      note: z.string(),
      at: z.string(),
    }),
  ),
});

export type BankPayments = z.infer<typeof BankPayments>;

/** API calls about invoices, seller details and bank payments of companies. */
export const officeBankCalls = define({
  staffOrderDocuments: {
    method: 'GET',
    path: '/admin/orders/{number}/documents',
    summary: 'Documents of an order',
    answer: OrderDocuments,
  },
  staffOrderDocument: {
    method: 'GET',
    path: '/admin/orders/{number}/documents/{documentId}',
    summary: 'A document of an order as PDF, a transfer document (УПД) also as XML',
    query: OrderDocumentQuery,
    answer: FileAnswer,
    answerTypes: paperTypes,
  },
  reissueInvoice: {
    method: 'POST',
    path: '/admin/orders/{number}/invoices',
    summary: 'Issue the invoice of an order, or a new version of it, from the order and the seller as they are now',
    body: EmptyBody,
    answer: OrderDocuments,
  },
  sellerSettings: {
    method: 'GET',
    path: '/admin/settings/seller',
    summary: 'Who sells: requisites on invoices',
    answer: SellerSettings,
  },
  setSeller: {
    method: 'POST',
    path: '/admin/settings/seller',
    summary: 'Set who sells; invoices that were issued stay as they are',
    body: SetSellerBody,
    answer: SellerSettings,
  },
  restoreSeller: {
    method: 'POST',
    path: '/admin/settings/seller/restore',
    summary: 'Take an earlier version of the seller back; invoices that were issued stay as they are',
    body: RestoreSellerBody,
    answer: SellerSettings,
  },
  previewStatement: {
    method: 'POST',
    path: '/admin/bank/statements/preview',
    summary: "What a bank's statement (1CClientBankExchange) would pay; nothing is changed",
    fileTypes: statementTypes,
    answer: StatementReport,
  },
  takeStatement: {
    method: 'POST',
    path: '/admin/bank/statements',
    summary: "Take a bank's statement in: what is sure is paid, the rest waits for staff",
    fileTypes: statementTypes,
    answer: StatementReport,
  },
  bankEntries: {
    method: 'GET',
    path: '/admin/bank/entries',
    summary: 'Payment orders of statements, the newest first',
    answer: BankEntries,
    query: z.strictObject({
      text: z
        .string()
        .trim()
        .max(searchTextLengthMax)
        .optional()
        .describe('An INN, a number, or part of the payer or the purpose'),
      open: YesOrNo.optional().describe('`true`: only those that wait for staff'),
      after: AfterRow,
    }),
  },
  matchBankEntry: {
    method: 'POST',
    path: '/admin/bank/entries/{entryId}/match',
    summary: 'Say which order a payment is for',
    body: MatchBankEntryBody,
    answer: BankEntry,
  },
  takeBackBankMatch: {
    method: 'POST',
    path: '/admin/bank/entries/{entryId}/take-back',
    summary: 'Say that a payment was matched with the wrong order',
    body: TakeBackMatchBody,
    answer: BankEntry,
  },
  setAsideBankEntry: {
    method: 'POST',
    path: '/admin/bank/entries/{entryId}/set-aside',
    summary: 'Say that a payment is for no order',
    body: SetAsideBankEntryBody,
    answer: BankEntry,
  },
  bankPayments: {
    method: 'GET',
    path: '/admin/orders/{number}/bank-payments',
    summary: 'What came for an order by bank',
    answer: BankPayments,
  },
  addBankPayment: {
    method: 'POST',
    path: '/admin/orders/{number}/bank-payments',
    summary: 'Note money by bank by hand: sum, day and who',
    body: AddBankPaymentBody,
    answer: BankPayments,
  },
});
