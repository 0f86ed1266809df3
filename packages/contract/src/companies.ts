import { companyRoles } from '@farad/domain/company';
import { z } from 'zod';

import { LineText, RowIdText } from './wire.ts';

const CompanyId = RowIdText;
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
  buysAs: CompanyId.nullable(),
  companies: z.array(
    z.object({
      id: CompanyId,
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
  id: CompanyId,
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
      id: CompanyId,
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
    z.object({ id: CompanyId, contact: z.string(), role: RoleName, orderLimit: OrderLimit, expiresAt: z.string() }),
  ),
});

export type CompanyAnswer = z.infer<typeof CompanyAnswer>;

/** `name` where the register does not know the company, or nobody can ask it now. */
export const CreateCompanyBody = z.object({
  inn: LineText.pipe(z.string().min(1).max(64)),
  name: LineText.pipe(z.string().max(300)).default(''),
});

export const FindCompanyBody = z.object({ inn: LineText.pipe(z.string().min(1).max(64)) });

/** A company by its INN, before it is anybody's. */
export const FoundCompany = z.object({
  /** null: the register knows none, or does not answer; it is named by hand then. */
  company: z.object({ inn: z.string(), kpp: z.string().nullable(), name: z.string() }).nullable(),
});

export const CompanyIdAnswer = z.object({ id: CompanyId });

export const SaveCompanyBody = z.object({
  name: CompanyName,
  kpp: NumberText,
  ogrn: NumberText,
  address: AddressLine,
  bik: NumberText,
  account: NumberText,
  correspondentAccount: NumberText,
});

export const RemoveCompanyBody = z.object({});

export const InviteBody = z.object({
  /** A mobile phone or an e-mail. */
  contact: LineText.pipe(z.string().min(1).max(254)),
  role: RoleName,
  orderLimit: OrderLimit,
});

export const WithdrawInvitationBody = z.object({});

export const ChangeMemberBody = z.object({ role: RoleName, orderLimit: OrderLimit });

export const RemoveMemberBody = z.object({});

export const InvitationAnswer = z.object({
  company: z.object({ name: z.string(), inn: z.string() }),
  role: RoleName,
  orderLimit: OrderLimit,
});

export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const AcceptInvitationBody = z.object({});

export const BuyAsBody = z.object({ companyId: CompanyId.nullable() });
