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
  /** Names of the files that go with a letter; absent: none do. */
  readonly attachments?: readonly string[];
}

/** A file that came with a letter. */
export interface InboxFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** A message with what people alone look at. */
export interface InboxEntry {
  readonly id: number;
  readonly message: InboxMessage;
  /** Of a letter, with its pictures in it; empty: it has none. */
  readonly html: string;
  /** What came with it, while it is among the newest. */
  readonly files: readonly InboxFile[];
}

/** What the twins were given to deliver; in memory only. */
export interface Inbox {
  put(message: Omit<InboxMessage, 'at' | 'attachments'>, html?: string, files?: readonly InboxFile[]): void;
  /** Newest first. `to`: a phone in any spelling with eleven digits, or an e-mail address; all messages without it. */
  list(to?: string): readonly InboxMessage[];
  /** The same with their HTML. */
  entries(to?: string): readonly InboxEntry[];
}

const messagesMax = 2000;
/** Files of so many messages are kept: some megabytes. */
const filedMax = 200;

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
    put(message, html = '', files = []) {
      lastId += 1;
      const at = new Date(now()).toISOString();
      const named = files.length === 0 ? {} : { attachments: files.map(({ name }) => name) };
      kept.unshift({ id: lastId, message: { ...message, to: addressOf(message.to), at, ...named }, html, files });
      kept.length = Math.min(kept.length, messagesMax);
      const old = kept[filedMax];
      if (old !== undefined && old.files.length > 0) kept[filedMax] = { ...old, files: [] };
    },
    list: (to) => entries(to).map(({ message }) => message),
    entries,
  };
}
