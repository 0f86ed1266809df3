import { companyRoles } from '@farad/domain/company';
import { z } from 'zod';

import { NextPage, PriceCoefficient } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText } from './wire.ts';

const RoleName = z.enum(companyRoles);
/** Roubles, whole; null: no limit. */
const OrderLimit = z.int().min(1).max(1_000_000_000).nullable();
const Contract = z.object({ number: z.string(), date: z.iso.date() }).nullable();

export const CompanyListRow = z.object({
  id: RowId,
  name: z.string(),
  inn: z.string(),
  kpp: z.string().nullable(),
  contract: Contract,
  /** null: the members' own. */
  priceCoefficient: z.number().nullable(),
  memberCount: z.int(),
  createdAt: z.string(),
});

export type CompanyListRow = z.infer<typeof CompanyListRow>;

export const CompanyList = z.object({ companies: z.array(CompanyListRow), next: NextPage });

export const CompanyDetails = z.object({
  ...CompanyListRow.shape,
  ogrn: z.string().nullable(),
  address: z.string(),
  bank: z
    .object({
      bik: z.string(),
      name: z.string().nullable(),
      account: z.string(),
      correspondentAccount: z.string().nullable(),
    })
    .nullable(),
  members: z.array(
    z.object({
      /** Of the customer. */
      id: RowId,
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      role: RoleName,
      /** Largest order without an owner's approval; buyers alone have one. */
      orderLimit: OrderLimit,
    }),
  ),
});

export type CompanyDetails = z.infer<typeof CompanyDetails>;

export const SetCompanyTermsBody = z.object({
  contract: z.object({ number: LineText.pipe(z.string().min(1).max(100)), date: z.iso.date() }).nullable(),
  priceCoefficient: PriceCoefficient.nullable(),
});

export const SetCompanyMemberBody = z.object({ role: RoleName, orderLimit: OrderLimit });
