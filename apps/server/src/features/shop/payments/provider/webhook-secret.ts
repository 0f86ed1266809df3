import { timingSafeEqual } from 'node:crypto';

import { keyedToken } from '#kit/keyed-hash.ts';

/** Secret part of the webhook's address, derived from SECRET_KEY, so it is stored nowhere (integrations 2.2). */
const webhookSecret = (secretKey: Buffer): string => keyedToken(secretKey, 'yookassa webhook', 32);

/** Path below the API's prefix, to be entered in the provider's account. */
export const webhookPath = (secretKey: Buffer): string => `/webhooks/yookassa/${webhookSecret(secretKey)}`;

export function isWebhookSecret(secretKey: Buffer, given: string): boolean {
  const wanted = Buffer.from(webhookSecret(secretKey));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
