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

/** A message with what people alone look at. */
export interface InboxEntry {
  readonly id: number;
  readonly message: InboxMessage;
  /** Of a letter, with its pictures in it; empty: it has none. */
  readonly html: string;
}

/** What the twins were given to deliver; in memory only. */
export interface Inbox {
  put(message: Omit<InboxMessage, 'at'>, html?: string): void;
  /** Newest first. `to`: a phone in any spelling with eleven digits, or an e-mail address; all messages without it. */
  list(to?: string): readonly InboxMessage[];
  /** The same with their HTML. */
  entries(to?: string): readonly InboxEntry[];
}

const messagesMax = 2000;

/** An address has an @ or letters; everything else is a phone, of which the digits count. */
const addressOf = (to: string): string => (/[@a-z]/i.test(to) ? to.trim().toLowerCase() : to.replace(/\D/g, ''));

export function createInbox(now: () => number = Date.now): Inbox {
  const kept: InboxEntry[] = [];
  let lastId = 0;
  const entries = (to?: string): readonly InboxEntry[] => {
    if (to === undefined || to === '') return [...kept];
    const address = addressOf(to);
    return kept.filter(({ message }) => message.to === address);
  };
  return {
    put(message, html = '') {
      lastId += 1;
      const at = new Date(now()).toISOString();
      kept.unshift({ id: lastId, message: { ...message, to: addressOf(message.to), at }, html });
      kept.length = Math.min(kept.length, messagesMax);
    },
    list: (to) => entries(to).map(({ message }) => message),
    entries,
  };
}
