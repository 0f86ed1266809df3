import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of secrets by the Standard Webhooks specification. Libraries in many languages can read such secrets. */
const secretPrefix = 'whsec_';

export const newHookSecret = (): string => secretPrefix + randomBytes(32).toString('base64');

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), 'base64');

/** Data that is signed: id of the event, time of this attempt, and the exact body. */
export interface SignedHook {
  readonly eventId: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * Returns headers with which a receiver can verify sender, time and content. They contain one signature for each
 * secret.
 */
export function hookHeaders({ eventId, sentAt, body }: SignedHook, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signed = `${eventId}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`,
  );
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Farad-Hooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
