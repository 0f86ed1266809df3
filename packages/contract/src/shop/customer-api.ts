import { apiKeyLimits, apiKeyPaces, apiScopes, hookEvents, hookLimits } from '@farad/domain/customer-api';
import { lifecycles } from '@farad/domain/product';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { AfterQuery } from '../kit/query.ts';
import { LineText, PriceMap, ProductIdText, Roubles, RowId, Slug, Unit, WireQuantity } from '../kit/wire.ts';

const Pace = z.literal(apiKeyPaces);

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Company that the key buys for; null = the key buys for the person who created it. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Last four characters of the key. */
  end: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Maximum number of calls per minute. */
  perMinute: z.int(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** When the key was revoked; null = the key is valid. */
  revokedAt: z.string().nullable(),
});

export const ApiKeys = z.object({ keys: z.array(ApiKey) });

export const MakeApiKeyBody = z.strictObject({
  name: LineText.min(1).max(apiKeyLimits.nameLengthMax),
  scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
  /** Id of one of the caller's companies; null = the key buys for the person. */
  company_id: RowId.nullable().default(null),
  per_minute: Pace.default(300),
});

/** `token` is the key itself, shown only once. */
export const MadeApiKey = z.object({ key: ApiKey, token: z.string() });

export type WireApiKey = z.infer<typeof ApiKey>;

const Url = LineText.min(1).max(hookLimits.urlLengthMax);
const Events = z.array(z.enum(hookEvents)).min(1).max(hookEvents.length);

/** A customer's webhook. */
export const Hook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(hookEvents)),
  createdAt: z.string(),
  /** Who paused the webhook: its owner, or the shop because every delivery failed (`failing`). null = not paused. */
  paused: z.enum(['owner', 'failing']).nullable(),
  /**
   * Since when every delivery has failed; null = the last one succeeded, or none was tried since the webhook was
   * created or resumed.
   */
  failingSince: z.string().nullable(),
  /** Until this moment deliveries are also signed with the previous secret; null = only the current secret signs. */
  oldSecretUntil: z.string().nullable(),
});

export const Hooks = z.object({ hooks: z.array(Hook) });

export const MakeHookBody = z.strictObject({ url: Url, events: Events });

/** `secret` signs the deliveries. It is shown only once. */
export const MadeHook = z.object({ hook: Hook, secret: z.string() });

export const SetHookBody = z.strictObject({
  url: Url.optional(),
  events: Events.optional(),
  isPaused: z.boolean().optional(),
});

export const HookDelivery = z.object({
  id: z.string(),
  /** Id of the event. It is the same in all retries and replays. */
  eventId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'taken', 'given_up']),
  at: z.string(),
  tries: z.int(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  /** HTTP status of the last answer; null = there was no answer. */
  status: z.int().nullable(),
  /** Why there was no answer: timeout, not_connected, private_address, broken. */
  error: z.string().nullable(),
  milliseconds: z.int().nullable(),
  isReplay: z.boolean(),
  /** Body that was sent. */
  request: z.string(),
  /** Start of the body of the last answer. */
  answer: z.string(),
});

export const HookDeliveries = z.object({
  hook: Hook,
  deliveries: z.array(HookDelivery),
  /** Parameter `after` for the next page; null = the last page. */
  next: z.string().nullable(),
});

export const Done = z.object({ done: z.literal(true) });

export type WireHook = z.infer<typeof Hook>;
export type WireHookDelivery = z.infer<typeof HookDelivery>;
export type WireHookDeliveries = z.infer<typeof HookDeliveries>;

/** Maximum number of part numbers per call. */
export const pricedNumbersMax = 1000;

export const PricesBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** The manufacturer's part number, or the shop's own number. */
        number: LineText.min(1).max(100),
        /** Name of the maker. Needed only if several makers use the same part number. Empty = any maker. */
        maker: LineText.max(100).default(''),
        quantity: WireQuantity.default(1),
      }),
    )
    .min(1)
    .max(pricedNumbersMax),
});

const Priced = z.object({
  product_id: ProductIdText,
  seo: Slug,
  mpn: z.string(),
  maker: z.string(),
  title: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  /** False = the shop knows the part but does not sell it. */
  isSold: z.boolean(),
  /** Pieces that can be ordered now. */
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  leadTimeDays: z.int().nullable(),
  lifecycle: z.enum(lifecycles),
  /** Price breaks for the owner of the API key. */
  price: PriceMap,
  /** Quantity nearest to the requested one that can be bought; null = the part is not on sale. */
  quantity: z.int().nullable(),
  /** Unit price for `quantity`; null = no quantity can be bought. */
  unit_price: Roubles.nullable(),
  total_price: Roubles.nullable(),
});

export const PricesAnswer = z.object({
  /**
   * Lines in the order of the request. A line has several products if several makers use its part number. It has none
   * if the number is unknown.
   */
  lines: z.array(z.object({ number: z.string(), maker: z.string(), products: z.array(Priced) })),
  /** Requested part numbers that match no product. Each occurs once. */
  unknown: z.array(z.string()),
});

