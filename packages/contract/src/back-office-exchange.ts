import {
  exchangeFailures,
  exchangeKinds,
  exchangeProblems,
  exchangeStates,
  priceTypeUses,
} from '@farad/domain/exchange';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';

/** What 1C calls a thing. */
const ExternalId = z.string().min(1).max(200);
const WarehouseNumber = z.int().min(1).max(2_147_483_647);

const ExchangeSettings = z.object({
  /** 1C tells what is free; else what lies there. */
  isFreeStock: z.boolean(),
  /** Where goods lie of which a file says no warehouse; null: they are not taken. */
  totalWarehouseId: WarehouseNumber.nullable(),
});

/** Whom 1C signs in as, what its things are here, and what waits for it. */
export const Exchange = z.object({
  address: z.string(),
  account: z
    .object({ login: z.string(), madeAt: z.string(), by: z.string(), usedAt: z.string().nullable() })
    .nullable(),
  settings: ExchangeSettings,
  /** Orders that 1C has not taken as they are now, as far as they are counted. */
  waiting: z.int(),
  priceTypes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      currency: z.string(),
      hasTaxInside: z.boolean(),
      use: z.enum(priceTypeUses),
      fromQuantity: z.int(),
    }),
  ),
  warehouses: z.array(z.object({ id: z.string(), name: z.string(), warehouseId: z.int().nullable() })),
  groups: z.array(z.object({ id: z.string(), name: z.string(), parent: z.string(), categoryId: z.int().nullable() })),
  properties: z.array(
    z.object({ id: z.string(), name: z.string(), attributeKey: z.string().nullable(), isIgnored: z.boolean() }),
  ),
});

export type Exchange = z.infer<typeof Exchange>;

export const SetExchangeSettingsBody = ExchangeSettings;

/** What one thing of 1C is here. */
export const ExchangeMappingBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price_type'),
    id: ExternalId,
    use: z.enum(priceTypeUses),
    fromQuantity: z.int().min(1).max(10_000_000),
  }),
  z.object({ kind: z.literal('warehouse'), id: ExternalId, warehouseId: WarehouseNumber.nullable() }),
  z.object({ kind: z.literal('group'), id: ExternalId, categoryId: z.int().min(1).max(2_147_483_647).nullable() }),
  z.object({
    kind: z.literal('property'),
    id: ExternalId,
    attributeKey: z.string().min(1).max(100).nullable(),
    isIgnored: z.boolean(),
  }),
]);

export type ExchangeMapping = z.infer<typeof ExchangeMappingBody>;

/** The password is shown this once. */
export const MadeExchangeAccount = z.object({ address: z.string(), login: z.string(), password: z.string() });

export type MadeExchangeAccount = z.infer<typeof MadeExchangeAccount>;

export const SendOrdersAgainBody = z.object({ since: z.iso.date() });
export const OrdersSentAgain = z.object({ orders: z.int() });

/** A file that 1C sent, or an answer that it took. */
export const ExchangeRun = z.object({
  id: RowId,
  /** null: it was not read. */
  kind: z.enum(exchangeKinds).nullable(),
  file: z.string(),
  state: z.enum(exchangeStates),
  size: z.int(),
  /** Rows so far. */
  progress: z.int(),
  counts: z.record(z.string(), z.int()),
  failure: z.enum(exchangeFailures).nullable(),
  line: z.int().nullable(),
  problems: z.int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});

export type ExchangeRun = z.infer<typeof ExchangeRun>;

export const ExchangeRuns = z.object({ runs: z.array(ExchangeRun), next: NextPage });

export const ExchangeRunInFull = ExchangeRun.extend({
  /** The first ones. */
  first: z.array(
    z.object({ line: z.int().nullable(), of: z.string(), value: z.string(), problem: z.enum(exchangeProblems) }),
  ),
});

export type ExchangeRunInFull = z.infer<typeof ExchangeRunInFull>;
