import { z } from 'zod';

import { ApiKey, ApiKeys, MadeApiKey, MakeApiKeyBody } from '../api-keys.ts';
import { define } from '../call.ts';
import { FileAnswer } from '../file.ts';
import { Done, Hook, HookDeliveries, Hooks, MadeHook, MakeHookBody, SetHookBody } from '../hooks.ts';
import { KicadCategories, KicadPart, KicadParts, KicadRoot } from '../kicad.ts';
import { PricesAnswer, PricesBody } from '../prices.ts';
import { RowNumber } from '../query.ts';

/** Keys, receivers of events, and what programs of customers ask that no page does (product I4, I5). */
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
    query: z.strictObject({ after: RowNumber.optional().describe('`next` of the page before') }),
    answer: HookDeliveries,
  },
  replayHookDelivery: {
    method: 'POST',
    path: '/account/hooks/{hookId}/deliveries/{deliveryId}/replay',
    summary: 'Send an event once more',
    body: z.strictObject({}),
    answer: Done,
  },
  orderLines: {
    method: 'GET',
    path: '/orders/{number}/lines',
    summary: 'Lines of an order as a table for other programs',
    query: z.object({
      columns: z.enum(['part-db', 'inventree']).describe('part-db or inventree: what those programs import'),
    }),
    answer: FileAnswer,
    answerTypes: ['text/csv'],
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
    summary: "KiCad's HTTP library: parts of a category that are in stock, the most wanted first",
    answer: KicadParts,
  },
  kicadPart: {
    method: 'GET',
    path: '/kicad/v1/parts/{partId}.json',
    summary: "KiCad's HTTP library: a part with symbol, footprint, fields, price and stock",
    answer: KicadPart,
  },
});
