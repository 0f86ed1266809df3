export const messageStates = ['waiting', 'dead', 'sent', 'delivered', 'undelivered', 'discarded'] as const;

/**
 * `dead`: it was given up and somebody should look; `discarded`: somebody looked and let it be. `delivered` and
 * `undelivered`: what the provider said of an SMS that it had taken.
 */
export type MessageState = (typeof messageStates)[number];

export interface MessageFate {
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
  readonly discardedAt: Date | null;
  /** null: nobody tells what became of it. */
  readonly delivery: 'waiting' | 'delivered' | 'failed' | null;
}

/** Where a message of the outbox is. */
export function messageState({ sentAt, deadAt, discardedAt, delivery }: MessageFate): MessageState {
  if (delivery === 'delivered') return 'delivered';
  if (delivery === 'failed') return 'undelivered';
  if (sentAt !== null) return 'sent';
  if (discardedAt !== null) return 'discarded';
  return deadAt === null ? 'waiting' : 'dead';
}
