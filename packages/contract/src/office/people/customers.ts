import { consentKinds } from '@farad/domain/account';
import { contractNumberLengthMax } from '@farad/domain/company';
import { searchTextLengthMax } from '@farad/domain/search-query';
import { companySorts, customerSorts } from '@farad/domain/staff';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, YesOrNo } from '../../kit/query.ts';
import {
  EmptyBody,
  LineText,
  LocaleName,
  NextPage,
  Note,
  NoteText,
  OptionalReasonLine,
  ReasonLine,
  Roubles,
  RowId,
} from '../../kit/wire.ts';
import { CompanyBank, CompanyContract, CompanyMember, CompanyRole, OrderLimit } from '../../shop/companies.ts';

export const CompanyListRow = z.object({
  id: RowId,
  name: z.string(),
  inn: z.string(),
  kpp: z.string().nullable(),
  contract: CompanyContract.nullable(),
  /** null = each member's own coefficient applies. */
  priceCoefficient: z.number().nullable(),
  memberCount: z.int(),
  createdAt: z.string(),
});

export type CompanyListRow = z.infer<typeof CompanyListRow>;

const CompanyList = z.object({ companies: z.array(CompanyListRow), next: NextPage });

export const CompanyDetails = z.object({
  ...CompanyListRow.shape,
  ogrn: z.string().nullable(),
  address: z.string(),
  bank: CompanyBank.nullable(),
  members: z.array(CompanyMember),
});

export type CompanyDetails = z.infer<typeof CompanyDetails>;

/** Factor that a customer's prices are multiplied by, with up to 4 decimals: 0.95 = five per cent off. */
const PriceCoefficient = z
  .number()
  .min(0.01)
  .max(10)
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6);

const SetCompanyTermsBody = z.object({
  contract: z.object({ number: LineText.min(1).max(contractNumberLengthMax), date: z.iso.date() }).nullable(),
  priceCoefficient: PriceCoefficient.nullable(),
});

const SetCompanyMemberBody = z.object({ role: CompanyRole, orderLimit: OrderLimit });

/** One row of the list of customers. */
export const CustomerRow = z.object({
  id: RowId,
  name: z.string(),
  surname: z.string(),
  /** Name in the latest order, if the account has no name; empty = none. */
  orderName: z.string(),
  /** 11 digits. Empty = not set. */
  phone: z.string(),
  email: z.string(),
  priceCoefficient: z.number(),
  isBlocked: z.boolean(),
  createdAt: z.string(),
  /** Number of orders placed, in any state. */
  orderCount: z.int(),
});

export type CustomerRow = z.infer<typeof CustomerRow>;

const Customers = z.object({ customers: z.array(CustomerRow), next: NextPage });

export const CustomerDetails = z.object({
  ...CustomerRow.shape,
  locale: LocaleName,
  /** Company that the customer currently buys for; null = the customer buys as a private person. */
  buysAs: RowId.nullable(),
  /** When, why and by whom the customer was blocked. */
  block: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  /** When the account will be deleted on the customer's request, or was deleted. */
  deleteAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  companies: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      inn: z.string(),
      role: CompanyRole,
      orderLimit: Roubles.nullable(),
      priceCoefficient: z.number().nullable(),
    }),
  ),
  /** Latest 20 orders. */
  orders: z.array(z.object({ number: z.string(), status: z.string(), total: Roubles, createdAt: z.string() })),
  orderCount: z.int(),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      system: z.string(),
      startedAt: z.string(),
      seenAt: z.string(),
      /** Staff member who acts as the customer in this session; null = the customer's own session. */
      impersonatedBy: z.string().nullable(),
    }),
  ),
  /** Current and withdrawn consents, latest first. */
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      version: z.string(),
      givenAt: z.string(),
      withdrawnAt: z.string().nullable(),
      /** Staff member who recorded the consent by phone. Empty = the customer gave it on the site. */
      by: z.string(),
    }),
  ),
  /** Latest first. */
  notes: z.array(Note),
});

export type CustomerDetails = z.infer<typeof CustomerDetails>;

const SetCustomerCoefficientBody = z.object({ priceCoefficient: PriceCoefficient });

