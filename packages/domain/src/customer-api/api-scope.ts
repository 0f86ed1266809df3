/** What a key of the customer API may be made for (product I4, I5); a call names the one that it needs. */
export const apiScopes = ['search', 'basket', 'orders', 'documents', 'boms', 'kicad'] as const;

export type ApiScope = (typeof apiScopes)[number];

export const apiKeyLimits = {
  /** Keys of a customer that work. */
  liveMax: 20,
  nameLengthMax: 60,
} as const;

/** Calls a minute that a key may be allowed. */
export const apiKeyPaces = [60, 300, 600] as const;

/** Begins every key, so that one that lies about in a file is known for what it is. */
export const apiKeyPrefix = 'farad_';

const form = /^farad_[A-Za-z0-9_-]{43}$/;

/**
 * The key that an Authorization header carries: `Bearer <key>`, or `Token <key>` as KiCad sends it. Undefined: the header
 * is not there or of another kind; null: it is meant for a key and holds none.
 */
export function readApiKey(header: string | undefined): string | null | undefined {
  const [, sent] = /^\s*(?:bearer|token)(?:\s+(.*))?$/i.exec(header ?? '') ?? [];
  if (header === undefined || !/^\s*(?:bearer|token)\b/i.test(header)) return undefined;
  const key = (sent ?? '').trim();
  return form.test(key) ? key : null;
}
