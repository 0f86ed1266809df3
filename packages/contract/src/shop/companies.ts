import { companyRoles } from '@farad/domain/company';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, RowId } from '../kit/wire.ts';

const RoleName = z.enum(companyRoles);

/** Roubles, whole; null: no limit. */
const OrderLimit = z.int().min(1).max(1_000_000_000).nullable();

/** Any text a person may type as a number; the rules of its check digits decide. */
const NumberText = LineText.pipe(z.string().max(64)).default('');

const CompanyName = LineText.pipe(z.string().min(1).max(300));
const AddressLine = LineText.pipe(z.string().max(500)).default('');

/** The caller's companies and what he buys as. */
export const Companies = z.object({
  /** Id of the company; null: the person himself. */
  buysAs: RowId.nullable(),
  companies: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      inn: z.string(),
      kpp: z.string().nullable(),
      role: RoleName,
      /** The caller's own. */
      orderLimit: OrderLimit,
      memberCount: z.int(),
      /** His role lets him order for it. */
      mayOrder: z.boolean(),
    }),
  ),
});

export type Companies = z.infer<typeof Companies>;

export const CompanyAnswer = z.object({
  id: RowId,
  inn: z.string(),
  /** A sole trader has no KPP. */
  isPersonal: z.boolean(),
  kpp: z.string().nullable(),
  ogrn: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  bank: z
    .object({
      bik: z.string(),
      name: z.string().nullable(),
      account: z.string(),
      correspondentAccount: z.string().nullable(),
    })
    .nullable(),
  /** With the shop, which sets it. */
  contract: z.object({ number: z.string(), date: z.iso.date() }).nullable(),
  /** Price multiplier of the company, which the shop sets; null: that of the person who buys. */
  pricesKoef: z.number().nullable(),
  role: RoleName,
  mayManage: z.boolean(),
  members: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      /** 11 digits and address; empty for others than owners. */
      phone: z.string(),
      email: z.string(),
      role: RoleName,
      orderLimit: OrderLimit,
      isMe: z.boolean(),
    }),
  ),
  /** Open ones; owners alone see them. */
  invitations: z.array(
    z.object({ id: RowId, contact: z.string(), role: RoleName, orderLimit: OrderLimit, expiresAt: z.string() }),
  ),
});

export type CompanyAnswer = z.infer<typeof CompanyAnswer>;

/** `name` where the register does not know the company, or nobody can ask it now. */
export const CreateCompanyBody = z.object({
  inn: LineText.pipe(z.string().min(1).max(64)),
  name: LineText.pipe(z.string().max(300)).default(''),
});

const FindCompanyBody = z.object({ inn: LineText.pipe(z.string().min(1).max(64)) });

/** A company by its INN, before it is anybody's. */
export const FoundCompany = z.object({
  /** null: the register knows none, or does not answer; it is named by hand then. */
  company: z.object({ inn: z.string(), kpp: z.string().nullable(), name: z.string() }).nullable(),
});

const CompanyIdAnswer = z.object({ id: RowId });

export const SaveCompanyBody = z.object({
  name: CompanyName,
  kpp: NumberText,
  ogrn: NumberText,
  address: AddressLine,
  bik: NumberText,
  account: NumberText,
  correspondentAccount: NumberText,
});

const RemoveCompanyBody = z.object({});

export const InviteBody = z.object({
  /** A mobile phone or an e-mail. */
  contact: LineText.pipe(z.string().min(1).max(254)),
  role: RoleName,
  orderLimit: OrderLimit,
});

const WithdrawInvitationBody = z.object({});

const ChangeMemberBody = z.object({ role: RoleName, orderLimit: OrderLimit });

const RemoveMemberBody = z.object({});

export const InvitationAnswer = z.object({
  company: z.object({ name: z.string(), inn: z.string() }),
  role: RoleName,
  orderLimit: OrderLimit,
});

export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

const AcceptInvitationBody = z.object({});

const BuyAsBody = z.object({ companyId: RowId.nullable() });

/** Companies that the caller buys for. */
export const companiesCalls = define({
  companies: { method: 'GET', path: '/companies', summary: "The caller's companies", answer: Companies },
  createCompany: {
    method: 'POST',
    path: '/companies',
    summary: 'Add a company by its INN; the register fills in the rest',
    body: CreateCompanyBody,
    answer: CompanyIdAnswer,
  },
  findCompany: {
    method: 'POST',
    path: '/companies/find',
    summary: 'What the register says of an INN',
    body: FindCompanyBody,
    answer: FoundCompany,
  },
  company: {
    method: 'GET',
    path: '/companies/{companyId}',
    summary: 'One company of the caller',
    answer: CompanyAnswer,
  },
  saveCompany: {
    method: 'POST',
    path: '/companies/{companyId}',
    summary: 'Set requisites and bank details of a company',
    body: SaveCompanyBody,
    answer: CompanyAnswer,
  },
  removeCompany: {
    method: 'POST',
    path: '/companies/{companyId}/remove',
    summary: 'Remove a company, for all its members',
    body: RemoveCompanyBody,
    answer: Companies,
  },
  inviteToCompany: {
    method: 'POST',
    path: '/companies/{companyId}/invitations',
    summary: 'Invite a person by phone or e-mail; an open invitation of the same address is replaced',
    body: InviteBody,
    answer: CompanyAnswer,
  },
  withdrawInvitation: {
    method: 'POST',
    path: '/companies/{companyId}/invitations/{invitationId}/withdraw',
    summary: 'Withdraw an open invitation',
    body: WithdrawInvitationBody,
    answer: CompanyAnswer,
  },
  changeMember: {
    method: 'POST',
    path: '/companies/{companyId}/members/{memberId}',
    summary: 'Set role and order limit of a member',
    body: ChangeMemberBody,
    answer: CompanyAnswer,
  },
  removeMember: {
    method: 'POST',
    path: '/companies/{companyId}/members/{memberId}/remove',
    summary: 'Remove a member, or leave oneself',
    body: RemoveMemberBody,
    answer: Companies,
  },
  invitation: {
    method: 'GET',
    path: '/company-invitations/{token}',
    summary: 'What the caller is invited to',
    answer: InvitationAnswer,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/company-invitations/{token}/accept',
    summary: 'Become a member',
    body: AcceptInvitationBody,
    answer: CompanyIdAnswer,
  },
  buyAs: {
    method: 'POST',
    path: '/companies/buy-as',
    summary: 'Buy as a company, or as oneself',
    body: BuyAsBody,
    answer: Companies,
  },
});
