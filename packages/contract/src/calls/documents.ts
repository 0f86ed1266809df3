import { z } from 'zod';

import {
  AddBankPaymentBody,
  BankEntries,
  BankEntry,
  BankPayments,
  MatchBankEntryBody,
  SellerSettings,
  SetAsideBankEntryBody,
  TakeBackMatchBody,
  SetSellerBody,
  StatementReport,
  statementTypes,
} from '../bank.ts';
import { define } from '../call.ts';
import { OrderDocuments, ReissueInvoiceBody } from '../documents.ts';
import { FileAnswer } from '../file.ts';
import { RowNumber, YesOrNo } from '../query.ts';

const pdf = ['application/pdf'] as const;

/** Documents of orders, and the money that companies send by bank. */
export const documentsCalls = define({
  orderDocuments: {
    method: 'GET',
    path: '/orders/{number}/documents',
    summary: 'Documents of an order that the caller may see',
    answer: OrderDocuments,
  },
  orderDocument: {
    method: 'GET',
    path: '/orders/{number}/documents/{documentId}',
    summary: 'A document of an order as PDF',
    answer: FileAnswer,
    answerTypes: pdf,
  },
  staffOrderDocuments: {
    method: 'GET',
    path: '/admin/orders/{number}/documents',
    summary: 'Documents of an order',
    answer: OrderDocuments,
  },
  staffOrderDocument: {
    method: 'GET',
    path: '/admin/orders/{number}/documents/{documentId}',
    summary: 'A document of an order as PDF',
    answer: FileAnswer,
    answerTypes: pdf,
  },
  reissueInvoice: {
    method: 'POST',
    path: '/admin/orders/{number}/invoices',
    summary: 'Issue the invoice of an order, or a new version of it, from the order and the seller as they are now',
    body: ReissueInvoiceBody,
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
      text: z.string().trim().max(200).optional().describe('An INN, a number, or part of the payer or the purpose'),
      open: YesOrNo.optional().describe('`true`: only those that wait for staff'),
      after: RowNumber.optional().describe('`next` of the page before'),
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
