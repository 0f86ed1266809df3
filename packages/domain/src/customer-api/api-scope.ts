/** Scopes of a customer API key (product I4, I5). Every API call requires one of them. */
export const apiScopes = ['search', 'basket', 'orders', 'documents', 'boms', 'kicad'] as const;

export type ApiScope = (typeof apiScopes)[number];

export const apiKeyLimits = {
  /** Maximum number of active keys per customer. */
  liveMax: 20,
  nameLengthMax: 60,
} as const;

/** Rate limits that a key can have, in calls per minute. */
export const apiKeyPaces = [60, 300, 600] as const;

/** Prefix of every key, so that tools can recognise a leaked key. */
export const apiKeyPrefix = 'farad_';

const form = /^farad_[A-Za-z0-9_-]{43}$/;

/**
 * Returns the API key of an Authorization header: `Bearer <key>`, or `Token <key>` as KiCad sends it. undefined = no
 * header, or another kind of header. null = the key is malformed.
 */
export function readApiKey(header: string | undefined): string | null | undefined {
  const [, sent] = /^\s*(?:bearer|token)(?:\s+(.*))?$/i.exec(header ?? '') ?? [];
  if (header === undefined || !/^\s*(?:bearer|token)\b/i.test(header)) return undefined;
  const key = (sent ?? '').trim();
  return form.test(key) ? key : null;
}