export type PricesAnswer = z.infer<typeof PricesAnswer>;

/**
 * The following schemas are those of KiCad's HTTP libraries, version 1. Every value is a string (dev-docs.kicad.org,
 * "HTTP Libraries").
 */

/** Root of the library. KiCad accepts a library only if it has both fields, but ignores their values. */
export const KicadRoot = z.object({ categories: z.string(), parts: z.string() });

export const KicadCategories = z.array(z.object({ id: z.string(), name: z.string(), description: z.string() }));

const KicadFlag = z.enum(['True', 'False']);

export const KicadPart = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Symbol from KiCad's own libraries, `Library:Symbol`. Empty = the designer chooses one. */
  symbolIdStr: z.string(),
  exclude_from_bom: KicadFlag,
  exclude_from_board: KicadFlag,
  exclude_from_sim: KicadFlag,
  fields: z.record(z.string(), z.object({ value: z.string(), visible: KicadFlag })),
});

/**
 * Parts of a category with all their fields. KiCad since 10.0.5 therefore makes no request for a single part. Older
 * versions read only the first four fields.
 */
export const KicadParts = z.array(KicadPart);

export type KicadPart = z.infer<typeof KicadPart>;

/** Calls about API keys and webhooks, and calls that only customers' programs use (product I4, I5). */
export const customerApiCalls = define({
  prices: {
    method: 'POST',
    path: '/prices',
    summary: 'Price and stock for up to 1,000 part numbers; unknown ones are named',
    body: PricesBody,
    answer: PricesAnswer,
    isQuestion: true,
  },
  apiKeys: { method: 'GET', path: '/account/api-keys', summary: 'Keys of the caller, latest first', answer: ApiKeys },
  makeApiKey: {
    method: 'POST',
    path: '/account/api-keys',
    summary: 'Make a key; it is shown this once',
    body: MakeApiKeyBody,
    answer: MadeApiKey,
    status: 201,
  },
  revokeApiKey: {
    method: 'POST',
    path: '/account/api-keys/{keyId}/revoke',
    summary: 'End a key: from now on it opens nothing',
    body: z.strictObject({}),
    answer: ApiKey,
  },
  hooks: { method: 'GET', path: '/account/hooks', summary: 'Programs that are told of events', answer: Hooks },
  makeHook: {
    method: 'POST',
    path: '/account/hooks',
    summary: 'Tell a program of events: an https address of the open internet. Its secret is shown this once',
    body: MakeHookBody,
    answer: MadeHook,
    status: 201,
  },
  setHook: {
    method: 'POST',
    path: '/account/hooks/{hookId}',
    summary: 'Set address and events, pause, or go on; what waited goes out then',
    body: SetHookBody,
    answer: Hook,
  },
  removeHook: {
    method: 'POST',
    path: '/account/hooks/{hookId}/remove',
    summary: 'Tell a program nothing any more; its log goes too',
    body: z.strictObject({}),
    answer: Done,
  },
  rotateHookSecret: {
    method: 'POST',
    path: '/account/hooks/{hookId}/secret',
    summary: 'Make a new secret, shown this once; the old one signs beside it for a day',
    body: z.strictObject({}),
    answer: MadeHook,
  },
  testHook: {
    method: 'POST',
    path: '/account/hooks/{hookId}/test',
    summary: 'Send an event `hook.test`',
    body: z.strictObject({}),
    answer: Done,
  },
  hookDeliveries: {
    method: 'GET',
    path: '/account/hooks/{hookId}/deliveries',
    summary: 'What was sent to a program and what it answered, latest first; kept for 30 days',
    query: AfterQuery,
    answer: HookDeliveries,
  },
  replayHookDelivery: {
    method: 'POST',
    path: '/account/hooks/{hookId}/deliveries/{deliveryId}/replay',
    summary: 'Send an event once more',
    body: z.strictObject({}),
    answer: Done,
  },
  kicadRoot: { method: 'GET', path: '/kicad/v1', summary: "KiCad's HTTP library: its root", answer: KicadRoot },
  kicadCategories: {
    method: 'GET',
    path: '/kicad/v1/categories.json',
    summary: "KiCad's HTTP library: categories that have parts in stock",
    answer: KicadCategories,
  },
  kicadParts: {
    method: 'GET',
    path: '/kicad/v1/parts/category/{categoryId}.json',
    summary:
      "KiCad's HTTP library: parts of a category that are in stock, the most wanted first, each with all its fields",
    answer: KicadParts,
  },
  kicadPart: {
    method: 'GET',
    path: '/kicad/v1/parts/{partId}.json',
    summary: "KiCad's HTTP library: a part with symbol, footprint, fields, price and stock",
    answer: KicadPart,
  },
});
