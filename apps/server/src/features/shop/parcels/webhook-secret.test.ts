import { expect, it } from 'vitest';

import { keyedToken } from '#kit/keyed-hash.ts';
import { carrierWebhookPath, isCarrierSecret } from './webhook-secret.ts';

const key = Buffer.alloc(32, 7);
const address = carrierWebhookPath(key);
const secret = address.split('/').at(-1) ?? '';

// The carrier keeps the address it was given. A different one after an update would receive no webhooks.
it('the address given to the carrier never changes', () => {
  expect(address).toBe('/webhooks/cdek/aIzjJC6rjzZarBCYxXQBVsoVFrP5NXTq');
});

it('its secret depends on this key and is used only for the carrier', () => {
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(carrierWebhookPath(Buffer.alloc(32, 8))).not.toBe(address);
  expect(secret).not.toBe(keyedToken(key, 'yookassa webhook', 32));
  expect(isCarrierSecret(key, secret)).toBe(true);
  for (const wrong of ['', secret.slice(1), `${secret}a`, `x${secret.slice(1)}`])
    expect(isCarrierSecret(key, wrong)).toBe(false);
});
