import { createHmac, timingSafeEqual } from 'node:crypto';

/** The secret part of the webhook's address: of SECRET_KEY, so it needs no place of its own (integrations 2.2). */
const webhookSecret = (secretKey: Buffer): string =>
  createHmac('sha256', secretKey).update('yookassa webhook').digest('base64url').slice(0, 32);

/** Below the API's prefix: what is set in the cabinet of the provider. */
export const webhookPath = (secretKey: Buffer): string => `/webhooks/yookassa/${webhookSecret(secretKey)}`;

export function isWebhookSecret(secretKey: Buffer, given: string): boolean {
  const wanted = Buffer.from(webhookSecret(secretKey));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
