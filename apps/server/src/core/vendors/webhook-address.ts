import { timingSafeEqual } from 'node:crypto';

import type { VendorId } from '@farad/domain/shared';

import { keyedToken } from '#kit/keyed-hash.ts';

/** The secret part of a vendor's webhook address: of SECRET_KEY, so it needs no place of its own (integrations 2.2). */
const webhookSecret = (secretKey: Buffer, vendor: VendorId): string => keyedToken(secretKey, `${vendor} webhook`, 32);

/** Below the API's prefix: where a vendor tells the shop what happened. */
export const webhookPath = (secretKey: Buffer, vendor: VendorId): string =>
  `/webhooks/${vendor}/${webhookSecret(secretKey, vendor)}`;

export function isWebhookSecret(secretKey: Buffer, vendor: VendorId, given: string): boolean {
  const wanted = Buffer.from(webhookSecret(secretKey, vendor));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
