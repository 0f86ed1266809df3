import { apiKeyLimits, apiKeyPaces, apiScopes } from '@farad/domain/customer-api';
import { z } from 'zod';

import { LineText, RowIdText } from './wire.ts';

const Pace = z.literal(apiKeyPaces);

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The company that it buys for; null: the person. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Its last four signs. */
  end: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Calls a minute. */
  perMinute: z.int(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** It opens nothing since then. */
  revokedAt: z.string().nullable(),
});

export const ApiKeys = z.object({ keys: z.array(ApiKey) });

export const MakeApiKeyBody = z.strictObject({
  name: LineText.min(1).max(apiKeyLimits.nameLengthMax),
  scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
  /** One of the caller's companies; null: the key buys for the person. */
  company_id: RowIdText.nullable().default(null),
  per_minute: Pace.default(300),
});

/** `token` is the key itself, shown this once. */
export const MadeApiKey = z.object({ key: ApiKey, token: z.string() });

export type WireApiKey = z.infer<typeof ApiKey>;
