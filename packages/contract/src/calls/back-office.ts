import { companySorts, customerSorts } from '@farad/domain/staff';
import { z } from 'zod';

import { CompanyDetails, CompanyList, SetCompanyMemberBody, SetCompanyTermsBody } from '../back-office-companies.ts';
import {
  AddNoteBody,
  BeginImpersonationBody,
  CustomerDetails,
  Customers,
  EndImpersonationBody,
  Impersonation,
  ImpersonationEnded,
  RemoveNoteBody,
  SetCustomerBlockBody,
  SetCustomerCoefficientBody,
} from '../back-office-customers.ts';
import { define } from '../call.ts';
import { RowNumber, YesOrNo } from '../query.ts';

/** What staff see and do of customers and companies. */
export const backOfficeCalls = define({
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
      after: RowNumber.optional().describe('`next` of the page before'),
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
    body: RemoveNoteBody,
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
    body: EndImpersonationBody,
    answer: ImpersonationEnded,
  },
  companyList: {
    method: 'GET',
    path: '/admin/companies',
    summary: 'Companies by INN or beginning of the name, the newest first',
    answer: CompanyList,
    query: z.strictObject({
      text: z.string().max(200).optional().describe('Digits of an INN, or the beginning of a word of the name'),
      after: RowNumber.optional().describe('`next` of the page before'),
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
