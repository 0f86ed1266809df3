/** Scopes of a customer API key (product I4, I5). Each call requires one. */
export const apiScopes = ['search', 'basket', 'orders', 'documents', 'boms', 'kicad'] as const;

export type ApiScope = (typeof apiScopes)[number];

export const apiKeyLimits = {
  /** Maximum number of active keys per customer. */
  liveMax: 20,
  nameLengthMax: 60,
} as const;

/** Rate limits that a key can have, in calls per minute. */
export const apiKeyPaces = [60, 300, 600] as const;

/** Prefix of every key, so that a leaked key is recognisable. */
export const apiKeyPrefix = 'farad_';

const form = /^farad_[A-Za-z0-9_-]{43}$/;

/**
 * Reads the key from an Authorization header: `Bearer <key>`, or `Token <key>` as KiCad sends it. Returns undefined if
 * the header is missing or of another kind, and null if the key is malformed.
 */
export function readApiKey(header: string | undefined): string | null | undefined {
  const [, sent] = /^\s*(?:bearer|token)(?:\s+(.*))?$/i.exec(header ?? '') ?? [];
  if (header === undefined || !/^\s*(?:bearer|token)\b/i.test(header)) return undefined;
  const key = (sent ?? '').trim();
  return form.test(key) ? key : null;
}
