import { exchangeFailures, exchangeKinds, exchangeProblems, exchangeStates, priceTypeUses } from '@farad/domain/one-c';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, YesOrNo } from '../../kit/query.ts';
import { EmptyBody, NextPage, RowId, SmallId, WireQuantity } from '../../kit/wire.ts';

/** Id of an object in 1C. */
const ExternalId = z.string().min(1).max(200);

const OneCSettings = z.object({
  /** True = the stock that 1C sends is free of reserves. False = it is all stock on hand, reserved pieces included. */
  isFreeStock: z.boolean(),
  /** Warehouse for stock that the file assigns to no known warehouse; null = such stock is ignored. */
  totalWarehouseId: SmallId.nullable(),
});

/** Account of 1C, the mapping of its objects, and the number of orders that it has not confirmed. */
export const OneCExchange = z.object({
  address: z.string(),
  account: z
    .object({ login: z.string(), madeAt: z.string(), by: z.string(), usedAt: z.string().nullable() })
    .nullable(),
  settings: OneCSettings,
  /** Number of orders whose current version 1C has not confirmed. Counted up to a limit. */
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

export type OneCExchange = z.infer<typeof OneCExchange>;

const SetOneCSettingsBody = OneCSettings;

/** How one object of 1C (price type, warehouse, group, property) is mapped to the shop. */
const OneCMappingBody = z.discriminatedUnion('kind', [
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

export type OneCMapping = z.infer<typeof OneCMappingBody>;

/** The new account with its password, which is shown only once. */
export const MadeOneCAccount = z.object({ address: z.string(), login: z.string(), password: z.string() });

export type MadeOneCAccount = z.infer<typeof MadeOneCAccount>;

const SendOrdersAgainBody = z.object({ since: z.iso.date() });
const OrdersSentAgain = z.object({ orders: z.int() });

/** A file that 1C sent, or an answer that 1C received. */
export const OneCRun = z.object({
  id: RowId,
  /** null = the file has not been read, so its kind is unknown. */
  kind: z.enum(exchangeKinds).nullable(),
  file: z.string(),
  state: z.enum(exchangeStates),
  size: z.int(),
  /** Number of rows processed so far. */
  progress: z.int(),
  counts: z.record(z.string(), z.int()),
  failure: z.enum(exchangeFailures).nullable(),
  line: z.int().nullable(),
  problems: z.int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});

export type OneCRun = z.infer<typeof OneCRun>;

const OneCRuns = z.object({ runs: z.array(OneCRun), next: NextPage });

export const OneCRunInFull = OneCRun.extend({
  /** The first problems. `problems` counts all of them. */
  first: z.array(
    z.object({ line: z.int().nullable(), of: z.string(), value: z.string(), problem: z.enum(exchangeProblems) }),
  ),
});

export type OneCRunInFull = z.infer<typeof OneCRunInFull>;

/** API calls about the exchange with 1C: account, mapping, history of files (product I2). */
export const officeExchangeCalls = define({
  exchange: {
    method: 'GET',
    path: '/admin/exchange',
    summary: 'Account, settings and mapping of the exchange with 1C',
    answer: OneCExchange,
  },
  exchangeRuns: {
    method: 'GET',
    path: '/admin/exchange/runs',
    summary: 'Files that 1C sent and answers that it took, the latest first',
    answer: OneCRuns,
    query: z.strictObject({
      bad: YesOrNo.optional().describe('`true`: those alone with errors'),
      after: AfterRow,
    }),
  },
  exchangeRun: {
    method: 'GET',
    path: '/admin/exchange/runs/{runId}',
    summary: 'A file of 1C with what was not taken of it',
    answer: OneCRunInFull,
  },
  makeExchangeAccount: {
    method: 'POST',
    path: '/admin/exchange/account',
    summary: 'Make the account of 1C, or a new password of it, shown this once',
    body: EmptyBody,
    answer: MadeOneCAccount,
  },
  endExchangeAccount: {
    method: 'POST',
    path: '/admin/exchange/account/end',
    summary: 'Let 1C in no more',
    body: EmptyBody,
    answer: OneCExchange,
  },
  setExchangeSettings: {
    method: 'POST',
    path: '/admin/exchange/settings',
    summary: 'Say what stock of 1C means',
    body: SetOneCSettingsBody,
    answer: OneCExchange,
  },
  setExchangeMapping: {
    method: 'POST',
    path: '/admin/exchange/mapping',
    summary: 'Say what a thing of 1C is here',
    body: OneCMappingBody,
    answer: OneCExchange,
  },
  sendOrdersAgain: {
    method: 'POST',
    path: '/admin/exchange/send-again',
    summary: 'Tell 1C once more of orders from a day on',
    body: SendOrdersAgainBody,
    answer: OrdersSentAgain,
  },
});
