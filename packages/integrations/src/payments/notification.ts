import { BlockList, isIP } from 'node:net';

import { valueAt } from '../http/index.ts';
import type { PaymentNotification } from './port.ts';
import { readId } from './read-answer.ts';

/** Returns the object in a webhook's parsed body; null = the body is not a webhook of YooKassa. */
export function readNotification(body: unknown): PaymentNotification | null {
  const event = valueAt(body, 'event');
  const id = readId(valueAt(body, 'object', 'id'));
  if (valueAt(body, 'type') !== 'notification' || typeof event !== 'string' || id === null) return null;
  const [kind] = event.split('.');
  return kind === 'payment' || kind === 'refund' ? { kind, id } : null;
}

/** IP networks from which YooKassa sends its webhooks (integrations 2.2). */
const sources = new BlockList();
for (const [network, prefix] of [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
  ['77.75.156.11', 32],
  ['77.75.156.35', 32],
] as const) {
  sources.addSubnet(network, prefix, 'ipv4');
}
sources.addSubnet('2a02:5180::', 32, 'ipv6');

/**
 * True if an IP address belongs to YooKassa. The address comes from trusted proxies. An IPv4 address inside an IPv6
 * address counts as IPv4.
 */
export function isYookassaAddress(ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && sources.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}
