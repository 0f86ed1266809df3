import { createHmac, randomBytes } from 'node:crypto';

/** How secrets are written, after the Standard Webhooks specification: receivers in any language can read them. */
const secretPrefix = 'whsec_';

export const newHookSecret = (): string => secretPrefix + randomBytes(32).toString('base64');

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), 'base64');

/** What is signed: the event, when this try was sent, and the body to the last byte. */
export interface SignedHook {
  readonly eventId: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** Headers by which a receiver knows that the shop sent it, now and unchanged; one signature for each secret that holds. */
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
