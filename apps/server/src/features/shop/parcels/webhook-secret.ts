import { timingSafeEqual } from 'node:crypto';

import { keyedToken } from '#kit/keyed-hash.ts';

/** Secret part of the webhook's address, derived from SECRET_KEY, so it is stored nowhere. */
const webhookSecret = (secretKey: Buffer): string => keyedToken(secretKey, 'cdek webhook', 32);

/** Path below the API's prefix. */
export const carrierWebhookPath = (secretKey: Buffer): string => `/webhooks/cdek/${webhookSecret(secretKey)}`;

export function isCarrierSecret(secretKey: Buffer, given: string): boolean {
  const wanted = Buffer.from(webhookSecret(secretKey));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
