import { timingSafeEqual } from 'node:crypto';

import { keyedToken } from '#kit/keyed-hash.ts';

/** The secret part of the webhook's address: of SECRET_KEY, so it needs no place of its own (integrations 2.2). */
const webhookSecret = (secretKey: Buffer): string => keyedToken(secretKey, 'yookassa webhook', 32);

/** Below the API's prefix: what is set in the cabinet of the provider. */
export const webhookPath = (secretKey: Buffer): string => `/webhooks/yookassa/${webhookSecret(secretKey)}`;

export function isWebhookSecret(secretKey: Buffer, given: string): boolean {
  const wanted = Buffer.from(webhookSecret(secretKey));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
