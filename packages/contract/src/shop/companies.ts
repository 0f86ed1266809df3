import { companyAddressLengthMax, companyNameLengthMax, requisiteLengthMax, companyRoles } from '@farad/domain/company';
import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EmptyBody, LineText, RowId } from '../kit/wire.ts';

export const CompanyRole = z.enum(companyRoles);

/** Largest order that a member may place without approval, in whole roubles; null = no limit. */
export const OrderLimit = z.int().min(1).max(1_000_000_000).nullable();

/** A number of the company as typed (INN, KPP and others). Rules of packages/domain check its digits. */
const NumberText = LineText.max(requisiteLengthMax).default('');

const CompanyName = LineText.min(1).max(companyNameLengthMax);
const AddressLine = LineText.max(companyAddressLengthMax).default('');

/** The caller's companies. `buysAs` = the company that the caller currently buys for. */
export const Companies = z.object({
  /** Id of the company; null = the caller buys as a private person. */
  buysAs: RowId.nullable(),
  companies: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      inn: z.string(),
      kpp: z.string().nullable(),
      role: CompanyRole,
      /** Order limit of the caller in this company. */
      orderLimit: OrderLimit,
      memberCount: z.int(),
      /** True = the caller's role may order for the company. */
      mayOrder: z.boolean(),
    }),
  ),
});

export type Companies = z.infer<typeof Companies>;

export const CompanyBank = z.object({
  bik: z.string(),
  name: z.string().nullable(),
  account: z.string(),
  correspondentAccount: z.string().nullable(),
});

/** A company's contract with the shop. */
export const CompanyContract = z.object({ number: z.string(), date: z.iso.date() });

/** A customer who belongs to a company. */
export const CompanyMember = z.object({
  /** Id of the customer. */
  id: RowId,
  name: z.string(),
  /** Phone number (11 digits) and email address. Empty if the caller is not an owner of the company. */
  phone: z.string(),
  email: z.string(),
  role: CompanyRole,
  /** Largest order without approval by an owner. Only members with the role of buyer have a limit. */
  orderLimit: OrderLimit,
});

export const CompanyAnswer = z.object({
  id: RowId,
  inn: z.string(),
  /** True = a sole trader, who has no KPP. */
  isPersonal: z.boolean(),
  kpp: z.string().nullable(),
  ogrn: z.string().nullable(),
  name: z.string(),
  address: z.string(),
  bank: CompanyBank.nullable(),
  /** Contract with the shop, set by staff. */
  contract: CompanyContract.nullable(),
  /** Price coefficient of the company, set by staff; null = the coefficient of the member who buys applies. */
  pricesKoef: z.number().nullable(),
  role: CompanyRole,
  mayManage: z.boolean(),
  members: z.array(
    z.object({
      ...CompanyMember.shape,
      isMe: z.boolean(),
    }),
  ),
  /** Invitations that nobody has accepted yet. Only owners see them; others get an empty list. */
  invitations: z.array(
    z.object({ id: RowId, contact: z.string(), role: CompanyRole, orderLimit: OrderLimit, expiresAt: z.string() }),
  ),
});

export type CompanyAnswer = z.infer<typeof CompanyAnswer>;

/** A new company. `name` is required if the register does not know the INN, or does not answer. */
export const CreateCompanyBody = z.object({
  inn: LineText.min(1).max(requisiteLengthMax),
  name: LineText.max(companyNameLengthMax).default(''),
});

const FindCompanyBody = z.object({ inn: LineText.min(1).max(requisiteLengthMax) });

/** Entry of the register for an INN. It is shown before the company is created. */
export const FoundCompany = z.object({
  /** null = the register does not know the INN, or does not answer. The person then types the company's name. */
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

export const InviteBody = z.object({
  /** A mobile phone number or an email address. */
  contact: LineText.min(1).max(textLimits.email),
  role: CompanyRole,
  orderLimit: OrderLimit,
});

const ChangeMemberBody = z.object({ role: CompanyRole, orderLimit: OrderLimit });

export const InvitationAnswer = z.object({
  company: z.object({ name: z.string(), inn: z.string() }),
  role: CompanyRole,
  orderLimit: OrderLimit,
});

export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

const BuyAsBody = z.object({ companyId: RowId.nullable() });

/** API calls about companies that the caller buys for. */
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
    body: EmptyBody,
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
    body: EmptyBody,
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
    body: EmptyBody,
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
    body: EmptyBody,
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
