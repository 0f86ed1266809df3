import {
  exchangeFailures,
  exchangeKinds,
  exchangeProblems,
  exchangeStates,
  priceTypeUses,
} from '@farad/domain/exchange';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { AfterRow, YesOrNo } from '../kit/query.ts';
import { EmptyBody, NextPage, RowId, SmallId, WireQuantity } from '../kit/wire.ts';

/** Id of an object in 1C. */
const ExternalId = z.string().min(1).max(200);

const ExchangeSettings = z.object({
  /** True = 1C sends free stock. False = it sends stock on hand. */
  isFreeStock: z.boolean(),
  /** Warehouse for goods without a warehouse in the file; null = such goods are skipped. */
  totalWarehouseId: SmallId.nullable(),
});

/** Account of 1C, the mapping of its objects, and what waits for it. */
export const Exchange = z.object({
  address: z.string(),
  account: z
    .object({ login: z.string(), madeAt: z.string(), by: z.string(), usedAt: z.string().nullable() })
    .nullable(),
  settings: ExchangeSettings,
  /** Number of orders whose current version 1C has not confirmed, up to a limit. */
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

const SetExchangeSettingsBody = ExchangeSettings;

/** The mapping of one object of 1C. */
const ExchangeMappingBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price_type'),
    id: ExternalId,
    use: z.enum(priceTypeUses),
    fromQuantity: WireQuantity,
  }),
  z.object({ kind: z.literal('warehouse'), id: ExternalId, warehouseId: SmallId.nullable() }),
  z.object({ kind: z.literal('group'), id: ExternalId, categoryId: SmallId.nullable() }),
  z.object({
    kind: z.literal('property'),
    id: ExternalId,
    attributeKey: z.string().min(1).max(100).nullable(),
    isIgnored: z.boolean(),
  }),
]);

export type ExchangeMapping = z.infer<typeof ExchangeMappingBody>;

/** The password is shown only once. */
export const MadeExchangeAccount = z.object({ address: z.string(), login: z.string(), password: z.string() });

export type MadeExchangeAccount = z.infer<typeof MadeExchangeAccount>;

const SendOrdersAgainBody = z.object({ since: z.iso.date() });
const OrdersSentAgain = z.object({ orders: z.int() });

/** A file sent by 1C, or an answer that it received. */
export const ExchangeRun = z.object({
  id: RowId,
  /** null = not read. */
  kind: z.enum(exchangeKinds).nullable(),
  file: z.string(),
  state: z.enum(exchangeStates),
  size: z.int(),
  /** Rows processed so far. */
  progress: z.int(),
  counts: z.record(z.string(), z.int()),
  failure: z.enum(exchangeFailures).nullable(),
  line: z.int().nullable(),
  problems: z.int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});

export type ExchangeRun = z.infer<typeof ExchangeRun>;

const ExchangeRuns = z.object({ runs: z.array(ExchangeRun), next: NextPage });

export const ExchangeRunInFull = ExchangeRun.extend({
  /** The first problems only. */
  first: z.array(
    z.object({ line: z.int().nullable(), of: z.string(), value: z.string(), problem: z.enum(exchangeProblems) }),
  ),
});

export type ExchangeRunInFull = z.infer<typeof ExchangeRunInFull>;

/** Calls of the exchange with 1C: account, mapping, history of files (product I2). */
export const officeExchangeCalls = define({
  exchange: {
    method: 'GET',
    path: '/admin/exchange',
    summary: 'Account, settings and mapping of the exchange with 1C',
    answer: Exchange,
  },
  exchangeRuns: {
    method: 'GET',
    path: '/admin/exchange/runs',
    summary: 'Files that 1C sent and answers that it took, the latest first',
    answer: ExchangeRuns,
    query: z.strictObject({
      bad: YesOrNo.optional().describe('`true`: those alone with errors'),
      after: AfterRow,
    }),
  },
  exchangeRun: {
    method: 'GET',
    path: '/admin/exchange/runs/{runId}',
    summary: 'A file of 1C with what was not taken of it',
    answer: ExchangeRunInFull,
  },
  makeExchangeAccount: {
    method: 'POST',
    path: '/admin/exchange/account',
    summary: 'Make the account of 1C, or a new password of it, shown this once',
    body: EmptyBody,
    answer: MadeExchangeAccount,
  },
  endExchangeAccount: {
    method: 'POST',
    path: '/admin/exchange/account/end',
    summary: 'Let 1C in no more',
    body: EmptyBody,
    answer: Exchange,
  },
  setExchangeSettings: {
    method: 'POST',
    path: '/admin/exchange/settings',
    summary: 'Say what stock of 1C means',
    body: SetExchangeSettingsBody,
    answer: Exchange,
  },
  setExchangeMapping: {
    method: 'POST',
    path: '/admin/exchange/mapping',
    summary: 'Say what a thing of 1C is here',
    body: ExchangeMappingBody,
    answer: Exchange,
  },
  sendOrdersAgain: {
    method: 'POST',
    path: '/admin/exchange/send-again',
    summary: 'Tell 1C once more of orders from a day on',
    body: SendOrdersAgainBody,
    answer: OrdersSentAgain,
  },
});
