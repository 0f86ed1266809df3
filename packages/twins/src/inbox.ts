/** A message that would have left for a person. */
export interface InboxMessage {
  readonly channel: 'sms' | 'email';
  /** Eleven digits, or an e-mail address in lower case. */
  readonly to: string;
  /** Empty for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** What the twins were given to deliver; in memory only. */
export interface Inbox {
  put(message: Omit<InboxMessage, 'at'>): void;
  /** Newest first. `to`: a phone in any spelling with eleven digits, or an e-mail address; all messages without it. */
  list(to?: string): readonly InboxMessage[];
}

const messagesMax = 2000;

/** An address has an @ or letters; everything else is a phone, of which the digits count. */
const addressOf = (to: string): string => (/[@a-z]/i.test(to) ? to.trim().toLowerCase() : to.replace(/\D/g, ''));

export function createInbox(now: () => number = Date.now): Inbox {
  const messages: InboxMessage[] = [];
  return {
    put(message) {
      messages.unshift({ ...message, to: addressOf(message.to), at: new Date(now()).toISOString() });
      messages.length = Math.min(messages.length, messagesMax);
    },
    list(to) {
      if (to === undefined || to === '') return [...messages];
      const address = addressOf(to);
      return messages.filter((message) => message.to === address);
    },
  };
}