const SetCustomerBlockBody = z.object({
  isBlocked: z.boolean(),
  /** Reason for a block. May be empty when lifting it. */
  reason: OptionalReasonLine,
});

const AddNoteBody = z.object({ text: NoteText });
const BeginImpersonationBody = z.object({ reason: ReasonLine });

/** URL of the shop as the customer sees it. The answer sets the cookie of a session that acts as the customer. */
const Impersonation = z.object({ siteUrl: z.string(), endsAt: z.string() });

/** `adminUrl` = the customer's page in the back office; null = nobody was acting as a customer. */
const ImpersonationEnded = z.object({ adminUrl: z.string().nullable() });

/** API calls about customers and companies, for staff. */
export const officeCustomersCalls = define({
  customers: {
    method: 'GET',
    path: '/admin/customers',
    summary: 'Customers by name, phone, e-mail or id, the newest first',
    answer: Customers,
    query: z.strictObject({
      text: z
        .string()
        .max(200)
        .optional()
        .describe('Beginning of a name or e-mail, digits of a phone, an id; words are looked for each'),
      after: AfterRow,
      sort: z
        .enum(customerSorts)
        .optional()
        .describe('registered or name; `_back` behind it: the other way round; absent: the newest first'),
      blocked: YesOrNo.optional().describe('`true`: only those who are blocked'),
    }),
  },
  customer: {
    method: 'GET',
    path: '/admin/customers/{customerId}',
    summary: 'One customer, with companies, orders, sessions, consents and notes',
    answer: CustomerDetails,
  },
  setCustomerCoefficient: {
    method: 'POST',
    path: '/admin/customers/{customerId}/coefficient',
    summary: 'Set the factor on the prices of a customer',
    body: SetCustomerCoefficientBody,
    answer: CustomerDetails,
  },
  setCustomerBlock: {
    method: 'POST',
    path: '/admin/customers/{customerId}/block',
    summary: 'Close the shop to a customer, which ends the sessions, or open it again',
    body: SetCustomerBlockBody,
    answer: CustomerDetails,
  },
  addCustomerNote: {
    method: 'POST',
    path: '/admin/customers/{customerId}/notes',
    summary: 'Write a note that staff alone see',
    body: AddNoteBody,
    answer: CustomerDetails,
  },
  removeCustomerNote: {
    method: 'POST',
    path: '/admin/customers/{customerId}/notes/{noteId}/remove',
    summary: 'Remove a note',
    body: EmptyBody,
    answer: CustomerDetails,
  },
  beginImpersonation: {
    method: 'POST',
    path: '/admin/customers/{customerId}/impersonation',
    summary: 'See the shop as the customer for 30 minutes, in this browser; visible to the customer and recorded',
    body: BeginImpersonationBody,
    answer: Impersonation,
  },
  endImpersonation: {
    method: 'POST',
    path: '/impersonation/end',
    summary: 'Stop acting as a customer in this browser',
    body: EmptyBody,
    answer: ImpersonationEnded,
  },
  companyList: {
    method: 'GET',
    path: '/admin/companies',
    summary: 'Companies by INN or beginning of the name, the newest first',
    answer: CompanyList,
    query: z.strictObject({
      text: z
        .string()
        .max(searchTextLengthMax)
        .optional()
        .describe('Digits of an INN, or the beginning of a word of the name'),
      after: AfterRow,
      sort: z
        .enum(companySorts)
        .optional()
        .describe('registered or name; `_back` behind it: the other way round; absent: the newest first'),
    }),
  },
  companyDetails: {
    method: 'GET',
    path: '/admin/companies/{companyId}',
    summary: 'One company with its members',
    answer: CompanyDetails,
  },
  setCompanyTerms: {
    method: 'POST',
    path: '/admin/companies/{companyId}/terms',
    summary: 'Set contract and price coefficient of a company',
    body: SetCompanyTermsBody,
    answer: CompanyDetails,
  },
  setCompanyMember: {
    method: 'POST',
    path: '/admin/companies/{companyId}/members/{customerId}',
    summary: 'Set role of a member and the largest order without approval',
    body: SetCompanyMemberBody,
    answer: CompanyDetails,
  },
});
