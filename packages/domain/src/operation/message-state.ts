export const messageStates = ['waiting', 'dead', 'sent', 'delivered', 'undelivered', 'discarded'] as const;

/**
 * State of a message to a customer. `dead`: all tries failed, staff should look. `discarded`: staff looked and
 * dismissed it. `delivered` and `undelivered`: what the provider reported about an SMS that it had accepted.
 */
export type MessageState = (typeof messageStates)[number];

export interface MessageFate {
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
  readonly discardedAt: Date | null;
  /** The provider's delivery report; null = there are none for this message. */
  readonly delivery: 'waiting' | 'delivered' | 'failed' | null;
}

/** Returns the state of an outbox message. */
export function messageState({ sentAt, deadAt, discardedAt, delivery }: MessageFate): MessageState {
  if (delivery === 'delivered') return 'delivered';
  if (delivery === 'failed') return 'undelivered';
  if (sentAt !== null) return 'sent';
  if (discardedAt !== null) return 'discarded';
  return deadAt === null ? 'waiting' : 'dead';
}
