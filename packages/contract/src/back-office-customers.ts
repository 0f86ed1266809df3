import { z } from 'zod';

import { LineText, LocaleName, PlainText, Roubles } from './wire.ts';
import { RowId } from './staff.ts';

/** Factor on the prices, 4 places after the point: 0.95 is five per cent less. */
export const PriceCoefficient = z
  .number()
  .min(0.01)
  .max(10)
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6);

const Reason = LineText.pipe(z.string().min(3).max(500));

/** Goes on after the last row of a page, as the parameter `after`; null: that was the last page. */
export const NextPage = z.string().nullable();

/** One row of the list of customers. */
export const CustomerRow = z.object({
  id: RowId,
  name: z.string(),
  surname: z.string(),
  /** 11 digits; empty: none. */
  phone: z.string(),
  email: z.string(),
  priceCoefficient: z.number(),
  isBlocked: z.boolean(),
  createdAt: z.string(),
  /** How many were placed, in any state. */
  orderCount: z.int(),
});

export type CustomerRow = z.infer<typeof CustomerRow>;

export const Customers = z.object({ customers: z.array(CustomerRow), next: NextPage });

const Note = z.object({
  id: RowId,
  text: z.string(),
  /** Name of who wrote it. */
  by: z.string(),
  at: z.string(),
});

export const CustomerDetails = z.object({
  ...CustomerRow.shape,
  locale: LocaleName,
  /** The company the customer buys as now; null: as himself. */
  buysAs: RowId.nullable(),
  /** When and why, and by whom. */
  block: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  /** When the account will be deleted at the customer's wish; when it was. */
  deleteAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  companies: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      inn: z.string(),
      role: z.enum(['owner', 'buyer', 'accountant']),
      orderLimit: Roubles.nullable(),
      priceCoefficient: z.number().nullable(),
    }),
  ),
  /** The latest 20. */
  orders: z.array(z.object({ number: z.string(), status: z.string(), total: Roubles, createdAt: z.string() })),
  orderCount: z.int(),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      system: z.string(),
      startedAt: z.string(),
      seenAt: z.string(),
      /** Of the shop, who acts as the customer in it; null: the customer's own. */
      impersonatedBy: z.string().nullable(),
    }),
  ),
  /** Standing and withdrawn ones, the latest first. */
  consents: z.array(
    z.object({
      kind: z.enum(['personal_data', 'advertising']),
      version: z.string(),
      givenAt: z.string(),
      withdrawnAt: z.string().nullable(),
      /** Who of the staff it was given to by phone; empty: it was given on the site. */
      by: z.string(),
    }),
  ),
  /** The latest first. */
  notes: z.array(Note),
});

export type CustomerDetails = z.infer<typeof CustomerDetails>;

export const SetCustomerCoefficientBody = z.object({ priceCoefficient: PriceCoefficient });
export const SetCustomerBlockBody = z.object({
  isBlocked: z.boolean(),
  /** Of a block; may be empty where it is lifted. */
  reason: LineText.pipe(z.string().max(500)).default(''),
});
export const AddNoteBody = z.object({ text: PlainText.pipe(z.string().min(1).max(2000)) });
export const RemoveNoteBody = z.object({});

export const BeginImpersonationBody = z.object({ reason: Reason });
/** Where the shop is, as the customer sees it: the browser has the marked session now. */
export const Impersonation = z.object({ siteUrl: z.string(), endsAt: z.string() });

export const EndImpersonationBody = z.object({});
/** `adminUrl`: the customer in the back office; null where nobody was acting. */
export const ImpersonationEnded = z.object({ adminUrl: z.string().nullable() });
