export const messageStates = ['waiting', 'dead', 'sent', 'discarded'] as const;

/** `dead`: it was given up and somebody should look; `discarded`: somebody looked and let it be. */
export type MessageState = (typeof messageStates)[number];

export interface MessageFate {
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
  readonly discardedAt: Date | null;
}

/** Where a message of the outbox is. */
export function messageState({ sentAt, deadAt, discardedAt }: MessageFate): MessageState {
  if (sentAt !== null) return 'sent';
  if (discardedAt !== null) return 'discarded';
  return deadAt === null ? 'waiting' : 'dead';
}
