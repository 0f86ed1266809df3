import { timingSafeEqual } from 'node:crypto';

import { keyedToken } from '#kit/keyed-hash.ts';

/** The secret part of the address that the carrier tells us at: of SECRET_KEY, so it needs no place of its own. */
const webhookSecret = (secretKey: Buffer): string => keyedToken(secretKey, 'cdek webhook', 32);

/** Below the API's prefix. */
export const carrierWebhookPath = (secretKey: Buffer): string => `/webhooks/cdek/${webhookSecret(secretKey)}`;

export function isCarrierSecret(secretKey: Buffer, given: string): boolean {
  const wanted = Buffer.from(webhookSecret(secretKey));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
